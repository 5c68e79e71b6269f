"""The facts of a limit at zero."""

from typing import Literal

import msgspec

Name = Literal["exp", "sin", "cos", "log", "sqrt", "arctan", "expm1", "vercos"]
"""The logarithm and the root are those of 1 + kx, `expm1` is exp(kx) - 1, `vercos` is 1 - cos(kx)."""


class Function(msgspec.Struct, frozen=True, array_like=True):
    """A function of a multiple of x."""

    name: Name
    multiple: int


class Term(msgspec.Struct, frozen=True, array_like=True):
    """A multiple of a function, or of a product of two."""

    factor: int
    functions: list[Function]


class Denominator(msgspec.Struct, frozen=True, array_like=True):
    """A number times a power of x, and times functions that are zero at zero."""

    factor: int
    power: int
    functions: list[Function]


class Facts(msgspec.Struct, frozen=True):
    """A quotient, whose numerator is a sum of functions and a polynomial."""

    functions: list[Term]
    polynomial: list[str]
    """Coefficients, the constant term first; the last one may be an unknown constant, `a` or `-a`."""
    below: Denominator
