"""Matrices of exact numbers, row by row, by elimination."""

from collections.abc import Sequence
from fractions import Fraction

Number = int | Fraction
Rows = Sequence[Sequence[Number]]
"""The rows of a matrix, all of one length."""


def product(left: Rows, right: Rows) -> list[list[Fraction]]:
    """Return the product of two matrices."""
    columns = list(zip(*right, strict=True))
    return [[dot(row, column) for column in columns] for row in left]


def dot(left: Sequence[Number], right: Sequence[Number]) -> Fraction:
    """Return the scalar product of two vectors."""
    terms = [Fraction(first) * second for first, second in zip(left, right, strict=True)]
    return sum(terms, Fraction(0))


def transposed(rows: Rows) -> list[list[Number]]:
    """Return the matrix with rows and columns exchanged."""
    return [list(column) for column in zip(*rows, strict=True)]


def identity(size: int) -> list[list[Fraction]]:
    """Return the identity matrix."""
    return [[Fraction(row == column) for column in range(size)] for row in range(size)]


def reduced(rows: Rows) -> tuple[list[list[Fraction]], list[int]]:
    """Return the reduced row echelon form, and the columns of its pivots."""
    echelon = [[Fraction(entry) for entry in row] for row in rows]
    pivots: list[int] = []
    for column in range(len(echelon[0])):
        start = len(pivots)
        pivot_row = next((index for index in range(start, len(echelon)) if echelon[index][column]), None)
        if pivot_row is None:
            continue
        echelon[start], echelon[pivot_row] = echelon[pivot_row], echelon[start]
        pivot = echelon[start][column]
        echelon[start] = [entry / pivot for entry in echelon[start]]
        for index, row in enumerate(echelon):
            if index != start:
                echelon[index] = _minus(row, echelon[start], row[column])
        pivots.append(column)
    return echelon, pivots


def rank(rows: Rows) -> int:
    """Return the rank of a matrix."""
    _, pivots = reduced(rows)
    return len(pivots)


def kernel(rows: Rows) -> list[list[Fraction]]:
    """Return a basis of the vectors that the matrix takes to zero, one for each column without a pivot."""
    echelon, pivots = reduced(rows)
    width = len(rows[0])
    basis: list[list[Fraction]] = []
    for free in range(width):
        if free in pivots:
            continue
        vector = [Fraction(0)] * width
        vector[free] = Fraction(1)
        for index, pivot in enumerate(pivots):
            vector[pivot] = -echelon[index][free]
        basis.append(vector)
    return basis


def inverse(rows: Rows) -> list[list[Fraction]]:
    """Return the inverse of a square matrix. Raises: ValueError where there is none."""
    size = len(rows)
    joined = [[*row, *unit] for row, unit in zip(rows, identity(size), strict=True)]
    echelon, pivots = reduced(joined)
    if pivots != list(range(size)):
        raise ValueError("the matrix has no inverse")
    return [row[size:] for row in echelon]


def determinant(rows: Rows) -> Fraction:
    """Return the determinant of a square matrix."""
    echelon = [[Fraction(entry) for entry in row] for row in rows]
    result = Fraction(1)
    for column in range(len(echelon)):
        pivot_row = next((index for index in range(column, len(echelon)) if echelon[index][column]), None)
        if pivot_row is None:
            return Fraction(0)
        if pivot_row != column:
            echelon[column], echelon[pivot_row] = echelon[pivot_row], echelon[column]
            result = -result
        pivot = echelon[column][column]
        result *= pivot
        for index in range(column + 1, len(echelon)):
            echelon[index] = _minus(echelon[index], echelon[column], echelon[index][column] / pivot)
    return result


def _minus(row: Sequence[Fraction], other: Sequence[Fraction], factor: Fraction) -> list[Fraction]:
    return [entry - factor * opposite for entry, opposite in zip(row, other, strict=True)]
