"""The facts of a cobweb diagram."""

from typing import Literal

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A linear or quadratic function, and a sequence that it makes."""

    marks: list[tuple[int, int]]
    """Lattice points of the graph, from left to right: two of a line, three of a parabola, of which two are
    its fixed points."""
    start: int
    """The first term of the sequence."""
    explicit: Literal[0, 1]
    """Whether a formula for the terms is asked for, too."""
