"""The facts of a drawn graph."""

from typing import Literal

import msgspec

Vertex = tuple[int, int]
Open = Literal[0, 1]
"""1 where an end does not belong to the graph."""
Sign = Literal["<", "<=", ">", ">="]


class Facts(msgspec.Struct, frozen=True):
    """A piecewise linear function, compared with a level."""

    pieces: list[list[Vertex]]
    """The vertices of each piece from left to right; a single one where the piece is a point."""
    open: list[tuple[Open, Open]]
    """For the left and the right end of each piece."""
    sign: Sign
    level: int
