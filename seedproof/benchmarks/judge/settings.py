"""The section `judge` of params.yaml."""

from typing import Annotated, Literal

import msgspec

from seedproof.contract.settings import Asked, BenchmarkSettings, Count, RootSeed, Settings, Split, SplitName

Percent = Annotated[int, msgspec.Meta(ge=1, le=100)]


class Rows(Settings, frozen=True, kw_only=True):
    """How many problems, shared out evenly over the templates of `university` that have no figure."""

    problems: Count
    candidates: Literal["labelled", "false_step"] = "labelled"
    """Two right and two wrong solutions of each problem, or one with a right answer and a false step."""


class Generate(Asked, frozen=True, kw_only=True):
    """What is sampled."""

    problems_root_seed: RootSeed
    """That of `university`, from which the problems come."""
    rows: Rows


class Quality(Settings, frozen=True, kw_only=True):
    """What the table must keep to."""

    surface_accuracy_percent: Annotated[int, msgspec.Meta(ge=50, le=100)]
    """The most that a classifier may get right which sees words and lengths, but does no mathematics."""
    length_difference_percent: Percent
    """The most by which right and wrong candidates may differ in their mean length."""


class Judge(BenchmarkSettings, frozen=True, kw_only=True):
    """All settings of the benchmark."""

    generate: Generate
    quality: Quality
    splits: dict[SplitName, Split[Rows]] = msgspec.field(default_factory=dict)


SETTINGS = Judge
