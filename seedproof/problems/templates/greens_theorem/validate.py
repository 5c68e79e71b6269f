"""Integrates the field along each piece of the curve, by a parametrization; no region is used.

The functions that are added to the components have antiderivatives in x alone and in y alone; along a closed
curve they add nothing, and neither does one in y between two points of the same height.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import assert_never

from flint import fmpq_mpoly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import (
    ClosedForm,
    added,
    divided,
    is_number,
    multiplied,
    rational,
    with_pi,
)
from seedproof.problems.checking.spaces import P, Q, U, X, Y, along, number, on, polynomial, straight, turned
from seedproof.problems.templates.greens_theorem import facts as curves
from seedproof.problems.templates.greens_theorem.facts import Curve, Facts

Field = tuple[fmpq_mpoly, fmpq_mpoly]


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare both answers with line integrals."""
    integral, factor = answers
    if facts.first_distraction != "none" and isinstance(facts.curve, curves.OpenArc | curves.OpenPath):
        yield "the integral along an open curve has no closed form"
    sign = -1 if facts.direction == "clockwise" else 1
    whole = _around(facts.curve, (polynomial(facts.first), polynomial(facts.second)))
    rotation = _around(facts.curve, (-Y, X))
    if not is_number(integral, multiplied(rational(sign), whole)):
        yield f"the line integral is not {integral[:40]}"
    if not is_number(factor, multiplied(rational(-1), divided(whole, rotation))):
        yield f"the constant is not {factor[:40]}"


def _around(curve: Curve, field: Field) -> ClosedForm:
    """Return the line integral with the region on the left."""
    match curve:
        case curves.Triangle(width, height, "right"):
            return _polygon(field, [(0, 0), (width, 0), (width, height), (0, 0)])
        case curves.Triangle(width, height):
            return _polygon(field, [(0, 0), (width, 0), (0, height), (0, 0)])
        case curves.Rectangle((left, right), (low, high)):
            corners = [(left, low), (right, low), (right, high), (left, high), (left, low)]
            return _polygon(field, corners)
        case curves.OpenPath(width, height, left):
            return _polygon(field, [(width, 0), (0, height), (-left, 0)])
        case curves.Pieces(width, factor):
            out = along(field, [U, factor * U**2], 0, width)
            back = along(field, straight((width, factor * width**2), (0, 0)), 0, 1)
            return rational(out + back)
        case curves.Circle(centre, radius):
            return _arc(field, centre, radius, 2)
        case curves.OpenArc(radius):
            return _arc(field, (0, 0), radius, 1)
        case curves.Annulus(inner, outer):
            hole = _arc(field, (0, 0), inner, 2)
            return added(_arc(field, (0, 0), outer, 2), multiplied(rational(-1), hole))
        case _:
            assert_never(curve)


def _polygon(field: Field, corners: Sequence[tuple[int, int]]) -> ClosedForm:
    legs = [along(field, straight(start, end), 0, 1) for start, end in pairwise(corners)]
    return rational(sum(legs, Fraction(0)))


def _arc(field: Field, centre: tuple[int, int], radius: int, half_turns: int) -> ClosedForm:
    """Return the integral along a circle, counterclockwise from its rightmost point."""
    x, y = centre
    position = [number(x) + radius * P, number(y) + radius * Q]
    first, second = field
    power = on(first, position) * (-radius * Q) + on(second, position) * (radius * P)
    return with_pi(*turned(power, half_turns))


CHECKER = Checker(
    facts=Facts,
    method="line integral along every piece of the curve",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
