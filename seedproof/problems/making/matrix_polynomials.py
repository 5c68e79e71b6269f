"""Matrices whose entries are linear in a parameter."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import coefficients
from seedproof.problems.making.matrices import matrix, without
from seedproof.text.formula import Formula, Symbol, polynomial

Entry = tuple[int, int]
"""The factor of the parameter, and what is added."""
Entries = Sequence[Sequence[Entry]]
"""Row by row."""


def determinant(rows: Entries) -> list[Fraction]:
    """Return the determinant, the highest power of the parameter first, expanded along the first row."""
    if not rows:
        return [Fraction(1)]
    result = [Fraction(0)]
    for column, entry in enumerate(rows[0]):
        if entry == (0, 0):
            continue
        sign = Fraction((-1) ** column)
        factor = [sign * entry[0], sign * entry[1]]
        below = determinant(without(rows, 0, column))
        result = coefficients.total(result, coefficients.product(factor, below or [Fraction(0)]))
    return coefficients.without_leading_zeros(result)


def at(rows: Entries, value: int) -> list[list[int]]:
    """Return the matrix at a value of the parameter."""
    return [[slope * value + constant for slope, constant in row] for row in rows]


def combined(factors: Sequence[int], entries: Sequence[Entry]) -> Entry:
    """Return the sum of multiples of entries."""
    slope = sum(factor * entry[0] for factor, entry in zip(factors, entries, strict=True))
    constant = sum(factor * entry[1] for factor, entry in zip(factors, entries, strict=True))
    return slope, constant


def matrix_in(rows: Entries, parameter: Symbol) -> Formula:
    """Return the matrix as a formula."""
    return matrix([[polynomial(entry, parameter) for entry in row] for row in rows])


def shortened(
    numerator: list[Fraction], denominator: list[Fraction], zeros: Sequence[int]
) -> tuple[list[Fraction], list[Fraction]]:
    """Return a quotient without common factors at the zeros of its denominator, which becomes monic."""
    for zero in zeros:
        factor = [Fraction(1), Fraction(-zero)]
        while len(denominator) > 1:
            above, remainder = coefficients.division(numerator, factor)
            below, rest = coefficients.division(denominator, factor)
            if remainder or rest:
                break
            numerator = above
            denominator = below
    leading = denominator[0]
    return coefficients.scaled(numerator, 1 / leading), coefficients.scaled(denominator, 1 / leading)
