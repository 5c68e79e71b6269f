"""Draws integer unknowns, and left-hand sides of equations in three of them.

For generators only: validate and quality have ranges of their own.
"""

from functools import cache
from math import gcd


def unknown_band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest size of an unknown: 10 to 100, 40 to 300, 90 to 600, ..."""
    return 10 * difficulty**2, 50 * difficulty * (difficulty + 1)


@cache
def unknown_values(difficulty: int) -> list[int]:
    """Return the integers of the band, of either sign."""
    low, high = unknown_band(difficulty)
    return [*range(-high, 1 - low), *range(low, high + 1)]


@cache
def left_sides(difficulty: int) -> list[tuple[int, int, int]]:
    """Return all coefficients from ±1 to ±4, ±2 to ±5, ... without a common factor, the first positive."""
    sizes = range(difficulty, difficulty + 4)
    signed = [*(-size for size in sizes), *sizes]
    return [(a, b, c) for a in sizes for b in signed for c in signed if gcd(a, b, c) == 1]
