"""Matrices of terms, written out by their definitions, so that an engine does the arithmetic."""

from collections.abc import Sequence
from functools import reduce
from itertools import combinations, permutations

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, different, dot, equal, every, literal, real, some, total
from seedproof.certifying.university.expression import Expression, Matrix
from seedproof.certifying.university.ratio import ratio, same
from seedproof.certifying.university.translating import Translation
from seedproof.certifying.university.writing import written

Vector = Sequence[Term]
Rows = Sequence[Vector]


ZERO = literal(0)


def left_to_engine(value: Term) -> Term:
    """Return a number as a term that is not computed with before an engine reads it."""
    return value if value.number is None else Term(real(value).text, "Real")


def stated(matrix: Expression, translation: Translation) -> Rows:
    """Translate the entries of a matrix.

    Raises: Unread for anything but a matrix.
    """
    if not isinstance(matrix, Matrix):
        raise Unread(f"no matrix: {written(matrix)}")
    return [[left_to_engine(translation.term(entry)) for entry in row] for row in matrix.rows]


def square(rows: Rows) -> Rows:
    """Return a matrix that has as many rows as columns.

    Raises: Unread for any other.
    """
    if any(len(row) != len(rows) for row in rows):
        raise Unread("the matrix is not square")
    return rows


def identity(size: int) -> Rows:
    """Return the identity matrix."""
    return [[literal(int(row == column)) for column in range(size)] for row in range(size)]


def transposed(rows: Rows) -> Rows:
    """Exchange rows and columns."""
    return [list(column) for column in zip(*rows, strict=True)]


def applied(rows: Rows, vector: Vector) -> list[Term]:
    """Multiply a matrix with a column."""
    return [dot(row, vector) for row in rows]


def times(left: Rows, right: Rows) -> Rows:
    """Multiply two matrices."""
    columns = transposed(right)
    return [[dot(row, column) for column in columns] for row in left]


def plus(left: Rows, right: Rows) -> Rows:
    """Add two matrices."""
    return [[a + b for a, b in zip(*pair, strict=True)] for pair in zip(left, right, strict=True)]


def scaled(factor: Term, rows: Rows) -> Rows:
    """Multiply all entries with a number."""
    return [[factor * entry for entry in row] for row in rows]


def shifted(rows: Rows, value: Term) -> Rows:
    """Subtract a number from all entries of the diagonal."""
    return plus(rows, scaled(-value, identity(len(rows))))


def matrix_power(rows: Rows, exponent: int) -> Rows:
    """Multiply a matrix with itself."""
    return reduce(times, [rows] * exponent) if exponent else identity(len(rows))


def unknowns(translation: Translation, name: str, height: int, width: int) -> Rows:
    """Declare a matrix of unknowns."""
    places = [[f"{name}_{row + 1}_{column + 1}" for column in range(width)] for row in range(height)]
    return [[translation.unknown(place) for place in row] for row in places]


def vector(translation: Translation, name: str, size: int) -> list[Term]:
    """Declare a column of unknowns."""
    return [translation.unknown(f"{name}_{place + 1}") for place in range(size)]


def determinant(rows: Rows) -> Term:
    """Write a determinant out by the formula of Leibniz."""
    size = len(square(rows))
    return total(_signed(rows, order) for order in permutations(range(size)))


def minors(rows: Rows) -> list[Term]:
    """Return the determinants of as many columns as there are rows."""
    columns = transposed(rows)
    return [determinant(chosen) for chosen in combinations(columns, len(rows))]


def are_equal(left: Rows, right: Rows) -> Term:
    """Say that two matrices are equal, entry by entry.

    Raises: Unread if they have different sizes.
    """
    if [len(row) for row in left] != [len(row) for row in right]:
        raise Unread("the matrices have different sizes")
    return every(equal(a, b) for rows in zip(left, right, strict=True) for a, b in zip(*rows, strict=True))


def are_alike(left: Vector, right: Vector) -> Term:
    """Say that two columns are equal.

    Raises: Unread if they have different lengths.
    """
    return are_equal([left], [right])


def is_zero(vector: Vector) -> Term:
    """Say that all entries are 0."""
    return every(equal(entry, 0) for entry in vector)


def is_not_zero(vector: Vector) -> Term:
    """Say that an entry is not 0."""
    return some(different(entry, 0) for entry in vector)


def is_matrix(translation: Translation, rows: Rows, answer: Expression) -> Term:
    """Say that a matrix is the stated one, whose entries may be fractions.

    Raises: Unread if the sizes differ.
    """
    if not isinstance(answer, Matrix) or [len(row) for row in rows] != [len(row) for row in answer.rows]:
        raise Unread(f"no matrix of this size: {written(answer)}")
    pairs = [pair for row in zip(rows, answer.rows, strict=True) for pair in zip(*row, strict=True)]
    return every(same(ratio(entry), translation.ratio(stated)) for entry, stated in pairs)


def _signed(rows: Rows, order: Sequence[int]) -> Term:
    swaps = sum(1 for a, b in combinations(order, 2) if a > b)
    factors = [row[column] for row, column in zip(rows, order, strict=True)]
    written_out = reduce(lambda left, right: left * right, factors)
    return -written_out if swaps % 2 else written_out
