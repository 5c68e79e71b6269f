"""How a metric is declared: its name, over which episodes, the value of each, and so the method."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.statistics import Unit, Value
from seedproof.contract.groups import Group

Over = Callable[[Case], bool]


def every(case: Case) -> bool:
    """Choose every episode."""
    return True


@dataclass(frozen=True)
class Mean:
    """The mean of a value over episodes: by strata, by clusters, or by Wilson's interval."""

    name: str
    of: Callable[[Case], Value]
    over: Over = every
    unit: Unit = "share"


@dataclass(frozen=True)
class ShareOfRequests:
    """The share of all requests that have a property; the requests of an episode hang together."""

    name: str
    of: Callable[[Case], int]
    over: Over = every


@dataclass(frozen=True)
class Ratio:
    """A ratio of sums, less a number, with a bootstrap over clusters."""

    name: str
    part: Callable[[Case], Value]
    whole: Callable[[Case], Value]
    over: Over = every
    less: int = 0


@dataclass(frozen=True)
class Statistic:
    """Any other function of sums of counts, with a bootstrap over clusters."""

    name: str
    counts: Callable[[Case], tuple[int, ...]]
    of: Callable[[tuple[int, ...]], Fraction | None]
    over: Over = every


Metric = Mean | ShareOfRequests | Ratio | Statistic


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
    stratum: str | None = None
    """The column of the fixed strata; None: there are none."""
    crossed: tuple[Crossed, ...] = ()
    """Groups beside those that the benchmark declares."""
    extra: Extra = nothing_more
