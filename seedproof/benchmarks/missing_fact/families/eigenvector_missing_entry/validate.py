"""Fills the gap, tests M*v = lambda*v, and multiplies row i of M with column j."""

import re
from collections.abc import Iterable, Iterator
from operator import mul

from seedproof.benchmarks.missing_fact.prover import Facts, Prover


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the entry of the slot, which must stand in the column of the only zero of v."""
    matrix = facts["matrix"]
    vector = facts["eigenvector"]
    row, column = _cell(slot, len(vector))
    numbers = [*vector, facts["eigenvalue"], *facts["target"], *(entry for line in matrix for entry in line)]
    if any(type(number) is not int for number in numbers):
        raise ValueError("an entry is not an integer")
    if any(len(line) != len(vector) for line in (matrix, *matrix)) or not _has_eigenvector(facts):
        raise ValueError("M*v = lambda*v does not hold")
    if len(facts["target"]) != 2 or any(not 0 <= at < len(vector) for at in facts["target"]):
        raise ValueError("the target is no entry of M*M")
    if [at for at, component in enumerate(vector) if not component] != [column]:
        raise ValueError(f"{slot} is not in the column of the only zero of v")
    return {slot: str(matrix[row][column])}


def view(facts: Facts, slot: str) -> Facts:
    """Return all but that entry."""
    return _with(facts, slot, None)


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is an integer with which v is an eigenvector."""
    return re.fullmatch(r"0|-?[1-9][0-9]*", value) is not None and _has_eigenvector(
        _with(view, slot, int(value))
    )


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Yield the entry of the square."""
    filled = _with(view, slot, int(value))
    if _has_eigenvector(filled):
        yield _target(filled)


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return six more integers: they decide a polynomial of degree 2."""
    return (str(int(value) + step) for step in (-3, -2, -1, 1, 2, 3))


def other_side(facts: Facts, slot: str) -> Iterator[str]:
    """Yield what the entry alone allows: all others may be 0, or 1, or 2."""
    row, column = _cell(slot, len(facts["matrix"]))
    size = range(len(facts["matrix"]))
    for fill in (0, 1, 2):
        matrix = [
            [facts["matrix"][row][column] if (i, j) == (row, column) else fill for j in size] for i in size
        ]
        yield _target(facts | {"matrix": matrix})


def _has_eigenvector(facts: Facts) -> bool:
    vector = facts["eigenvector"]
    eigenvalue = facts["eigenvalue"]
    return all(
        sum(map(mul, line, vector)) == eigenvalue * component
        for line, component in zip(facts["matrix"], vector, strict=True)
    )


def _target(facts: Facts) -> str:
    matrix = facts["matrix"]
    i, j = facts["target"]
    return str(sum(entry * matrix[at][j] for at, entry in enumerate(matrix[i])))


def _with(facts: Facts, slot: str, value: int | None) -> Facts:
    row, column = _cell(slot, len(facts["matrix"]))
    matrix = [list(line) for line in facts["matrix"]]
    matrix[row][column] = value
    return facts | {"matrix": matrix}


def _cell(slot: str, size: int) -> tuple[int, int]:
    match = re.fullmatch(r"M_(0|[1-9][0-9]*)_(0|[1-9][0-9]*)", slot)
    if match is None or max(cell := (int(match[1]), int(match[2]))) >= size:
        raise ValueError(f"{slot} is no entry of M")
    return cell


PROVER = Prover(
    family_type="B",
    answer_type="integer",
    method="parametric",
    held=held,
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
