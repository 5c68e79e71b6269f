"""The change of a value from one run to another one, by pairs of episodes of the same rows."""

from collections.abc import Callable

from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.scored import Scored
from pipeline.evaluating.statistics import Difference, difference
from pipeline.evaluating.statistics.sample import Value
from pipeline.evaluating.tables.table import Measure


def paired(
    before: ScoredRun, after: ScoredRun, value: Callable[[Scored], Value]
) -> Difference | None:
    """Estimate the mean change of a value over the episodes that both runs have; None where there is none."""
    second = {(line.id, line.attempt): line for line in after.scored}
    pairs = [
        (line, second[line.id, line.attempt])
        for line in before.scored
        if (line.id, line.attempt) in second
    ]
    return difference(
        [value(line) for line, _ in pairs],
        [value(line) for _, line in pairs],
        [line.id for line, _ in pairs],
    )


def change(before: ScoredRun, after: ScoredRun, value: Callable[[Scored], Value]) -> Measure | None:
    """Return the mean change with its interval, as a cell."""
    between = paired(before, after, value)
    if between is None:
        return None
    estimate = between.estimate
    return Measure(estimate.value, estimate.low, estimate.high)


def is_right(line: Scored) -> int:
    """Return 1 for a right answer, else 0."""
    return 1 if line.right else 0


def is_first_offered(line: Scored) -> int:
    """Return 1 where the first request got an offer, else 0."""
    return 1 if line.first else 0
