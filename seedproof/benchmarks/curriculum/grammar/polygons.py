"""Draws perimeters and areas, from the sides or back to a side."""

from collections.abc import Callable, Sequence
from functools import reduce
from typing import TypeAlias

from seedproof.benchmarks.curriculum.grammar.made import Draft, Made
from seedproof.benchmarks.curriculum.standards.numbers import Whole
from seedproof.benchmarks.curriculum.standards.shapes import Polygon
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Problem, Variable
from seedproof.record.draws import Draws, Rejected

Formula: TypeAlias = Callable[[Sequence[Expression]], Expression]


def polygon(shape: Polygon, bounds: tuple[int, int], draws: Draws) -> Problem:
    """Draw a polygon with its sides; half of the time its measure is asked for, else one of the sides.

    Raises: Rejected when the result is out of bounds.
    """
    sides, formula, total = _POLYGONS[shape.name](shape.sides, draws)
    if total > bounds[1]:
        raise Rejected("the perimeter or area is out of bounds")
    draft = Draft(draws)
    numerals: list[Expression] = [Number(side) for side in sides]
    if draws.below(2):
        return draft.asking(draft.named(Made(formula(numerals), total)).written)
    unknown = Variable(draft.name())
    numerals[draws.below(len(sides))] = unknown
    draft.equated(Number(total), formula(numerals))
    return draft.asking(unknown)


Drawn: TypeAlias = tuple[list[int], Formula, int]
"""Sides (equal ones once), the formula for them, and what it gives."""


def _triangle(kind: Whole, draws: Draws) -> Drawn:
    if draws.below(2):
        return _regular(kind, draws, 3)
    # The size comes first, so that small and large triangles are as frequent.
    most = draws.choice((20, 100, kind.high))
    first = draws.between(kind.low + 1, most)
    second = draws.between(kind.low + 1, most)
    third = draws.between(max(kind.low, abs(first - second) + 1), min(most, first + second - 1))
    return [first, second, third], _added, first + second + third


def _quadrilateral(kind: Whole, draws: Draws) -> Drawn:
    form = draws.below(3)
    if form == 0:
        return _regular(kind, draws, 4)
    if form == 1:
        return _rectangle_perimeter(kind, draws)
    sides = _closing(kind, draws, 4)
    return sides, _two_and_two, sum(sides)


def _polygon(kind: Whole, draws: Draws) -> Drawn:
    corners = draws.between(5, 11)
    if draws.below(2):
        return _regular(kind, draws, corners)
    sides = _closing(kind, draws, corners)
    return sides, _added, sum(sides)


def _rectangle(kind: Whole, draws: Draws) -> Drawn:
    if draws.below(2):
        return _rectangle_perimeter(kind, draws)
    # An area is at most 1000.
    length = draws.between(kind.low, kind.high)
    width = draws.between(kind.low, min(kind.high, 1000 // length))
    if length == width:
        raise Rejected("the rectangle is a square")
    return [length, width], _product, length * width


def _rectangle_perimeter(kind: Whole, draws: Draws) -> Drawn:
    length = draws.between(kind.low, kind.high)
    width = draws.between(kind.low, kind.high)
    if length == width:
        raise Rejected("the rectangle is a square")
    return [length, width], _twice_each, 2 * length + 2 * width


def _regular(kind: Whole, draws: Draws, corners: int) -> Drawn:
    side = draws.between(kind.low, min(kind.high, 1000 // corners))
    return [side], lambda sides: Operation("*", Number(corners), sides[0]), corners * side


def _closing(kind: Whole, draws: Draws, corners: int) -> list[int]:
    """Draw sides none of which is as long as the others together."""
    most = draws.choice((20, 50, kind.high))
    sides = [draws.between(kind.low, most) for _ in range(corners)]
    if 2 * max(sides) >= sum(sides):
        raise Rejected("the sides do not close")
    return sides


def _added(sides: Sequence[Expression]) -> Expression:
    return reduce(lambda total, side: Operation("+", total, side), sides)


def _two_and_two(sides: Sequence[Expression]) -> Expression:
    return Operation("+", _added(sides[:2]), _added(sides[2:]))


def _twice_each(sides: Sequence[Expression]) -> Expression:
    return _added([Operation("*", Number(2), side) for side in sides])


def _product(sides: Sequence[Expression]) -> Expression:
    return Operation("*", sides[0], sides[1])


_POLYGONS: dict[str, Callable[[Whole, Draws], Drawn]] = {
    "triangle": _triangle,
    "quadrilateral": _quadrilateral,
    "polygon": _polygon,
    "rectangle": _rectangle,
}
