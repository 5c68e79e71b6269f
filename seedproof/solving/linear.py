"""Exact linear systems over Q: solved modulo one large prime, then checked by substituting the solution.

It shares nothing with the generators' elimination or python-flint, and loads no package, so that auditing one
row starts at once. Integers and rationals may be mixed, also as text `p/q`.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import lcm

from seedproof.text.reading import Unreadable

Number = int | str | Fraction

PRIME = 2**521 - 1
"""Solutions and determinants beyond half of it are refused, never wrong."""


def solve_linear(rows: Sequence[Sequence[Number]], right: Sequence[Number]) -> list[Fraction]:
    """Return the unique solution x of `rows @ x = right`. Shapes: rows (m, n), right (m,), result (n,).

    By Cramer's rule determinant and numerators are integers, so their residues give them. A system of full
    rank modulo the prime has at most one solution, and the one found is substituted into every equation.

    Raises: Unreadable when there is none, or more than one.
    """
    table = [_integers([*row, value]) for row, value in zip(rows, right, strict=True)]
    size = len(rows[0])
    reduced, determinant = _reduced(table, size)
    whole = _centred(determinant)
    over = [_centred(row[size] * determinant % PRIME) for row in reduced]
    if any(sum(map(int.__mul__, row, over)) != row[size] * whole for row in table):
        raise Unreadable("the equations that the text states contradict one another")
    return [Fraction(value, whole) for value in over]


def stationary(transitions: Sequence[Sequence[Number]]) -> list[Fraction]:
    """Return the unique row vector p with p @ P = p and sum 1. Shape: (n, n). Raises: Unreadable."""
    chain = [[Fraction(value) for value in row] for row in transitions]
    balance = [
        [row[column] - (number == column) for number, row in enumerate(chain)] for column in range(len(chain))
    ]
    return solve_linear([*balance, [1] * len(chain)], [0] * len(chain) + [1])


def _reduced(table: list[list[int]], size: int) -> tuple[list[list[int]], int]:
    """Reduce by Gauss and Jordan modulo the prime; return the reduced rows and the product of the pivots."""
    rows, determinant = [[value % PRIME for value in row] for row in table], 1
    for column in range(size):
        pivot = next((index for index in range(column, len(rows)) if rows[index][column]), None)
        if pivot is None:
            raise Unreadable("the equations that the text states have more than one solution")
        rows[column], rows[pivot] = rows[pivot], rows[column]
        determinant = determinant * rows[column][column] % PRIME
        inverse = pow(rows[column][column], -1, PRIME)
        head = rows[column] = [value * inverse % PRIME for value in rows[column]]
        for index, row in enumerate(rows):
            factor = row[column]
            if factor and index != column:
                pairs = zip(row, head, strict=True)
                rows[index] = [(value - factor * first) % PRIME for value, first in pairs]
    return rows[:size], determinant


def _integers(row: Sequence[Number]) -> list[int]:
    exact = [value if isinstance(value, int) else Fraction(value) for value in row]
    scale = lcm(*(value.denominator for value in exact))
    return [int(value * scale) for value in exact]


def _centred(residue: int) -> int:
    return residue if residue <= PRIME // 2 else residue - PRIME
