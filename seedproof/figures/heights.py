"""The exact range of a quadratic over a rectangle."""

from fractions import Fraction
from typing import Any


def heights_of(surface: dict[str, Any]) -> tuple[Fraction, Fraction]:
    """Return the least and greatest z of a surface, taken at corners, on sides or at its critical point."""
    a, b, c, d, e, f = map(Fraction, surface["quadratic"])
    left, right = map(Fraction, surface["x"])
    low, high = map(Fraction, surface["y"])
    points = [(x, y) for x in (left, right) for y in (low, high)]
    if c:
        points += [(x, -(b * x + e) / (2 * c)) for x in (left, right)]
    if a:
        points += [(-(b * y + d) / (2 * a), y) for y in (low, high)]
    determinant = 4 * a * c - b * b
    if determinant:
        points.append(((b * e - 2 * c * d) / determinant, (b * d - 2 * a * e) / determinant))
    heights = [
        a * x * x + b * x * y + c * y * y + d * x + e * y + f
        for x, y in points
        if left <= x <= right and low <= y <= high
    ]
    return min(heights), max(heights)
