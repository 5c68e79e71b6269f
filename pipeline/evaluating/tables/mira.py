"""Tables and figures of MIRA-MATH, from runs of missing_fact."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import NamedTuple, TypeAlias

from pipeline.evaluating.metrics import missing_fact
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.scored import Scored
from pipeline.evaluating.statistics import Estimate
from pipeline.evaluating.tables.changes import change
from pipeline.evaluating.tables.figure import Bars, Figure, Series
from pipeline.evaluating.tables.form import Form, Needs, Runs, runs_of
from pipeline.evaluating.tables.identity import (
    differing_settings,
    grouped,
    labels_of,
    model_of,
    regime_of,
)
from pipeline.evaluating.tables.parts import of_rows, values_of, with_value
from pipeline.evaluating.tables.table import Column, Measure, Row, Table, measure

BENCHMARK = "missing_fact"

Metric: TypeAlias = Callable[[ScoredRun], Estimate | None]
Part: TypeAlias = Callable[[ScoredRun], ScoredRun]


class _Shown(NamedTuple):
    """A column: how it is written, what is measured, and over which part of a run."""

    column: Column
    metric: Metric
    part: Part | None = None


def _of(
    title: str, metric: Metric, part: Part | None = None, decimals: int = 3
) -> _Shown:
    return _Shown(Column(title, decimals), metric, part)


def _type(family_type: str) -> Part:
    return partial(with_value, column="family_type", value=family_type)


def _difficulty(difficulty: int) -> Part:
    return partial(with_value, column="difficulty", value=difficulty)


def _both(family_type: str, difficulty: int) -> Part:
    def part(run: ScoredRun) -> ScoredRun:
        return of_rows(
            run, lambda row: row["family_type"] == family_type and row["difficulty"] == difficulty
        )

    return part


_ACCURACY = missing_fact.accuracy
_HITS = missing_fact.hit_rate
_FIRST = missing_fact.first_request_success
_REQUESTS = missing_fact.average_requests
_DECLINATIONS = missing_fact.average_declinations
_HINTS = missing_fact.average_hints
_TOKENS = missing_fact.tokens

_TYPES = ("A", "B")
_DIFFICULTIES = (1, 2, 3)

_COLUMNS: dict[str, Sequence[_Shown]] = {
    "mira-3": (
        _of("No canonical hint", missing_fact.no_canonical_hint),
        _of("Hint but wrong", missing_fact.hint_but_wrong),
        _of("Correct", _ACCURACY),
        _of("Correct given canonical hint", missing_fact.accuracy_given_hint_of_paper),
        _of("Hint right", missing_fact.hint_right),
        _of("Guess right", missing_fact.guess_right),
        _of("Neither", missing_fact.neither),
        _of("Accuracy given the hint", missing_fact.accuracy_given_hint),
    ),
    "mira-6": (
        _of("Acc", _ACCURACY),
        _of("Hit rate", _HITS),
        _of("1st-req OK", _FIRST),
        _of("Avg req", _REQUESTS, decimals=2),
        _of("Avg decl", _DECLINATIONS, decimals=2),
        _of("Avg tokens", _TOKENS, decimals=0),
    ),
    "mira-7": (
        *(_of(f"Accuracy {of}", _ACCURACY, _type(of)) for of in _TYPES),
        *(_of(f"1st-req OK {of}", _FIRST, _type(of)) for of in _TYPES),
        *(_of(f"Avg requests {of}", _REQUESTS, _type(of), 2) for of in _TYPES),
    ),
    "mira-8": (
        *(_of(f"Accuracy D{of}", _ACCURACY, _difficulty(of)) for of in _DIFFICULTIES),
        *(_of(f"Avg requests D{of}", _REQUESTS, _difficulty(of), 2) for of in _DIFFICULTIES),
    ),
    "mira-9": tuple(
        _of(f"Type {of} D{difficulty}", _ACCURACY, _both(of, difficulty))
        for of in _TYPES
        for difficulty in _DIFFICULTIES
    ),
    "mira-10": (
        *(_of(f"Hit rate {of}", _HITS, _type(of)) for of in _TYPES),
        *(_of(f"1st-req OK {of}", _FIRST, _type(of)) for of in _TYPES),
        *(_of(f"Avg requests {of}", _REQUESTS, _type(of), 2) for of in _TYPES),
    ),
}

_FULL = (
    _of("Acc", _ACCURACY),
    _of("Hit rate", _HITS),
    _of("1st-req", _FIRST),
    _of("Avg req", _REQUESTS, decimals=2),
    _of("Avg decl", _DECLINATIONS, decimals=2),
    _of("Avg hints", _HINTS, decimals=2),
    _of("Avg tok", _TOKENS, decimals=0),
)

_INTERVALS = "In brackets: intervals of 95 %. Where two of them overlap, one model may be as good as the other."


def _cells(columns: Sequence[_Shown], run: ScoredRun) -> tuple[Measure | None, ...]:
    return tuple(
        measure(shown.metric(run if shown.part is None else shown.part(run))) for shown in columns
    )


def _by_run(name: str, title: str, runs: Runs, *notes: str) -> Table:
    """Return a table with a row a run: first those without worked examples, as the paper has it."""
    own = runs_of(BENCHMARK, runs)
    labels = dict(zip(map(id, own), labels_of(own), strict=True))
    rows = [
        Row((_plain_label(run, labels[id(run)]), run.head.config), _cells(_COLUMNS[name], run))
        for run in sorted(own, key=lambda run: run.head.shots)
    ]
    return Table(
        title=title,
        labels=("Agent A model", "Format"),
        columns=tuple(shown.column for shown in _COLUMNS[name]),
        rows=tuple(rows),
        notes=(_INTERVALS, *notes, *differing_settings(own), *missing(own)),
    )


def _plain_label(run: ScoredRun, label: str) -> str:
    """Return a run's label without its config, which has a column of its own."""
    own = f"config {run.head.config}"
    return label.replace(f"({own})", "").replace(f"{own}, ", "").replace(f", {own}", "").strip()


def missing(runs: Runs) -> Iterator[str]:
    """Yield a note for each run that lacks episodes."""
    for run, label in zip(runs, labels_of(runs), strict=True):
        if run.missing:
            yield f"{label}: {run.missing:,} of {run.expected:,} episodes are missing, so its rows are not all."


_DECOMPOSITION = (
    "The three first columns are the paper's and add to 1 only if nobody guesses right; hint right, hint but "
    "wrong, guess right and neither always add to 1. Correct given canonical hint is the paper's quotient, all "
    "right answers by the episodes with the hint; accuracy given the hint counts only those right answers that "
    "had it."
)


def _families(runs: Runs) -> Iterator[tuple[str, str]]:
    """Yield the type and name of each family, by type, then by name."""
    rows = [row for run in runs for row in run.rows.values()]
    yield from sorted({(row["family_type"], row["family"]) for row in rows})


def _family_table(runs: Runs) -> Table:
    """Return accuracy and first-request success by family, one row a model and family."""
    own = runs_of(BENCHMARK, runs)
    configs = list(dict.fromkeys(run.head.config for run in sorted(own, key=lambda run: run.head.shots)))
    rows: list[Row] = []
    for model, of_model in grouped(own, model_of).items():
        by_config = {run.head.config: run for run in of_model}
        for family_type, family in _families(of_model):
            cells: list[int | Measure | None] = [_count(of_model[0], family)]
            for config in configs:
                part = with_value(by_config[config], "family", family) if config in by_config else None
                cells.append(None if part is None else measure(_ACCURACY(part)))
                cells.append(None if part is None else measure(_FIRST(part)))
            rows.append(Row((model, family, family_type), tuple(cells)))
    columns = [Column("n")]
    for config in configs:
        name = config.replace("_", "-")
        columns += [Column(f"{name} Acc"), Column(f"{name} 1st-req")]
    return Table(
        title="Accuracy and first-request success by family",
        labels=("Model", "Family", "Type"),
        columns=tuple(columns),
        rows=tuple(rows),
        notes=(_INTERVALS, *differing_settings(own), *missing(own)),
    )


def _count(run: ScoredRun, family: str) -> int:
    return sum(1 for row in run.rows.values() if row["family"] == family)


def _full_table(runs: Runs) -> Table:
    """Return all metrics by family, one row a run and family."""
    own = runs_of(BENCHMARK, runs)
    rows: list[Row] = []
    for run, label in zip(own, labels_of(own), strict=True):
        for family_type, family in _families([run]):
            part = with_value(run, "family", family)
            labels = (_plain_label(run, label), run.head.config, family, family_type)
            rows.append(Row(labels, (_count(run, family), *_cells(_FULL, part))))
    return Table(
        title="All metrics by family",
        labels=("Model", "Format", "Family", "Type"),
        columns=(Column("n"), *(shown.column for shown in _FULL)),
        rows=tuple(rows),
        notes=(_INTERVALS, *differing_settings(own), *missing(own)),
    )


def _pairs(runs: Runs) -> Iterator[tuple[str, ScoredRun, ScoredRun]]:
    """Yield each model that has runs in two regimes, with the one of fewer worked examples first."""
    for model, of_model in grouped(runs, model_of).items():
        by_shots = sorted({run.head.shots: run for run in of_model}.items())
        if len(by_shots) > 1:
            yield model, by_shots[0][1], by_shots[-1][1]


def _delta_table(runs: Runs) -> Table:
    """Return the change from few to many worked examples by family, by type, and overall."""
    own = runs_of(BENCHMARK, runs)
    rows: list[Row] = []
    regimes = ("", "")
    for model, before, after in _pairs(own):
        regimes = regime_of(before), regime_of(after)
        for family_type in values_of(before, "family_type"):
            of_type = _type(family_type)
            for other_type, family in _families([before]):
                if other_type == family_type:
                    part = partial(with_value, column="family", value=family)
                    rows.append(_delta_row((model, family, family_type), part(before), part(after)))
            labels = (model, f"Type {family_type} average", family_type)
            rows.append(_delta_row(labels, of_type(before), of_type(after)))
        rows.append(_delta_row((model, "Overall", ""), before, after))
    base, many = regimes
    return Table(
        title=f"The effect of worked examples by family: {many} − {base}",
        labels=("Model", "Family", "Type"),
        columns=(
            Column("n"),
            *(
                column
                for name in ("Acc", "1st-req")
                for column in (
                    Column(f"{name} {base}"),
                    Column(f"{name} {many}"),
                    Column(f"{name} Δ", change=True),
                )
            ),
        ),
        rows=tuple(rows),
        notes=(
            "Δ is the mean of paired differences. Where its interval contains 0, chance alone explains it.",
            *missing(own),
        ),
    )


def _delta_row(labels: tuple[str, ...], before: ScoredRun, after: ScoredRun) -> Row:
    cells = (
        len(before.rows),
        measure(_ACCURACY(before)),
        measure(_ACCURACY(after)),
        change(before, after, is_right),
        measure(_FIRST(before)),
        measure(_FIRST(after)),
        change(before, after, is_first_offered),
    )
    return Row(labels, cells)


_ROLES = {
    "right": "The solver asks for the missing fact, gets it, and computes the answer.",
    "hint_wrong": "The solver gets the missing fact, and its answer is wrong: integration failed.",
    "wrong_slot": "The solver sees that something is missing, and asks for other facts.",
    "unread_only": "No request names one fact by its symbol, so that none was understood.",
    "no_request": "The solver answers without asking.",
    "no_answer": "The episode ends without an answer.",
    "unreadable_answer": "The solver answers in a form that could not be decided.",
    "imagined_reply": "The solver writes the holder's reply itself.",
    "error": "The endpoint failed.",
}
"""What an episode of a class tells, by the class."""


def _examples(runs: Runs) -> Table:
    """Return one transcript of each class: the first by the order of the rows."""
    own = runs_of(BENCHMARK, runs)
    rows: list[Row] = []
    for run, label in zip(own, labels_of(own), strict=True):
        first: dict[str, Scored] = {}
        for line in run.scored:
            first.setdefault(line.error_class or "right", line)
        present = [name for name in _ROLES if name in first]
        for number, name in enumerate(present, start=1):
            line = first[name]
            cells = (run.rows[line.id]["family"], line.id, line.offers, line.declines, line.unread, _ROLES[name])
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


def _series_of(
    own: Runs, models: Sequence[str], name: str, part: Part | None, regime: str
) -> Series:
    by_model = {model_of(run): run for run in own if regime_of(run) == regime}
    values = []
    for model in models:
        run = by_model.get(model)
        shown = None if run is None else run if part is None else part(run)
        values.append(None if shown is None else measure(_ACCURACY(shown)))
    return Series(name, tuple(values))


def _figure(title: str, parts: Sequence[tuple[str, Part | None]], runs: Runs, *, by_panel: bool) -> Figure:
    """Return bars of accuracy by model, a series for each part and regime, or a panel a regime."""
    own = runs_of(BENCHMARK, runs)
    models = tuple(grouped(own, model_of))
    regimes = list(grouped(sorted(own, key=lambda run: run.head.shots), regime_of))
    if by_panel:
        panels = tuple(
            Bars(regime, models, tuple(_series_of(own, models, name, part, regime) for name, part in parts))
            for regime in regimes
        )
    else:
        series = tuple(
            _series_of(own, models, f"{name} {regime}".strip(), part, regime)
            for regime in regimes
            for name, part in parts
        )
        panels = (Bars("", models, series),)
    return Figure(
        title=title,
        unit="Share of episodes with a right final answer; lines are intervals of 95 %",
        panels=panels,
        notes=differing_settings(own),
    )


def _figure_2(runs: Runs) -> Figure:
    return _figure(
        "Final-answer accuracy by solver model and prompting regime", [("", None)], runs, by_panel=False
    )


def _figure_3(runs: Runs) -> Figure:
    parts = [(f"Type {of}", _type(of)) for of in _TYPES]
    return _figure("Type A and type B: final-answer accuracy", parts, runs, by_panel=False)


def _figure_4(runs: Runs) -> Figure:
    parts = [(f"D{of}", _difficulty(of)) for of in _DIFFICULTIES]
    return _figure("Final-answer accuracy by difficulty", parts, runs, by_panel=True)


_ANY = Needs(BENCHMARK, "a run of missing_fact")
_TWO_CONFIGS = Needs(
    BENCHMARK, "two configs of one model, such as zero_shot and four_shot", lambda runs: any(_pairs(runs))
)

_TITLES = {
    "mira-3": "Trace-level decomposition of failures",
    "mira-6": "Overall performance",
    "mira-7": "Performance by family type",
    "mira-8": "Accuracy and average requests by difficulty",
    "mira-9": "Accuracy by difficulty and family type",
    "mira-10": "Request quality by family type",
}


def _tables() -> Iterator[Form]:
    for name, title in _TITLES.items():
        notes = (_DECOMPOSITION,) if name == "mira-3" else ()
        yield Form(name, title, _ANY, lambda runs, name=name, title=title, notes=notes: _by_run(name, title, runs, *notes))


FORMS = (
    Form("mira-2", "One transcript of each class", _ANY, _examples),
    *_tables(),
    Form("mira-family", "Accuracy by family (tables 11, 15, …)", _ANY, _family_table),
    Form("mira-full", "All metrics by family (tables 12, 13, …)", _ANY, _full_table),
    Form("mira-delta", "The effect of worked examples (tables 14, 18, …)", _TWO_CONFIGS, _delta_table),
    Form("mira-fig-2", "Accuracy by model and regime", _ANY, _figure_2),
    Form("mira-fig-3", "Accuracy by type, model and regime", _ANY, _figure_3),
    Form("mira-fig-4", "Accuracy by difficulty, model and regime", _ANY, _figure_4),
)
