"""Roots of rational numbers as textbooks write them."""

from fractions import Fraction

from seedproof.problems.making.vectors import square_parts
from seedproof.text.formula import Formula, root


def surd(square: Fraction) -> Formula:
    """Return the root of a rational number with the whole of the denominator below: 3 sqrt(5) / 5."""
    outside, inside = square_parts(square.numerator * square.denominator)
    rational = Fraction(outside, square.denominator)
    return rational.numerator * root(inside) / rational.denominator
