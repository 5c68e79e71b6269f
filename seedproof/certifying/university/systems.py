"""Systems of linear equations, with their coefficients."""

from collections.abc import Sequence

from seedproof.certifying.script import Unread
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import Expression, Matrix, Relation, System, letters
from seedproof.certifying.university.writing import written


def equations(read: Expression) -> tuple[Relation, ...]:
    """Return the equations behind a brace.

    Raises: Unread for anything else.
    """
    if not isinstance(read, System):
        raise Unread(f"no system: {written(read)}")
    lines = tuple(line for line in read.lines if isinstance(line, Relation) and line.signs == ("=",))
    if len(lines) != len(read.lines):
        raise Unread(f"a line that is no equation: {written(read)}")
    return lines


def coefficient_matrix(lines: Sequence[Relation], unknowns: Sequence[str]) -> Matrix:
    """Return the coefficients, a row for each equation and a column for each unknown.

    Raises: Unread for equations that are not linear, or have a square matrix of coefficients no more.
    """
    rows = tuple(tuple(_coefficient(line, letter, unknowns) for letter in unknowns) for line in lines)
    if len(rows) != len(unknowns):
        raise Unread(f"{len(rows)} equations for {len(unknowns)} unknowns")
    return Matrix(rows)


def _coefficient(line: Relation, letter: str, unknowns: Sequence[str]) -> Expression:
    left, right = line.sides
    slope = derivative(left - right, letter)
    if letters(slope) & set(unknowns):
        raise Unread(f"not linear in {letter}: {written(line)}")
    return slope
