"""The change of a value from one run to another one, by pairs of episodes of the same rows."""

from collections.abc import Callable, Sequence

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.values import flag
from pipeline.evaluating.statistics import Difference, difference
from pipeline.evaluating.statistics.sample import Value
from pipeline.evaluating.tables.table import Measure, cell_of
from seedproof.contract.groups import Groups

Of = Callable[[Case], Value]


def paired(before: Sequence[Case], after: Sequence[Case], value: Of, groups: Groups) -> Difference | None:
    """Estimate the mean change of a value over the episodes that both have; None where there is none.

    `groups` says which rows hang together.
    """
    second = {_key(case): case for case in after}
    pairs = [(case, second[_key(case)]) for case in before if _key(case) in second]
    return difference(
        [value(case) for case, _ in pairs],
        [value(case) for _, case in pairs],
        groups.clusters_of([case.row for case, _ in pairs]),
    )


def change(before: Sequence[Case], after: Sequence[Case], value: Of, groups: Groups) -> Measure | None:
    """Return the mean change with its interval, as a cell."""
    between = paired(before, after, value, groups)
    return None if between is None else cell_of(between.estimate)


def is_first_offered(case: Case) -> int:
    """Return 1 where the first request got an offer, else 0."""
    return flag(case.scored.first is True)


def _key(case: Case) -> tuple[str, int]:
    return case.scored.id, case.scored.attempt
