"""Fraction-free elimination on integer matrices, for generators only: the gates decide by other code."""

from collections.abc import Sequence
from fractions import Fraction


def determinant(rows: Sequence[Sequence[int]]) -> int:
    """The determinant of an integer matrix. Shape: (n, n). Source: Bareiss 1968."""
    table = [list(row) for row in rows]
    size, sign, previous = len(table), 1, 1
    for at in range(size - 1):
        pivot = next((row for row in range(at, size) if table[row][at]), None)
        if pivot is None:
            return 0
        if pivot != at:
            table[at], table[pivot], sign = table[pivot], table[at], -sign
        head = table[at]
        for row in range(at + 1, size):
            line, first = table[row], table[row][at]
            for column in range(at + 1, size):
                line[column] = (line[column] * head[at] - first * head[column]) // previous
        previous = head[at]
    return sign * table[-1][-1]


def solve(rows: Sequence[Sequence[int]], right: Sequence[int]) -> list[Fraction] | None:
    """The solution of a square integer system, None where the matrix is singular. Shapes: (n, n), (n,)."""
    whole = determinant(rows)
    if not whole:
        return None
    return [
        Fraction(
            determinant([[*row[:at], value, *row[at + 1 :]] for row, value in zip(rows, right, strict=True)]),
            whole,
        )
        for at in range(len(rows))
    ]
