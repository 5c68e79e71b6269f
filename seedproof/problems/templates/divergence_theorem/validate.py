"""Adds up the flux through each part of the surface, by a parametrization; no divergence is used.

What is added to the first component does not depend on x: on every line along the x-axis it enters the body
as much as it leaves it, and it does not pass through horizontal faces. The same holds for y.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple, assert_never

from flint import fmpq_mpoly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import is_number, rational, times_pi
from seedproof.problems.checking.spaces import (
    ZERO,
    U,
    X,
    Y,
    Z,
    around_axis,
    between,
    number,
    polynomial,
    put,
    value,
)
from seedproof.problems.templates.divergence_theorem import facts as bodies
from seedproof.problems.templates.divergence_theorem.facts import Facts, Round

_Z_LETTER = 2
_U_LETTER = 3


class Shape(NamedTuple):
    """A body of revolution: the squared distance of its side from the axis, its height, and its discs."""

    square: fmpq_mpoly
    height: int
    has_top: bool
    has_bottom: bool


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare with the sums of the fluxes through the parts."""
    first, second = answers
    field = [polynomial(component) for component in facts.components]
    match facts.body:
        case bodies.Box():
            top, rest = _through_box(field, facts.body)
            if not is_number(first, rational(top + rest)):
                yield f"the whole flux is not {first[:40]}"
            if not is_number(second, rational(rest)):
                yield f"the flux through five faces is not {second[:40]}"
        case bodies.Cylinder() | bodies.HalfBall() | bodies.Cone():
            shape = _shape(facts.body)
            side = _through_side(field, shape)
            if not is_number(first, times_pi(side + _through_discs(field, shape))):
                yield f"the whole flux is not {first[:40]}"
            if not is_number(second, times_pi(side)):
                yield f"the flux through the side is not {second[:40]}"
        case _:
            shape = _shape(facts.body)
            side = _through_side(field, shape)
            outward = _through_side([X, Y, ZERO], shape)
            if not is_number(first, times_pi(side)):
                yield f"the flux is not {first[:40]}"
            if not is_number(second, rational(-side / outward)):
                yield f"the constant is not {second[:40]}"


def _through_box(field: Sequence[fmpq_mpoly], box: bodies.Box) -> tuple[Fraction, Fraction]:
    """Return the outward flux through the top, and that through the other five faces."""
    fluxes: list[Fraction] = []
    for letter, size in enumerate(box.sizes):
        net = [_through_face(field[letter], box, letter, place) for place in (0, size)]
        fluxes += [-net[0], net[1]]
    *others, top = fluxes
    return top, sum(others, Fraction(0))


def _through_face(component: fmpq_mpoly, box: bodies.Box, letter: int, place: int) -> Fraction:
    """Return the integral of a component over the face where its letter has this value."""
    integral = put(component, letter, number(place))
    for other, size in enumerate(box.sizes):
        if other != letter:
            integral = between(integral, other, ZERO, number(size))
    return value(integral)


def _shape(body: Round) -> Shape:
    match body:
        case bodies.Cylinder(radius, height):
            return Shape(number(radius**2), height, has_top=True, has_bottom=True)
        case bodies.HalfBall(radius) | bodies.OpenHemisphere(radius):
            return Shape(radius**2 - Z**2, radius, has_top=False, has_bottom=True)
        case bodies.Cone(radius, height):
            return Shape((Z * number(Fraction(radius, height))) ** 2, height, has_top=True, has_bottom=False)
        case bodies.OpenCone(radius, height):
            side = radius - Z * number(Fraction(radius, height))
            return Shape(side**2, height, has_top=False, has_bottom=True)
        case bodies.OpenParaboloid(radius, factor):
            square = radius**2 - Z * number(Fraction(1, factor))
            return Shape(square, factor * radius**2, has_top=False, has_bottom=True)
        case _:
            assert_never(body)


def _through_side(field: Sequence[fmpq_mpoly], shape: Shape) -> Fraction:
    """Return the factor of pi in the outward flux through the side.

    With the angle and z as parameters, the outward normal times the area is (x, y, -(rho^2)' / 2).
    """
    first, second, third = field
    slope = shape.square.derivative(_Z_LETTER) * number(Fraction(1, 2))
    density = around_axis(first * X + second * Y - third * slope, shape.square)
    return value(between(density, _Z_LETTER, ZERO, number(shape.height)))


def _through_discs(field: Sequence[fmpq_mpoly], shape: Shape) -> Fraction:
    """Return the factor of pi in the outward flux through the flat top and bottom."""
    flux = Fraction(0)
    if shape.has_top:
        flux += _through_disc(field[2], shape, shape.height)
    if shape.has_bottom:
        flux -= _through_disc(field[2], shape, 0)
    return flux


def _through_disc(component: fmpq_mpoly, shape: Shape, height: int) -> Fraction:
    """Return the factor of pi in the integral over the disc at a height, ring by ring with the radius u.

    With s = u^2 the rings have the width ds / 2, and s runs to the square of the radius.
    """
    on_disc = put(component, _Z_LETTER, number(height))
    rings = around_axis(on_disc, U) * number(Fraction(1, 2))
    return value(between(rings, _U_LETTER, ZERO, put(shape.square, _Z_LETTER, number(height))))


CHECKER = Checker(
    facts=Facts,
    method="flux through each part of the surface",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
