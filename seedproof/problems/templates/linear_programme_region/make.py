"""Takes the convex hull of lattice points as feasible region, and looks for the best of its corners."""

from collections.abc import Iterable
from math import gcd
from typing import NamedTuple

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.linear_programme_region.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, formula, point

X = Symbol("x")
Y = Symbol("y")

Point = tuple[int, int]


class Corner(NamedTuple):
    """A corner of the region, and the value of the objective there."""

    value: int
    x: int
    y: int


def sample(draws: Draws, difficulty: int) -> Facts:
    """A corner or two beyond two axes; then any polygon, and an objective with any signs."""
    facts = _anywhere(draws) if difficulty == 3 else _between_axes(draws, difficulty)
    ranking = _ranking(facts)
    best = ranking[-1]
    if best.value == ranking[-2].value or gcd(*facts.objective) > 1:
        raise Rejected("the maximum is taken at two corners, or the objective has a common factor")
    if difficulty < 3 and all(corner.x <= best.x and corner.y <= best.y for corner in ranking):
        raise Rejected("the best corner is farthest out in both directions")
    if difficulty < 3 and 0 in (best.x, best.y) and draws.below(3):
        raise Rejected("the best corner is on an axis")
    return facts


def _between_axes(draws: Draws, inner_corners: int) -> Facts:
    """Draw a polygon with sides on both axes. Raises: Rejected where a corner is lost."""
    inner = [(draws.between(1, 8), draws.between(1, 8)) for _ in range(inner_corners)]
    on_x_axis = (draws.between(2, 9), 0)
    on_y_axis = (0, draws.between(2, 9))
    largest = 4 + 3 * inner_corners
    objective = (draws.between(1, largest), draws.between(1, largest))
    vertices = _hull([(0, 0), on_x_axis, on_y_axis, *inner])
    if len(vertices) != 3 + inner_corners:
        raise Rejected("the polygon has another number of corners")
    return Facts(vertices, objective)


def _anywhere(draws: Draws) -> Facts:
    """Draw a polygon with five or six corners. Raises: Rejected where there are fewer or more."""
    points = [(draws.between(-5, 6), draws.between(-5, 6)) for _ in range(7)]
    first, second = draws.nonzeros(2, 9)
    vertices = _hull(points)
    if len(vertices) not in (5, 6):
        raise Rejected("the polygon has another number of corners")
    return Facts(vertices, (first, second))


def _ranking(facts: Facts) -> list[Corner]:
    """Return the corners in the order of their values."""
    first, second = facts.objective
    return sorted(Corner(first * x + second * y, x, y) for x, y in facts.vertices)


def _hull(points: Iterable[Point]) -> list[Point]:
    """Return the corners of the convex hull, counterclockwise from the leftmost one."""
    ordered = sorted({*points})
    return _chain(ordered) + _chain(reversed(ordered))


def _chain(points: Iterable[Point]) -> list[Point]:
    """Return the corners on the right of the way along the points, without the last one."""
    chain: list[Point] = []
    for following in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], following) <= 0:
            chain.pop()
        chain.append(following)
    return chain[:-1]


def _turn(first: Point, second: Point, third: Point) -> int:
    """Return a number that is positive where the way over three points turns left."""
    width = second[0] - first[0]
    height = second[1] - first[1]
    return width * (third[1] - second[1]) - height * (third[0] - second[0])


def work(facts: Facts, slip: Slip) -> Worked:
    """The maximum, and the corner where it is."""
    best = _ranking(facts)[-1]
    return Worked((), (formula(best.value), point(best.x, best.y)))


SHEET = Sheet(
    subject="algebra",
    method="dual certificate",
    sample=sample,
    work=work,
    gaps=lambda facts: {"z": facts.objective[0] * X + facts.objective[1] * Y},
    types=(Typed("number"), Typed("tuple", ("x", "y"))),
    levels={
        1: "a quadrilateral between the axes",
        2: "a pentagon between the axes, and larger coefficients",
        3: "a polygon anywhere with five or six corners, and coefficients of any signs",
    },
    school=True,
    version=2,
)
