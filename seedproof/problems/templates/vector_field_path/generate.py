"""Draws polygons, and integrates the curl over the triangles that a corner makes with the edges."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import atan2
from typing import Literal

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.multivariate import (
    Powers,
    Terms,
    from_list,
    minus,
    partial,
    to_list,
    value_at,
    written,
)
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.vector_field_path.facts import Distraction, Facts
from seedproof.problems.templates.vector_field_path.phrases import (
    AREAS,
    CONSTANTS,
    FIRST_DISTRACTIONS,
    INTEGRALS,
    SECOND_DISTRACTIONS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, Verbatim, formula, latex, total

X = Symbol("x")
Y = Symbol("y")

Point = tuple[int, int]
Loop = Sequence[Point]

_DISTRACTIONS: tuple[Distraction, ...] = ("exponential", "cosine", "root")
_SMALLEST_ANGLE = 0.4
"""Between the directions to neighbouring corners from the centre of a loop, in radians."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw four corners and a constant curl; more and a linear one; two loops. Raises: Rejected."""
    first, second = _components(draws, difficulty)
    facts = Facts(
        first=to_list(first),
        second=to_list(second),
        distractions=(draws.choice(_DISTRACTIONS), draws.choice(_DISTRACTIONS)),
        loops=_loops(draws, difficulty),
    )
    whole = _circulation(facts)
    signed = sum((_signed_area(loop) for loop in facts.loops), Fraction(0))
    if whole == 0 or signed == 0:
        raise Rejected("the circulation or the sum of the areas is zero")
    if whole.denominator > 6 or abs(whole) > 300 or (whole / signed).denominator > 24:
        raise Rejected("the numbers are large")
    return facts


def _components(draws: Draws, difficulty: int) -> tuple[Terms, Terms]:
    a, b, c, d = draws.nonzeros(4, 5)
    first: dict[Powers, Fraction] = {(1, 0): Fraction(a), (0, 1): Fraction(b)}
    second: dict[Powers, Fraction] = {(1, 0): Fraction(c), (0, 1): Fraction(d)}
    if difficulty > 1:
        first = {(0, 2): Fraction(a), (0, 1): Fraction(b)}
        second = {(1, 1): Fraction(c), (1, 0): Fraction(d)}
    return first, second


def _loops(draws: Draws, difficulty: int) -> list[list[Point]]:
    """Draw one loop, or two side by side that run in opposite directions."""
    if difficulty < 3:
        corners = 4 if difficulty == 1 else draws.between(5, 6)
        return [_turned(draws, _loop(draws, corners, (-4, 4)))]
    left = _loop(draws, draws.between(3, 4), (-5, -1))
    right = _loop(draws, draws.between(3, 4), (1, 5))
    if draws.below(2) == 0:
        return [left, right[::-1]]
    return [left[::-1], right]


def _turned(draws: Draws, loop: list[Point]) -> list[Point]:
    return loop if draws.below(2) == 0 else loop[::-1]


def _loop(draws: Draws, corners: int, across: tuple[int, int]) -> list[Point]:
    """Draw corners, and go around their centre counterclockwise. Raises: Rejected for narrow angles."""
    points = [(draws.between(*across), draws.between(-3, 4)) for _ in range(corners)]
    x_sum = sum(x for x, _ in points)
    y_sum = sum(y for _, y in points)
    directions: dict[float, Point] = {}
    for x, y in points:
        directions[atan2(corners * y - y_sum, corners * x - x_sum)] = (x, y)
    angles = sorted(directions)
    gaps = [following - angle for angle, following in pairwise([*angles, angles[0] + 6.2831])]
    if len(angles) < corners or min(gaps) < _SMALLEST_ANGLE or max(gaps) > 3:
        raise Rejected("the corners are close together, or the centre is outside")
    loop = [directions[angle] for angle in angles]
    if any(_doubled_area((before, corner, after)) == 0 for before, corner, after in _triples(loop)):
        raise Rejected("three corners are on a line")
    if _signed_area(loop) < 4:
        raise Rejected("the loop is small")
    return loop


def _triples(loop: Loop) -> list[tuple[Point, Point, Point]]:
    return list(zip(loop, [*loop[1:], loop[0]], [*loop[2:], *loop[:2]], strict=True))


def _doubled_area(triangle: Loop) -> int:
    (x, y), (right, up), (far, high) = triangle
    return (right - x) * (high - y) - (far - x) * (up - y)


def _signed_area(loop: Loop) -> Fraction:
    """Return the area, negative for a loop that runs clockwise."""
    return sum((Fraction(_doubled_area(triangle), 2) for triangle in _fan(loop)), Fraction(0))


def _fan(loop: Loop) -> list[Loop]:
    """Return the triangles that the first corner makes with the edges; some may count negative."""
    start, *others = loop
    return [(start, corner, following) for corner, following in pairwise(others)]


def _circulation(facts: Facts) -> Fraction:
    """Return the integral of the curl: over a triangle, its value in the centre times the area."""
    curl = minus(partial(from_list(facts.second), 0), partial(from_list(facts.first), 1))
    whole = Fraction(0)
    for loop in facts.loops:
        for triangle in _fan(loop):
            x = Fraction(sum(corner[0] for corner in triangle), 3)
            y = Fraction(sum(corner[1] for corner in triangle), 3)
            whole += Fraction(_doubled_area(triangle), 2) * value_at(curl, (x, y))
    return whole


def answers(facts: Facts) -> list[Answer]:
    """The area, the circulation, and the constant that makes it vanish."""
    areas = [_signed_area(loop) for loop in facts.loops]
    enclosed = sum((abs(area) for area in areas), Fraction(0))
    whole = _circulation(facts)
    constant = -whole / (2 * sum(areas, Fraction(0)))
    return [
        Answer(formula(enclosed), "number"),
        Answer(formula(whole), "number"),
        Answer(formula(constant), "number", ("k",)),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the field; the path is drawn."""
    count: Literal[1, 2] = 1 if len(facts.loops) == 1 else 2
    first = total(
        written(from_list(facts.first), (X, Y)), Verbatim(FIRST_DISTRACTIONS[facts.distractions[0]])
    )
    second = total(
        written(from_list(facts.second), (X, Y)), Verbatim(SECOND_DISTRACTIONS[facts.distractions[1]])
    )
    statement = fill(draws.choice(STATEMENTS[count]), first=latex(first), second=latex(second))
    return Words(statement, (draws.choice(AREAS), draws.choice(INTEGRALS), draws.choice(CONSTANTS)))


def drawing(facts: Facts) -> Drawing:
    """Draw the loops on a unit grid."""
    x = [corner[0] for loop in facts.loops for corner in loop]
    y = [corner[1] for loop in facts.loops for corner in loop]
    return {
        "kind": "axes",
        "x": [str(min(0, *x) - 1), str(max(0, *x) + 1)],
        "y": [str(min(0, *y) - 1), str(max(0, *y) + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [_trajectory(loop) for loop in facts.loops],
    }


def _trajectory(loop: Loop) -> Drawing:
    points = [[str(x), str(y)] for x, y in (*loop, loop[0])]
    return {"kind": "trajectory", "points": points, "dashed": 0, "smooth": 0}


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    if len(facts.loops) == 1:
        return "A closed polygon on a grid of unit squares, with an arrowhead that shows its direction."
    return "Two closed polygons on a grid of unit squares, with arrowheads that show their directions."


def twin(facts: Facts) -> Facts:
    """Return the loops run through the other way."""
    return replace(facts, loops=[loop[::-1] for loop in facts.loops])


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="line integral along every edge",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a quadrilateral and a constant curl, with a direction that must be read",
        2: "five or six corners, perhaps not convex, and a curl that changes from point to point",
        3: "two loops that run in opposite directions",
    },
)
