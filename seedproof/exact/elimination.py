"""Fraction-free elimination on integer matrices, for generators only: the gates use other code."""

from collections.abc import Sequence
from fractions import Fraction


def determinant(rows: Sequence[Sequence[int]]) -> int:
    """Return the determinant of an integer matrix. Shape: (n, n). Source: Bareiss 1968."""
    table = [list(row) for row in rows]
    size, sign, previous = len(table), 1, 1
    for step in range(size - 1):
        pivot = next((row for row in range(step, size) if table[row][step]), None)
        if pivot is None:
            return 0
        if pivot != step:
            table[step], table[pivot], sign = table[pivot], table[step], -sign
        head = table[step]
        for row in range(step + 1, size):
            line, first = table[row], table[row][step]
            for column in range(step + 1, size):
                line[column] = (line[column] * head[step] - first * head[column]) // previous
        previous = head[step]
    return sign * table[-1][-1]


def solve(rows: Sequence[Sequence[int]], right: Sequence[int]) -> list[Fraction] | None:
    """Return the solution of a square integer system, or None if it is singular. Shapes: (n, n), (n,)."""
    whole = determinant(rows)
    if not whole:
        return None
    return [
        Fraction(
            determinant(
                [[*row[:column], value, *row[column + 1 :]] for row, value in zip(rows, right, strict=True)]
            ),
            whole,
        )
        for column in range(len(rows))
    ]
