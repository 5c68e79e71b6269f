"""Exact linear systems over Q by python-flint: whether they have a unique solution, and which."""

from collections.abc import Sequence
from fractions import Fraction

from flint import fmpq, fmpq_mat

Number = int | str | Fraction


def exact(value: Number) -> fmpq | int:
    """Return an integer, a Fraction or the text `p/q` as a number of FLINT."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        top, _, bottom = value.partition("/")
        return fmpq(int(top), int(bottom or 1))
    return fmpq(value.numerator, value.denominator)


def fraction(value: fmpq) -> Fraction:
    """Return a number of FLINT as a Fraction."""
    return Fraction(int(value.p), int(value.q))


def rank(rows: Sequence[Sequence[Number]]) -> int:
    """Return the rank over Q. Shape: (m, n), m and n at least 1."""
    return int(_matrix(rows).rank())


def only_solution(rows: Sequence[Sequence[Number]], right: Sequence[Number]) -> list[Fraction] | None:
    """Return the unique solution x of `rows @ x = right`; None if there is none or several.

    Shapes: rows (m, n) with any m >= 1, right (m,), result (n,).
    """
    return _only([[exact(value) for value in row] for row in rows], list(map(exact, right)))


def stationary(transitions: Sequence[Sequence[Number]]) -> list[Fraction] | None:
    """Return the row vector p with p @ P = p and sum 1, or None if it is not unique. Shape: (n, n)."""
    size = len(transitions)
    balance = [
        [exact(transitions[row][column]) - (row == column) for row in range(size)] for column in range(size)
    ]
    return _only([*balance, [1] * size], [0] * size + [1])


def _only(rows: Sequence[Sequence[fmpq | int]], right: Sequence[fmpq | int]) -> list[Fraction] | None:
    size = len(rows[0])
    reduced, pivots = fmpq_mat([[*row, value] for row, value in zip(rows, right, strict=True)]).rref()
    if pivots != size or any(reduced[index, index] != 1 for index in range(size)):
        return None
    return [fraction(reduced[index, size]) for index in range(size)]


def _matrix(rows: Sequence[Sequence[Number]]) -> fmpq_mat:
    return fmpq_mat([[exact(value) for value in row] for row in rows])
