"""Finds the area and both moments, the centroid, and then the volume by Pappus or the depth."""

from fractions import Fraction

from seedproof.problems.making.values import scaled, surd, written
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.centroid_and_pressure.facts import Facts
from seedproof.problems.templates.centroid_and_pressure.generate import (
    X,
    answers,
    area_of,
    curve_formula,
    distance_of,
    line_formula,
    moment,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, Relation, Symbol, formula, point, product, total

S = Symbol("s")


def work(facts: Facts, slip: str) -> Worked:
    """The area, both moments, the centroid, and what follows from it."""
    area = area_of(facts)
    if slip == "exponent_not_raised":
        area = _without_new_exponent(facts)
    across = moment(facts, 1, 1)
    if slip == "moment_not_divided":
        across = 2 * across
    up = moment(facts, 0, 2) / 2
    match slip:
        case "half_forgotten":
            up = 2 * up
        case "square_of_difference":
            up = _square_of_difference(facts)
    if area <= 0 or up <= 0:
        raise Rejected("nothing is left")
    centroid = (across / area, up / area)
    upper = curve_formula(facts.upper)
    lower = curve_formula(facts.lower)
    low = -facts.end if facts.kind == "plate" else 0
    further, last = _further(facts, slip, area, centroid)
    strip = product(X, upper - lower)
    if facts.kind == "parallel":
        strip = product(Fraction(facts.upper.factor), X ** (facts.upper.exponent + 1))
    squares = (upper**2 - lower**2) / 2
    steps = (
        step("area_between", lower=lower, upper=upper, letter=X, low=low, high=facts.end, area=area),
        step(
            "definite_integral",
            low=low,
            high=facts.end,
            integrand=strip,
            letter=X,
            value=across,
        ),
        step("definite_integral", low=low, high=facts.end, integrand=squares, letter=X, value=up),
        step(
            "centroid",
            lower=lower,
            upper=upper,
            letter=X,
            low=low,
            high=facts.end,
            centroid=point(*centroid),
        ),
        *further,
    )
    result = (formula(area), point(*centroid), last)
    if slip and result == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(steps, result)


def _without_new_exponent(facts: Facts) -> Fraction:
    """Return the area with each power divided by its old exponent. Raises: Rejected for a plate."""
    if facts.kind == "plate":
        raise Rejected("a constant has no exponent")
    area = Fraction(0)
    for curve, sign in ((facts.upper, 1), (facts.lower, -1)):
        gain = Fraction(facts.end) ** (curve.exponent + 1) / max(1, curve.exponent)
        area += sign * Fraction(curve.factor) * gain
    return area


def _square_of_difference(facts: Facts) -> Fraction:
    """Return half of the integral of (upper - lower)^2. Raises: Rejected where there is nothing below."""
    if facts.kind == "parallel":
        raise Rejected("there is no curve below")
    exponent = facts.upper.exponent + facts.lower.exponent + 1
    mixed = 2 * Fraction(facts.upper.factor) * Fraction(facts.lower.factor) * Fraction(facts.end) ** exponent
    squares = Fraction(0)
    for curve in (facts.upper, facts.lower):
        power = 2 * curve.exponent + 1
        squares += Fraction(curve.factor) ** 2 * Fraction(facts.end) ** power / power
    sides = 2 if facts.kind == "plate" else 1
    return sides * (squares - mixed / exponent) / 2


def _further(
    facts: Facts, slip: str, area: Fraction, centroid: tuple[Fraction, Fraction]
) -> tuple[tuple[Step, ...], Formula]:
    """Return the last steps, and the volume or the depth."""
    if facts.kind == "plate":
        return _pressure(facts, slip, area, centroid)
    distance = distance_of(facts, centroid)
    a, b, c = facts.line
    x, y = centroid
    match slip:
        case "line_not_normed":
            distance = formula(abs(a * x + b * y - c))
        case "shift_forgotten":
            length = a**2 + b**2
            distance = written(scaled(surd(length), abs(a * x + b * y) / length))
    turn = 1 if slip == "half_a_turn" else 2
    volume = product(turn * area, distance, PI)
    if volume == formula(0):
        raise Rejected("nothing is left")
    line = line_formula(facts)
    assert isinstance(line, Relation)
    steps = (
        step("distance_to_line", point=point(*centroid), left=line.left, right=line.right, distance=distance),
        step("pappus", area=area, distance=distance, volume=volume),
    )
    return steps, volume


def _pressure(
    facts: Facts, slip: str, area: Fraction, centroid: tuple[Fraction, Fraction]
) -> tuple[tuple[Step, ...], Formula]:
    """Find the depth of the edge by that of the centroid. Raises: Rejected."""
    _, height = centroid
    below_edge = Fraction(facts.upper.factor) - height
    mean = Fraction(facts.force) / (facts.weight * area)
    depth = mean - below_edge
    match slip:
        case "pressure_of_the_edge":
            depth = mean
        case "height_taken_for_depth":
            depth = mean - height
        case "sign_of_the_depth":
            depth = mean + below_edge
    if depth <= 0:
        raise Rejected("the plate is not under the surface")
    left = product(facts.weight * area, total(S, below_edge))
    if below_edge <= 0:
        raise Rejected("the centroid is above the edge")
    return (
        (step("satisfies", letter=S, value=depth, left=left, right=Fraction(facts.force)),),
        formula(depth),
    )


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "exponent_not_raised": "in the area, powers are divided by their old exponents",
        "moment_not_divided": "the moment about the y-axis comes out twice as large",
        "half_forgotten": "the half in the moment about the x-axis is forgotten",
        "square_of_difference": "the difference of the curves is squared, instead of each of them",
        "line_not_normed": "the distance from the line is not divided by the length of its normal vector",
        "shift_forgotten": "the distance is measured from a parallel line through the origin",
        "half_a_turn": "the way of the centroid is taken as pi times its distance",
        "pressure_of_the_edge": "the mean pressure is put at the upper edge",
        "height_taken_for_depth": "the height of the centroid is taken for its distance from the upper edge",
        "sign_of_the_depth": "the distance of the centroid from the edge is added with the wrong sign",
    },
)
