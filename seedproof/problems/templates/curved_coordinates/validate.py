"""Integrates upright bodies first over the distance, and builds spherical ones of cones over caps of spheres.

A density that grows with the power n of the distance has, in the cone from the origin over a cap of the
sphere of radius R, the mass R / (n + 3) times its integral over the cap; a zone of the sphere between two
heights has the area 2 pi R times their difference.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import (
    ClosedForm,
    added,
    is_number,
    is_quotient,
    multiplied,
    rational,
    square_root,
    times_pi,
)
from seedproof.problems.templates.curved_coordinates.facts import Density, Facts, Opening, Spherical, Upright

_WIDENING = {"cylinder": Fraction(0), "bowl": Fraction(1, 2), "cone": Fraction(1)}
"""The radius grows with this power of the height."""

_POWERS: dict[Density, tuple[int, int]] = {
    "axis": (1, 0),
    "axis_squared": (2, 0),
    "height": (0, 1),
    "origin": (1, 0),
    "origin_squared": (2, 0),
    "inverse": (-1, 0),
}
"""Of the distance and of the height."""

_COSINES: dict[Opening, ClosedForm] = {
    "sixth": multiplied(rational(Fraction(1, 2)), square_root(3)),
    "quarter": multiplied(rational(Fraction(1, 2)), square_root(2)),
    "third": rational(Fraction(1, 2)),
    "half": {},
    "whole": rational(-1),
}


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare volume and mass, and the last answer times its denominator with the numerator."""
    volume, mass, last = answers
    distance, height = _POWERS[facts.density]
    exact_volume = _integral(facts.body, 0, 0)
    exact_mass = multiplied(rational(facts.factor), _integral(facts.body, distance, height))
    if not is_number(volume, exact_volume):
        yield f"the volume is not {volume[:40]}"
    if not is_number(mass, exact_mass):
        yield f"the mass is not {mass[:40]}"
    above = _integral(facts.body, 1, 0)
    below = exact_volume
    if facts.asked == "centre":
        above = multiplied(rational(facts.factor), _integral(facts.body, distance, height + 1))
        below = exact_mass
    if not is_quotient(last, above, below):
        yield f"the last answer is not {last[:40]}"


def _integral(body: Upright | Spherical, distance: int, height: int) -> ClosedForm:
    match body:
        case Upright():
            return times_pi(_upright(body, distance, height))
        case Spherical():
            outer = _cone(body.opening, body.outer, distance, height)
            inner = _cone(body.opening, body.inner, distance, height)
            return added(outer, multiplied(rational(-1), inner))


def _upright(body: Upright, distance: int, height: int) -> Fraction:
    """Return the factor of pi: at each height r runs from 0 to R (z / h)^e."""
    power = distance + 2
    disc = Fraction(2 * body.radius**power, power)
    exponent = height + 1 + power * _WIDENING[body.profile]
    return disc * Fraction(body.height) ** (height + 1) / exponent


def _cone(opening: Opening, radius: int, distance: int, height: int) -> ClosedForm:
    """Return the integral over the cone from the origin to the cap of a sphere."""
    if radius == 0:
        return {}
    degree = distance + height
    rim = multiplied(rational(radius), _COSINES[opening])
    heights = _power(rational(radius), height + 1)
    below = _power(rim, height + 1)
    zone = multiplied(rational(Fraction(1, height + 1)), added(heights, multiplied(rational(-1), below)))
    cap = multiplied(times_pi(2 * radius * Fraction(radius) ** distance), zone)
    return multiplied(rational(Fraction(radius, degree + 3)), cap)


def _power(number: ClosedForm, exponent: int) -> ClosedForm:
    result = rational(1)
    for _ in range(exponent):
        result = multiplied(result, number)
    return result


CHECKER = Checker(
    facts=Facts,
    method="other order of integration, cones over caps of spheres",
    wrong=wrong,
    types=lambda facts: ["number", "number", "number"],
)
