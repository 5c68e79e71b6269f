"""Vectors with integer components: lengths and unit vectors as textbooks write them.

For what makes problems and works them out. What proves them has its own ways.
"""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.text.formula import Formula, formula, point, root


def square_parts(number: int) -> tuple[int, int]:
    """Return the factor before the root of a positive integer, and the square-free number below it."""
    outside = 1
    inside = number
    factor = 2
    while factor * factor <= inside:
        while inside % (factor * factor) == 0:
            inside //= factor * factor
            outside *= factor
        factor += 1
    return outside, inside


def over_root(numerator: Fraction | int, square: int) -> Formula:
    """Return the numerator over the root of a positive integer, without a root below the line."""
    outside, inside = square_parts(square)
    rational = Fraction(numerator) / (outside * inside)
    if inside == 1 or rational == 0:
        return formula(rational)
    return rational.numerator * root(inside) / rational.denominator


def unit_vector(vector: Sequence[int]) -> Formula:
    """Return the vector divided by its length; it must not be zero."""
    square = sum(component**2 for component in vector)
    return point(*(over_root(component, square) for component in vector))
