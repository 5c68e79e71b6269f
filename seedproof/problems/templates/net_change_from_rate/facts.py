"""The facts of a drawn rate."""

from typing import Literal

import msgspec

Story = Literal["particle", "tank", "battery"]
Shape = Literal["steps", "lines"]
Quantity = Literal["net", "total", "end", "largest"]


class Facts(msgspec.Struct, frozen=True):
    """A rate that is constant in pieces, or linear in pieces."""

    story: Story
    shape: Shape
    times: list[int]
    """Where the pieces begin and end, from zero."""
    rates: list[int]
    """Of steps one each, of lines one at each time."""
    asked: list[Quantity]
    start: int = 0
    """How much there is at time zero; zero where that is not said."""
