"""The facts of a drawn derivative."""

from typing import Literal

import msgspec

Direction = Literal["increasing", "decreasing", "concave up", "concave down"]

Places = Literal["maxima", "minima", "bends"]

Asked = Direction | Places | Literal["value", "greatest"]


class Facts(msgspec.Struct, frozen=True):
    """A derivative that consists of line segments, and what is asked about the function."""

    points: list[tuple[int, int]]
    """Where the segments end, from left to right."""
    asked: list[Asked]
    known: list[int]
    """The value of the function at the left end, and where its value is asked; empty if none is known."""
