"""Metrics of judge, as `seedproof.judging` counts them. Source: U-MATH, tables 5 and 7, appendix J."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, TypeVar

from msgspec.structs import replace as changed

from pipeline.evaluating.metrics.cases import Case, cases_of
from pipeline.evaluating.metrics.declaring import Mean, Measures, Metric, Ratio, Share, Statistic
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.values import flag, right
from pipeline.evaluating.statistics import signed
from seedproof.judging import Counts, kappa, macro_f1, scores

T = TypeVar("T")


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


def all_right(sums: tuple[int, ...]) -> tuple[int, ...]:
    """Return the counts of a judge that calls right what is right, and nothing else."""
    hits, missed, false_alarms, rejected = sums
    return (hits + missed, 0, 0, false_alarms + rejected)


def all_mistaken(sums: tuple[int, ...]) -> tuple[int, ...]:
    """Return the counts of a judge that calls right what is wrong, and nothing else."""
    hits, missed, false_alarms, rejected = sums
    return (0, hits + missed, false_alarms + rejected, 0)


def _inconclusive(case: Case) -> int:
    return flag(judgement(case) is None)


_METRICS: tuple[Metric, ...] = (
    Statistic("macro_f1", counts_of, _macro_f1, all_mistaken, all_right),
    Share("tpr", _hit, _is_right_solution),
    Share("tnr", _rejected, _is_wrong_solution),
    Share("ppv", _hit, _is_called_right),
    Share("npv", _rejected, _is_called_wrong),
    Mean("inconclusive", _inconclusive),
    Mean("accuracy", right),
)


def _metrics(run: ScoredRun) -> Sequence[Metric]:
    if all(line.extracted is None for line in run.scored):
        return _METRICS
    return (*_METRICS, *map(_read_again, _METRICS))


def _read_again(metric: Metric) -> Metric:
    """Return a metric over judgements as a second reading has them, where it was heard."""
    name = f"{metric.name}_with_second_reading"
    match metric:
        case Mean():
            return replace(metric, name=name, of=_again(metric.of))
        case Share():
            return replace(metric, name=name, part=_again(metric.part), whole=_again(metric.whole))
        case Ratio():
            return replace(metric, name=name, part=_again(metric.part), whole=_again(metric.whole))
        case Statistic():
            return replace(metric, name=name, counts=_again(metric.counts))


def _again(value: Callable[[Case], T]) -> Callable[[Case], T]:
    def of_second_reading(case: Case) -> T:
        is_right = case.scored.extracted
        if is_right is None:
            return value(case)
        heard = changed(case.scored, right=is_right, verdict="right" if is_right else "wrong")
        return value(replace(case, scored=heard))

    return of_second_reading


def _extra(run: ScoredRun, cases: Sequence[Case]) -> Mapping[str, Any]:
    differences = relative_differences(cases)
    return {
        "relative_difference": {
            author: None if difference is None else signed(difference)
            for author, difference in differences.items()
        }
    }


MEASURES = Measures(metrics=_metrics, extra=_extra)
