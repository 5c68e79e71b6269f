"""Tables and figures of Mathador-LM, from runs of number_game."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from pipeline.evaluating.statistics import standard_deviation
from pipeline.evaluating.tables.figure import Bars, Figure, Series
from pipeline.evaluating.tables.form import Form, Needs
from pipeline.evaluating.tables.identity import (
    grouped,
    labels_of,
    model_of,
    without_config,
)
from pipeline.evaluating.tables.notes import remarks
from pipeline.evaluating.tables.runs import MeasuredRun, Runs, runs_of
from pipeline.evaluating.tables.table import Cell, Column, Measure, Row, Table
from seedproof.scoring.intervals import wilson

BENCHMARK = "number_game"

_PERCENT = "Accuracy is the mean share of the best score, in percent."

_SPREAD = (
    "± is the standard deviation of the accuracies of several runs, such as on fresh sets; in brackets, "
    "for a single run, the interval of 95 %."
)


def _notes(own: Runs) -> tuple[str, ...]:
    return (_PERCENT, _SPREAD, *remarks(own))


def _accuracy(runs: Runs) -> Measure | None:
    """Return the mean accuracy of runs with its deviation; of a single run its interval."""
    estimates = [estimate for run in runs if (estimate := run.estimate("accuracy")) is not None]
    if len(estimates) == 1:
        (only,) = runs
        return only.cell("accuracy")
    values = [estimate.value for estimate in estimates]
    if not values:
        return None
    return Measure(sum(values, Fraction(0)) / len(values), deviation=standard_deviation(values))


def _stability(runs: Runs) -> Table:
    own = runs_of(BENCHMARK, runs)
    sets: dict[tuple[str, str, str], list[MeasuredRun]] = {}
    for label, run in _named(own):
        sets.setdefault((label, str(len(run.scored.rows)), run.head.config), []).append(run)
    rows = [Row(labels, (_accuracy(of_set), len(of_set))) for labels, of_set in sets.items()]
    return Table(
        title="Stability over evaluations on sets of several sizes and difficulties",
        labels=("Model", "# Samples", "Difficulty"),
        columns=(Column("Accuracy (%)", 1, percent=True), Column("evaluations")),
        rows=tuple(rows),
        notes=_notes(own),
    )


def _named(own: Runs) -> list[tuple[str, MeasuredRun]]:
    """Return runs with their names, in which no config stands."""
    return [(without_config(run, label), run) for run, label in zip(own, labels_of(own), strict=True)]


def _by_shots(runs: Runs) -> Table:
    own = [run for run in runs_of(BENCHMARK, runs) if run.head.shots]
    shots = sorted({run.head.shots for run in own})
    rows = []
    by_name: dict[str, list[MeasuredRun]] = {}
    for label, run in _named(own):
        by_name.setdefault(label, []).append(run)
    for label, of_name in by_name.items():
        cells = [_accuracy([run for run in of_name if run.head.shots == count]) for count in shots]
        rows.append(Row((label,), tuple(cells)))
    return Table(
        title="Accuracy (%) by the number of worked examples",
        labels=("Model",),
        columns=tuple(Column(f"{count} shots", 2, percent=True) for count in shots),
        rows=tuple(rows),
        notes=_notes(own),
    )


_ERRORS = {
    "formatting": "Formatting error",
    "calculation": "Calculation error",
    "missed_target": "Missed target",
    "illegal_operand": "Illegal operand",
}
"""The classes in the order of the paper's columns, with its names."""


def _errors(runs: Runs) -> Table:
    own = runs_of(BENCHMARK, runs)
    rows = []
    for run, label in zip(own, labels_of(own), strict=True):
        cells: list[Cell] = [run.cell(f"first_error_{name}") for name in _ERRORS]
        cells += [run.cell(f"error_{name}") for name in _ERRORS]
        rows.append(Row((label,), tuple(cells)))
    titles = (*_ERRORS.values(), *(f"any {title.lower()}" for title in _ERRORS.values()))
    return Table(
        title="Errors of the games that score 0, in percent",
        labels=("Model",),
        columns=tuple(Column(title, 1, percent=True) for title in titles),
        rows=tuple(rows),
        notes=(
            "A game counts in the first class that holds, in the order formatting, calculation, illegal "
            "operand, missed target; under any it counts in every class that holds.",
            *remarks(own),
        ),
    )


def _attempts(runs: Runs) -> Table:
    own = [run for run in runs_of(BENCHMARK, runs) if run.head.attempts > 1]
    counts = sorted({run.head.attempts for run in own})
    rows = []
    for run, label in zip(own, labels_of(own), strict=True):
        best = [
            run.cell(f"accuracy_of_best_of_{count}") if count == run.head.attempts else None
            for count in counts
        ]
        rows.append(Row((label,), (run.cell("accuracy_of_first"), *best, run.cell("gain"))))
    return Table(
        title="Several attempts at each game",
        labels=("Model",),
        columns=(
            Column("1 attempt", 2, percent=True),
            *(Column(f"{count} attempts", 2, percent=True) for count in counts),
            Column("Gain (%)", 0, percent=True),
        ),
        rows=tuple(rows),
        notes=(
            "Of several attempts the best one counts. In brackets: intervals of 95 % over games. Gain is "
            "the best by the first, less 1.",
            *remarks(own),
        ),
    )


_GREEDY = "greedy"


def _decoding_of(run: MeasuredRun) -> str:
    """Return how a run's tokens were drawn: temperature 0 is greedy, as null is the provider's own."""
    return _GREEDY if run.head.solver.temperature == 0 else "nucleus"


def _decoding(runs: Runs) -> Table:
    own = runs_of(BENCHMARK, runs)
    shots = sorted({run.head.shots for run in own})
    rows = [
        row for model, of_model in grouped(own, model_of).items() for row in _decoded(model, of_model, shots)
    ]
    return Table(
        title="Accuracy (%) by decoding",
        labels=("Model", "Decoding"),
        columns=tuple(Column(f"{count} shots", 1, percent=True) for count in shots),
        rows=tuple(rows),
        notes=(
            "nucleus is the mean over all settings of temperature and top_p that were run; best nucleus "
            "is the highest of them, which is too high by chance alone.",
            *_notes(own),
        ),
    )


def _decoded(model: str, runs: Runs, shots: Sequence[int]) -> Iterator[Row]:
    greedy: list[Cell] = []
    mean: list[Cell] = []
    best: list[Cell] = []
    for count in shots:
        by_decoding = grouped([run for run in runs if run.head.shots == count], _decoding_of)
        sampled = by_decoding.get("nucleus", [])
        greedy.append(_accuracy(by_decoding.get(_GREEDY, [])))
        mean.append(_accuracy(sampled))
        best.append(_highest(sampled))
    yield Row((model, _GREEDY), tuple(greedy))
    yield Row((model, "nucleus"), tuple(mean))
    yield Row((model, "best nucleus"), tuple(best))


def _highest(runs: Runs) -> Measure | None:
    """Return the highest accuracy over settings; several runs of a setting are taken together."""
    by_setting = grouped(runs, lambda run: f"{run.head.solver.temperature} {run.head.solver.top_p}")
    means = [mean for of_setting in by_setting.values() if (mean := _accuracy(of_setting)) is not None]
    return max(means, key=lambda mean: mean.value, default=None)


def _accuracies(runs: Runs) -> Figure:
    own = runs_of(BENCHMARK, runs)
    labels = tuple(labels_of(own))
    return Figure(
        title="Accuracy on number_game",
        unit="Mean share of the best score, in percent; lines are intervals of 95 %",
        panels=(Bars("", labels, (Series("accuracy", tuple(run.cell("accuracy") for run in own)),)),),
        percent=True,
        notes=remarks(own),
    )


def distribution(runs: Runs) -> Figure:
    """Return the games by their points, a panel a run."""
    own = runs_of(BENCHMARK, runs)
    shares = [_shares(run) for run in own]
    points = tuple(sorted({number for of_run in shares for number in of_run}))
    panels = tuple(
        Bars(
            label,
            tuple(str(number) for number in points),
            (Series("games", tuple(_share(of_run, number, run) for number in points)),),
        )
        for run, label, of_run in zip(own, labels_of(own), shares, strict=True)
    )
    return Figure(
        title="Games by their points",
        unit="Share of games in percent; 0: a rule is broken, or the target missed; lines: intervals of 95 %",
        panels=panels,
        percent=True,
        notes=remarks(own),
    )


def _shares(run: MeasuredRun) -> Mapping[int, Measure | None]:
    numbers = {0, *(line.points for line in run.scored.scored if line.points is not None)}
    return {number: run.cell(f"points_{number}") for number in numbers}


def _share(shares: Mapping[int, Measure | None], number: int, run: MeasuredRun) -> Measure | None:
    """Return the share of games with so many points; none of them is a share, too."""
    games = len(run.scored.scored)
    if number in shares or not games:
        return shares.get(number)
    return Measure(Fraction(0), *wilson(0, games))


def _has_shots(runs: Runs) -> bool:
    return any(
        len({run.head.shots for run in of_model} - {0}) > 1 for of_model in grouped(runs, model_of).values()
    )


def _has_both_decodings(runs: Runs) -> bool:
    return any(
        len({_decoding_of(run) for run in of_config}) > 1
        for of_config in grouped(runs, lambda run: f"{model_of(run)} {run.head.config}").values()
    )


def _decodings(runs: Runs) -> str:
    return ", ".join(
        f"temperature {run.head.solver.temperature}, top_p {run.head.solver.top_p} of {model_of(run)}"
        for run in runs
    )


def _has_attempts(runs: Runs) -> bool:
    return any(run.head.attempts > 1 for run in runs)


def _attempts_said(runs: Runs) -> str:
    return ", ".join(f"{run.head.attempts} of {model_of(run)}" for run in runs)


_ANY = Needs(BENCHMARK, "a run of number_game")
_SHOTS = Needs(BENCHMARK, "two configs with worked examples of one model of number_game", _has_shots)
_ATTEMPTS = Needs(BENCHMARK, "a run of number_game with --attempts 2 or more", _has_attempts, _attempts_said)
_DECODINGS = Needs(
    BENCHMARK,
    "a run at temperature 0 and one above it, of one model and config of number_game",
    _has_both_decodings,
    _decodings,
)

FORMS = (
    Form("mathador-2", "Stability over sets of several sizes and difficulties", _ANY, _stability),
    Form("mathador-3", "Accuracy by the number of worked examples", _SHOTS, _by_shots),
    Form("mathador-4", "Errors by class", _ANY, _errors),
    Form("mathador-5", "Several attempts at each game", _ATTEMPTS, _attempts),
    Form("mathador-6", "Accuracy by decoding", _DECODINGS, _decoding),
    Form("mathador-fig-4", "Accuracy by model", _ANY, _accuracies),
    Form("mathador-fig-5", "Games by their points", _ANY, distribution),
)
