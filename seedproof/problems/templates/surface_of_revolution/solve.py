"""Finds the arc element and the band, integrates it, and adds discs or finds the volume."""

from fractions import Fraction

from seedproof.problems.making.values import Value, added, difference, rational, scaled, value_of
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.surface_of_revolution.facts import Facts
from seedproof.problems.templates.surface_of_revolution.generate import (
    ABOUT_X,
    HORNS,
    R,
    X,
    Y,
    answers,
    antiderivative_at,
    area_of,
    discs_of,
    ends_of,
    radii_of,
    surface_of,
    times_pi,
    volume_of,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import INFINITY, PI, call, equation, formula, product, total


def work(facts: Facts, slip: str) -> Worked:
    """The arc element, the band, an antiderivative, the area, and the cost or the volume."""
    surface = surface_of(facts)
    band_factor = Fraction(1, 2) if slip == "half_a_turn" else Fraction(1)
    factor = band_factor * _antiderivative_factor(facts, slip)
    area = scaled(area_of(facts), factor)
    if slip == "lower_end_dropped":
        area = _without_lower_end(facts)
    if not area or (rational(area) or 1) <= 0:
        raise Rejected("an area is positive")
    low, high = ends_of(facts)
    band = product(band_factor, surface.band)
    axis = equation(Y, 0) if facts.kind in ABOUT_X else equation(X, 0)
    further = _further(facts, slip, area)
    steps = (
        step(
            "speed",
            x=surface.x,
            y=surface.y,
            letter=surface.letter,
            low=low,
            high=high,
            speed=surface.speed,
        ),
        step(
            "surface_element",
            x=surface.x,
            y=surface.y,
            letter=surface.letter,
            speed=surface.speed,
            axis=axis,
            band=band,
        ),
        *_integral_steps(facts, band_factor, factor, area),
        _further_step(facts, area, further),
    )
    result = (times_pi(area), times_pi(further))
    if slip and result == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(steps, result)


def _integral_steps(facts: Facts, band_factor: Fraction, factor: Fraction, area: Value) -> tuple[Step, ...]:
    """Integrate the band; that of a horn by its radius, which becomes the new variable."""
    surface = surface_of(facts)
    low, high = ends_of(facts)
    letter = surface.letter
    band = product(band_factor, surface.band)
    change: tuple[Step, ...] = ()
    if facts.kind in HORNS:
        by_radius = product(2 * band_factor, PI, call("sqrt", R**2 + facts.second**2))
        way = product(-facts.second, call("log", R / facts.first))
        change = (
            step("new_variable", letter=letter, inner=way, new=R, integrand=band, transformed=-by_radius),
        )
        low = formula(0)
        high = formula(facts.first)
        letter = R
        band = by_radius
    return (
        *change,
        step(
            "antiderivative_between",
            function=band,
            letter=letter,
            low=low,
            high=high,
            antiderivative=product(factor, surface.antiderivative),
        ),
        step("definite_integral", low=low, high=high, integrand=band, letter=letter, value=times_pi(area)),
    )


def _antiderivative_factor(facts: Facts, slip: str) -> Fraction:
    """Return by what a slip multiplies the antiderivative. Raises: Rejected."""
    match slip:
        case "power_not_divided":
            if facts.kind not in ("root", "cubic", "parabola"):
                raise Rejected("there is no power of a root")
            return Fraction(3, 2)
        case "half_forgotten":
            if facts.kind not in HORNS:
                raise Rejected("there is no half")
            return Fraction(2)
    return Fraction(1)


def _without_lower_end(facts: Facts) -> Value:
    """Raises: Rejected for a horn, which has its lower end only."""
    if facts.kind in HORNS:
        raise Rejected("a horn has only one end")
    return difference(antiderivative_at(facts, facts.high), {})


def _further(facts: Facts, slip: str, area: Value) -> Value:
    """Return the cost, or the volume of a horn, over pi. Raises: Rejected."""
    if facts.kind in HORNS:
        match slip:
            case "square_of_the_radius_forgotten":
                return value_of(facts.first * facts.second)
            case "exponent_not_divided":
                return scaled(volume_of(facts), 2)
        return volume_of(facts)
    discs = value_of(discs_of(facts))
    match slip:
        case "discs_forgotten":
            discs = {}
        case "circumference_of_the_discs":
            discs = scaled(added(*radii_of(facts)), 2)
        case "square_of_the_radius_forgotten":
            discs = added(*radii_of(facts))
    return scaled(added(area, discs), facts.price)


def _further_step(facts: Facts, area: Value, further: Value) -> Step:
    surface = surface_of(facts)
    if facts.kind in HORNS:
        fall = call("exp", -2 * surface.letter / facts.second)
        return step(
            "limit",
            letter=surface.letter,
            at=INFINITY,
            expression=product(times_pi(volume_of(facts)), 1 - fall),
            value=times_pi(further),
        )
    discs = formula(discs_of(facts))
    whole = total(times_pi(area), product(discs, PI))
    return step("identity", left=product(facts.price, whole), right=times_pi(further))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "half_a_turn": "the circumference is taken as pi times the radius",
        "power_not_divided": "the power of a root is not divided by its new exponent",
        "half_forgotten": "the half in the antiderivative of a root of r^2 + b^2 is forgotten",
        "lower_end_dropped": "the antiderivative is taken as zero at the lower end",
        "discs_forgotten": "only the surface is painted, not the discs",
        "circumference_of_the_discs": "the circumference of a disc is taken for its area",
        "square_of_the_radius_forgotten": "a disc is taken to have pi times its radius as area",
        "exponent_not_divided": "the exponential is not divided by the factor in its exponent",
    },
)
