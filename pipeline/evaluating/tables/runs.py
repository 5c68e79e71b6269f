"""A run as forms see it: its head, and its metrics by group, computed once."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple, TypeAlias

from pipeline.evaluating.metrics.cases import Case, cases_of
from pipeline.evaluating.metrics.measuring import ALL, OVERALL, Measured, measure
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.statistics import Estimate
from pipeline.evaluating.tables.table import Measure, cell_of
from pipeline.evaluating.transcripts.head import RunHead


class Outside(NamedTuple):
    """A number of a model that comes from elsewhere, such as its size."""

    name: str
    value: Fraction


@dataclass(frozen=True)
class MeasuredRun:
    """A scored run with its metrics."""

    scored: ScoredRun
    outside: Outside | None = None

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


Runs: TypeAlias = Sequence[MeasuredRun]


def runs_of(benchmark: str, runs: Runs) -> list[MeasuredRun]:
    """Return the runs of a benchmark, without those of which no episode was scored."""
    return [run for run in runs if run.head.benchmark == benchmark and run.scored.scored]
