"""Shows why a linear system does not fix its unknowns: for the generator, the gates use other code."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.exact.number import Exact

Row = list[Fraction]


class Contradiction(NamedTuple):
    """What shows that nothing solves a system: multiples of its equations that add up to `0 = gap`."""

    multipliers: list[Fraction]
    gap: Fraction


class Family(NamedTuple):
    """What shows that infinitely many numbers solve a system: two different solutions of it."""

    first: list[Fraction]
    second: list[Fraction]


def why_not_fixed(rows: Sequence[Sequence[Exact]], right: Sequence[Exact]) -> Contradiction | Family:
    """Return why a singular system has no solution, or infinitely many. Shapes: (n, m), (n,)."""
    width = len(rows[0])
    table = [
        _extended(row, value, at, len(rows)) for at, (row, value) in enumerate(zip(rows, right, strict=True))
    ]
    pivots = _reduce(table, width)
    for row in table[len(pivots) :]:
        if row[width]:
            return Contradiction(row[width + 1 :], row[width])
    return Family(_solution(table, pivots, width, Fraction(0)), _solution(table, pivots, width, Fraction(1)))


def _extended(row: Sequence[Exact], value: Exact, at: int, count: int) -> Row:
    """Write a row with its right side, and which multiple of which equation it is."""
    multiple = [Fraction(at == column) for column in range(count)]
    return [*map(Fraction, row), Fraction(value), *multiple]


def _reduce(table: list[Row], width: int) -> list[int]:
    """Bring a table to reduced row echelon form, and return the columns of its pivots."""
    pivots = list[int]()
    for column in range(width):
        top = len(pivots)
        at = next((row for row in range(top, len(table)) if table[row][column]), None)
        if at is None:
            continue
        table[top], table[at] = table[at], table[top]
        head = table[top][column]
        table[top] = [value / head for value in table[top]]
        for row in range(len(table)):
            factor = table[row][column]
            if row != top and factor:
                table[row] = [
                    value - factor * other for value, other in zip(table[row], table[top], strict=True)
                ]
        pivots.append(column)
    return pivots


def _solution(table: list[Row], pivots: list[int], width: int, free: Fraction) -> list[Fraction]:
    """Return the solution in which every unknown without a pivot has the value `free`."""
    values = [free] * width
    for row, column in zip(table, pivots, strict=False):
        others = (row[other] * free for other in range(width) if other not in pivots)
        values[column] = row[width] - sum(others, Fraction(0))
    return values


def plain(value: Fraction) -> Exact:
    """Return an int where the value is whole."""
    return value.numerator if value.denominator == 1 else value
