"""How a metric is declared: its name, over which episodes, the value of each, and so the method."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from fractions import Fraction
from typing import Any

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.outcomes import Limit
from pipeline.evaluating.metrics.plans import When, always
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.statistics import Unit, Value
from seedproof.contract.groups import Group

Over = Callable[[Case], bool]


def every(case: Case) -> bool:
    """Choose every episode."""
    return True


@dataclass(frozen=True)
class _Declared:
    """What every metric has."""

    name: str
    _: KW_ONLY
    over: Over = every
    """The episodes that it is of."""
    when: When = always
    """The plans under which it means something; under others it has no value."""


@dataclass(frozen=True)
class Mean(_Declared):
    """The mean of a value over episodes: by strata, by clusters, or by Wilson's interval."""

    of: Callable[[Case], Value]
    _: KW_ONLY
    unit: Unit = "share"
    limit: Limit | None = None
    """None: no share is too large."""


@dataclass(frozen=True)
class ShareOfRequests(_Declared):
    """The share of all requests that have a property; the requests of an episode hang together."""

    of: Callable[[Case], int]


@dataclass(frozen=True)
class Ratio(_Declared):
    """A ratio of sums, less a number, with a bootstrap over clusters."""

    part: Callable[[Case], Value]
    whole: Callable[[Case], Value]
    _: KW_ONLY
    less: int = 0


@dataclass(frozen=True)
class Statistic(_Declared):
    """Any other function of sums of counts, with a bootstrap over clusters."""

    counts: Callable[[Case], tuple[int, ...]]
    of: Callable[[tuple[int, ...]], Fraction | None]


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
