"""The facts of improper integrals."""

from typing import Literal

import msgspec


class Algebraic(msgspec.Struct, frozen=True, tag_field="kind", tag="algebraic"):
    """The function factor x^above over a power of a polynomial, or of its absolute value."""

    factor: int
    above: Literal[0, 1]
    below: list[int]
    """Coefficients of the polynomial, that of the highest power first."""
    power: str
    """A rational number."""
    bars: Literal[0, 1]
    """1 for the absolute value."""
    ends: tuple[str, str]
    """Integers, `-oo` or `oo`."""


class Logarithm(msgspec.Struct, frozen=True, tag_field="kind", tag="logarithm"):
    """The function factor x^power (ln x)^logs."""

    factor: int
    power: str
    """A rational number."""
    logs: str
    """A rational number."""
    ends: tuple[str, str]
    """Their logarithms: integers, `-oo` or `oo`."""


class Exponential(msgspec.Struct, frozen=True, tag_field="kind", tag="exponential"):
    """The function e^(growth x) times a polynomial."""

    polynomial: list[int]
    """Coefficients, that of the highest power first."""
    growth: int
    ends: tuple[str, str]
    """Integers, `-oo` or `oo`."""


Integral = Algebraic | Logarithm | Exponential


class Pair(msgspec.Struct, frozen=True, tag_field="kind", tag="pair"):
    """Two integrals."""

    integrals: list[Integral]


Form = Literal["fraction", "exponential", "start", "rest"]


class Family(msgspec.Struct, frozen=True, tag_field="kind", tag="family"):
    """Functions with a parameter p, of which one is integrated.

    With q = slope p + shift they are, by their form, factor x^q / (x^degree + number)^power and
    factor x^q e^(-number x^degree) for all positive x, and factor (ln x)^q / x from 1 to e^number (`start`)
    or from there on (`rest`).
    """

    form: Form
    factor: int
    slope: int
    shift: int
    degree: int
    """1 for a logarithm."""
    number: int
    power: int
    """1 but in a fraction."""
    chosen: str
    """The parameter of the one that is integrated, a rational number."""


Facts = Pair | Family
