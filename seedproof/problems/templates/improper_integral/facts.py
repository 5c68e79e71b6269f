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


class Facts(msgspec.Struct, frozen=True):
    """Two integrals."""

    integrals: list[Integral]
