"""Matrices of exact numbers, row by row, by elimination."""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, lcm

from seedproof.record.draws import Draws
from seedproof.text.formula import Formula, Like, Matrix, collection, formula, point

Number = int | Fraction
Rows = Sequence[Sequence[Number]]
"""The rows of a matrix, all of one length."""


def product(left: Rows, right: Rows) -> list[list[Fraction]]:
    """Return the product of two matrices."""
    columns = list(zip(*right, strict=True))
    return [[dot(row, column) for column in columns] for row in left]


def dot(left: Sequence[Number], right: Sequence[Number]) -> Fraction:
    """Return the scalar product of two vectors."""
    value: Number = 0
    for first, second in zip(left, right, strict=True):
        value += first * second
    return Fraction(value)


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


def scaled(rows: Rows, factor: Number) -> list[list[Fraction]]:
    """Return the matrix times a number."""
    return [[Fraction(entry) * factor for entry in row] for row in rows]


def total(left: Rows, right: Rows) -> list[list[Fraction]]:
    """Return the sum of two matrices."""
    return [
        [Fraction(entry) + opposite for entry, opposite in zip(row, other, strict=True)]
        for row, other in zip(left, right, strict=True)
    ]


def shifted(rows: Rows, number: Number) -> list[list[Fraction]]:
    """Return a square matrix minus a multiple of the identity."""
    return total(rows, scaled(identity(len(rows)), -number))


def power(rows: Rows, exponent: int) -> list[list[Fraction]]:
    """Return the power of a square matrix; negative exponents are for the inverse."""
    base: Rows = rows
    if exponent < 0:
        base = inverse(rows)
    result = identity(len(rows))
    for _ in range(abs(exponent)):
        result = product(result, base)
    return result


def image(rows: Rows, vector: Sequence[Number]) -> list[Fraction]:
    """Return the matrix times a column."""
    return [dot(row, vector) for row in rows]


def diagonal(entries: Sequence[Number]) -> list[list[Fraction]]:
    """Return the matrix with these entries on its diagonal, and zeros elsewhere."""
    rows = identity(len(entries))
    for index, entry in enumerate(entries):
        rows[index][index] = Fraction(entry)
    return rows


def characteristic_polynomial(rows: Rows) -> list[Fraction]:
    """Return its coefficients, the highest power first, by the method of Faddeev and LeVerrier."""
    coefficients = [Fraction(1)]
    auxiliary = identity(len(rows))
    for step in range(1, len(rows) + 1):
        auxiliary = product(rows, auxiliary)
        trace = sum((row[index] for index, row in enumerate(auxiliary)), Fraction(0))
        coefficients.append(-trace / step)
        auxiliary = shifted(auxiliary, trace / step)
    return coefficients


def primitive(vector: Sequence[Number]) -> list[int]:
    """Return the multiple with coprime integer entries, the first that is not zero positive."""
    entries = [Fraction(entry) for entry in vector]
    denominator = lcm(*(entry.denominator for entry in entries))
    integers = [int(entry * denominator) for entry in entries]
    divisor = gcd(*integers)
    first = next(entry for entry in integers if entry != 0)
    if first < 0:
        divisor = -divisor
    return [entry // divisor for entry in integers]


def unimodular(draws: Draws, size: int, steps: int) -> list[list[int]]:
    """Draw an integer matrix of determinant 1, by adding multiples of rows of the identity to others."""
    rows = [[int(entry) for entry in row] for row in identity(size)]
    for _ in range(steps):
        target, source = draws.sample(range(size), 2)
        factor = draws.choice((-2, -1, -1, 1, 1, 2))
        rows[target] = [
            entry + factor * added for entry, added in zip(rows[target], rows[source], strict=True)
        ]
    return rows


def integers(rows: Rows) -> list[list[int]]:
    """Return a matrix of integers as such. Raises: ValueError for other entries."""
    if any(Fraction(entry).denominator != 1 for row in rows for entry in row):
        raise ValueError("an entry is no integer")
    return [[int(entry) for entry in row] for row in rows]


def largest(rows: Rows) -> Fraction:
    """Return the largest absolute value of an entry."""
    return max(abs(Fraction(entry)) for row in rows for entry in row)


def matrix(rows: Sequence[Sequence[Like]]) -> Formula:
    """Return a matrix as a formula."""
    return Matrix(tuple(tuple(formula(entry) for entry in row) for row in rows))


def vectors(basis: Sequence[Sequence[Like]]) -> Formula:
    """Return a set of vectors as a formula."""
    return collection(*(point(*vector) for vector in basis))
