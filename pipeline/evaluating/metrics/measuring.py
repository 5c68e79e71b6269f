"""Metrics of a run: each overall and by the groups of its benchmark."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from pipeline.evaluating.metrics.cases import Case, cases_of
from pipeline.evaluating.metrics.declaring import Crossed, Mean, Metric, Ratio, Share, Statistic
from pipeline.evaluating.metrics.measures import measures_of, metrics_of
from pipeline.evaluating.metrics.requests import Row
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.statistics import Estimate, mean, ratio, sample_of, share_of_units, statistic
from pipeline.evaluating.transcripts.head import RunHead
from seedproof.contract import registry
from seedproof.contract.groups import Group, Groups, order_of

T = TypeVar("T")

OVERALL = "overall"
ALL = "all"

ByMetric = Mapping[str, Estimate | None]
"""Estimates by the name of the metric; None where there is nothing to measure."""


@dataclass(frozen=True)
class Measured:
    """All metrics of a run."""

    groups: Mapping[str, Mapping[str, ByMetric]]
    """By group and value; the group `overall` has the value `all`."""
    same_families: ByMetric
    """Overall, for other rows of the same families; none where `overall` says it."""

    @property
    def overall(self) -> ByMetric:
        """The metrics over all episodes."""
        return self.groups[OVERALL][ALL]


def measure(run: ScoredRun) -> Measured:
    """Measure a run by all metrics of its benchmark."""
    cases = cases_of(run)
    measures = measures_of(run.head.benchmark)
    groups = groups_of(run.head.benchmark)
    metrics = metrics_of(run)
    everywhere = list(range(len(cases)))
    positions = {OVERALL: {ALL: everywhere}}
    by: list[Group | Crossed] = [*groups.by, *measures.crossed]
    for group in by:
        positions[group.name] = by_value(cases, group)
    of_families = metrics if groups.by_family([case.row for case in cases]) else ()
    measuring = _Measuring(run.head, cases)
    by_metric = {metric.name: measuring.estimator(metric, groups.clusters_of) for metric in metrics}
    return Measured(
        groups={
            name: {
                value: {metric: estimate(chosen) for metric, estimate in by_metric.items()}
                for value, chosen in of_group.items()
            }
            for name, of_group in positions.items()
        },
        same_families={
            metric.name: measuring.estimator(metric, groups.problems_of)(everywhere) for metric in of_families
        },
    )


def groups_of(benchmark: str) -> Groups:
    """Return by what the episodes of a benchmark are counted."""
    return registry.benchmark(benchmark).groups


def by_value(cases: Sequence[Case], group: Group | Crossed) -> dict[str, list[int]]:
    """Return the positions of the cases of each value of a group, values in order."""
    parts = (group.first, group.second) if isinstance(group, Crossed) else (group,)
    positions: dict[tuple[Any, ...], list[int]] = defaultdict(list)
    for position, case in enumerate(cases):
        positions[tuple(case.row.get(part.column) for part in parts)].append(position)
    in_order = sorted(positions, key=lambda values: [order_of(value) for value in values])
    named: dict[str, list[int]] = {}
    for values in in_order:
        row = cases[positions[values][0]].row
        named[" × ".join(part.of(row) for part in parts)] = positions[values]
    return named


Estimator = Callable[[Sequence[int]], Estimate | None]
"""Estimates a metric over the cases at some positions."""

_ClustersOf = Callable[[Sequence[Row]], Sequence[str]]
"""Returns for each row with which ones it hangs together."""

_OfPlaces = Callable[[Sequence[int], Sequence[str]], Estimate | None]
"""Estimates a metric over some of its cases, by their places among them and their clusters."""


@dataclass(frozen=True)
class _Measuring:
    """How the episodes of a run are measured. Values are worked out once, and then taken group by group."""

    head: RunHead
    cases: Sequence[Case]

    def estimator(self, metric: Metric, clusters_of: _ClustersOf) -> Estimator:
        """Return what estimates a metric: over no case under a plan that cannot have it."""
        means_something = metric.when(self.head)
        chosen = [
            position for position, case in enumerate(self.cases) if means_something and metric.over(case)
        ]
        place = {position: index for index, position in enumerate(chosen)}
        of_places = _of_places(metric, [self.cases[position] for position in chosen])

        def estimate(positions: Sequence[int]) -> Estimate | None:
            having = [position for position in positions if position in place]
            clusters = clusters_of([self.cases[position].row for position in having])
            return of_places([place[position] for position in having], clusters)

        return estimate


def _of_places(metric: Metric, cases: Sequence[Case]) -> _OfPlaces:
    if isinstance(metric, Mean):
        return _of_mean(metric, cases)
    if isinstance(metric, Share):
        return _of_share(metric, cases)
    if isinstance(metric, Ratio):
        return _of_ratio(metric, cases)
    return _of_statistic(metric, cases)


def _of_mean(metric: Mean, cases: Sequence[Case]) -> _OfPlaces:
    sample = sample_of([metric.of(case) for case in cases])
    return lambda places, clusters: mean(sample.at(places, clusters), metric.unit)


def _of_share(metric: Share, cases: Sequence[Case]) -> _OfPlaces:
    parts = [metric.part(case) for case in cases]
    wholes = [metric.whole(case) for case in cases]
    return lambda places, clusters: share_of_units(_at(parts, places), _at(wholes, places), clusters)


def _of_ratio(metric: Ratio, cases: Sequence[Case]) -> _OfPlaces:
    parts = [metric.part(case) for case in cases]
    wholes = [metric.whole(case) for case in cases]

    def estimate(places: Sequence[int], clusters: Sequence[str]) -> Estimate | None:
        of_places = ratio(_at(parts, places), _at(wholes, places), clusters, metric.less)
        return None if of_places is None else _less(of_places, metric.less)

    return estimate


def _of_statistic(metric: Statistic, cases: Sequence[Case]) -> _OfPlaces:
    counts = [metric.counts(case) for case in cases]
    return lambda places, clusters: statistic(
        _at(counts, places), metric.of, metric.worst, metric.best, clusters
    )


def _at(values: Sequence[T], places: Sequence[int]) -> list[T]:
    return [values[place] for place in places]


def _less(estimate: Estimate, number: int) -> Estimate:
    return replace(
        estimate,
        value=estimate.value - number,
        low=None if estimate.low is None else estimate.low - number,
        high=None if estimate.high is None else estimate.high - number,
    )
