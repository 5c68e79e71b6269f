"""Proves an optimum by duality: the objective is a positive combination of two constraints tight there.

The constraints are the half-planes of the polygon's sides. With both multipliers positive no other point is
as good, so value and point are decided without comparing corners.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_NUMBER = re.compile(r"-?[0-9]{1,6}")
_POINT = re.compile(r"\((-?[0-9]{1,4}), (-?[0-9]{1,4})\)")
Constraint = tuple[int, int, int]
"""a, b, c of a x + b y <= c."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Maximum and minimum, the latter as the maximum of the opposite objective."""
    constraints = _constraints(facts["vertices"])
    for corner in facts["vertices"]:
        if any(a * corner[0] + b * corner[1] > c for a, b, c in constraints):
            yield "the polygon is not convex, or not counterclockwise"
    first, second = facts["objective"]
    for place, sign, name in ((0, 1, "maximum"), (2, -1, "minimum"))[: 1 + facts["both"]]:
        value, point = _NUMBER.fullmatch(answers[place]), _POINT.fullmatch(answers[place + 1])
        if value is None or point is None:
            yield f"the {name} is no integer, or not at a lattice point"
            continue
        x, y = int(point[1]), int(point[2])
        if first * x + second * y != int(value[0]):
            yield f"the objective is {first * x + second * y} at ({x}, {y}), not {value[0]}"
        yield from _certified(constraints, (sign * first, sign * second), (x, y), name)


def _constraints(vertices: Sequence[Sequence[int]]) -> list[Constraint]:
    """One for each side, with the polygon on its left."""
    found = list[Constraint]()
    for (x, y), (end, height) in pairwise([*vertices, vertices[0]]):
        a, b = height - y, x - end
        found.append((a, b, a * x + b * y))
    return found


def _certified(
    constraints: Sequence[Constraint], objective: tuple[int, int], point: tuple[int, int], name: str
) -> Iterator[str]:
    x, y = point
    if any(a * x + b * y > c for a, b, c in constraints):
        yield f"({x}, {y}) is not in the region"
        return
    tight = [(a, b) for a, b, c in constraints if a * x + b * y == c]
    if len(tight) != 2:
        yield f"({x}, {y}) is no corner, so the {name} is not there alone"
        return
    (a, b), (c, d) = tight
    determinant = a * d - b * c
    multipliers = (
        Fraction(objective[0] * d - objective[1] * c, determinant),
        Fraction(a * objective[1] - b * objective[0], determinant),
    )
    if min(multipliers) <= 0:
        yield f"the {name} is not at ({x}, {y}): its multipliers are {multipliers[0]} and {multipliers[1]}"


CHECKER = Checker(
    facts=Facts,
    method="dual certificate",
    wrong=wrong,
    types=lambda facts: ["number", "tuple"] * (1 + facts["both"]),
)
