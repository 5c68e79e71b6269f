"""The facts of an indeterminate limit."""

from typing import Literal

import msgspec

Name = Literal["linear", "exp", "log", "sin", "tan", "arctan", "cos"]
"""Functions that are zero at zero: `exp` is e^u - 1, `log` is ln(1 + u), `cos` is cos(u) - 1."""

Form = Literal["power", "difference", "product"]
Asked = Literal["rate", "parameter"]


class Function(msgspec.Struct, frozen=True, array_like=True):
    """A function of a multiple of its variable."""

    name: Name
    multiple: int


class Small(msgspec.Struct, frozen=True, tag_field="kind", tag="small"):
    """Two functions p u and q v that tend to zero.

    A power is (1 + p u + q v)^(c / x), a difference is p / u + q / v, both for x to 0; a product is
    x (p u(1/x) + q v(1/x)) for x to infinity. With a parameter k, a power has c / x^2, a product x^2.
    """

    form: Form
    asked: Asked
    outer: int
    """The c of a power, otherwise 1."""
    first_factor: int
    first: Function
    second_factor: int
    """Zero where there is one function only, or the unknown parameter stands here with a minus sign."""
    second: Function


class Large(msgspec.Struct, frozen=True, tag_field="kind", tag="large"):
    """The power (p e^(a x) + q e^(b x))^(c / x) for x to infinity, with a > b."""

    outer: int
    factors: tuple[int, int]
    exponents: tuple[int, int]


Facts = Small | Large
