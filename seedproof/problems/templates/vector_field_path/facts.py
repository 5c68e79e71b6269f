"""The facts of a circulation around a drawn path."""

from typing import Literal

import msgspec

Distraction = Literal["exponential", "cosine", "root"]
"""A function of a component's own variable, which adds nothing along a closed curve."""


class Facts(msgspec.Struct, frozen=True):
    """A plane field, and one or two loops that do not overlap."""

    first: list[list[int]]
    """The first component: of each term the powers of x and y, and the coefficient at the end."""
    second: list[list[int]]
    distractions: tuple[Distraction, Distraction]
    """What is added to the components."""
    loops: list[list[tuple[int, int]]]
    """The corners of each loop, in the order in which they are passed."""
