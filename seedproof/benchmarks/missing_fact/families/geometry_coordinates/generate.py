"""Draws a point Q, an offset from Q to an integer point P, and two lines through P.

With the second line's right-hand side h unknown, the intersection runs along the first line: the square of
its distance from the reference point is a quadratic polynomial in h.
"""

from collections.abc import Hashable
from functools import cache
from math import gcd

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say
from seedproof.exact.certificate import Curve, ratio
from seedproof.exact.number import equation_text, linear_text
from seedproof.record.draws import Draws, Rejected

NAMES = ("x", "y")

FEWEST_POINTS = 6
"""Of line 1: the integer points that are near enough to Q."""

MEET = (
    "In the xy-plane, line 1 and line 2 meet at exactly one point, P.",
    "Line 1 and line 2 are two lines in the xy-plane that intersect at exactly one point, P.",
    "P is the only common point of line 1 and line 2 in the xy-plane.",
    "Two lines in the xy-plane, line 1 and line 2, cross at a single point, P.",
)
LINE = (
    "Line {number} has the equation {equation}.",
    "Line {number} is given by {equation}.",
    "The equation of line {number} is {equation}.",
    "Line {number} consists of the points (x, y) with {equation}.",
)
POINT = (
    "Q is the point ({x}, {y}).",
    "The point Q has the coordinates ({x}, {y}).",
    "Q lies at ({x}, {y}).",
    "The coordinates of Q are x = {x} and y = {y}.",
)
TARGET = (
    "Find the distance between P and Q.",
    "What is the distance from P to Q?",
    "How far is P from Q?",
    "Determine the length of the segment PQ.",
)
REQUEST = (
    "What is the equation of line 2?",
    "Please give me the equation of line 2.",
    "Which equation does line 2 have?",
    "By what equation is line 2 given?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw the lines' normals, Q, and the offset of P."""
    a, b = draws.choice(_normals(difficulty + 1, difficulty + 2))
    p, q = draws.choice(_normals(3 * difficulty - 1, 3 * difficulty + 1))
    home = 6 + 2 * difficulty
    reach = 10 + 8 * difficulty
    x, y = draws.integers(2, -home, home)
    across, up = draws.integers(2, -reach, reach)
    if a * q == b * p:
        raise Rejected("lines are parallel")
    if a * across + b * up == 0 or p * across + q * up == 0:
        raise Rejected("Q is on a line")
    least, largest = _steps(across, b, reach)
    least_up, largest_up = _steps(up, -a, reach)
    if min(largest, largest_up) - max(least, least_up) < FEWEST_POINTS - 1:
        raise Rejected("too few integer points on line 1")
    facts = {
        "line_1": [a, b, a * (x + across) + b * (y + up)],
        "line_2": [p, q, p * (x + across) + q * (y + up)],
        "reference_point": [x, y],
    }
    return Problem(facts, "line_2")


def solve(problem: Problem) -> Solution:
    """Solve by Cramer's rule: area*(P - Q) = (right - b*h, up + a*h).

    Other integer points of line 1 are witnesses.
    """
    (a, b, c), (p, q, h), (x, y) = problem.facts.values()
    area = a * q - b * p
    right = c * q - x * area
    up = -c * p - y * area
    square = ratio((right**2 + up**2, 2 * (a * up - b * right), a**2 + b**2), (area**2,))
    form = f"{linear_text(NAMES, (p, q))} = {{}}"
    return along(Curve((square,), "sqrt"), h, (h + area, h - area), form)


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that says that two lines meet and gives the first of them."""
    (a, b, c), (p, q, h), (x, y) = problem.facts.values()
    form = draws.choice((_standard, _equal_to_0, _solved_for_x, _solved_for_y))
    entries = [
        say(draws, LINE, number=1, equation=form(a, b, c)),
        say(draws, POINT, x=x, y=y),
    ]
    draws.shuffle(entries)
    hint = say(draws, LINE, number=2, equation=_standard(p, q, h))
    return Words([say(draws, MEET), *entries], say(draws, TARGET), (hint,), say(draws, REQUEST))


def state(problem: Problem) -> Hashable:
    """Return the lines as Q sees them, which has no translation; the lines have no order."""
    return tuple(sorted(_seen_from_q(problem, name) for name in ("line_1", "line_2")))


def notes(problem: Problem) -> Hashable:
    """Return line 1 as Q sees it."""
    return _seen_from_q(problem, "line_1")


def _seen_from_q(problem: Problem, name: str) -> tuple[int, int, int]:
    """Return the sizes in a line's equation with Q as the origin: reflections only exchange two of them."""
    a, b, c = problem.facts[name]
    x, y = problem.facts["reference_point"]
    return min(a, abs(b)), max(a, abs(b)), abs(c - a * x - b * y)


def _steps(start: int, step: int, reach: int) -> tuple[int, int]:
    """Return the least and the largest t for which start + t*step has at most the size of the reach."""
    size = abs(step)
    before = (reach + start) // size
    after = (reach - start) // size
    return (-before, after) if step > 0 else (-after, before)


@cache
def _normals(least: int, largest: int) -> list[tuple[int, int]]:
    """Return coprime coefficients of x and y, none 0, the first positive, the larger one from a band."""
    return [
        (a, sign * b)
        for a in range(1, largest + 1)
        for b in range(1, largest + 1)
        for sign in (1, -1)
        if max(a, b) >= least and gcd(a, b) == 1
    ]


def _standard(a: int, b: int, c: int) -> str:
    return equation_text(NAMES, (a, b), c)


def _equal_to_0(a: int, b: int, c: int) -> str:
    return f"{_sum_text((a, 'x'), (b, 'y'), (-c, ''))} = 0"


def _solved_for_x(a: int, b: int, c: int) -> str:
    return f"{linear_text(('x',), (a,))} = {_right_side(-b, 'y', c)}"


def _solved_for_y(a: int, b: int, c: int) -> str:
    sign = 1 if b > 0 else -1
    return f"{linear_text(('y',), (abs(b),))} = {_right_side(-sign * a, 'x', sign * c)}"


def _right_side(coefficient: int, name: str, constant: int) -> str:
    """Write `2*y + 7`, or `7 - 2*y`, which does not begin with a minus."""
    if coefficient < 0 < constant:
        return _sum_text((constant, ""), (coefficient, name))
    return _sum_text((coefficient, name), (constant, ""))


def _sum_text(*terms: tuple[int, str]) -> str:
    """Write a sum of multiples of variables and of a constant, which has no name."""
    names = [name or "1" for _, name in terms]
    return linear_text(names, [coefficient for coefficient, _ in terms]).replace("*1", "")


FAMILY = Family(
    family_type="A",
    answer_type="expression",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "P lies up to 10+8d to the left or right of Q and as far above or below, so that line 1 has many "
        "points that P may be, six at least; distances are mostly roots. In the paper P is in a box of 4+d, "
        "and the distance is always 5 or 13.",
        "The coordinates of Q are drawn from -(6+2d) to 6+2d.",
        "Coefficients of a line are coprime, and the first is positive. The larger coefficient has the size "
        "1+d to 2+d in line 1, where small ones leave many integer points, and 3d-1 to 3d+1 in line 2; in "
        "the paper all are up to 3+d.",
        "No line is parallel to an axis, and Q is on neither line.",
        "The text does not say that P has integer coordinates, or that the distance is an integer.",
    ],
)
