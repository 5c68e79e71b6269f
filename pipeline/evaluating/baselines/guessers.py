"""What is right without solving anything, or by solving only a part."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import cast

from pipeline.evaluating.baselines.shares import Share, Shares, shares_of, with_all
from pipeline.evaluating.scripted.script import script_of
from pipeline.evaluating.scripted.solver import Solver
from seedproof.benchmarks.missing_fact.row import MissingFactRow
from seedproof.episodes.turns import Message
from seedproof.measuring.statistics import most_common_answers
from seedproof.record.rows import Row
from seedproof.scoring.responses import score


def asked_once(solver: Solver, rows: Sequence[Row]) -> Shares:
    """Return what a solver has right that is shown nothing but the question."""
    return shares_of((row["family"], _value(solver, row)) for row in rows)


def guesses(benchmark: str, rows: Sequence[Row]) -> Mapping[str, Shares]:
    """Return what the guesses of a benchmark have right, by their names.

    A score says something only as far as it is above the best of them.
    """
    script = script_of(benchmark)
    by_name: dict[str, Shares] = {}
    if script.has_constant:
        by_name["constant"] = _constant(rows)
    if benchmark == "missing_fact":
        by_name |= _completions(rows)
    for name, solver in script.guesses.items():
        by_name[name] = asked_once(solver, rows)
    return by_name


def references(benchmark: str, rows: Sequence[Row]) -> Mapping[str, Shares]:
    """Return what solvers have right that solve, but not all of what is asked, by their names."""
    return {name: asked_once(solver, rows) for name, solver in script_of(benchmark).references.items()}


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
        "simplest": with_all({name: Share(of.simplest, of.rows) for name, of in by_family.items()}),
        "likeliest": with_all({name: Share(of.likeliest, of.rows) for name, of in by_family.items()}),
    }
