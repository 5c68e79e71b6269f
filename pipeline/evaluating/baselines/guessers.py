"""What is right without solving anything: a declaration for each benchmark."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias, cast

from pipeline.evaluating.baselines.shares import Share, Shares, shares_of, with_all
from pipeline.evaluating.scripted.copied import copied_first_number, copied_number
from pipeline.evaluating.scripted.games import one_step, random_steps
from pipeline.evaluating.scripted.known import hint_as_answer, target_only, witness_as_answer
from pipeline.evaluating.scripted.solver import Solver
from pipeline.evaluating.scripted.verdicts import always_no, always_yes
from seedproof.benchmarks.missing_fact.row import MissingFactRow
from seedproof.episodes.turns import Message
from seedproof.measuring.statistics import most_common_answers
from seedproof.record.rows import Row
from seedproof.scoring.responses import score

Guesser: TypeAlias = Callable[[Sequence[Row]], Mapping[str, Shares]]
"""A function that returns what guesses are worth, by their names."""


def asked_once(solver: Solver, rows: Sequence[Row]) -> Shares:
    """Return what a solver has right that is shown nothing but the question."""
    return shares_of((row["family"], _value(solver, row)) for row in rows)


def guesses(benchmark: str, rows: Sequence[Row]) -> Mapping[str, Shares]:
    """Return what the guesses of a benchmark have right, by their names.

    A score says something only as far as it is above the best of them.
    """
    by_name: dict[str, Shares] = {}
    if benchmark == "missing_fact":
        by_name |= _completions(rows)
    elif benchmark != "number_game":
        by_name["constant"] = _constant(rows)
    for name, solver in _SOLVERS.get(benchmark, _COPIES).items():
        by_name[name] = asked_once(solver, rows)
    return by_name


def references(benchmark: str, rows: Sequence[Row]) -> Mapping[str, Shares]:
    """Return what solvers have right that solve, but not all of what is asked, by their names."""
    return {name: asked_once(solver, rows) for name, solver in _REFERENCES.get(benchmark, {}).items()}


_COPIES: Mapping[str, Solver] = {"first_number": copied_first_number, "last_number": copied_number}

_SOLVERS: Mapping[str, Mapping[str, Solver]] = {
    "judge": {"always_yes": always_yes, "always_no": always_no},
    "missing_fact": {**_COPIES, "hint": hint_as_answer, "witness": witness_as_answer},
    "number_game": {"one_step": one_step, "random": random_steps},
}
"""The guesses that are made row by row; of a benchmark that is not here, numbers of the question."""

_REFERENCES: Mapping[str, Mapping[str, Solver]] = {"number_game": {"target_only": target_only}}


def _value(solver: Solver, row: Row) -> Fraction:
    return score(row, solver(row, [Message("user", row["question"])])).value


def _constant(rows: Sequence[Row]) -> Shares:
    """Return the shares of each family's most common answer."""
    common = most_common_answers(rows)
    return with_all({family: Share(Fraction(right), total) for family, (_, right, total) in common.items()})


def _completions(rows: Sequence[Row]) -> Mapping[str, Shares]:
    """Return what `quality` measures of missing_fact: the guesses from notes and public ranges."""
    # It knows every family's proofs.
    from seedproof.benchmarks.missing_fact.guessing import guessed

    by_family = guessed(cast(Sequence[MissingFactRow], rows))
    return {
        "constant": with_all({name: Share(of.constant, of.rows) for name, of in by_family.items()}),
        "simplest": with_all({name: Share(of.simplest, of.rows) for name, of in by_family.items()}),
        "likeliest": with_all({name: Share(of.likeliest, of.rows) for name, of in by_family.items()}),
    }
