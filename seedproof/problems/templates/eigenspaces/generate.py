"""Hides chosen eigenvalues behind a change of basis; answers by characteristic polynomial and kernels.

Every step of the change of basis adds a multiple of a row to another, and undoes it in the columns: so the
matrix keeps integer entries, and its eigenvectors have small ones.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, lcm
from typing import NamedTuple

from seedproof.problems.making.coefficients import value
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.eigenspaces.facts import Facts
from seedproof.problems.templates.eigenspaces.phrases import ORDINALS, QUESTIONS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Matrix, Word, collection, formula, latex, point

Rows = list[list[int]]
Vector = list[int]
Basis = list[Vector]

_SIZES = {1: 2, 2: 3, 3: 3}
_LARGEST_ENTRIES = {1: 8, 2: 8, 3: 9}
"""By difficulty."""
_LARGEST_EIGENVALUE = 40
"""More than the sum of a row of any such matrix."""


class Reduced(NamedTuple):
    """A matrix in reduced echelon form, and the columns of its pivots."""

    rows: list[list[Fraction]]
    pivots: list[int]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw different eigenvalues; in the third difficulty one is double, with one eigenvector or two.

    Raises: Rejected.
    """
    size = _SIZES[difficulty]
    eigenvalues = draws.sample(range(-4, 7), size)
    if difficulty == 3:
        eigenvalues[1] = eigenvalues[0]
    rows = _diagonal(eigenvalues)
    if difficulty == 3:
        # With two eigenvectors more candidates are rejected below.
        rows[0][1] = draws.choice((0, 0, 0, 0, 0, 1, 1))
    for _ in range(3 * size):
        target, source = draws.sample(range(size), 2)
        factor = draws.choice((-2, -1, 1, 2))
        rows = _conjugated(rows, target, source, factor)
    if max(abs(entry) for row in rows for entry in row) > _LARGEST_ENTRIES[difficulty]:
        raise Rejected("an entry is large")
    if any(_shows_an_eigenvalue(rows, index) for index in range(size)):
        raise Rejected("a row or column shows an eigenvalue")
    if sum(row.count(0) for row in rows) > 2:
        raise Rejected("too many entries are zero")
    return Facts(matrix=rows)


def _diagonal(entries: Sequence[int]) -> Rows:
    """Return the matrix with these entries on its diagonal, and zeros elsewhere."""
    rows: Rows = []
    for index, entry in enumerate(entries):
        row = [0] * len(entries)
        row[index] = entry
        rows.append(row)
    return rows


def _conjugated(rows: Rows, target: int, source: int, factor: int) -> Rows:
    """Return the matrix after a multiple of a row was added to another, and this undone in the columns."""
    conjugated = [list(row) for row in rows]
    for column, entry in enumerate(rows[source]):
        conjugated[target][column] += factor * entry
    for row in conjugated:
        row[source] -= factor * row[target]
    return conjugated


def _shows_an_eigenvalue(rows: Rows, index: int) -> bool:
    """Return whether a row, or the column of the same index, is zero but for the diagonal."""
    off_diagonal = [column for column in range(len(rows)) if column != index]
    row_is_zero = all(rows[index][column] == 0 for column in off_diagonal)
    column_is_zero = all(rows[row][index] == 0 for row in off_diagonal)
    return row_is_zero or column_is_zero


def answers(facts: Facts) -> list[Answer]:
    """Return the eigenvalues; a basis of each eigenspace in order; whether the bases make one of the space.

    Raises: Rejected where an eigenvector has a large entry.
    """
    rows = facts.matrix
    eigenvalues = _eigenvalues(rows)
    bases = [kernel(reduced(shifted(rows, eigenvalue))) for eigenvalue in eigenvalues]
    if any(abs(entry) > 6 for basis in bases for vector in basis for entry in vector):
        raise Rejected("an eigenvector has a large entry")
    golden = [Answer(collection(*eigenvalues), "set")]
    for basis in bases:
        vectors = [point(*vector) for vector in basis]
        golden.append(Answer(collection(*vectors), "span"))
    if len(eigenvalues) < len(rows):
        complete = sum(len(basis) for basis in bases) == len(rows)
        golden.append(Answer(Word("yes" if complete else "no"), "label"))
    return golden


def _eigenvalues(rows: Rows) -> list[int]:
    """Return the integer roots of the characteristic polynomial."""
    coefficients = _characteristic_polynomial(rows)
    candidates = range(-_LARGEST_EIGENVALUE, _LARGEST_EIGENVALUE + 1)
    return [candidate for candidate in candidates if value(coefficients, candidate) == 0]


def _characteristic_polynomial(rows: Rows) -> list[int]:
    """Return its coefficients, the highest power first, by the method of Faddeev and LeVerrier."""
    size = len(rows)
    coefficients = [1]
    auxiliary = _diagonal([1] * size)
    for step in range(1, size + 1):
        auxiliary = _product(rows, auxiliary)
        trace = sum(auxiliary[index][index] for index in range(size))
        coefficient = -trace // step
        coefficients.append(coefficient)
        auxiliary = shifted(auxiliary, -coefficient)
    return coefficients


def _product(first: Rows, second: Rows) -> Rows:
    """Return the product of two square matrices."""
    columns = list(zip(*second, strict=True))
    return [[_scalar_product(row, column) for column in columns] for row in first]


def _scalar_product(first: Sequence[int], second: Sequence[int]) -> int:
    return sum(left * right for left, right in zip(first, second, strict=True))


def shifted(rows: Rows, number: int) -> Rows:
    """Return the matrix minus a multiple of the identity."""
    difference = [list(row) for row in rows]
    for index, row in enumerate(difference):
        row[index] -= number
    return difference


def reduced(matrix: Rows) -> Reduced:
    """Return the reduced echelon form, by Gauss-Jordan elimination."""
    rows = [[Fraction(entry) for entry in row] for row in matrix]
    pivots: list[int] = []
    for column in range(len(matrix[0])):
        rank = len(pivots)
        candidates = [number for number in range(rank, len(rows)) if rows[number][column] != 0]
        if not candidates:
            continue
        chosen = candidates[0]
        rows[rank], rows[chosen] = rows[chosen], rows[rank]
        pivot = rows[rank][column]
        rows[rank] = [entry / pivot for entry in rows[rank]]
        for number, row in enumerate(rows):
            if number != rank:
                rows[number] = _eliminated(row, rows[rank], column)
        pivots.append(column)
    return Reduced(rows, pivots)


def _eliminated(row: list[Fraction], pivot_row: list[Fraction], column: int) -> list[Fraction]:
    """Return a row minus the multiple of the pivot's row that makes its entry in the column zero."""
    factor = row[column]
    return [entry - factor * pivot for entry, pivot in zip(row, pivot_row, strict=True)]


def kernel(matrix: Reduced, sign: int = -1) -> Basis:
    """Return a basis of the kernel; terms that are brought to the other side get the sign."""
    size = len(matrix.rows[0])
    basis: Basis = []
    for free in range(size):
        if free not in matrix.pivots:
            entries = [Fraction(0)] * size
            entries[free] = Fraction(1)
            for row, pivot in zip(matrix.rows, matrix.pivots, strict=False):
                entries[pivot] = sign * row[free]
            basis.append(primitive(entries))
    return basis


def primitive(entries: Sequence[Fraction]) -> Vector:
    """Return the multiple of a vector with coprime integer entries, the first of them positive."""
    denominator = lcm(*(entry.denominator for entry in entries))
    integers = [int(entry * denominator) for entry in entries]
    divisor = gcd(*integers)
    first = next(entry for entry in integers if entry != 0)
    if first < 0:
        divisor = -divisor
    return [entry // divisor for entry in integers]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the matrix, and ask for its eigenspaces in the order of the eigenvalues."""
    rows = facts.matrix
    matrix = Matrix(tuple(tuple(formula(entry) for entry in row) for row in rows))
    statement = fill(draws.choice(STATEMENTS), matrix=latex(matrix))
    questions = [draws.choice(QUESTIONS["eigenvalues"])]
    eigenspace_question = draws.choice(QUESTIONS["eigenspace"])
    count = len(_eigenvalues(rows))
    for ordinal in ORDINALS[count]:
        questions.append(fill(eigenspace_question, ordinal=ordinal))
    if count < len(rows):
        questions.append(draws.choice(QUESTIONS["diagonalizable"]))
    return Words(statement, tuple(questions))


TEMPLATE = Template(
    subject="algebra",
    method="characteristic polynomial",
    sample=sample,
    answers=answers,
    words=words,
)
