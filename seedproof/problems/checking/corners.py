"""Regions between two power curves that meet in a corner, measured along y with the inverse curves."""

from fractions import Fraction
from math import isqrt
from typing import NamedTuple


class CornerRegion(NamedTuple):
    """Between x = width (y/height)^left, or the y-axis, and x = width (y/height)^right, up to the height."""

    width: Fraction
    height: Fraction
    left: Fraction | None
    right: Fraction

    def moment(self, x_power: int, y_power: int) -> Fraction:
        """Return the integral of y^y_power (right^x_power - left^x_power) from 0 to the height."""
        share = 1 / (y_power + 1 + x_power * self.right)
        if self.left is not None:
            share -= 1 / (y_power + 1 + x_power * self.left)
        return share * self.height ** (y_power + 1) * self.width**x_power


def height_at(factor: str, exponent: str | int, end: int) -> Fraction | None:
    """Return how high a multiple of a power of x is, found from its square; None where it is irrational."""
    square = Fraction(factor) ** 2 * Fraction(end) ** int(2 * Fraction(exponent))
    height = Fraction(isqrt(square.numerator), isqrt(square.denominator))
    return height if height**2 == square else None
