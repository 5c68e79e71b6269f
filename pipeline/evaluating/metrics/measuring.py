"""Metrics of a run: each overall and by the groups of its benchmark."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from pipeline.evaluating.metrics.cases import Case, cases_of
from pipeline.evaluating.metrics.declaring import Crossed, Mean, Metric, Ratio, ShareOfRequests, Statistic
from pipeline.evaluating.metrics.measures import measures_of, metrics_of
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.statistics import Estimate, mean, over, ratio, sample_of, share_of_units, statistic
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
    over_families: ByMetric
    """Overall, for families like these."""

    @property
    def overall(self) -> ByMetric:
        """The metrics over all episodes."""
        return self.groups[OVERALL][ALL]


def measure(run: ScoredRun) -> Measured:
    """Measure a run by all metrics of its benchmark."""
    cases = cases_of(run)
    measures = measures_of(run.head.benchmark)
    groups = groups_of(run.head.benchmark)
    clusters = [groups.cluster_of(case.row) for case in cases]
    measuring = _Measuring(run.head, cases, clusters, measures.stratum)
    metrics = metrics_of(run)
    positions = {OVERALL: {ALL: list(range(len(cases)))}}
    by: list[Group | Crossed] = [*groups.by, *measures.crossed]
    for group in by:
        positions[group.name] = by_value(cases, group)
    by_metric = {metric.name: measuring.estimator(metric) for metric in metrics}
    return Measured(
        groups={
            name: {
                value: {metric: estimate(chosen) for metric, estimate in by_metric.items()}
                for value, chosen in of_group.items()
            }
            for name, of_group in positions.items()
        },
        over_families={
            metric.name: measuring.over_families(metric) for metric in metrics if isinstance(metric, Mean)
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


@dataclass(frozen=True)
class _Measuring:
    """How the episodes of a run are measured. Values are worked out once, and then taken group by group."""

    head: RunHead
    cases: Sequence[Case]
    clusters: Sequence[str]
    stratum: str | None

    def estimator(self, metric: Metric) -> Estimator:
        """Return what estimates a metric."""
        chosen = self._chosen(metric)
        place = {position: index for index, position in enumerate(chosen)}
        of_chosen = self._estimator_of_chosen(metric, chosen)

        def estimate(positions: Sequence[int]) -> Estimate | None:
            return of_chosen([place[position] for position in positions if position in place])

        return estimate

    def over_families(self, metric: Mean) -> Estimate | None:
        """Estimate a mean for families like these."""
        chosen = [self.cases[position] for position in self._chosen(metric)]
        sample = sample_of([metric.of(case) for case in chosen])
        return over(sample, [case.row["family"] for case in chosen], metric.unit)

    def _chosen(self, metric: Metric) -> list[int]:
        """Return the positions of the cases that a metric is of: none under a plan that cannot have it."""
        if not metric.when(self.head):
            return []
        return [position for position, case in enumerate(self.cases) if metric.over(case)]

    def _estimator_of_chosen(self, metric: Metric, chosen: Sequence[int]) -> Estimator:
        """Return what estimates a metric over some of the chosen cases, by their places among them."""
        cases = [self.cases[position] for position in chosen]
        clusters = [self.clusters[position] for position in chosen]
        if isinstance(metric, Mean):
            return _of_mean(metric, cases, clusters, self.stratum)
        if isinstance(metric, ShareOfRequests):
            return _of_requests(metric, cases, clusters)
        if isinstance(metric, Ratio):
            return _of_ratio(metric, cases, clusters)
        return _of_statistic(metric, cases, clusters)


def _of_mean(metric: Mean, cases: Sequence[Case], clusters: Sequence[str], stratum: str | None) -> Estimator:
    strata = None if stratum is None else [case.row[stratum] for case in cases]
    sample = sample_of([metric.of(case) for case in cases], clusters, strata)
    return lambda places: mean(sample.at(places), metric.unit)


def _of_requests(metric: ShareOfRequests, cases: Sequence[Case], clusters: Sequence[str]) -> Estimator:
    parts = [metric.of(case) for case in cases]
    wholes = [case.scored.requests for case in cases]
    return lambda places: share_of_units(_at(parts, places), _at(wholes, places), _at(clusters, places))


def _of_ratio(metric: Ratio, cases: Sequence[Case], clusters: Sequence[str]) -> Estimator:
    parts = [metric.part(case) for case in cases]
    wholes = [metric.whole(case) for case in cases]

    def estimate(places: Sequence[int]) -> Estimate | None:
        of_places = ratio(_at(parts, places), _at(wholes, places), _at(clusters, places))
        return None if of_places is None else _less(of_places, metric.less)

    return estimate


def _of_statistic(metric: Statistic, cases: Sequence[Case], clusters: Sequence[str]) -> Estimator:
    counts = [metric.counts(case) for case in cases]
    return lambda places: statistic(_at(counts, places), metric.of, _at(clusters, places))


def _at(values: Sequence[T], places: Sequence[int]) -> list[T]:
    return [values[place] for place in places]


def _less(estimate: Estimate, number: int) -> Estimate:
    return replace(
        estimate,
        value=estimate.value - number,
        low=None if estimate.low is None else estimate.low - number,
        high=None if estimate.high is None else estimate.high - number,
    )
