"""The facts of an integral by substitution."""

from typing import Literal

import msgspec

Inner = Literal["linear", "square", "cube", "sin", "cos", "exp", "log", "sqrt"]


class Facts(msgspec.Struct, frozen=True):
    """The function factor F(u) u', but for a number in u', where u is a function of x plus a number."""

    factor: int
    inner: Inner
    rate: int
    """The number before x in u, where that is linear; else 1."""
    shift: int
    """The number added in u."""
    outer: str
    """What is taken of u: `exp`, `sin` or `cos`, or the exponent of a power, such as `-1/2`."""
    longer: Literal[0, 1]
    """Whether u without its shift is a factor, too."""
    ends: list[int]
    """Those of a definite integral, as integers: e^x, ln x or sqrt(x) there, where that is in u.

    With a sine or cosine in u they are the numbers of sixths of pi.
    """
