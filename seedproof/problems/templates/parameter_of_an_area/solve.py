"""Finds the area by the parameter, and then the parameter."""

from fractions import Fraction

from seedproof.problems.making.values import scaled, surd, written
from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.parameter_of_an_area.facts import Chord, Divided, Facts, Window
from seedproof.problems.templates.parameter_of_an_area.generate import (
    M,
    S,
    T,
    X,
    Y,
    answers,
    area_by_slope,
    best_of,
    curve_of,
    derivative_of,
    half_of,
    length_of,
    slope_of,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import INFINITY, Formula, call, formula, point, polynomial, product, total


def work(facts: Facts, slip: str) -> Worked:
    """First the area or the derivative, then the parameter, then what belongs to it."""
    match facts:
        case Divided():
            worked = _divided(facts, slip)
        case Chord():
            worked = _chord(facts, slip)
        case Window():
            worked = _window(facts, slip)
    if slip and worked.answers == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return worked


def _divided(facts: Divided, slip: str) -> Worked:
    c = facts.factor
    k = facts.zero
    above, below = facts.share
    share = Fraction(above**3, below**3)
    area = Fraction(c * k**3, 6)
    slope = slope_of(facts)
    match slip:
        case "power_not_divided":
            area = Fraction(c * k**3, 2)
        case "share_of_the_slope":
            slope = c * k * share
        case "parts_exchanged":
            slope = c * k * Fraction(above, below)
    x = k - slope / c
    if slip == "zero_taken_for_the_intersection":
        x = Fraction(k)
    if x <= 0:
        raise Rejected("the line does not meet the region")
    meeting = point(x, slope * x)
    # The width between the intersections is k - m / c.
    part = product(Fraction(c, 6), total(k, -M / c) ** 3)
    steps = (
        step("area_between", lower=0, upper=curve_of(facts), letter=X, low=0, high=k, area=area),
        step("satisfies", letter=M, value=slope, left=part, right=share * Fraction(c * k**3, 6)),
        step("satisfies", letter=X, value=x, left=slope * X, right=curve_of(facts)),
        step("satisfies", letter=point(X, Y), value=meeting, left=Y, right=curve_of(facts)),
    )
    return Worked(steps, (formula(area), formula(slope), meeting))


def _chord(facts: Chord, slip: str) -> Worked:
    c = facts.factor
    x, y = facts.point
    scale = 2 if slip == "half_of_the_width_forgotten" else 1
    area = product(scale, area_by_slope(facts))
    slope = 2 * c * x
    match slip:
        case "sign_of_the_slope":
            slope = -slope
        case "slope_not_doubled":
            slope = c * x
    square = slope**2 - 4 * c * x * slope + 4 * c * y
    smallest = written(scaled(surd(square), Fraction(scale * square, 6 * c**2)))
    if slip == "cube_forgotten":
        smallest = formula(Fraction(4 * c * half_of(facts) ** 2, 6))
    width = call("sqrt", polynomial([1, -4 * c * x, 4 * c * y], M)) / c
    slope_of_area = product(scale, M - 2 * c * x, call("sqrt", polynomial([1, -4 * c * x, 4 * c * y], M)))
    steps = (
        step("identity", left=product(Fraction(c, 6), width**3), right=area),
        step("derivative", function=area, letter=M, derivative=slope_of_area / (2 * c**2)),
        step("minimum", letter=M, low=-INFINITY, high=INFINITY, expression=area, at=slope),
        step("value", letter=M, at=slope, expression=area, value=smallest),
    )
    return Worked(steps, (area, formula(slope), smallest))


def _window(facts: Window, slip: str) -> Worked:
    derivative = derivative_of(facts)
    if slip == "ends_exchanged":
        derivative = -derivative
    ratio = Fraction(facts.ratio)
    share = 1 / (ratio - 1)
    match slip:
        case "sign_in_the_equation":
            share = 1 / (ratio + 1)
        case "length_divided_by_the_ratio":
            share = 1 / ratio
    start = product(facts.time * share, call("log", ratio))
    best = _gain(facts, share)
    if slip == "sign_of_the_lower_end":
        best = product((ratio + 1) / (ratio - 1), best_of(facts))
    length = length_of(facts)
    steps = (
        step(
            "derivative_of_integral",
            low=S,
            high=S + length,
            integrand=curve_of(facts),
            variable=T,
            letter=S,
            derivative=derivative,
        ),
        step("satisfies", letter=S, value=start, left=product(1 / ratio, S + length), right=S),
        step(
            "definite_integral",
            low=start,
            high=total(start, length),
            integrand=curve_of(facts),
            letter=T,
            value=best,
        ),
    )
    return Worked(steps, (derivative, start, best))


def _gain(facts: Window, share: Fraction) -> Formula:
    """Return the integral over a window that opens at a share of its length."""
    ratio = Fraction(facts.ratio)
    if share == 1 / (ratio - 1):
        return best_of(facts)
    logarithmic = product(share - (share + 1) / ratio, call("log", ratio))
    fall = formula(ratio) ** -share
    return product(facts.factor * facts.time**2, fall, total(1 - 1 / ratio, logarithmic))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "power_not_divided": "a power is not divided by its new exponent in the area",
        "share_of_the_slope": "the share is taken of the steepest slope instead of the area",
        "parts_exchanged": "the part below the line is given the width of the part above it",
        "zero_taken_for_the_intersection": "the zero of the parabola is taken for the intersection",
        "half_of_the_width_forgotten": "the area of the segment comes out twice as large",
        "sign_of_the_slope": "the best slope has the wrong sign",
        "slope_not_doubled": "the best slope is not doubled, as the derivative of a square is",
        "cube_forgotten": "the width is squared in the smallest area, instead of cubed",
        "ends_exchanged": "the value at the upper end is subtracted from that at the lower end",
        "sign_in_the_equation": "a term is brought to the other side with its sign",
        "length_divided_by_the_ratio": "only the length is divided, and the unknown is lost on one side",
        "sign_of_the_lower_end": "the antiderivative at the lower end is added instead of subtracted",
    },
)
