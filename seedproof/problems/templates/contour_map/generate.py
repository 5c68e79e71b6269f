"""Plants a quadratic about a lattice point, and draws level curves that meet its axes at lattice points.

The axes of symmetry are horizontal and vertical, or the two diagonals. Along each the quadratic is a multiple
of the square of the number of steps, its curvature; the marked point is on an axis and on a drawn curve.
"""

from fractions import Fraction
from itertools import pairwise
from math import sqrt
from typing import Literal, NamedTuple

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.contour_map.facts import Facts
from seedproof.problems.templates.contour_map.phrases import (
    CENTRES,
    DIRECTIONS,
    FORMULAS,
    KINDS,
    MARKS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Word, point, root

X = Symbol("x")
Y = Symbol("y")

Square = tuple[int, int, int]
Vector = tuple[int, int]

_CLOSE = 0.25

_STRAIGHT = ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (1, 4), (4, 1))
"""Curvatures along horizontal and vertical axes, but for their signs."""
_SLANTED = ((1, 1), (1, -1), (2, 2), (2, -2), (3, 2), (3, -2))
"""Coefficients of both squares, and of the product, for a bowl with diagonal axes."""
_CROSSED = ((0, 1), (0, -1), (0, 2), (0, -2), (1, 3), (1, -3), (1, 4), (1, -4))
"""The same for a saddle."""


class Axis(NamedTuple):
    """An axis of symmetry of the level curves."""

    direction: Vector
    curvature: int
    reach: int
    """How many of its lattice points, to each side of the centre, are on drawn curves."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a bowl or a hill; a saddle, or one with diagonal axes; any with straight axes, and its formula."""
    square = _square(draws, difficulty)
    centre = (draws.between(-3, 3), draws.between(-3, 3))
    value = draws.between(-4, 6)
    formula: Literal[0, 1] = 0
    if difficulty == 3:
        formula = 1
    lattice = [(axis, steps) for axis in _axes(square) for steps in range(1, axis.reach + 1)]
    axis, steps = draws.choice(lattice)
    way = draws.choice((steps, -steps))
    facts = Facts(square, centre, value, formula, _moved(centre, axis.direction, way))
    if _crowded(facts):
        raise Rejected("two curves almost touch")
    return facts


def _crowded(facts: Facts) -> bool:
    """Return whether two drawn curves come close: along an axis less than a quarter of a unit apart."""
    for axis in _axes(facts.square):
        places: list[float] = []
        for level in _levels(facts):
            square = Fraction(level - facts.value, axis.curvature)
            if square >= 0:
                places.append(sqrt(square))
        places.sort()
        inside = [place for place in places if place <= 4]
        if any(further - nearer < _CLOSE for nearer, further in pairwise(inside)):
            return True
    return False


def _square(draws: Draws, difficulty: int) -> Square:
    """Draw the coefficients of the second degree."""
    kind = "straight"
    if difficulty == 2:
        kind = draws.choice(("crossed", "slanted"))
    sign = draws.choice((1, -1))
    if kind == "slanted":
        square, product = draws.choice(_SLANTED + _CROSSED)
        return sign * square, sign * product, sign * square
    scales = {1: (1, 1, 2), 2: (1, 1, 2), 3: (1, 2, 3)}
    scale = sign * draws.choice(scales[difficulty])
    across, up = draws.choice(_STRAIGHT)
    if kind == "crossed" or (difficulty == 3 and draws.below(2) == 1):
        up = -up
    return scale * across, 0, scale * up


def _moved(start: Vector, direction: Vector, steps: int) -> Vector:
    x, y = start
    right, up = direction
    return x + steps * right, y + steps * up


def _axes(square: Square) -> tuple[Axis, Axis]:
    """Return both axes: along the one that is less curved there is room for more curves."""
    first, second = _curvatures(square)
    few = 1
    if first * second < 0:
        few = 2
    reaches = (3, few)
    if abs(first) > abs(second):
        reaches = (few, 3)
    directions = ((1, 0), (0, 1))
    if square[1] != 0:
        directions = ((1, 1), (1, -1))
    return Axis(directions[0], first, reaches[0]), Axis(directions[1], second, reaches[1])


def _curvatures(square: Square) -> tuple[int, int]:
    across, product, up = square
    if product == 0:
        return across, up
    return 2 * across + product, 2 * across - product


def _is_saddle(square: Square) -> bool:
    first, second = _curvatures(square)
    return first * second < 0


def _levels(facts: Facts) -> list[int]:
    """Return the values of the drawn curves; of a saddle also that of its critical point."""
    levels: set[int] = set()
    for axis in _axes(facts.square):
        levels |= {facts.value + axis.curvature * steps**2 for steps in range(1, axis.reach + 1)}
    if _is_saddle(facts.square):
        levels.add(facts.value)
    return sorted(levels)


def answers(facts: Facts) -> list[Answer]:
    """Give the critical point and the direction, with the kind of the point or the formula."""
    centre = Answer(point(*facts.centre), "tuple", ("x", "y"))
    direction = Answer(_gradient(facts), "tuple", ("u", "v"))
    if facts.formula:
        return [centre, direction, Answer(_polynomial(facts), "expression(x, y)", ("f",))]
    return [centre, Answer(Word(_kind(facts.square)), "label"), direction]


def _kind(square: Square) -> str:
    if _is_saddle(square):
        return "saddle point"
    curvature, _ = _curvatures(square)
    if curvature > 0:
        return "local minimum"
    return "local maximum"


def _gradient(facts: Facts) -> Formula:
    """Return its direction: away from the centre along an axis that curves up, towards it where down."""
    x, y = facts.point
    h, k = facts.centre
    right = _sign(x - h)
    up = _sign(y - k)
    first, second = _axes(facts.square)
    curvature = second.curvature
    if (right, up) in (first.direction, _moved((0, 0), first.direction, -1)):
        curvature = first.curvature
    sign = _sign(curvature)
    if right and up:
        length = root(2) / 2
        return point(sign * right * length, sign * up * length)
    return point(sign * right, sign * up)


def _sign(number: int) -> int:
    if number == 0:
        return 0
    return number // abs(number)


def _polynomial(facts: Facts) -> Formula:
    """Return the quadratic about its critical point; its axes are straight."""
    across, up = _curvatures(facts.square)
    h, k = facts.centre
    return across * (X - h) ** 2 + up * (Y - k) ** 2 + facts.value


def words(facts: Facts, draws: Draws) -> Words:
    """Say nothing of the map."""
    statement = fill(draws.choice(STATEMENTS), mark=MARKS[facts.formula])
    centre = draws.choice(CENTRES)
    kind = draws.choice(KINDS)
    direction = draws.choice(DIRECTIONS)
    if facts.formula:
        return Words(statement, (centre, direction, draws.choice(FORMULAS)))
    return Words(statement, (centre, kind, direction))


def drawing(facts: Facts) -> Drawing:
    """Draw four steps around the centre."""
    h, k = facts.centre
    contours = {
        "kind": "contours",
        "quadratic": [str(coefficient) for coefficient in _expanded(facts)],
        "levels": [str(level) for level in _levels(facts)],
    }
    mark = {
        "kind": "point",
        "at": [str(coordinate) for coordinate in facts.point],
        "open": 0,
        "label": "P",
    }
    return {
        "kind": "axes",
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "x": [str(h - 4), str(h + 4)],
        "y": [str(k - 4), str(k + 4)],
        "items": [contours, mark],
    }


def _expanded(facts: Facts) -> list[int]:
    """Return the coefficients of x^2, x y, y^2, x, y and 1."""
    a, b, c = facts.square
    h, k = facts.centre
    constant = a * h**2 + b * h * k + c * k**2 + facts.value
    return [a, b, c, -2 * a * h - b * k, -b * h - 2 * c * k, constant]


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return "Level curves with their values on a grid of unit squares, and a marked point P on one of them."


def twin(facts: Facts) -> Facts:
    """Return the quadratic with the other sign."""
    a, b, c = facts.square
    return replace(facts, square=(-a, -b, -c), value=-facts.value)


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="central differences of the planted quadratic",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a bowl or a hill with straight axes",
        2: "a saddle, or axes of symmetry along the diagonals",
        3: "the formula itself must be found from the map",
    },
    version=2,
)
