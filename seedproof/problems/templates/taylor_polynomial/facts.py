"""The facts of a Taylor polynomial."""

from typing import Literal

import msgspec

Function = Literal["exp", "sin", "cos", "log", "reciprocal", "sqrt"]
"""Of t: exp t, sin t, cos t, log(1 + t), 1/(1 - t), sqrt(1 + t)."""
Outer = Literal["exp", "log", "reciprocal", "sqrt"]


class Facts(msgspec.Struct, frozen=True):
    """A polynomial times functions of multiples of x, perhaps put into another function."""

    outer: Literal["", Outer]
    polynomial: list[int]
    """The highest power first."""
    factors: list[tuple[Function, int]]
    """Functions, and the numbers before the x in them."""
    order: int
    """The degree of the Taylor polynomial."""
