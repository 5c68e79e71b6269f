"""The facts of a polynomial of two variables, whose critical points are planted."""

import msgspec


class Quadratic(msgspec.Struct, frozen=True, tag_field="shape", tag="quadratic"):
    """The quadratic form a u^2 + b uv + c v^2 of the differences to a point, without its constant term."""

    square: tuple[int, int, int]
    """The coefficients a, b and c."""
    point: tuple[int, int]


class Derivative(msgspec.Struct, frozen=True):
    """The derivative of a polynomial of one variable, with simple integer roots."""

    factor: int
    """The leading coefficient."""
    roots: list[int]
    """In order."""


class Sum(msgspec.Struct, frozen=True, tag_field="shape", tag="sum"):
    """The sum g(x) + h(y - s x) of two polynomials of one variable, given by their derivatives."""

    x: Derivative
    """The derivative of g."""
    y: Derivative
    """The derivative of h."""
    slope: int
    """The number s."""


class Coupled(msgspec.Struct, frozen=True, tag_field="shape", tag="coupled"):
    """The polynomial a x^2 (y - low) + c (y - high)^2, without its constant term."""

    factors: tuple[int, int]
    """The numbers a and c."""
    w: int
    """The saddle points are at w and -w."""
    levels: tuple[int, int]
    """The numbers low and high."""


Facts = Quadratic | Sum | Coupled
