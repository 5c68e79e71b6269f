"""Fills the gap, tests M*v = lambda*v, and multiplies row i of M with column j."""

import re
from collections.abc import Iterable, Iterator
from operator import mul

from seedproof.benchmarks.missing_fact.prover import Facts, Prover

LARGEST_COMPONENT = 3
"""Of the eigenvector."""


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


def band(difficulty: int) -> range:
    """Return the magnitudes that entries and eigenvalue of a difficulty have."""
    return range(difficulty + 1, difficulty + 13)


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too small or too large, asks for nothing, or is printed in the notes."""
    matrix = facts["matrix"]
    vector = facts["eigenvector"]
    eigenvalue = facts["eigenvalue"]
    size = len(matrix)
    row, column = _cell(slot, size)
    if size != difficulty + 1:
        yield f"a matrix of {size} rows"
    magnitudes = band(difficulty)
    forced = (column, 1 - column) if size == 2 else None
    for i, line in enumerate(matrix):
        for j, entry in enumerate(line):
            if (i, j) != forced and abs(entry) not in magnitudes:
                yield f"M[{i}][{j}] = {entry}"
    if abs(eigenvalue) not in magnitudes:
        yield f"the eigenvalue {eigenvalue}"
    components = [abs(component) for component in vector if component]
    if max(components) > LARGEST_COMPONENT or (size > 2 and min(components) > 1):
        yield f"the eigenvector {vector}"
    i, j = facts["target"]
    if i != row and j != column:
        yield f"the target ({i}, {j}) without the row and the column of the gap"
    if size == 2 and (i == column or j != column):
        yield f"the target ({i}, {j}), of which a product is 0"
    answer = int(_target(facts))
    if abs(answer) <= size or answer in (eigenvalue, *vector, *(entry for line in matrix for entry in line)):
        yield f"the answer {answer}, which is a number of the notes or the hint"


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
    ranges=ranges,
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
