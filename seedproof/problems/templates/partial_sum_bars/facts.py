"""The facts of a bar chart of a sequence."""

from typing import Literal

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """The first members of a sequence as the heights of bars."""

    kind: Literal["terms", "sequence"]
    """Whether it is geometric itself, or only its differences are."""
    heights: list[int]
    precision: int
    """An error is to be less than one over this."""
