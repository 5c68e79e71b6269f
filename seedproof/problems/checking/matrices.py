"""Matrices of exact numbers, row by row, by minors and by multiplication; nothing is eliminated here."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

Number = int | Fraction
Rows = Sequence[Sequence[Number]]
"""The rows of a matrix, all of one length."""


def image(rows: Rows, vector: Sequence[Number]) -> list[Fraction]:
    """Return the matrix times a column."""
    images: list[Fraction] = []
    for row in rows:
        value = Fraction(0)
        for entry, coordinate in zip(row, vector, strict=True):
            value += Fraction(entry) * coordinate
        images.append(value)
    return images


def product(left: Rows, right: Rows) -> list[list[Fraction]]:
    """Return the product of two matrices, column by column."""
    columns = [image(left, column) for column in zip(*right, strict=True)]
    return [list(row) for row in zip(*columns, strict=True)]


def minor(rows: Rows, picked_rows: Sequence[int], picked_columns: Sequence[int]) -> Fraction:
    """Return the determinant of the entries in these rows and columns, by expansion along the first row."""
    if not picked_rows:
        return Fraction(1)
    first, *below = picked_rows
    value = Fraction(0)
    sign = 1
    for index, column in enumerate(picked_columns):
        entry = Fraction(rows[first][column])
        if entry:
            others = [*picked_columns[:index], *picked_columns[index + 1 :]]
            value += sign * entry * minor(rows, below, others)
        sign = -sign
    return value


def determinant(rows: Rows) -> Fraction:
    """Return the determinant of a square matrix."""
    every = range(len(rows))
    return minor(rows, every, every)


def rank(rows: Rows) -> int:
    """Return the size of the largest minor that is not zero."""
    most = min(len(rows), len(rows[0]))
    return next((size for size in range(most, 0, -1) if any(_minors(rows, size))), 0)


def _minors(rows: Rows, size: int) -> Iterator[Fraction]:
    for picked_rows in combinations(range(len(rows)), size):
        for picked_columns in combinations(range(len(rows[0])), size):
            yield minor(rows, picked_rows, picked_columns)
