"""The facts of a trigonometric equation with multiple angles."""

from typing import Literal

import msgspec

Function = Literal["sin", "cos"]


class Facts(msgspec.Struct, frozen=True):
    """A sum of sines or cosines of multiples of x; it is zero, or a multiple of one more function."""

    function: Function
    multiples: list[int]
    """Two, or four of which the outer and the inner ones have the same sum; in rising order."""
    sign: Literal[1, -1]
    """That of the first of two terms; 1 for four terms."""
    factor: int
    """Of the cosine or sine of half the difference on the right: its square, with its sign; zero for none."""
    interval: tuple[int, int]
    """Where solutions are asked for in the second part, in halves of pi; only the first end belongs to it."""
