"""What is right without solving anything, or by solving only a part."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from pipeline.evaluating.baselines.shares import Share, Shares, shares_of, with_all
from pipeline.evaluating.scripted.script import script_of
from pipeline.evaluating.scripted.solver import Solver
from seedproof.episodes.turns import Message
from seedproof.measuring.statistics import most_common_answers
from seedproof.record.rows import Row
from seedproof.scoring.responses import score


def asked_once(solvers: Mapping[str, Solver], rows: Sequence[Row]) -> Mapping[str, Shares]:
    """Return what solvers have right that are shown nothing but the question, by their names."""
    values: dict[str, list[tuple[str, Fraction]]] = {name: [] for name in solvers}
    # Row by row: a question that was read for one of them is still known to the next.
    for row in rows:
        for name, solver in solvers.items():
            values[name].append((row["family"], _value(solver, row)))
    return {name: shares_of(of_solver) for name, of_solver in values.items()}


def guesses(benchmark: str, rows: Sequence[Row]) -> Mapping[str, Shares]:
    """Return what the guesses of a benchmark have right, by their names.

    A score says something only as far as it is above the best of them.
    """
    script = script_of(benchmark)
    by_name: dict[str, Shares] = {}
    if script.has_constant:
        by_name["constant"] = _constant(rows)
    if script.counted is not None:
        for name, by_family in script.counted(rows).items():
            by_name[name] = with_all({family: Share(*counted) for family, counted in by_family.items()})
    return {**by_name, **asked_once(script.guesses, rows)}


def references(benchmark: str, rows: Sequence[Row]) -> Mapping[str, Shares]:
    """Return what solvers have right that solve, but not all of what is asked, by their names."""
    return asked_once(script_of(benchmark).references, rows)


def _value(solver: Solver, row: Row) -> Fraction:
    return score(row, solver(row, [Message("user", row["question"])])).value


def _constant(rows: Sequence[Row]) -> Shares:
    """Return the shares of each family's most common answer."""
    common = most_common_answers(rows)
    return with_all({family: Share(Fraction(right), total) for family, (_, right, total) in common.items()})
