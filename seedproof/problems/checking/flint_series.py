"""Truncated power series over Q, in the arithmetic of flint."""

from fractions import Fraction

from flint import fmpq, fmpq_series


def monomial(coefficient: Fraction | int, power: int, length: int) -> fmpq_series:
    """Return one term as a series of so many."""
    return fmpq_series([0] * power + [fmpq(coefficient.numerator, coefficient.denominator)], 1, length)


def order_of(series: fmpq_series) -> int:
    """Return the first power with a coefficient, or the length where there is none."""
    return next((power for power in range(series.prec) if series[power] != 0), series.prec)
