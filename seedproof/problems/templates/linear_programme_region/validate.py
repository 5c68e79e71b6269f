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
    constraints = _constraints(facts.vertices)
    for corner in facts.vertices:
        if not _feasible(constraints, corner):
            yield "the polygon is not convex, or not counterclockwise"
    yield from _maximum_wrong(facts, constraints, answers)


def _constraints(vertices: Sequence[Point]) -> list[Constraint]:
    """Return one constraint for each side, with the polygon on its left."""
    constraints: list[Constraint] = []
    for (x, y), (next_x, next_y) in pairwise([*vertices, vertices[0]]):
        a = next_y - y
        b = x - next_x
        constraints.append(Constraint(a, b, a * x + b * y))
    return constraints


def _feasible(constraints: Sequence[Constraint], point: Point) -> bool:
    return all(constraint.left_side(point) <= constraint.c for constraint in constraints)


def _maximum_wrong(facts: Facts, constraints: Sequence[Constraint], answers: Sequence[str]) -> Iterator[str]:
    """Value and point agree, and nothing is farther in the direction of the objective."""
    text, at = answers
    value = _NUMBER.fullmatch(text)
    match = _POINT.fullmatch(at)
    if value is None or match is None:
        yield "the maximum is no integer, or not at a lattice point"
        return
    x = int(match[1])
    y = int(match[2])
    first, second = facts.objective
    true_value = first * x + second * y
    if true_value != int(text):
        yield f"the objective is {true_value} at ({x}, {y}), not {text}"
    yield from _uncertified(constraints, facts.objective, (x, y))


def _uncertified(constraints: Sequence[Constraint], direction: Point, point: Point) -> Iterator[str]:
    """Both multipliers of the two tight constraints are positive."""
    if not _feasible(constraints, point):
        yield f"{point} is not in the region"
        return
    tight = [constraint for constraint in constraints if constraint.left_side(point) == constraint.c]
    if len(tight) != 2:
        yield f"{point} is no corner, so the maximum is not there alone"
        return
    first, second = _multipliers(tight[0], tight[1], direction)
    if first <= 0 or second <= 0:
        yield f"the maximum is not at {point}: its multipliers are {first} and {second}"


def _multipliers(first: Constraint, second: Constraint, direction: Point) -> tuple[Fraction, Fraction]:
    """Return how often each constraint has to be taken to give the direction, by Cramer's rule."""
    x, y = direction
    determinant = first.a * second.b - first.b * second.a
    return (
        Fraction(x * second.b - y * second.a, determinant),
        Fraction(first.a * y - first.b * x, determinant),
    )


CHECKER = Checker(
    facts=Facts,
    method="dual certificate",
    wrong=wrong,
    types=lambda facts: ["number", "tuple"],
)
