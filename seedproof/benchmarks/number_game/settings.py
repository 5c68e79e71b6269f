"""The section `number_game` of params.yaml."""

from math import prod
from typing import Annotated, Literal

import msgspec

from seedproof.benchmarks.number_game.rules import FAMILIES, LEVELS, TENTHS
from seedproof.contract.settings import Asked, BenchmarkSettings, Count, RootSeed, Settings, Split, SplitName

Bound = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Band = Annotated[int, msgspec.Meta(ge=1, le=len(TENTHS) + 1)]
Percent = Annotated[int, msgspec.Meta(ge=1, le=100)]

LARGEST = 1 << 22
"""No value of a game may get beyond it: the search has a table of so many places."""


class Rows(Settings, frozen=True, kw_only=True):
    """Rows of each config; those of `mixed` are shared out over the three levels."""

    easy: Count
    medium: Count
    hard: Count
    mixed: Count

    def of_difficulty(self, difficulty: int) -> tuple[int, int]:
        """Rows of a difficulty: in its own config, and in `mixed`, where the easier ones get what is left."""
        own = (self.easy, self.medium, self.hard)[difficulty - 1]
        return own, (self.mixed + 3 - difficulty) // 3


class Generate(Asked, frozen=True, kw_only=True):
    """What is sampled."""

    ranges: Annotated[
        list[tuple[Bound, Bound]], msgspec.Meta(min_length=min(FAMILIES), max_length=max(FAMILIES))
    ] = msgspec.field(default_factory=lambda: [(1, 4), (1, 6), (1, 8), (1, 12), (1, 20)])
    """The least and the largest value of each base number."""
    excluded_targets: list[Annotated[int, msgspec.Meta(ge=0)]] = msgspec.field(default_factory=lambda: [0])
    bands: Annotated[
        list[tuple[Band, Band]], msgspec.Meta(min_length=len(LEVELS), max_length=len(LEVELS))
    ] = msgspec.field(default_factory=lambda: [(1, 3), (4, 7), (8, 10)])
    """The first and the last band of each level, from the easiest on."""
    rows: Rows
    demonstrations: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 20
    """Worked examples, of which each row of a few-shot config shows its own."""
    shots: list[Literal[2, 5, 10, 20]] = msgspec.field(default_factory=list)
    """How many of them stand before the rows of `mixed`: a config each."""

    def __post_init__(self) -> None:
        """Raises: ValueError for ranges that are empty or too large, or shots that are not there."""
        if any(low > high for low, high in (*self.ranges, *self.bands)):
            raise ValueError("expected each range and each level's bands as [least, largest]")
        if prod(high + 1 for _, high in self.ranges) > LARGEST:
            raise ValueError(f"the ranges are too large: one more than their ends multiply beyond {LARGEST}")
        if self.shots != sorted(set(self.shots)) or max(self.shots, default=0) > self.demonstrations:
            raise ValueError("expected shots once each, in rising order, up to the number of demonstrations")

    @property
    def family(self) -> str:
        """The family of all rows."""
        return FAMILIES[len(self.ranges)]


class Quality(Settings, frozen=True, kw_only=True):
    """What the table must keep to."""

    most_common_target_percent: Percent
    """The largest share of one target in the rows of a config."""
    compared_root_seed: RootSeed
    """Another root seed, whose rows must be as hard."""
    least_p_value_percent: Annotated[int, msgspec.Meta(ge=0, le=50)]
    """The least p-value of the two-sample test that compares them, in every config, times their number."""


class NumberGame(BenchmarkSettings, frozen=True, kw_only=True):
    """All settings of the benchmark."""

    generate: Generate
    quality: Quality
    splits: dict[SplitName, Split[Rows]] = msgspec.field(default_factory=dict)


SETTINGS = NumberGame
