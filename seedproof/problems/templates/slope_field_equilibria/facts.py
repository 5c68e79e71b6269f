"""The facts of a drawn slope field."""

from typing import Literal

import msgspec

Asked = Literal["steepness", "solution", "basin"]


class Facts(msgspec.Struct, frozen=True):
    """The equation y' = (above / below) (y - e1)(y - e2) ... with a marked start."""

    above: int
    below: int
    """The factor, a fraction in lowest terms."""
    equilibria: list[int]
    """Two or three, in order."""
    start: int
    """The height of the marked point on the y axis."""
    asked: Asked
    """What the second part asks: the largest slope, the solution, or the basin of attraction."""
