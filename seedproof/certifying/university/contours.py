"""Level curves that are drawn with their values, and the points of the grid on them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import equal
from seedproof.certifying.university.drawn import Item, Place, numbers, only, shown
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import Polynomial


@dataclass(frozen=True, slots=True)
class Contours:
    """Level curves that are conics or lines."""

    conic: Sequence[Fraction]
    """The coefficients of x^2, xy, y^2, x, y and 1 in the equations of the curves; their last one differs."""
    levels: Mapping[Place, Fraction]
    """The values at points of the grid."""


def contours(drawing: Item) -> Contours:
    """Read level curves.

    Raises: Unread if none of them goes through a point of the grid.
    """
    drawn = only(drawing, "contours")
    conic, values = numbers(drawn["quadratic"]), set(numbers(drawn["levels"]))
    found = {}
    for x, y in _grid(drawing):
        a, b, c, d, e, f = conic
        level = a * x * x + b * x * y + c * y * y + d * x + e * y + f
        if level in values:
            found[x, y] = level
    if not found:
        raise Unread("no level curve goes through a point of the grid")
    return Contours(conic, found)


def has_levels(ground: Ground, function: Polynomial, seen: Contours) -> None:
    """Say that a function has the values that are drawn."""
    for (x, y), level in seen.levels.items():
        said = f"({x}, {y}) lies on the curve with the value {level}"
        shown(ground, said, equal(function.value(x=x, y=y), level))


def _grid(drawing: Item) -> Iterator[Place]:
    """Go through the points of the grid that the figure shows."""
    (left, right), (low, high) = numbers(drawing["x"]), numbers(drawing["y"])
    for x in range(ceil(left), floor(right) + 1):
        for y in range(ceil(low), floor(high) + 1):
            yield Fraction(x), Fraction(y)
