"""Metrics of a run: each overall and by the groups of its benchmark."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from pipeline.evaluating.metrics.cases import Case, cases_of
from pipeline.evaluating.metrics.declaring import Crossed, Mean, Metric, Ratio, ShareOfRequests
from pipeline.evaluating.metrics.measures import measures_of
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.statistics import Estimate, mean, over, ratio, sample_of, share_of_units, statistic
from seedproof.contract import registry
from seedproof.contract.groups import Group, Groups, order_of

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
    measuring = _Measuring(cases, clusters, measures.stratum)
    metrics = measures.metrics(run)
    positions = {OVERALL: {ALL: list(range(len(cases)))}}
    by: list[Group | Crossed] = [*groups.by, *measures.crossed]
    for group in by:
        positions[group.name] = by_value(cases, group)
    return Measured(
        groups={
            name: {
                value: {metric.name: measuring.estimate(metric, chosen) for metric in metrics}
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


@dataclass(frozen=True)
class _Measuring:
    """How the episodes of a run are measured."""

    cases: Sequence[Case]
    clusters: Sequence[str]
    stratum: str | None

    def estimate(self, metric: Metric, positions: Sequence[int]) -> Estimate | None:
        """Estimate a metric over the cases at some positions."""
        positions = [position for position in positions if metric.over(self.cases[position])]
        chosen = [self.cases[position] for position in positions]
        clusters = [self.clusters[position] for position in positions]
        if isinstance(metric, Mean):
            sample = sample_of([metric.of(case) for case in chosen], clusters, self._strata(chosen))
            return mean(sample, metric.unit)
        if isinstance(metric, ShareOfRequests):
            parts = [metric.of(case) for case in chosen]
            return share_of_units(parts, [case.scored.requests for case in chosen], clusters)
        if isinstance(metric, Ratio):
            return self._ratio(metric, chosen, clusters)
        return statistic([metric.counts(case) for case in chosen], metric.of, clusters)

    def over_families(self, metric: Mean) -> Estimate | None:
        """Estimate a mean for families like these."""
        chosen = [case for case in self.cases if metric.over(case)]
        sample = sample_of([metric.of(case) for case in chosen])
        return over(sample, [case.row["family"] for case in chosen], metric.unit)

    def _ratio(self, metric: Ratio, cases: Sequence[Case], clusters: Sequence[str]) -> Estimate | None:
        parts = [metric.part(case) for case in cases]
        estimate = ratio(parts, [metric.whole(case) for case in cases], clusters)
        if estimate is None or not metric.less:
            return estimate
        less = Fraction(metric.less)
        return replace(
            estimate, value=estimate.value - less, low=estimate.low - less, high=estimate.high - less
        )

    def _strata(self, cases: Sequence[Case]) -> list[Any] | None:
        if self.stratum is None:
            return None
        return [case.row[self.stratum] for case in cases]
