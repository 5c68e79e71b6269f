"""Tables and figures of U-MATH and μ-MATH, from runs of university and of judge."""

from fractions import Fraction
from functools import partial

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.judge import (
    agreement,
    all_mistaken,
    all_right,
    counts_of,
    relative_difference,
)
from pipeline.evaluating.metrics.measuring import groups_of
from pipeline.evaluating.metrics.university import FEW
from pipeline.evaluating.statistics import Extreme, statistic
from pipeline.evaluating.tables.axes import Axis, Choice, Slice, group, metrics, models, names, showing, trait
from pipeline.evaluating.tables.form import Needs, Paper
from pipeline.evaluating.tables.identity import model_of
from pipeline.evaluating.tables.outside import has_outside, outside_axis, outside_said
from pipeline.evaluating.tables.runs import MeasuredRun, Runs, runs_of
from pipeline.evaluating.tables.table import Column, Measure, cell_of
from seedproof.judging import Counts, macro_f1

SOLVING, JUDGING = "university", "judge"

_SUBJECTS = {
    "algebra": "Algebra",
    "differential_calculus": "Diff. C.",
    "integral_calculus": "Integral C.",
    "multivariable_calculus": "Multivar C.",
    "precalculus": "Precalculus",
    "sequences_series": "Seq. & Series",
}
"""Subjects in the order of the paper, with its names."""


def _marked(at: Slice) -> Measure | None:
    """Return the accuracy, with an asterisk where there are few problems."""
    estimate = at.run.estimate("accuracy", at.group, at.value)
    return cell_of(estimate, "*" if estimate is not None and estimate.n < FEW else "")


def _solver(at: Slice) -> MeasuredRun | None:
    """Return the run in which a judge's model solves problems itself, where it was given."""
    solvers = {model_of(run): run for run in runs_of(SOLVING, at.given)}
    return solvers.get(model_of(at.run))


def _solved(at: Slice, *part: str) -> Measure | None:
    solver = _solver(at)
    return None if solver is None else solver.cell("accuracy", *part)


def _relative_difference(at: Slice) -> Measure | None:
    """Return how a judge's F1 on the solutions of one author differs from its F1 on all."""
    counts = [_counts_twice(case, at.value) for case in at.run.cases]
    clusters = groups_of(JUDGING).clusters_of([case.row for case in at.run.cases])
    return cell_of(statistic(counts, _relative, _of_author(all_mistaken), _of_author(all_right), clusters))


def _counts_twice(case: Case, author: str) -> tuple[int, ...]:
    """Return the counts of a judgement among those of the author, and among all."""
    counts = counts_of(case)
    own = counts if case.row["author"] == author else Counts(0, 0, 0, 0)
    return (*own, *counts)


def _of_author(extreme: Extreme) -> Extreme:
    """Return an extreme of the author's solutions; those of others stay as they are."""

    def of_both(sums: tuple[int, ...]) -> tuple[int, ...]:
        own = extreme(sums[:4])
        whole = (
            of_all - before + after for before, of_all, after in zip(sums[:4], sums[4:], own, strict=True)
        )
        return (*own, *whole)

    return of_both


def _relative(sums: tuple[int, ...]) -> Fraction | None:
    return relative_difference(macro_f1(Counts(*sums[:4])), macro_f1(Counts(*sums[4:])))


def _agreement_with(runs: Runs) -> list[Choice]:
    named = zip(names()(runs), runs, strict=True)
    return [Choice(part.labels, shown=partial(_agreement, run)) for part, run in named]


def _agreement(second: MeasuredRun, at: Slice) -> Measure | None:
    common = agreement(at.run.scored, second.scored)
    return None if common is None else Measure(common.share)


_BINS = 20


def _bins(runs: Runs) -> list[Choice]:
    """Return bins that are the least of 1, 2, 5, 10, 20, 50, … words wide that makes few of them."""
    longest = max(line.response_words for run in runs for line in run.scored.scored)
    widths = (factor * 10**power for power in range(12) for factor in (1, 2, 5))
    width: int = next(width for width in widths if longest // width < _BINS)
    places = range(longest // width + 1)
    return [Choice((str(width * place),), shown=partial(_count, width, place)) for place in places]


def _count(width: int, place: int, at: Slice) -> Measure:
    words = (case.scored.response_words for case in at.run.part(at.group, at.value))
    return Measure(Fraction(sum(1 for number in words if number // width == place)))


AXES: dict[str, Axis] = {
    "run by images": lambda runs: names()(sorted(runs, key=lambda run: run.head.images)),
    "run and scheme": names("scheme"),
    "model": models("scheme"),
    "scheme": trait(lambda run: run.head.scheme),
    "author": group("author"),
    "subject": group("subject", _SUBJECTS),
    "modality": group("modality", {"text": "text", "visual": "visual"}),
    "T or V": group("modality", {"text": "T", "visual": "V"}),
    "all": Choice(("all",)),
    "marked accuracy": showing({"": _marked}),
    "rates": metrics({"F1": "macro_f1", "TPR": "tpr", "TNR": "tnr", "PPV": "ppv", "NPV": "npv"}),
    "accuracy on texts": showing({"U-MATH text": lambda at: _solved(at, "modality", "text")}),
    "accuracy on university": showing({"accuracy on university": _solved}),
    "relative difference": showing({"": _relative_difference}),
    "agreement": _agreement_with,
    "words": _bins,
    "number from elsewhere": outside_axis,
}

NEEDS = {
    "solver": Needs(SOLVING, "a run of university"),
    "judge": Needs(JUDGING, "a run of judge"),
    "two judges": Needs(JUDGING, "two runs of judge", least=2),
    "solver and judge": Needs(JUDGING, "runs of university and of judge of one model", beside=SOLVING),
    "sizes": Needs(
        SOLVING,
        "two models of university, and a number of each, such as its size: --against FILE.csv",
        counts=has_outside,
        least=2,
        got=outside_said,
    ),
}

PAPER = Paper("U-MATH", AXES, NEEDS, {}, Column(decimals=1, percent=True))
