"""Plants a quadratic about a lattice point, and draws level curves that meet its axes at lattice points.

The axes of symmetry are horizontal and vertical, or the two diagonals. Along each the quadratic is a multiple
of the square of the number of steps, its curvature; the marked point is on an axis and on a drawn curve.
"""

from fractions import Fraction
from itertools import pairwise
from math import sqrt
from typing import Literal, NamedTuple

from seedproof.problems.making.texts import Writer
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.template import Words
from seedproof.problems.templates.contour_map import phrases
from seedproof.problems.templates.contour_map.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Word, point, root

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
    formula: Literal[0, 1] = 1 if difficulty == 3 else 0
    lattice = [(axis, steps) for axis in _axes(square) for steps in range(1, axis.reach + 1)]
    axis, steps = draws.choice(lattice)
    way = draws.choice((steps, -steps))
    right, up = axis.direction
    facts = Facts(square, centre, value, formula, (centre[0] + way * right, centre[1] + way * up))
    if _crowded(facts):
        raise Rejected("two curves almost touch")
    return facts


def _crowded(facts: Facts) -> bool:
    """Return whether two drawn curves come close: along an axis less than a quarter of a unit apart."""
    for axis in _axes(facts.square):
        squares = [Fraction(level - facts.value, axis.curvature) for level in drawn_levels(facts)]
        inside = sorted(sqrt(square) for square in squares if 0 <= square <= 16)
        if any(further - nearer < _CLOSE for nearer, further in pairwise(inside)):
            return True
    return False


def _square(draws: Draws, difficulty: int) -> Square:
    """Draw the coefficients of the second degree."""
    kind = draws.choice(("crossed", "slanted")) if difficulty == 2 else "straight"
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


def _axes(square: Square) -> tuple[Axis, Axis]:
    """Return both axes: along the one that is less curved there is room for more curves."""
    across, product, up = square
    first, second = (2 * across + product, 2 * across - product) if product else (across, up)
    few = 2 if first * second < 0 else 1
    reaches = (few, 3) if abs(first) > abs(second) else (3, few)
    one, other = ((1, 1), (1, -1)) if product else ((1, 0), (0, 1))
    return Axis(one, first, reaches[0]), Axis(other, second, reaches[1])


def drawn_levels(facts: Facts) -> list[int]:
    """Return the values of the drawn curves; of a saddle also that of its critical point."""
    first, second = axes = _axes(facts.square)
    levels = {facts.value + axis.curvature * steps**2 for axis in axes for steps in range(1, axis.reach + 1)}
    return sorted(levels | {facts.value} if first.curvature * second.curvature < 0 else levels)


def work(facts: Facts, slip: Slip) -> Worked:
    """The critical point and the direction, with the kind of the point or the formula."""
    first, second = (axis.curvature for axis in _axes(facts.square))
    centre = point(*facts.centre)
    direction = _gradient(facts)
    if facts.formula:
        h, k = facts.centre
        rule = first * (Symbol("x") - h) ** 2 + second * (Symbol("y") - k) ** 2 + facts.value
        return Worked((), (centre, direction, rule))
    kind = "local minimum" if first > 0 else "local maximum"
    return Worked((), (centre, Word("saddle point" if first * second < 0 else kind), direction))


def _gradient(facts: Facts) -> Formula:
    """Return its direction: away from the centre along an axis that curves up, towards it where down."""
    right, up = (_sign(x - h) for x, h in zip(facts.point, facts.centre, strict=True))
    first, second = _axes(facts.square)
    axis = first if first.direction in ((right, up), (-right, -up)) else second
    sign = _sign(axis.curvature)
    length = root(2) / 2 if right and up else 1
    return point(sign * right * length, sign * up * length)


def _sign(number: int) -> int:
    return number // abs(number) if number else 0


def _types(facts: Facts) -> tuple[Typed, ...]:
    centre = Typed("tuple", ("x", "y"))
    direction = Typed("tuple", ("u", "v"))
    if facts.formula:
        return centre, direction, Typed("expression(x, y)", ("f",))
    return centre, Typed("label"), direction


def _words(facts: Facts, writer: Writer) -> Words:
    """Say nothing of the map; a question of the kind is drawn also where it is not asked."""
    statement, centre, kind, direction = map(
        writer.say, (phrases.STATEMENTS[facts.formula], phrases.CENTRES, phrases.KINDS, phrases.DIRECTIONS)
    )
    if facts.formula:
        return Words(statement, (centre, direction, writer.say(phrases.FORMULAS)))
    return Words(statement, (centre, kind, direction))


SHEET = Sheet(
    subject="multivariable_calculus",
    method="central differences of the planted quadratic",
    sample=sample,
    work=work,
    types=_types,
    words=_words,
    levels={
        1: "a bowl or a hill with straight axes",
        2: "a saddle, or axes of symmetry along the diagonals",
        3: "the formula itself must be found from the map",
    },
    version=2,
)
