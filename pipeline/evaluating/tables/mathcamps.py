"""Tables and figures of MathCAMPS, from runs of curriculum."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.curriculum import drops, largest_drop
from pipeline.evaluating.metrics.measuring import groups_of
from pipeline.evaluating.metrics.values import right
from pipeline.evaluating.statistics import correlation, signed
from pipeline.evaluating.tables.figure import Figure, Lines, Point, Scatter, Series
from pipeline.evaluating.tables.fitting import fitted
from pipeline.evaluating.tables.form import Form, Needs
from pipeline.evaluating.tables.identity import (
    grouped,
    labels_of,
    model_of,
    vendor_of,
)
from pipeline.evaluating.tables.notes import INTERVALS, remarks
from pipeline.evaluating.tables.outside import have_outside, name_of_outside, outside_said, with_outside
from pipeline.evaluating.tables.ranking import Ranking, pareto_share
from pipeline.evaluating.tables.runs import MeasuredRun, Runs, runs_of
from pipeline.evaluating.tables.table import Cell, Column, Measure, Row, Table

BENCHMARK = "curriculum"

LEARNT = Fraction(3, 10)
"""The last accuracy from which on a standard is shown as learnt."""

_GRADES = {"kindergarten": "K", **{str(grade): str(grade) for grade in range(1, 9)}}


def _notes(own: Runs) -> tuple[str, ...]:
    return (INTERVALS, *remarks(own))


def _by_grade(runs: Runs) -> Table:
    own = runs_of(BENCHMARK, runs)
    rows = [
        Row(
            (vendor_of(run), label),
            (run.cell("accuracy"), *(run.cell("accuracy", "grade", grade) for grade in _GRADES)),
        )
        for run, label in zip(own, labels_of(own), strict=True)
    ]
    if len(rows) > 1:
        rows.append(Row(("–", "Avg. Performance"), _means(rows)))
    return Table(
        title="Final-answer accuracy by grade",
        labels=("Vendor", "Model"),
        columns=tuple(Column(title, 2) for title in ("All", *_GRADES.values())),
        rows=tuple(rows),
        notes=_notes(own),
    )


def _means(rows: Sequence[Row]) -> tuple[Cell, ...]:
    """Return the mean of each column over the rows that have a value."""
    means: list[Cell] = []
    for cells in zip(*(row.cells for row in rows), strict=True):
        values = [cell.value for cell in cells if isinstance(cell, Measure)]
        means.append(Measure(sum(values, Fraction(0)) / len(values)) if values else None)
    return tuple(means)


def _rank_changes(runs: Runs) -> Table:
    own = runs_of(BENCHMARK, runs)
    groups = groups_of(BENCHMARK)
    overall = Ranking.of([[case for case in run.cases if case.is_main] for run in own], right, groups)
    of_runs = [_main_by_standard(run) for run in own]
    by_standard = {
        standard: Ranking.of([of_run.get(standard, []) for of_run in of_runs], right, groups)
        for standard in own[0].values("standard")
    }
    texts = _texts(own)
    rows = []
    for position, label in enumerate(labels_of(own)):
        standard = _outlier(position, overall, by_standard)
        there = by_standard[standard]
        cells: tuple[Cell, ...] = (
            f"{standard} - {texts[standard]}",
            overall.rank(position),
            there.rank(position),
            "yes" if overall.is_apart(there, position) else "no",
        )
        rows.append(Row((label,), cells))
    share = pareto_share(list(by_standard.values()))
    return Table(
        title="Largest rank changes when focusing on one standard",
        labels=("Model",),
        columns=(
            Column("Top outlier skill"),
            Column("Rank overall", 0, span=True),
            Column("Rank there", 0, span=True),
            Column("Beyond chance"),
        ),
        rows=tuple(rows),
        notes=(
            "A rank is 1 + the number of models that are better. Written are the ranks that are possible: "
            "of two models one is better only where McNemar's exact p is at most 0.05 and the interval of "
            "their paired difference has no 0 in it. In CSV stands the rank by the accuracies, too.",
            f"In {signed(100 * share, 2)} % of the pairs of models one is at least as good on all "
            "standards and better on one, by the accuracies as they are.",
            *remarks(own),
        ),
    )


def _main_by_standard(run: MeasuredRun) -> dict[str, list[Case]]:
    """Return the episodes of problems, by standard."""
    by_standard: dict[str, list[Case]] = {}
    for case in run.cases:
        if case.is_main:
            by_standard.setdefault(case.row["standard"], []).append(case)
    return by_standard


def _texts(own: Runs) -> dict[str, str]:
    """Return the description of each standard."""
    return {case.row["standard"]: case.row["standard_text"].rstrip(".") for run in own for case in run.cases}


def _outlier(position: int, overall: Ranking, by_standard: Mapping[str, Ranking]) -> str:
    """Return the standard of the largest rank change; of equal ones that of the larger change in accuracy."""

    def size(standard: str) -> tuple[Fraction, Fraction]:
        there = by_standard[standard]
        moved = there.rank(position).value - overall.rank(position).value
        return abs(moved), abs(there.values[position] - overall.values[position])

    # `max` takes the first one of equals.
    return max(by_standard, key=size)


def _with_follow_ups(runs: Runs) -> Table:
    own = runs_of(BENCHMARK, runs)
    texts = _texts(own)
    rows = []
    for run, label in zip(own, labels_of(own), strict=True):
        drop = largest_drop(drops(run.scored, run.cases))
        cells: tuple[Cell, ...] = (run.cell("accuracy_with_follow_ups"), None, None, None)
        if drop is not None:
            cells = (
                run.cell("accuracy_with_follow_ups"),
                f"{drop.standard} - {texts[drop.standard]}",
                run.cell("accuracy_where_follow_ups", "standard", drop.standard),
                run.cell("accuracy_with_follow_ups", "standard", drop.standard),
            )
        rows.append(Row((label,), cells))
    return Table(
        title="Accuracy with follow-up questions",
        labels=("Model",),
        columns=(
            Column("Acc. with follow-ups", 2),
            Column("Largest drop"),
            Column("Accuracy there", 2),
            Column("Accuracy there with follow-ups", 2),
        ),
        rows=tuple(rows),
        notes=(
            "Over the standards that have follow-ups: right only with all its follow-ups. The standard of "
            "the largest drop is the most extreme of many, so its numbers are too extreme, too.",
            *_notes(own),
        ),
    )


def _of_follow_ups(runs: Runs) -> Table:
    own = runs_of(BENCHMARK, runs)
    rows = []
    for run, label in zip(own, labels_of(own), strict=True):
        asked = run.estimate("follow_ups")
        cells: tuple[Cell, ...] = (
            run.cell("accuracy"),
            run.cell("incremental_follow_ups"),
            run.cell("counterfactual_follow_ups"),
            0 if asked is None else asked.n,
        )
        rows.append(Row((vendor_of(run), label), cells))
    return Table(
        title="Accuracy on incremental and counterfactual follow-ups",
        labels=("Vendor", "Model"),
        columns=(
            Column("Main Acc.", 2),
            Column("IFUP Acc.", 2),
            Column("CFUP Acc.", 2),
            Column("Total FUPs seen"),
        ),
        rows=tuple(rows),
        notes=(
            "Follow-ups are asked after right answers only, so each model was asked others: these columns "
            "do not compare models.",
            *_notes(own),
        ),
    )


def _learning(runs: Runs) -> Figure:
    own = runs_of(BENCHMARK, runs)
    panels: list[Lines] = []
    for model, of_model in grouped(own, model_of).items():
        steps = {run.head.checkpoint: run for run in of_model if run.head.checkpoint is not None}
        ordered = [steps[step] for step in sorted(steps)]
        if len(ordered) > 1:
            panels += _learnt(model, ordered)
    return Figure(
        title="Learning: accuracy by checkpoint",
        unit=(
            f"Share of right answers in the standards with at least {signed(LEARNT, 1)} at the last "
            "checkpoint; lines are intervals of 95 %"
        ),
        panels=tuple(panels),
        notes=remarks(own),
    )


_TOLD_APART = 7
"""Lines that are still told apart in one panel, as many as the paper has; more get a panel each."""


def _learnt(model: str, ordered: Runs) -> list[Lines]:
    last = ordered[-1]
    series = []
    for standard in last.values("standard"):
        estimate = last.estimate("accuracy", "standard", standard)
        if estimate is not None and estimate.value >= LEARNT:
            values = tuple(run.cell("accuracy", "standard", standard) for run in ordered)
            series.append(Series(standard, values))
    places = tuple(Fraction(run.head.checkpoint or 0) for run in ordered)
    if len(series) <= _TOLD_APART:
        return [Lines(model, "checkpoint", places, tuple(series))]
    return [Lines(f"{model}, {each.name}", "checkpoint", places, (each,)) for each in series]


def _against(runs: Runs) -> Figure:
    own = with_outside(runs_of(BENCHMARK, runs))
    points: list[Point] = []
    for run, label in zip(own, labels_of(own), strict=True):
        cell = run.cell("accuracy")
        if run.outside is not None and cell is not None:
            points.append(Point(label, Measure(run.outside.value), cell))
    xs = [point.x.value for point in points]
    ys = [point.y.value for point in points]
    name = name_of_outside(own)
    found = correlation(xs, ys)
    said = (
        "no correlation: a column does not vary"
        if found is None
        else (
            f"Pearson {signed(found.pearson, 3)}, Spearman {signed(found.spearman, 3)}, {found.n} models, "
            f"p = {signed(found.p, 4)} by permutation"
        )
    )
    return Figure(
        title=f"Accuracy on curriculum and {name}",
        unit=f"{said}; lines are intervals of 95 %",
        panels=(Scatter("", name, "accuracy on curriculum", tuple(points), fitted(xs, ys)),),
        limits=None,
        notes=remarks(own),
    )


def _has_two_checkpoints(runs: Runs) -> bool:
    return any(
        len({run.head.checkpoint for run in of_model} - {None}) > 1
        for of_model in grouped(runs, model_of).values()
    )


def _checkpoints(runs: Runs) -> str:
    said = [
        f"{model_of(run)} at {'no checkpoint' if run.head.checkpoint is None else run.head.checkpoint}"
        for run in runs
    ]
    return ", ".join(said)


_ANY = Needs(BENCHMARK, "a run of curriculum")
_TWO = Needs(BENCHMARK, "runs of two models of curriculum", lambda runs: len(runs) > 1)
_CHECKPOINTS = Needs(
    BENCHMARK, "two checkpoints of one model of curriculum", _has_two_checkpoints, _checkpoints
)
_COLUMN = Needs(
    BENCHMARK,
    "three models of curriculum, and a number of each: --against FILE.csv",
    partial(have_outside, 3),
    outside_said,
)

FORMS = (
    Form("mathcamps-1", "Accuracy by grade", _ANY, _by_grade),
    Form("mathcamps-2", "Largest rank changes, of which table 2 shows some", _TWO, _rank_changes),
    Form("mathcamps-14", "Largest rank changes, as mathcamps-2", _TWO, _rank_changes),
    Form("mathcamps-3", "Accuracy with follow-ups, and the largest drop", _ANY, _with_follow_ups),
    Form("mathcamps-15", "Accuracy on follow-ups", _ANY, _of_follow_ups),
    Form("mathcamps-fig-2", "Accuracy by checkpoint", _CHECKPOINTS, _learning),
    Form("mathcamps-fig-3", "Accuracy here and elsewhere", _COLUMN, _against),
)
