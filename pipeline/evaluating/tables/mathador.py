"""Tables and figures of Mathador-LM, from runs of number_game."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial

from pipeline.evaluating.statistics import standard_deviation
from pipeline.evaluating.tables.axes import Axis, Choice, Slice, mean_of, metrics, showing
from pipeline.evaluating.tables.form import Needs, Paper
from pipeline.evaluating.tables.identity import settings_of, traits_of
from pipeline.evaluating.tables.runs import MeasuredRun, Runs, grouped
from pipeline.evaluating.tables.table import Column, Measure
from seedproof.scoring.intervals import wilson

BENCHMARK = "number_game"


def _alike(runs: Runs, *apart: str) -> dict[str, list[MeasuredRun]]:
    """Return runs that were asked alike, such as on several fresh sets, by their name."""
    settings = iter(settings_of(runs, "config", *apart))
    return grouped(runs, lambda _: next(settings))


def _settings(runs: Runs) -> list[Choice]:
    return [Choice((name,), alike) for name, alike in _alike(runs).items()]


def _sets(runs: Runs) -> Iterator[Choice]:
    for part in _settings(runs):
        sets = grouped(part.runs or (), lambda run: f"{len(run.scored.rows)} {run.head.config}")
        for said, of_set in sets.items():
            yield Choice((*part.labels, *said.split(" ", 1)), of_set)


def _evaluations(at: Slice) -> Measure | None:
    """Return the mean accuracy of runs with its deviation; of a single run its interval."""
    cells = at.cells("accuracy")
    return cells[0] if len(cells) == 1 else mean_of(cells, standard_deviation([cell.value for cell in cells]))


def _shots(runs: Runs) -> list[Choice]:
    by_shots = grouped(sorted(runs, key=lambda run: run.head.shots), lambda run: f"{run.head.shots} shots")
    return [Choice((shots,), of_shots) for shots, of_shots in by_shots.items()]


def _attempts(runs: Runs) -> list[Choice]:
    counts = sorted({run.head.attempts for run in runs})
    best = {f"{count} attempts": f"accuracy_of_best_of_{count}" for count in counts}
    return list(metrics({"1 attempt": "accuracy_of_first", **best})(runs))


_GREEDY, _NUCLEUS = "greedy", "nucleus"


def _decoding_of(run: MeasuredRun) -> str:
    """Return how a run's tokens were drawn: temperature 0 is greedy, as null is the provider's own."""
    return _GREEDY if run.head.solver.temperature == 0 else _NUCLEUS


def _decodings(runs: Runs) -> Iterator[Choice]:
    for name, of_name in _alike(runs, "temperature", "top_p").items():
        by_decoding = grouped(of_name, _decoding_of)
        sampled = by_decoding.get(_NUCLEUS, [])
        yield Choice((name, _GREEDY), by_decoding.get(_GREEDY, []))
        yield Choice((name, _NUCLEUS), sampled)
        yield Choice((name, "best nucleus"), _best_settings(sampled))


def _best_settings(runs: Runs) -> list[MeasuredRun]:
    """Return the runs of the setting with the highest mean accuracy, for each number of worked examples."""
    best: list[MeasuredRun] = []
    for of_shots in grouped(runs, lambda run: str(run.head.shots)).values():
        settings = grouped(of_shots, lambda run: f"{run.head.solver.temperature} {run.head.solver.top_p}")
        highest = max(settings.values(), key=_mean_accuracy)
        best += highest
    return best


def _mean_accuracy(runs: Sequence[MeasuredRun]) -> Fraction:
    mean = _evaluations(Slice(runs, runs))
    return Fraction(-1) if mean is None else mean.value


def _points(runs: Runs) -> list[Choice]:
    reached = {line.points for run in runs for line in run.scored.scored if line.points is not None}
    return [Choice((str(points),), shown=partial(_games_of, points)) for points in sorted({0, *reached})]


def _games_of(points: int, at: Slice) -> Measure:
    """Return the share of games with so many points; none of them is a share, too."""
    reached = at.run.cell(f"points_{points}")
    return reached or Measure(Fraction(0), *wilson(0, len(at.run.scored.scored)))


AXES: dict[str, Axis] = {
    "model": _settings,
    "model and set": _sets,
    "model and decoding": _decodings,
    "shots": _shots,
    "points": _points,
    "games": Choice(("games",)),
    "evaluations": showing({"": _evaluations}),
    "accuracy and evaluations": showing(
        {"Accuracy (%)": _evaluations, "evaluations": lambda at: len(at.runs)}
    ),
    "attempts": _attempts,
}

NEEDS = {
    "run": Needs(BENCHMARK, "a run of number_game"),
    "two numbers of examples": Needs(
        BENCHMARK,
        "two configs with worked examples of one model of number_game",
        counts=lambda run: run.head.shots > 0,
        differ=lambda run: run.head.shots,
        apart=("config",),
    ),
    "several attempts": Needs(
        BENCHMARK,
        "a run of number_game with --attempts 2 or more",
        counts=lambda run: run.head.attempts > 1,
        got=lambda run: traits_of(run.head)["attempts"],
    ),
    "two decodings": Needs(
        BENCHMARK,
        "a run at temperature 0 and one above it, of one model and config of number_game",
        differ=_decoding_of,
        apart=("temperature", "top_p"),
        got=lambda run: f"temperature {run.head.solver.temperature}, top_p {run.head.solver.top_p}",
    ),
}

PAPER = Paper("Mathador-LM", AXES, NEEDS, {}, Column(decimals=1, percent=True))
