"""The section `judge` of params.yaml."""

from typing import Annotated, Literal

import msgspec

from seedproof.contract.settings import Asked, BenchmarkSettings, Count, RootSeed, Settings, Split, SplitName

Percent = Annotated[int, msgspec.Meta(ge=1, le=100)]


class Rows(Settings, frozen=True, kw_only=True):
    """How many problems, shared out evenly over the templates of `university` that have no figure."""

    problems: Count
    candidates: Literal["labelled", "false_step"] = "labelled"
    """Four solutions of each problem, of which one to three are right, or one with a right answer and a false
    step."""


class Generate(Asked, frozen=True, kw_only=True):
    """What is sampled."""

    problems_root_seed: RootSeed
    """That of `university`, from which the problems come."""
    rows: Rows


class Quality(Settings, frozen=True, kw_only=True):
    """What the table must keep to."""

    surface_accuracy_percent: Annotated[int, msgspec.Meta(ge=50, le=100)]
    """The most that a classifier may get right which sees words and lengths, but does no mathematics."""
    golden_accuracy_percent: Annotated[int, msgspec.Meta(ge=50, le=100)] = 55
    """The most that a rule may get right which looks for the letters of the correct answer."""
    agreement_accuracy_percent: Annotated[int, msgspec.Meta(ge=50, le=100)] = 60
    """The most that is right where the answer of most candidates of a problem is taken to be right."""
    label_difference_percent: Percent = 5
    """How far the share of right candidates may be from one half."""
    length_difference_percent: Percent
    """The most by which right and wrong candidates may differ in their mean length."""


class Judge(BenchmarkSettings, frozen=True, kw_only=True):
    """All settings of the benchmark."""

    generate: Generate
    quality: Quality
    splits: dict[SplitName, Split[Rows]] = msgspec.field(default_factory=dict)


SETTINGS = Judge
