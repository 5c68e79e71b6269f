"""Integrates the field along the curve itself; the curl at the point by differences of the field.

What is added to each component depends on its own variable alone, and adds nothing along a closed curve.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import assert_never

from flint import fmpq_mpoly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import (
    ClosedForm,
    are_numbers,
    divided,
    is_number,
    rational,
    square_root,
    with_pi,
)
from seedproof.problems.checking.spaces import ZERO, P, Q, along, on, polynomial, straight, turned
from seedproof.problems.templates.stokes_theorem.facts import Facts, Ring, Triangle

Field = Sequence[fmpq_mpoly]


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare the circulation, and the axis."""
    circulation, axis = answers
    field = [polynomial(component) for component in facts.components]
    if not is_number(circulation, _around(field, facts.curve)):
        yield f"the circulation is not {circulation[:40]}"
    curl = _curl(field, facts.point)
    length = square_root(sum((component**2 for component in curl), Fraction(0)))
    if not are_numbers(axis, [divided(rational(component), length) for component in curl]):
        yield f"the axis is not {axis[:60]}"


def _around(field: Field, curve: Triangle | Ring) -> ClosedForm:
    match curve:
        case Triangle((a, b, c)):
            corners = [(a, 0, 0), (0, b, 0), (0, 0, c), (a, 0, 0)]
            legs = [along(field, straight(start, end), 0, 1) for start, end in pairwise(corners)]
            return rational(sum(legs, Fraction(0)))
        case Ring():
            sign = 1 if curve.direction == "counterclockwise" else -1
            rest, factor = turned(_power(field, curve), 2)
            return with_pi(sign * rest, sign * factor)
        case _:
            assert_never(curve)


def _power(field: Field, ring: Ring) -> fmpq_mpoly:
    """Return the scalar product with the velocity, in p = cos t and q = sin t."""
    across = ring.radius * P
    up = ring.radius * Q
    height = on(polynomial([i, j, 0, coefficient] for i, j, coefficient in ring.height), [across, up, ZERO])
    position = [across, up, height]
    power = ZERO
    for component, coordinate in zip(field, position, strict=True):
        # By t, the derivative of cos t is -sin t, and that of sin t is cos t.
        velocity = coordinate.derivative(6) * -Q + coordinate.derivative(7) * P
        power += on(component, position) * velocity
    return power


def _curl(field: Field, place: Sequence[int]) -> list[Fraction]:
    """Return the curl at a point, from the circulations around small squares: exact for quadratic fields."""
    components: list[Fraction] = []
    for axis in range(3):
        first = (axis + 1) % 3
        second = (axis + 2) % 3
        offsets = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
        corners: list[list[int]] = []
        for by_first, by_second in offsets:
            corner = [*place]
            corner[first] += by_first
            corner[second] += by_second
            corners.append(corner)
        legs = [along(field, straight(start, end), 0, 1) for start, end in pairwise(corners)]
        components.append(sum(legs, Fraction(0)) / 4)
    return components


CHECKER = Checker(
    facts=Facts,
    method="line integral along the curve in space",
    wrong=wrong,
    types=lambda facts: ["number", "tuple"],
)
