"""The facts of a problem on powers of a matrix."""

from typing import Literal

import msgspec

Story = Literal["cars", "readers", "fish", "bicycles"]
Side = Literal["more", "fewer"]


class Recurrence(msgspec.Struct, frozen=True, tag_field="kind", tag="recurrence"):
    """Coupled linear recurrences."""

    matrix: list[list[int]]
    """Row by row: the next values from the present ones."""
    start: list[int]


class Chain(msgspec.Struct, frozen=True, tag_field="kind", tag="chain"):
    """Things that change between two places, step by step."""

    story: Story
    leaving: int
    """Percentage of those at the first place that change to the second in a step."""
    returning: int
    """Percentage of those at the second place that change to the first in a step."""
    start: tuple[int, int]
    side: Side
    threshold: int
    """When there are for the first time more, or fewer, at the first place, is asked."""


Facts = Recurrence | Chain
