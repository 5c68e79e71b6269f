"""Metrics of judge, as `seedproof.judging` counts them. Source: U-MATH, tables 5 and 7, appendix J."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from pipeline.evaluating.metrics.cases import Case, cases_of
from pipeline.evaluating.metrics.declaring import Mean, Measures, Metric, Ratio, Statistic
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.values import flag, right
from pipeline.evaluating.statistics import signed
from seedproof.judging import Counts, kappa, macro_f1, scores


@dataclass(frozen=True)
class Agreement:
    """How far two judges agree on the solutions that both were asked about."""

    solutions: int
    share: Fraction
    kappa: Fraction | None
    """None if chance alone would make them agree on all."""


def judgement(case: Case) -> bool | None:
    """Return what the judge says of a solution; None where it comes to nothing."""
    label: bool = case.row["label"]
    if case.scored.verdict == "right":
        return label
    if case.scored.verdict == "wrong":
        return not label
    return None


def agreement(first: ScoredRun, second: ScoredRun) -> Agreement | None:
    """Return how far two judges agree, by first attempts; None without a common solution."""
    judged = [
        {case.row["id"]: judgement(case) for case in cases_of(run) if case.attempts}
        for run in (first, second)
    ]
    common = [row_id for row_id in judged[0] if row_id in judged[1]]
    if not common:
        return None
    of_common = [{row_id: of_run[row_id] for row_id in common} for of_run in judged]
    share, beyond_chance = kappa(*of_common)
    return Agreement(len(common), share, beyond_chance)


def relative_differences(cases: Sequence[Case]) -> dict[str, Fraction | None]:
    """Return (F1 of the author − F1) / F1 for each author of solutions, by name.

    None where F1 is 0, or one of both F1 has no value.
    """
    whole = _f1(cases)
    by_author: dict[str, list[Case]] = defaultdict(list)
    for case in cases:
        by_author[case.row["author"]].append(case)
    return {author: relative_difference(_f1(by_author[author]), whole) for author in sorted(by_author)}


def relative_difference(of_author: Fraction | None, whole: Fraction | None) -> Fraction | None:
    """Return (F1 of the author − F1) / F1; None where F1 is 0, or one of both has no value."""
    if of_author is None or not whole:
        return None
    return (of_author - whole) / whole


def _f1(cases: Sequence[Case]) -> Fraction | None:
    return scores((case.row["label"], judgement(case)) for case in cases).macro_f1


def _label(case: Case) -> bool:
    label: bool = case.row["label"]
    return label


def _is_right_solution(case: Case) -> int:
    return flag(_label(case))


def _is_wrong_solution(case: Case) -> int:
    return flag(not _label(case))


def _called_right(case: Case) -> bool:
    """Return whether a solution counts as judged right; who comes to no judgement is wrong."""
    said = judgement(case)
    return not _label(case) if said is None else said


def _is_called_right(case: Case) -> int:
    return flag(_called_right(case))


def _is_called_wrong(case: Case) -> int:
    return flag(not _called_right(case))


def _hit(case: Case) -> int:
    return flag(_label(case) and _called_right(case))


def _missed(case: Case) -> int:
    return flag(_label(case) and not _called_right(case))


def _false_alarm(case: Case) -> int:
    return flag(not _label(case) and _called_right(case))


def _rejected(case: Case) -> int:
    return flag(not _label(case) and not _called_right(case))


def counts_of(case: Case) -> Counts:
    """Return the counts of one judgement; who comes to none is wrong."""
    return Counts(_hit(case), _missed(case), _false_alarm(case), _rejected(case))


def _macro_f1(sums: tuple[int, ...]) -> Fraction | None:
    return macro_f1(Counts(*sums))


def _inconclusive(case: Case) -> int:
    return flag(judgement(case) is None)


_METRICS: tuple[Metric, ...] = (
    Statistic("macro_f1", counts_of, _macro_f1),
    Ratio("tpr", _hit, _is_right_solution),
    Ratio("tnr", _rejected, _is_wrong_solution),
    Ratio("ppv", _hit, _is_called_right),
    Ratio("npv", _rejected, _is_called_wrong),
    Mean("inconclusive", _inconclusive),
    Mean("accuracy", right),
)


def _metrics(run: ScoredRun) -> Sequence[Metric]:
    return _METRICS


def _extra(run: ScoredRun, cases: Sequence[Case]) -> Mapping[str, Any]:
    differences = relative_differences(cases)
    return {
        "relative_difference": {
            author: None if difference is None else signed(difference)
            for author, difference in differences.items()
        }
    }


MEASURES = Measures(metrics=_metrics, extra=_extra)
