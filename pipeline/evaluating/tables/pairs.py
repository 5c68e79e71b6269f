"""Episodes of two runs at the same rows, and the mean change of a value between them."""

from collections.abc import Callable, Sequence

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.statistics import Difference, Value, difference
from seedproof.contract.groups import Groups


def paired(
    before: Sequence[Case], after: Sequence[Case], value: Callable[[Case], Value], groups: Groups
) -> Difference | None:
    """Estimate the mean change of a value over the episodes that both have; None where there is none.

    `groups` says which rows hang together.
    """
    second = {(case.scored.id, case.scored.attempt): case for case in after}
    pairs = [
        (case, second[key]) for case in before if (key := (case.scored.id, case.scored.attempt)) in second
    ]
    return difference(
        [value(case) for case, _ in pairs],
        [value(case) for _, case in pairs],
        groups.clusters_of([case.row for case, _ in pairs]),
    )
