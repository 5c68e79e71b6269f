"""How a metric is declared: its name, over which episodes, the value of each, and so the method."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.statistics import Extreme, Unit, Value
from seedproof.contract.groups import Group

Over = Callable[[Case], bool]


def every(case: Case) -> bool:
    """Choose every episode."""
    return True


@dataclass(frozen=True)
class Mean:
    """The mean of a value over episodes."""

    name: str
    of: Callable[[Case], Value]
    over: Over = every
    unit: Unit = "share"


@dataclass(frozen=True)
class Share:
    """The share of all units, such as requests, that have a property; those of an episode hang together."""

    name: str
    part: Callable[[Case], int]
    whole: Callable[[Case], int]
    over: Over = every


@dataclass(frozen=True)
class Ratio:
    """A ratio of sums of values from 0 to 1, less what it is at least: 0 or 1."""

    name: str
    part: Callable[[Case], Value]
    whole: Callable[[Case], Value]
    over: Over = every
    less: int = 0


@dataclass(frozen=True)
class Statistic:
    """Any other function of sums of counts, with what they would be at worst, and at best."""

    name: str
    counts: Callable[[Case], tuple[int, ...]]
    of: Callable[[tuple[int, ...]], Fraction | None]
    worst: Extreme
    best: Extreme
    over: Over = every


Metric = Mean | Share | Ratio | Statistic


@dataclass(frozen=True)
class Crossed:
    """Two groups at once: a value of it is a value of each."""

    first: Group
    second: Group

    @property
    def name(self) -> str:
        """What it is called."""
        return f"{self.first.name} × {self.second.name}"


Extra = Callable[[ScoredRun, Sequence[Case]], Mapping[str, Any]]
"""Returns what is no metric, as JSON."""


def nothing_more(run: ScoredRun, cases: Sequence[Case]) -> Mapping[str, Any]:
    """Add nothing."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Measures:
    """The declaration of a benchmark's metrics."""

    metrics: Callable[[ScoredRun], Sequence[Metric]]
    crossed: tuple[Crossed, ...] = ()
    """Groups beside those that the benchmark declares."""
    extra: Extra = nothing_more
