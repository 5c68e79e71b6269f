"""Tables and figures of U-MATH and μ-MATH, from runs of university and of judge."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.judge import (
    agreement,
    all_mistaken,
    all_right,
    judgement,
    relative_difference,
)
from pipeline.evaluating.metrics.measuring import ALL, OVERALL, groups_of
from pipeline.evaluating.metrics.university import FEW
from pipeline.evaluating.statistics import Extreme, statistic
from pipeline.evaluating.tables.figure import Bars, Figure, HeatMap, Histogram, Point, Scatter, Series
from pipeline.evaluating.tables.form import Form, Needs
from pipeline.evaluating.tables.identity import (
    grouped,
    labels_of,
    model_of,
)
from pipeline.evaluating.tables.notes import INTERVALS, remarks
from pipeline.evaluating.tables.outside import have_outside, name_of_outside, outside_said, with_outside
from pipeline.evaluating.tables.runs import MeasuredRun, Runs, runs_of
from pipeline.evaluating.tables.table import Cell, Column, Measure, Row, Table, cell_of
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

_MODALITIES = {"text": "T", "visual": "V"}


_RATES = {"macro_f1": "F1", "tpr": "TPR", "tnr": "TNR", "ppv": "PPV", "npv": "NPV"}


def _notes(own: Runs) -> tuple[str, ...]:
    return (INTERVALS, *remarks(own))


def _by_subject(runs: Runs) -> Table:
    own = sorted(runs_of(SOLVING, runs), key=lambda run: run.head.images)
    rows = []
    for run, label in zip(own, labels_of(own), strict=True):
        cells: list[Cell] = [run.cell("accuracy")]
        cells += [_marked(run, "modality", modality) for modality in _MODALITIES]
        for subject in _SUBJECTS:
            cells += [
                _marked(run, "subject × modality", f"{subject} × {modality}") for modality in _MODALITIES
            ]
        rows.append(Row((label,), tuple(cells)))
    titles = ["U-MATH", *_MODALITIES.values()]
    titles += [f"{subject} {sign}" for subject in _SUBJECTS.values() for sign in _MODALITIES.values()]
    return Table(
        title="Accuracy (%) overall and by subject, text (T) and visual (V)",
        labels=("Model",),
        columns=tuple(Column(title, 1, percent=True) for title in titles),
        rows=tuple(rows),
        notes=(
            f"An asterisk: fewer than {FEW} problems. Runs without images stand first.",
            *_notes(own),
        ),
    )


def _marked(run: MeasuredRun, group: str, value: str) -> Measure | None:
    estimate = run.estimate("accuracy", group, value)
    return cell_of(estimate, "*" if estimate is not None and estimate.n < FEW else "")


def _judges(runs: Runs) -> Table:
    own = runs_of(JUDGING, runs)
    solvers = {model_of(run): run for run in runs_of(SOLVING, runs)}
    authors = list(dict.fromkeys(author for run in own for author in run.values("author")))
    rows = []
    for run, label in zip(own, labels_of(own), strict=True):
        solver = solvers.get(model_of(run))
        cells: list[Cell] = [None if solver is None else solver.cell("accuracy", "modality", "text")]
        cells += [run.cell(metric) for metric in _RATES]
        cells += [run.cell("macro_f1", "author", author) for author in authors]
        rows.append(Row((label,), tuple(cells)))
    titles = ["U-MATH text", *_RATES.values(), *(f"F1 {author}" for author in authors)]
    return Table(
        title="Judges, in percent: macro-F1, rates of right and wrong solutions, and macro-F1 by author",
        labels=("Model",),
        columns=tuple(Column(title, 1, percent=True) for title in titles),
        rows=tuple(rows),
        notes=(
            "An inconclusive judgement counts as wrong. Macro-F1 has no value where all solutions are right, "
            "or all wrong. U-MATH text is the same model as a solver, where "
            "such a run was given.",
            *_notes(own),
        ),
    )


def _inconclusive(runs: Runs) -> Table:
    own = runs_of(JUDGING, runs)
    models = list(grouped(own, model_of))
    rows = []
    for scheme, of_scheme in grouped(own, _scheme_of).items():
        by_model = {model_of(run): run for run in of_scheme}
        cells = [by_model[model].cell("inconclusive") if model in by_model else None for model in models]
        rows.append(Row((scheme,), tuple(cells)))
    return Table(
        title="Inconclusive judgements, in percent",
        labels=("Scheme",),
        columns=tuple(Column(model, 1, percent=True) for model in models),
        rows=tuple(rows),
        notes=_notes(own),
    )


def _scheme_of(run: MeasuredRun) -> str:
    return run.head.scheme or "brief"


_MODALITY_PANELS = (("all", OVERALL, ALL), ("text", "modality", "text"), ("visual", "modality", "visual"))


def _accuracies(runs: Runs) -> Figure:
    own = runs_of(SOLVING, runs)
    labels = tuple(labels_of(own))
    panels = tuple(
        Bars(title, labels, (Series("accuracy", tuple(run.cell("accuracy", group, value) for run in own)),))
        for title, group, value in _MODALITY_PANELS
    )
    return Figure(
        title="Accuracy on university: all problems, text, and visual",
        unit="Share of solved problems in percent; lines are intervals of 95 %",
        panels=panels,
        percent=True,
        notes=remarks(own),
    )


def subjects(runs: Runs) -> Figure:
    """Return the accuracy by subject, text and visual, a panel a run."""
    own = runs_of(SOLVING, runs)
    panels = tuple(
        Bars(
            label,
            tuple(_SUBJECTS.values()),
            tuple(
                Series(
                    modality,
                    tuple(
                        _marked(run, "subject × modality", f"{subject} × {modality}") for subject in _SUBJECTS
                    ),
                )
                for modality in _MODALITIES
            ),
        )
        for run, label in zip(own, labels_of(own), strict=True)
    )
    return Figure(
        title="Accuracy by subject: text and visual problems",
        unit=(
            "Share of solved problems in percent; lines are intervals of 95 %; an asterisk: fewer than "
            f"{FEW} problems"
        ),
        panels=panels,
        percent=True,
        notes=remarks(own),
    )


def _relative_differences(runs: Runs) -> Figure:
    """Return how a judge's F1 on the solutions of one author differs from its F1 on all."""
    own = runs_of(JUDGING, runs)
    return Figure(
        title="Macro-F1 on the solutions of one author, against all",
        unit="(F1 of the author − F1) / F1, in percent; lines: intervals of 95 %",
        panels=_by_author_and_scheme(own, _relative_difference),
        percent=True,
        change=True,
        limits=None,
        notes=remarks(own),
    )


def _relative_difference(run: MeasuredRun, author: str) -> Measure | None:
    counts = [_counts_twice(case, author) for case in run.cases]
    clusters = groups_of(JUDGING).clusters_of([case.row for case in run.cases])
    return cell_of(statistic(counts, _relative, _of_author(all_mistaken), _of_author(all_right), clusters))


def _counts_twice(case: Case, author: str) -> tuple[int, ...]:
    """Return the counts of a judgement among those of the author, and among all."""
    counts = _counts(case)
    own = counts if case.row["author"] == author else Counts(0, 0, 0, 0)
    return (*own, *counts)


def _counts(case: Case) -> Counts:
    label: bool = case.row["label"]
    said = judgement(case)
    called = not label if said is None else said
    pairs = ((True, True), (True, False), (False, True), (False, False))
    return Counts(*(1 if (label, called) == pair else 0 for pair in pairs))


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
    of_author = macro_f1(Counts(*sums[:4]))
    whole = macro_f1(Counts(*sums[4:]))
    return relative_difference(of_author, whole)


def _f1_by_author(runs: Runs) -> Figure:
    own = runs_of(JUDGING, runs)
    return Figure(
        title="Macro-F1 by author of the solutions, by judge and prompting scheme",
        unit="Macro-F1 in percent; lines are intervals of 95 %",
        panels=_by_author_and_scheme(own, lambda run, author: run.cell("macro_f1", "author", author)),
        percent=True,
        notes=remarks(own),
    )


def _by_author_and_scheme(own: Runs, value: Callable[[MeasuredRun, str], Measure | None]) -> tuple[Bars, ...]:
    """Return a panel for each author, with a series for each prompting scheme."""
    models = list(grouped(own, model_of))
    by_scheme = {
        scheme: {model_of(run): run for run in of_scheme}
        for scheme, of_scheme in grouped(own, _scheme_of).items()
    }
    authors = list(dict.fromkeys(author for run in own for author in run.values("author")))
    panels = []
    for author in authors:
        series = [
            Series(
                scheme,
                tuple(value(by_model[model], author) if model in by_model else None for model in models),
            )
            for scheme, by_model in by_scheme.items()
        ]
        panels.append(Bars(author, tuple(models), tuple(series)))
    return tuple(panels)


_BINS = 20


def _lengths(runs: Runs) -> Figure:
    own = runs_of(SOLVING, runs)
    longest = max(line.response_words for run in own for line in run.scored.scored)
    width = _round_width(longest)
    edges = tuple(Fraction(width * place) for place in range(longest // width + 2))
    panels = tuple(
        Histogram(
            label,
            "words",
            edges,
            tuple(
                Series(modality, _counted(run, has_image, width, len(edges) - 1))
                for modality, has_image in (("text", False), ("visual", True))
            ),
        )
        for run, label in zip(own, labels_of(own), strict=True)
    )
    return Figure(
        title="Lengths of responses",
        unit="Responses by their number of words, to text and to visual problems",
        panels=panels,
        limits=None,
        notes=remarks(own),
    )


def _round_width(longest: int) -> int:
    """Return the least of 1, 2, 5, 10, 20, 50, … that makes at most `_BINS` bins."""
    widths = (factor * 10**power for power in range(12) for factor in (1, 2, 5))
    width: int = next(width for width in widths if longest // width < _BINS)
    return width


def _counted(run: MeasuredRun, has_image: bool, width: int, bins: int) -> tuple[Measure, ...]:
    counts = Counter(
        case.scored.response_words // width for case in run.cases if case.row["has_image"] == has_image
    )
    return tuple(Measure(Fraction(counts[place])) for place in range(bins))


def _by_size(runs: Runs) -> Figure:
    own = with_outside(runs_of(SOLVING, runs))
    name = name_of_outside(own)
    panels = tuple(
        Scatter(title, name, "accuracy", _sized(own, group, value))
        for title, group, value in _MODALITY_PANELS
    )
    return Figure(
        title=f"Accuracy on university and {name}",
        unit="Share of solved problems in percent; lines are intervals of 95 %",
        panels=panels,
        limits=None,
        notes=remarks(own),
    )


def _sized(own: Runs, group: str, value: str) -> tuple[Point, ...]:
    points = []
    for run, label in zip(own, labels_of(own), strict=True):
        cell = run.cell("accuracy", group, value)
        if cell is not None and run.outside is not None:
            points.append(Point(label, Measure(run.outside.value), cell))
    return tuple(points)


def _solving_and_judging(runs: Runs) -> Figure:
    solvers = {model_of(run): run for run in runs_of(SOLVING, runs)}
    own = [run for run in runs_of(JUDGING, runs) if model_of(run) in solvers]
    points = []
    for run in own:
        solved = solvers[model_of(run)].cell("accuracy")
        judged = run.cell("macro_f1")
        if solved is not None and judged is not None:
            points.append(Point(model_of(run), solved, judged, _scheme_of(run)))
    return Figure(
        title="Solving and judging",
        unit="In percent; lines are intervals of 95 %",
        panels=(Scatter("", "accuracy on university", "macro-F1 on judge", tuple(points)),),
        percent=True,
        notes=remarks(own),
    )


def rates(runs: Runs) -> Figure:
    """Return the true positive rate of each judge against its true negative rate."""
    own = runs_of(JUDGING, runs)
    points = []
    for run in own:
        positive = run.cell("tpr")
        negative = run.cell("tnr")
        if positive is not None and negative is not None:
            points.append(Point(model_of(run), positive, negative, _scheme_of(run), run.cell("macro_f1")))
    return Figure(
        title="Right solutions that are accepted, and wrong ones that are refused",
        unit="In percent; behind each name its macro-F1; lines are intervals of 95 %",
        panels=(Scatter("", "true positive rate", "true negative rate", tuple(points)),),
        percent=True,
        notes=remarks(own),
    )


def _agreements(runs: Runs) -> Figure:
    own = runs_of(JUDGING, runs)
    labels = tuple(labels_of(own))
    values = tuple(tuple(_agreement(first, second) for second in own) for first in own)
    return Figure(
        title="Agreement of judges",
        unit="Share of solutions with the same judgement, in percent",
        panels=(HeatMap("", labels, labels, values),),
        percent=True,
        notes=remarks(own),
    )


def _agreement(first: MeasuredRun, second: MeasuredRun) -> Measure | None:
    common = agreement(first.scored, second.scored)
    return None if common is None else Measure(common.share)


def _at_least(count: int, runs: Runs) -> bool:
    return len(runs) >= count


def _labels(runs: Sequence[MeasuredRun]) -> str:
    return ", ".join(labels_of(runs))


_SOLVER = Needs(SOLVING, "a run of university")
_JUDGE = Needs(JUDGING, "a run of judge")
_TWO_JUDGES = Needs(JUDGING, "two runs of judge", partial(_at_least, 2), _labels)
_BOTH = Needs(JUDGING, "runs of university and of judge of one model", beside=SOLVING)
_SIZES = Needs(
    SOLVING,
    "two models of university, and a number of each, such as its size: --against FILE.csv",
    partial(have_outside, 2),
    outside_said,
)

FORMS = (
    Form("umath-4", "Accuracy by subject, text and visual", _SOLVER, _by_subject),
    Form("umath-5", "Judges: macro-F1 and rates", _JUDGE, _judges),
    Form("umath-7", "Inconclusive judgements by scheme", _JUDGE, _inconclusive),
    Form("umath-fig-2", "Accuracy: all, text, visual", _SOLVER, _accuracies),
    Form("umath-fig-3", "Judges: relative difference by author", _JUDGE, _relative_differences),
    Form("umath-fig-11", "Lengths of responses", _SOLVER, _lengths),
    Form("umath-fig-12", "Accuracy by size", _SIZES, _by_size),
    Form("umath-fig-13", "Judges: macro-F1 by author and scheme", _JUDGE, _f1_by_author),
    Form("umath-fig-14", "Solving and judging", _BOTH, _solving_and_judging),
    Form("umath-fig-15", "Judges: true positive and true negative rate", _JUDGE, rates),
    Form("umath-fig-16", "Agreement of judges", _TWO_JUDGES, _agreements),
)
