"""Rational numbers read from formulas without letters, such as `\\frac{2}{3}` and `2^{3} - 1/2`."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.deciding.rationals import rational


def fraction_of(text: str) -> Fraction:
    """Return the number that a formula states. Raises: ValueError where it has no rational value."""
    value = rational(read(text))
    if value is None:
        raise ValueError(f"{text!r} has no rational value")
    return Fraction(value)
