"""Values of polynomials that are given by their coefficients."""

from collections.abc import Sequence
from fractions import Fraction


def value(coefficients: Sequence[int | Fraction], x: int | Fraction) -> Fraction:
    """Return the value at x; the coefficient of the highest power comes first."""
    found = Fraction(0)
    for coefficient in coefficients:
        found = found * x + coefficient
    return found
