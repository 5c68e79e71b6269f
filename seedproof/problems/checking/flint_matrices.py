"""Matrices of flint, which eliminates without rounding."""

from fractions import Fraction

from flint import fmpq, fmpq_mat

from seedproof.problems.checking.matrices import Rows


def flint_matrix(rows: Rows) -> fmpq_mat:
    """Return a matrix by its rows."""
    return fmpq_mat([[fmpq(entry.numerator, entry.denominator) for entry in row] for row in rows])


def exact_determinant(rows: Rows) -> Fraction:
    """Return the determinant of a square matrix."""
    value = flint_matrix(rows).det()
    return Fraction(int(value.p), int(value.q))
