"""Tables and figures of MIRA-MATH, from runs of missing_fact."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.declaring import every
from pipeline.evaluating.metrics.measuring import ALL, OVERALL, groups_of
from pipeline.evaluating.metrics.values import right
from pipeline.evaluating.tables.changes import change, is_first_offered
from pipeline.evaluating.tables.figure import Bars, Figure, Series
from pipeline.evaluating.tables.form import Form, Needs
from pipeline.evaluating.tables.identity import (
    grouped,
    labels_of,
    regime_of,
    without_config,
)
from pipeline.evaluating.tables.notes import INTERVALS, remarks
from pipeline.evaluating.tables.runs import MeasuredRun, Runs, runs_of
from pipeline.evaluating.tables.table import Cell, Column, Row, Table

BENCHMARK = "missing_fact"

_TYPES = ("A", "B")
_DIFFICULTIES = ("1", "2", "3")


class _Shown(NamedTuple):
    """A column: how it is written, which metric it shows, and of which group."""

    column: Column
    metric: str
    group: str = OVERALL
    value: str = ALL


def _overall(title: str, metric: str, decimals: int = 3) -> _Shown:
    return _Shown(Column(title, decimals), metric)


def _by_type(title: str, metric: str, decimals: int = 3) -> tuple[_Shown, ...]:
    return tuple(_Shown(Column(f"{title} {of}", decimals), metric, "type", of) for of in _TYPES)


def _by_difficulty(title: str, metric: str, decimals: int = 3) -> tuple[_Shown, ...]:
    return tuple(_Shown(Column(f"{title} D{of}", decimals), metric, "difficulty", of) for of in _DIFFICULTIES)


_COLUMNS: dict[str, Sequence[_Shown]] = {
    "mira-3": (
        _overall("No canonical hint", "no_canonical_hint"),
        _overall("Hint but wrong", "hint_but_wrong"),
        _overall("Correct", "correct"),
        _overall("Correct given canonical hint", "accuracy_by_hints"),
        _overall("Hint right", "hint_right"),
        _overall("Guess right", "guess_right"),
        _overall("Neither", "neither"),
        _overall("Accuracy given the hint", "accuracy_given_hint"),
    ),
    "mira-6": (
        _overall("Acc", "accuracy"),
        _overall("Hit rate", "hit_rate"),
        _overall("1st-req OK", "first_request_success"),
        _overall("Avg req", "requests", 2),
        _overall("Avg decl", "declinations", 2),
        _overall("Avg tokens", "tokens", 0),
    ),
    "mira-7": (
        *_by_type("Accuracy", "accuracy"),
        *_by_type("1st-req OK", "first_request_success"),
        *_by_type("Avg requests", "requests", 2),
    ),
    "mira-8": (
        *_by_difficulty("Accuracy", "accuracy"),
        *_by_difficulty("Avg requests", "requests", 2),
    ),
    "mira-9": tuple(
        _Shown(Column(f"Type {of} D{difficulty}"), "accuracy", "type × difficulty", f"{of} × {difficulty}")
        for of in _TYPES
        for difficulty in _DIFFICULTIES
    ),
    "mira-10": (
        *_by_type("Hit rate", "hit_rate"),
        *_by_type("1st-req OK", "first_request_success"),
        *_by_type("Avg requests", "requests", 2),
    ),
}

_FULL = (
    _overall("Acc", "accuracy"),
    _overall("Hit rate", "hit_rate"),
    _overall("1st-req", "first_request_success"),
    _overall("Avg req", "requests", 2),
    _overall("Avg decl", "declinations", 2),
    _overall("Avg hints", "hints", 2),
    _overall("Avg tok", "tokens", 0),
)


def _rows_table(name: str, runs: Runs) -> Table:
    """Return a table with a row a run: first those without worked examples, as the paper has it."""
    own = runs_of(BENCHMARK, runs)
    rows = [
        Row(
            (label, run.head.config),
            tuple(run.cell(shown.metric, shown.group, shown.value) for shown in _COLUMNS[name]),
        )
        for label, run in _named(own)
    ]
    return Table(
        title=_TITLES[name],
        labels=("Agent A model", "Format"),
        columns=tuple(shown.column for shown in _COLUMNS[name]),
        rows=tuple(rows),
        notes=(INTERVALS, *_NOTES.get(name, ()), *remarks(own)),
    )


def _named(own: Runs) -> list[tuple[str, MeasuredRun]]:
    """Return runs with their names, those with fewest worked examples first; configs stand beside names."""
    named = [(without_config(run, label), run) for run, label in zip(own, labels_of(own), strict=True)]
    return sorted(named, key=lambda pair: pair[1].head.shots)


def _by_name(own: Runs) -> dict[str, list[MeasuredRun]]:
    """Return the runs of a name, such as those of one model in two configs."""
    by_name: dict[str, list[MeasuredRun]] = {}
    for name, run in _named(own):
        by_name.setdefault(name, []).append(run)
    return by_name


_DECOMPOSITION = (
    "The three first columns are the paper's and add to 1 only if nobody guesses right; hint right, hint "
    "but wrong, guess right and neither always add to 1. Correct given canonical hint is the paper's "
    "quotient, all right answers by the episodes with the hint; accuracy given the hint counts only those "
    "right answers that had it."
)


def _families(runs: Runs) -> list[tuple[str, str]]:
    """Return the type and name of each family, by type, then by name."""
    return sorted({(case.row["family_type"], case.row["family"]) for run in runs for case in run.cases})


def _count(run: MeasuredRun, family: str) -> int:
    return sum(1 for case in run.cases if case.row["family"] == family)


def _family_table(runs: Runs) -> Table:
    """Return accuracy and first-request success by family, one row a model and family."""
    own = runs_of(BENCHMARK, runs)
    configs = list(grouped(sorted(own, key=lambda run: run.head.shots), lambda run: run.head.config))
    rows: list[Row] = []
    for model, of_model in _by_name(own).items():
        by_config = {run.head.config: run for run in of_model}
        for family_type, family in _families(of_model):
            cells: list[Cell] = [max(_count(run, family) for run in of_model)]
            for config in configs:
                run = by_config.get(config)
                for metric in ("accuracy", "first_request_success"):
                    cells.append(None if run is None else run.cell(metric, "family", family))
            rows.append(Row((model, family, family_type), tuple(cells)))
    names = [config.replace("_", "-") for config in configs]
    columns = [Column(f"{name} {what}") for name in names for what in ("Acc", "1st-req")]
    return Table(
        title="Accuracy and first-request success by family",
        labels=("Model", "Family", "Type"),
        columns=(Column("n"), *columns),
        rows=tuple(rows),
        notes=(INTERVALS, *remarks(own)),
    )


def _full_table(runs: Runs) -> Table:
    """Return all metrics by family, one row a run and family."""
    own = runs_of(BENCHMARK, runs)
    rows: list[Row] = []
    for label, run in _named(own):
        for family_type, family in _families([run]):
            cells = [run.cell(shown.metric, "family", family) for shown in _FULL]
            labels = (label, run.head.config, family, family_type)
            rows.append(Row(labels, (_count(run, family), *cells)))
    return Table(
        title="All metrics by family",
        labels=("Model", "Format", "Family", "Type"),
        columns=(Column("n"), *(shown.column for shown in _FULL)),
        rows=tuple(rows),
        notes=(INTERVALS, *remarks(own)),
    )


class _Pair(NamedTuple):
    """Two runs of one model: one with fewer worked examples, one with more."""

    model: str
    before: MeasuredRun
    after: MeasuredRun


def _pairs(runs: Runs) -> list[_Pair]:
    pairs: list[_Pair] = []
    for model, of_model in _by_name(runs).items():
        by_shots = sorted({run.head.shots: run for run in of_model}.items())
        if len(by_shots) > 1:
            _, before = by_shots[0]
            _, after = by_shots[-1]
            pairs.append(_Pair(model, before, after))
    return pairs


def _delta_table(runs: Runs) -> Table:
    """Return the change from few to many worked examples by family, by type, and overall."""
    own = runs_of(BENCHMARK, runs)
    pairs = _pairs(own)
    rows = [row for pair in pairs for row in _delta_rows(pair)]
    base, many = regime_of(pairs[0].before), regime_of(pairs[0].after)
    columns = [
        Column(f"{name} {what}", change=what == "Δ")
        for name in ("Acc", "1st-req")
        for what in (base, many, "Δ")
    ]
    return Table(
        title=f"The effect of worked examples by family: {many} − {base}",
        labels=("Model", "Family", "Type"),
        columns=(Column("n"), *columns),
        rows=tuple(rows),
        notes=(
            "Δ is the mean of paired differences. Where its interval contains 0, chance alone may explain "
            "it.",
            *remarks(own),
        ),
    )


def _delta_rows(pair: _Pair) -> Iterator[Row]:
    families = _families([pair.before])
    for family_type in pair.before.values("type"):
        for of_type, family in families:
            if of_type == family_type:
                yield _delta_row(pair, family, family_type, "family", family, _has("family", family))
        name = f"Type {family_type} average"
        yield _delta_row(pair, name, family_type, "type", family_type, _has("family_type", family_type))
    yield _delta_row(pair, "Overall", "", OVERALL, ALL, every)


def _has(column: str, value: str) -> Callable[[Case], bool]:
    return lambda case: case.row[column] == value


def _delta_row(
    pair: _Pair, name: str, family_type: str, group: str, value: str, keeps: Callable[[Case], bool]
) -> Row:
    before = [case for case in pair.before.cases if keeps(case)]
    after = [case for case in pair.after.cases if keeps(case)]
    cells: list[Cell] = [len(before)]
    for metric, of_case in (("accuracy", right), ("first_request_success", is_first_offered)):
        cells += [
            pair.before.cell(metric, group, value),
            pair.after.cell(metric, group, value),
            change(before, after, of_case, groups_of(BENCHMARK)),
        ]
    return Row((pair.model, name, family_type), tuple(cells))


_ROLES = {
    "right": "The solver asks for the missing fact, gets it, and computes the answer.",
    "hint_wrong": "The solver gets the missing fact, and its answer is wrong: integration failed.",
    "wrong_slot": "The solver sees that something is missing, and asks for other facts.",
    "unread_only": "No request names one fact by its symbol, so that none was understood.",
    "no_request": "The solver answers without asking.",
    "no_answer": "The episode ends without an answer.",
    "not_in_the_asked_form": "The solver answers in another form than the task asks for.",
    "undecided": "The solver answers in a form that could not be decided.",
    "imagined_reply": "The solver writes the holder's reply itself.",
    "wrong_answer": "The solver has all facts, and its answer is wrong.",
    "budget": "The solver asks on when no requests are left.",
    "cut": "A message of the solver is longer than it may be.",
    "overflow": "The conversation is longer than the model's context.",
    "refused": "A filter of the provider ends the episode.",
    "endpoint_error": "The endpoint failed.",
}
"""What an episode of a class tells, by the class."""


def _examples(runs: Runs) -> Table:
    """Return one transcript of each class: the first by the order of the rows."""
    own = runs_of(BENCHMARK, runs)
    rows: list[Row] = []
    for run, label in zip(own, labels_of(own), strict=True):
        first: dict[str, Case] = {}
        for case in run.cases:
            first.setdefault(case.scored.error_class or "right", case)
        present = [name for name in _ROLES if name in first]
        for number, name in enumerate(present, start=1):
            line = first[name].scored
            family = first[name].row["family"]
            cells = (family, line.id, line.offers, line.declines, line.unread, _ROLES[name])
            rows.append(Row((label, f"T{number}", name), cells))
    return Table(
        title="One transcript of each class",
        labels=("Run", "Tag", "Outcome class"),
        columns=tuple(
            Column(title)
            for title in ("Example family", "Instance", "Offers", "Declines", "Unread", "Diagnostic role")
        ),
        rows=tuple(rows),
        notes=(
            "Of each class the first episode in the order of the rows: an example, and no estimate of how "
            "often the class occurs. The turns stand in the run's episodes.jsonl.",
        ),
    )


def _series(own: Runs, models: Sequence[str], regime: str, name: str, group: str, value: str) -> Series:
    by_model = {label: run for label, run in _named(own) if regime_of(run) == regime}
    values = [
        by_model[model].cell("accuracy", group, value) if model in by_model else None for model in models
    ]
    return Series(name, tuple(values))


def _regimes(own: Runs) -> list[str]:
    return list(grouped(sorted(own, key=lambda run: run.head.shots), regime_of))


def _accuracies(
    title: str, panels: Callable[[Runs, tuple[str, ...]], tuple[Bars, ...]], runs: Runs
) -> Figure:
    own = runs_of(BENCHMARK, runs)
    return Figure(
        title=title,
        unit="Share of episodes with a right final answer; lines are intervals of 95 %",
        panels=panels(own, tuple(_by_name(own))),
        notes=remarks(own),
    )


def _by_regime(own: Runs, models: tuple[str, ...]) -> tuple[Bars, ...]:
    series = [_series(own, models, regime, regime, OVERALL, ALL) for regime in _regimes(own)]
    return (Bars("", models, tuple(series)),)


def _by_type_and_regime(own: Runs, models: tuple[str, ...]) -> tuple[Bars, ...]:
    series = [
        _series(own, models, regime, f"Type {of} {regime}", "type", of)
        for regime in _regimes(own)
        for of in _TYPES
    ]
    return (Bars("", models, tuple(series)),)


def _by_difficulty_and_regime(own: Runs, models: tuple[str, ...]) -> tuple[Bars, ...]:
    return tuple(
        Bars(
            regime,
            models,
            tuple(_series(own, models, regime, f"D{of}", "difficulty", of) for of in _DIFFICULTIES),
        )
        for regime in _regimes(own)
    )


_ANY = Needs(BENCHMARK, "a run of missing_fact")
_TWO_CONFIGS = Needs(
    BENCHMARK, "two configs of one model, such as zero_shot and four_shot", lambda runs: bool(_pairs(runs))
)

_TITLES = {
    "mira-3": "Trace-level decomposition of failures",
    "mira-6": "Overall performance",
    "mira-7": "Performance by family type",
    "mira-8": "Accuracy and average requests by difficulty",
    "mira-9": "Accuracy by difficulty and family type",
    "mira-10": "Request quality by family type",
}


_NOTES = {"mira-3": (_DECOMPOSITION,)}


_FIGURES = (
    ("mira-fig-2", "Final-answer accuracy by solver model and prompting regime", _by_regime),
    ("mira-fig-3", "Final-answer accuracy in families of type A and of type B", _by_type_and_regime),
    ("mira-fig-4", "Final-answer accuracy by difficulty", _by_difficulty_and_regime),
)

FORMS = (
    Form("mira-2", "One transcript of each class", _ANY, _examples),
    *(Form(name, title, _ANY, partial(_rows_table, name)) for name, title in _TITLES.items()),
    Form("mira-family", "Accuracy by family (tables 11, 15, …)", _ANY, _family_table),
    Form("mira-full", "All metrics by family (tables 12, 13, …)", _ANY, _full_table),
    Form("mira-delta", "The effect of worked examples (tables 14, 18, …)", _TWO_CONFIGS, _delta_table),
    *(Form(name, title, _ANY, partial(_accuracies, title, panels)) for name, title, panels in _FIGURES),
)
