"""Completes the squares of the equation in x and y; adds radius and distance, or the circle's image."""

from fractions import Fraction

from seedproof.problems.making.complex_surds import Complex, Surd, complex_number, root_of
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.complex_locus.facts import Facts
from seedproof.problems.templates.complex_locus.generate import (
    answers,
    centre,
    difference,
    distance,
    moebius,
    radius,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Like, Symbol, call, quotient, total

X = Symbol("x")
Y = Symbol("y")


def _square(x: Like, y: Like) -> Formula:
    """Return (x - a)^2 + (y - b)^2."""
    return total(total(X, -_formula(x)) ** 2, total(Y, -_formula(y)) ** 2)


def _formula(value: Like) -> Formula:
    return total(value)


def _circle_steps(facts: Facts, middle: Complex, size: Surd, square: Fraction) -> list[Step]:
    """State the circle in x and y, and what its radius is, whose square stands in the equation."""
    ratio = Fraction(*facts.ratio)
    left = total(_square(*facts.first), -ratio * _square(*facts.second))
    inside = total(_square(middle.real.formula(), middle.imaginary.formula()), -square)
    return [
        step("identity", left=left, right=(1 - ratio) * inside),
        step("identity", left=call("sqrt", total(square)), right=size.formula()),
    ]


def _modulus(number: Complex) -> Formula:
    return call("abs", number.formula())


def _slipped_circle(facts: Facts, slip: str) -> tuple[Complex, Surd]:
    middle = centre(facts)
    size = radius(facts)
    square = Fraction(*facts.ratio)
    first = complex_number(*facts.first)
    second = complex_number(*facts.second)
    match slip:
        case "ratio_not_squared":
            ratio = root_of(square)
            if not ratio.is_rational:
                raise Rejected("the ratio is a surd")
            factor = ratio.rational()
            middle = (first - second * complex_number(factor)) / complex_number(1 - factor)
            apart = (first - second).norm().rational()
            size = root_of(factor * apart).scaled(1 / abs(1 - factor))
        case "centre_mirrored":
            middle = -middle
        case "radius_not_rooted":
            size = size * size
    return middle, size


def _last_steps(facts: Facts, middle: Complex, size: Surd, slip: str) -> tuple[list[Step], Complex]:
    """Go from the centre as far as the radius: away from the given point, or from zero."""
    start = complex_number(0)
    if facts.asked == "point":
        start = complex_number(*facts.given[0])
    away = distance(middle, start)
    stated = away
    if slip == "distance_without_square_root":
        stated = away * away
    steps = [step("identity", left=_modulus(middle - start), right=stated.formula())]
    if facts.asked == "point":
        stretch = size * stated.inverse()
        if slip == "nearest_instead_of_farthest":
            stretch = -stretch
        point = middle + (middle - start) * complex_number(stretch)
        written = total(
            middle.formula(), quotient(size.formula(), stated.formula()) * (middle - start).formula()
        )
        steps.append(step("identity", left=written, right=point.formula()))
        return steps, point
    modulus = stated + size
    if slip == "nearest_instead_of_farthest":
        modulus = stated - size
        if modulus.size() < 0:
            modulus = -modulus
    steps.append(step("identity", left=total(_modulus(middle), size.formula()), right=modulus.formula()))
    return steps, complex_number(modulus)


def _image_steps(facts: Facts, middle: Complex, size: Surd, slip: str) -> tuple[list[Step], Complex, Surd]:
    """Write the map as a + d / (z - c); centre and radius of the image follow from those of the circle."""
    a, b, c = (complex_number(*number) for number in facts.given)
    factor = b + a * c
    if slip == "division_without_remainder":
        factor = b
    if factor == complex_number(0):
        raise Rejected("the wrong map is constant")
    moved = middle - c
    scale = (moved.norm() - size * size).rational()
    if scale == 0:
        raise Rejected("the wrong circle goes through the pole")
    mirrored = moved.conjugate()
    if slip == "not_conjugated":
        mirrored = moved
    image_centre = a + factor * mirrored * complex_number(1 / scale)
    modulus = root_of(factor.norm().rational())
    image_size = (modulus * size).scaled(1 / abs(scale))
    rewritten = total(a.formula(), factor.formula() / difference(facts.given[2]))
    written_centre = total(a.formula(), quotient(factor.formula() * moved.conjugate().formula(), scale))
    written_size = quotient(_modulus(factor) * size.formula(), abs(scale))
    steps = [
        step("identity", left=moebius(facts), right=rewritten),
        step("identity", left=total(_modulus(moved) ** 2, -(size * size).formula()), right=scale),
        step("identity", left=written_centre, right=image_centre.formula()),
        step("identity", left=written_size, right=image_size.formula()),
    ]
    return steps, image_centre, image_size


def work(facts: Facts, slip: str) -> Worked:
    """First the circle, then its image, then what is farthest."""
    middle, size = _slipped_circle(facts, slip)
    square = (size * size).rational()
    if slip == "radius_not_rooted":
        square = size.rational()
    steps = _circle_steps(facts, middle, size, square)
    if facts.asked == "image":
        image_steps, middle, size = _image_steps(facts, middle, size, slip)
        steps += image_steps
    last_steps, last = _last_steps(facts, middle, size, slip)
    steps += last_steps
    results = (middle.formula(), size.formula(), last.formula())
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), results)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "ratio_not_squared": "the ratio is not squared with the distances",
        "centre_mirrored": "the centre has the wrong signs",
        "radius_not_rooted": "the square of the radius is taken for the radius",
        "distance_without_square_root": "the root is forgotten in the last modulus",
        "nearest_instead_of_farthest": "the radius is subtracted where it is added",
        "division_without_remainder": "the numerator of the rest is wrong when the map is divided",
        "not_conjugated": "the centre of the image is not conjugated",
    },
)
