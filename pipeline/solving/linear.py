"""Exact linear systems over Q by SymPy's polynomial layer (`DomainMatrix`), which is fast enough per row."""

from collections.abc import Sequence
from fractions import Fraction

from pipeline.text.reading import Unreadable

Number = int | str | Fraction


def solve_linear(rows: Sequence[Sequence[Number]], right: Sequence[Number]) -> list[Fraction]:
    """The only solution x of `rows @ x = right`. Shapes: rows (m, n), right (m,), result (n,).

    Raises: Unreadable when there is none, or more than one.
    """
    from sympy import QQ
    from sympy.polys.matrices import DomainMatrix

    def domain(value: Number) -> object:
        if isinstance(value, str):
            top, _, bottom = value.partition("/")
            return QQ(int(top), int(bottom or 1))
        return QQ(value.numerator, value.denominator)

    size = len(rows[0])
    table = [[domain(v) for v in (*row, value)] for row, value in zip(rows, right, strict=True)]
    reduced, pivots = DomainMatrix(table, (len(table), size + 1), QQ).rref()
    if pivots != tuple(range(size)):
        raise Unreadable("the equations that the text states have no single solution")
    last = (row[size] for row in reduced.to_list()[:size])
    return [Fraction(int(value.numerator), int(value.denominator)) for value in last]


def stationary(transitions: Sequence[Sequence[Number]]) -> list[Fraction]:
    """The only row vector p with p @ P = p and sum 1. Shape: (n, n). Raises: Unreadable."""
    size = len(transitions)
    balance = [
        [Fraction(transitions[row][column]) - (row == column) for row in range(size)]
        for column in range(size)
    ]
    return solve_linear([*balance, [1] * size], [0] * size + [1])
