"""Reads the vectors, or the columns of the matrix."""

from collections.abc import Sequence

from seedproof.equivalence import read as tree_of
from seedproof.equivalence.reading.tree import Bracketed
from seedproof.problems.checking.matrices import integer_matrix_of, number_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.orthogonal_projection.facts import Facts
from seedproof.problems.templates.orthogonal_projection.phrases import (
    LAST,
    ORTHOGONALISED,
    PROJECTIONS,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a projection."""
    if drawing is not None:
        raise Unreadable("a projection has no figure")
    orthogonalised, projection, last = questions
    task, gaps = read_kind(statement, STATEMENTS)
    read_gaps(orthogonalised, ORTHOGONALISED[task])
    read_gaps(projection, PROJECTIONS)
    read_gaps(last, LAST[task])
    if task == "distance":
        return _subspace(gaps)
    columns = [list(column) for column in zip(*integer_matrix_of(gaps["matrix"]), strict=True)]
    sides = integer_matrix_of(gaps["vector"])
    if any(len(row) != 1 for row in sides):
        raise Unreadable("the right side is no column")
    return Facts(task, columns, [side for (side,) in sides])


def _subspace(gaps: Gaps) -> Facts:
    spanning: list[list[int]] = []
    for number, text in enumerate(gaps["spanning"].split(r", \quad "), start=1):
        name = f"v_{{{number}}} = "
        if not text.startswith(name):
            raise Unreadable("the vectors are not called by their numbers")
        spanning.append(_vector(text.removeprefix(name)))
    vector = _vector(gaps["vector"])
    if {len(entries) for entries in (*spanning, vector)} != {integer_of(gaps["dimension"])}:
        raise Unreadable("a vector has more coordinates, or fewer")
    return Facts("distance", spanning, vector)


def _vector(text: str) -> list[int]:
    match tree_of(text):
        case Bracketed("(", items, ")"):
            return [integer(number_of(item)) for item in items]
    raise Unreadable(f"{text!r} is no vector")


READER = Reader(read=read)
