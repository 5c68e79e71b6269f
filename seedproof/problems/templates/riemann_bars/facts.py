"""The facts of a drawn Riemann sum."""

from typing import Literal

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A monotonic function of which only values at the edges of bars are known."""

    edges: list[int]
    """Of the bars, from left to right."""
    values: list[int]
    """Of the function at the edges."""
    side: Literal["left", "right"]
    """The end of each bar at which it is as high as the function."""
    rule: Literal["trapezoidal", "simpson"]
    """By which the integral is estimated in the second part."""
