"""Metrics of curriculum. Source: MathCAMPS, tables 1 to 3 and 15."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.declaring import Mean, Measures, Metric
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.values import DOUBTFUL, flag, readings, right
from pipeline.evaluating.statistics import signed
from pipeline.evaluating.transcripts.head import RunHead
from seedproof.contract import registry


class Drop(NamedTuple):
    """The accuracy in a standard, and how much of it is left with the follow-ups."""

    standard: str
    accuracy: Fraction
    with_follow_ups: Fraction

    @property
    def size(self) -> Fraction:
        """How far the accuracy falls."""
        return self.accuracy - self.with_follow_ups


def _asks_behind(head: RunHead) -> bool:
    """Return whether follow-ups are asked behind answers of the run."""
    declared = registry.benchmark(head.benchmark).asking.follow_ups
    return declared is not None and head.config == declared.main


def _is_main(case: Case) -> bool:
    return case.is_main


def _is_follow_up(case: Case) -> bool:
    return not case.is_main


def _is_incremental(case: Case) -> bool:
    return not case.is_main and case.row["kind"] == "incremental"


def _is_counterfactual(case: Case) -> bool:
    return not case.is_main and case.row["kind"] == "counterfactual"


def _right_throughout(case: Case) -> int:
    return flag(case.right_throughout)


def standards_with_follow_ups(run: ScoredRun) -> frozenset[str]:
    """Return the standards of which a problem of the run has follow-ups."""
    return frozenset(_standard(run.rows[row_id]) for row_id in run.follow_ups)


def _metrics(run: ScoredRun) -> Sequence[Metric]:
    standards = standards_with_follow_ups(run)

    def has_follow_ups(case: Case) -> bool:
        return case.is_main and _standard(case.row) in standards

    return (
        Mean("accuracy", right, over=_is_main),
        *readings(run),
        Mean("follow_ups", right, over=_is_follow_up, when=_asks_behind),
        Mean("incremental_follow_ups", right, over=_is_incremental, when=_asks_behind),
        Mean("counterfactual_follow_ups", right, over=_is_counterfactual, when=_asks_behind),
        Mean("accuracy_where_follow_ups", right, over=has_follow_ups, when=_asks_behind),
        Mean("accuracy_with_follow_ups", _right_throughout, over=has_follow_ups, when=_asks_behind),
        *DOUBTFUL,
    )


def drops(run: ScoredRun, cases: Sequence[Case]) -> list[Drop]:
    """Return how the accuracy falls with the follow-ups in each standard that has some, in their order."""
    standards = standards_with_follow_ups(run)
    by_standard: dict[str, list[Case]] = defaultdict(list)
    for case in cases:
        if case.is_main and _standard(case.row) in standards:
            by_standard[_standard(case.row)].append(case)
    return [_drop(standard, of_standard) for standard, of_standard in by_standard.items()]


def largest_drop(of_standards: Sequence[Drop]) -> Drop | None:
    """Return the largest drop, of equal ones the first; None where there are no follow-ups."""
    return max(of_standards, key=lambda drop: drop.size, default=None)


def _drop(standard: str, cases: Sequence[Case]) -> Drop:
    accuracy = Fraction(sum(right(case) for case in cases), len(cases))
    left = Fraction(sum(_right_throughout(case) for case in cases), len(cases))
    return Drop(standard, accuracy, left)


def _standard(row: Mapping[str, Any]) -> str:
    standard: str = row["standard"]
    return standard


def _extra(run: ScoredRun, cases: Sequence[Case]) -> Mapping[str, Any]:
    drop = largest_drop(drops(run, cases))
    if drop is None:
        return {"largest_drop": None}
    return {
        "largest_drop": {
            "standard": drop.standard,
            "accuracy": signed(drop.accuracy),
            "accuracy_with_follow_ups": signed(drop.with_follow_ups),
        }
    }


MEASURES = Measures(metrics=_metrics, stratum="standard", extra=_extra)
