"""Exact linear systems over Q by python-flint: is there a solution, is it the only one, which one."""

from collections.abc import Sequence
from fractions import Fraction

from flint import fmpq, fmpq_mat

Number = int | str | Fraction


def exact(value: Number) -> fmpq | int:
    """The number that an integer, a Fraction or the text `p/q` states, as FLINT takes it."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        top, _, bottom = value.partition("/")
        return fmpq(int(top), int(bottom or 1))
    return fmpq(value.numerator, value.denominator)


def fraction(value: fmpq) -> Fraction:
    """Back to Python's rationals."""
    return Fraction(int(value.p), int(value.q))


def rank(rows: Sequence[Sequence[Number]]) -> int:
    """The rank over Q. Shape: (m, n), m and n at least 1."""
    return int(_matrix(rows).rank())


def only_solution(rows: Sequence[Sequence[Number]], right: Sequence[Number]) -> list[Fraction] | None:
    """The solution x of `rows @ x = right` where it is the only one; None where there is none or several.

    Shapes: rows (m, n) with any m >= 1, right (m,), result (n,).
    """
    return _only([[exact(value) for value in row] for row in rows], list(map(exact, right)))


def stationary(transitions: Sequence[Sequence[Number]]) -> list[Fraction] | None:
    """The only row vector p with p @ P = p and sum 1, None where there are several. Shape: (n, n)."""
    size = len(transitions)
    balance = [
        [exact(transitions[row][column]) - (row == column) for row in range(size)] for column in range(size)
    ]
    return _only([*balance, [1] * size], [0] * size + [1])


def _only(rows: Sequence[Sequence[fmpq | int]], right: Sequence[fmpq | int]) -> list[Fraction] | None:
    size = len(rows[0])
    reduced, found = fmpq_mat([[*row, value] for row, value in zip(rows, right, strict=True)]).rref()
    if found != size or any(reduced[place, place] != 1 for place in range(size)):
        return None
    return [fraction(reduced[place, size]) for place in range(size)]


def _matrix(rows: Sequence[Sequence[Number]]) -> fmpq_mat:
    return fmpq_mat([[exact(value) for value in row] for row in rows])
