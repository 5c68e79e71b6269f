"""Proves an optimum by duality: the objective is a positive combination of two constraints tight there.

The constraints are the half-planes of the polygon's sides. With both multipliers positive no other point is
as good, so value and point are decided without comparing corners.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from seedproof.problems.checker import Checker
from seedproof.problems.templates.linear_programme_region.facts import Facts

_NUMBER = re.compile(r"-?[0-9]{1,6}")
_POINT = re.compile(r"\((-?[0-9]{1,4}), (-?[0-9]{1,4})\)")

Point = tuple[int, int]


class Constraint(NamedTuple):
    """The half-plane a x + b y <= c."""

    a: int
    b: int
    c: int

    def left_side(self, point: Point) -> int:
        """Return a x + b y."""
        x, y = point
        return self.a * x + self.b * y


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The polygon is convex, and the maximum is certified."""
    constraints: list[Constraint] = []
    for (x, y), (next_x, next_y) in pairwise([*facts.vertices, facts.vertices[0]]):
        # The polygon is on the left of each side.
        a = next_y - y
        b = x - next_x
        constraints.append(Constraint(a, b, a * x + b * y))
    for corner in facts.vertices:
        if not _feasible(constraints, corner):
            yield "the polygon is not convex, or not counterclockwise"
    text, at = answers
    match = _POINT.fullmatch(at)
    if not _NUMBER.fullmatch(text) or match is None:
        yield "the maximum is no integer, or not at a lattice point"
        return
    place = (int(match[1]), int(match[2]))
    value = Constraint(*facts.objective, 0).left_side(place)
    if value != int(text):
        yield f"the objective is {value} at {place}, not {text}"
    yield from _uncertified(constraints, facts.objective, place)


def _feasible(constraints: Sequence[Constraint], point: Point) -> bool:
    return all(constraint.left_side(point) <= constraint.c for constraint in constraints)


def _uncertified(constraints: Sequence[Constraint], direction: Point, point: Point) -> Iterator[str]:
    """Both multipliers of the two tight constraints are positive."""
    if not _feasible(constraints, point):
        yield f"{point} is not in the region"
        return
    tight = [constraint for constraint in constraints if constraint.left_side(point) == constraint.c]
    if len(tight) != 2:
        yield f"{point} is no corner, so the maximum is not there alone"
        return
    # How often each of them has to be taken to give the direction, by Cramer's rule.
    (a, b, _), (c, d, _) = tight
    x, y = direction
    determinant = a * d - b * c
    first = Fraction(x * d - y * c, determinant)
    second = Fraction(a * y - b * x, determinant)
    if first <= 0 or second <= 0:
        yield f"the maximum is not at {point}: its multipliers are {first} and {second}"


CHECKER = Checker(
    facts=Facts,
    method="dual certificate",
    wrong=wrong,
    types=lambda facts: ["number", "tuple"],
)
