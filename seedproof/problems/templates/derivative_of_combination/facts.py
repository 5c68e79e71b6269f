"""The facts of a function to differentiate."""

from typing import Literal

import msgspec

Form = Literal["product", "quotient"]
Name = Literal["exp", "sin", "cos", "log", "sqrt", "arctan", "power"]
AtPoint = Literal["tangent", "second"]


class Facts(msgspec.Struct, frozen=True):
    """A function of a polynomial, or of a function of one, beside or over another polynomial."""

    form: Form
    polynomial: list[int]
    """The other factor, or the denominator; as all polynomials, the highest power first."""
    outer: Name
    exponent: int
    """Of a power; else 1."""
    inside: list[int | Name]
    """Numbers c and k and a function g where the outer function is applied to c + k g; else nothing."""
    inner: list[int]
    """The polynomial in the middle."""
    at: int
    asked: list[AtPoint]
    """The tangent line, or the second derivative, where x is `at`."""
