"""A run as forms see it: its head, and its metrics by group, computed once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import TypeAlias

from pipeline.evaluating.metrics.cases import Case, cases_of
from pipeline.evaluating.metrics.measuring import ALL, OVERALL, Measured, groups_of, measure
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.statistics import Estimate
from pipeline.evaluating.tables.table import Measure, cell_of
from pipeline.evaluating.transcripts.head import RunHead
from pipeline.evaluating.transcripts.times import Wave


@dataclass(frozen=True)
class MeasuredRun:
    """A scored run with its metrics, and what is known of it from elsewhere."""

    scored: ScoredRun
    outside: Mapping[str, Fraction] = field(default_factory=dict)
    """Numbers of the model, such as its size, by what they are."""
    waves: Sequence[Wave] = ()
    """When it was asked."""

    @property
    def head(self) -> RunHead:
        """What all episodes of the run share."""
        return self.scored.head

    @cached_property
    def cases(self) -> list[Case]:
        """The episodes with their rows, in the order of the release."""
        return cases_of(self.scored)

    @cached_property
    def measured(self) -> Measured:
        """All metrics."""
        return measure(self.scored)

    def estimate(self, metric: str, group: str = OVERALL, value: str = ALL) -> Estimate | None:
        """Return a metric of a group; None where there is none, or nothing to measure."""
        return self.measured.groups.get(group, {}).get(value, {}).get(metric)

    def cell(self, metric: str, group: str = OVERALL, value: str = ALL) -> Measure | None:
        """Return a metric as a cell."""
        return cell_of(self.estimate(metric, group, value))

    def values(self, group: str) -> list[str]:
        """Return the values of a group, in order."""
        return list(self.measured.groups.get(group, {}))

    def part(self, group: str, value: str) -> list[Case]:
        """Return the episodes of a value of a group that the benchmark declares, or all."""
        by = {declared.name: declared for declared in groups_of(self.head.benchmark).by}
        if group not in by:
            return self.cases
        return [case for case in self.cases if by[group].of(case.row) == value]


Runs: TypeAlias = Sequence[MeasuredRun]


def runs_of(benchmark: str, runs: Runs) -> list[MeasuredRun]:
    """Return the runs of a benchmark, without those of which no episode was scored."""
    return [run for run in runs if run.head.benchmark == benchmark and run.scored.scored]


def grouped(runs: Runs, trait: Callable[[MeasuredRun], str]) -> dict[str, list[MeasuredRun]]:
    """Return runs by a trait, in the order in which its values come."""
    groups: dict[str, list[MeasuredRun]] = {}
    for run in runs:
        groups.setdefault(trait(run), []).append(run)
    return groups


def values_of(group: str, runs: Runs) -> list[str]:
    """Return the values that a group has in some run, in the order in which they come."""
    return list(dict.fromkeys(value for run in runs for value in run.values(group)))
