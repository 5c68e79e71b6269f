"""Zeros of polynomials that were made with integer ones."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making.coefficients import value


def integer_zeros(coefficients: Sequence[int | Fraction], largest: int) -> list[int]:
    """Return the different integer zeros in order, as far as the largest absolute value."""
    return [number for number in range(-largest, largest + 1) if value(coefficients, number) == 0]
