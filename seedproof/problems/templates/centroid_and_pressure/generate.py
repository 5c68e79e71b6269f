"""Integrates along x: area, both moments, and by them the centroid."""

from fractions import Fraction

from seedproof.problems.making.values import scaled, surd, written
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.centroid_and_pressure.facts import Curve, Facts
from seedproof.problems.templates.centroid_and_pressure.phrases import (
    AREAS,
    CENTROIDS,
    PARALLELS,
    PRESSURES,
    ROTATIONS,
    STATEMENTS,
    UNITS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, equation, formula, latex, point, product, total

X = Symbol("x")
Y = Symbol("y")

_AXIS = Curve("0", 0)
_SLOPES = ((1, 1), (3, 4), (4, 3), (1, -1), (-1, 1), (3, -4))


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a region under a curve, one between two curves, or a plate."""
    match difficulty:
        case 1:
            return _under_a_curve(draws)
        case 2:
            return _between_curves(draws)
        case _:
            return _plate(draws)


def _curve(height: int, end: int, exponent: int) -> Curve:
    """Return the curve through a corner. Raises: Rejected where its factor is ugly."""
    factor = Fraction(height, end**exponent)
    if factor.denominator > 6 or factor.numerator > 9:
        raise Rejected("a factor is ugly")
    return Curve(str(factor), exponent)


def _under_a_curve(draws: Draws) -> Facts:
    end = draws.between(1, 6)
    height = draws.between(1, 12)
    curve = _curve(height, end, draws.choice((2, 2, 3, 4)))
    if draws.below(2):
        line = [1, 0, draws.choice((-3, -2, -1, end + 1, end + 2))]
    else:
        line = [0, 1, draws.choice((-3, -2, -1, height + 1, height + 2))]
    return Facts("parallel", curve, _AXIS, end, line, 0, "0")


def _between_curves(draws: Draws) -> Facts:
    end = draws.between(1, 4)
    height = draws.between(1, 12)
    low, high = sorted(draws.sample((1, 2, 3), 2))
    a, b = draws.choice(_SLOPES)
    corners = (0, a * end + b * height)
    value = draws.choice((min(corners) - 3, min(corners) - 2, min(corners) - 1))
    if a * b < 0:
        value -= max(abs(a), abs(b)) * max(end, height)
    return Facts("slanted", _curve(height, end, low), _curve(height, end, high), end, [a, b, value], 0, "0")


def _plate(draws: Draws) -> Facts:
    end = draws.between(1, 3)
    height = draws.between(1, 9)
    curve = _curve(height, end, draws.choice((2, 2, 4)))
    weight = draws.choice((8, 9, 10, 10, 12))
    depth = Fraction(draws.between(1, 12), draws.choice((1, 2)))
    facts = Facts("plate", Curve(str(height), 0), curve, end, [], weight, "0")
    _, centroid = centroid_of(facts)
    force = weight * area_of(facts) * (depth + height - centroid)
    if force.denominator > 3:
        raise Rejected("the force is ugly")
    return Facts("plate", facts.upper, curve, end, [], weight, str(force))


def moment(facts: Facts, x_power: int, y_power: int) -> Fraction:
    """Return the integral of x^x_power (upper^y_power - lower^y_power) over the region."""
    low = -facts.end if facts.kind == "plate" else 0
    value = Fraction(0)
    for curve, sign in ((facts.upper, 1), (facts.lower, -1)):
        exponent = x_power + y_power * curve.exponent + 1
        gain = Fraction(facts.end**exponent - low**exponent, exponent)
        value += sign * Fraction(curve.factor) ** y_power * gain
    return value


def area_of(facts: Facts) -> Fraction:
    """Return the area."""
    return moment(facts, 0, 1)


def centroid_of(facts: Facts) -> tuple[Fraction, Fraction]:
    """Return the centroid."""
    area = area_of(facts)
    return moment(facts, 1, 1) / area, moment(facts, 0, 2) / 2 / area


def distance_of(facts: Facts, centroid: tuple[Fraction, Fraction]) -> Formula:
    """Write how far a point is from the line."""
    a, b, c = facts.line
    x, y = centroid
    length = a**2 + b**2
    return written(scaled(surd(length), abs(a * x + b * y - c) / length))


def depth_of(facts: Facts) -> Fraction:
    """Return how deep the upper edge of a plate is."""
    _, height = centroid_of(facts)
    return Fraction(facts.force) / (facts.weight * area_of(facts)) - (Fraction(facts.upper.factor) - height)


def answers(facts: Facts) -> list[Answer]:
    """The area, the centroid, and the volume or the depth."""
    area = area_of(facts)
    centroid = centroid_of(facts)
    if any(number.denominator > 40 for number in (area, *centroid)):
        raise Rejected("the centroid is ugly")
    if facts.kind == "plate":
        last = formula(depth_of(facts))
    else:
        last = product(2 * area, distance_of(facts, centroid), PI)
    square, length = ("m^2", "m") if facts.kind == "plate" else ("", "")
    return [
        Answer(formula(area), "number", unit=square),
        Answer(point(*centroid), "tuple", (r"\bar{x}", r"\bar{y}"), unit=length),
        Answer(last, "number", unit=length),
    ]


def curve_formula(curve: Curve) -> Formula:
    """Write the height of a curve."""
    return product(Fraction(curve.factor), X**curve.exponent)


def line_formula(facts: Facts) -> Formula:
    """Write the line as an equation."""
    a, b, c = facts.line
    return equation(total(a * X, b * Y), c)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the curves, and what is done with the region."""
    wording = draws.choice(STATEMENTS[facts.kind])
    upper = latex(curve_formula(facts.upper))
    lower = latex(curve_formula(facts.lower))
    match facts.kind:
        case "parallel":
            statement = fill(wording, upper=upper, end=str(facts.end))
        case _:
            statement = fill(wording, upper=upper, lower=lower)
    unit = UNITS[facts.kind]
    questions = [draws.choice(AREAS[unit]), draws.choice(CENTROIDS[unit])]
    match facts.kind:
        case "plate":
            force = latex(Fraction(facts.force))
            questions.append(fill(draws.choice(PRESSURES), weight=str(facts.weight), force=force))
        case _:
            questions.append(fill(draws.choice(ROTATIONS), line=_line(facts)))
    return Words(statement, tuple(questions))


def _line(facts: Facts) -> str:
    a, b, value = facts.line
    match a, b:
        case 1, 0:
            return fill(PARALLELS["x"], value=str(value))
        case 0, 1:
            return fill(PARALLELS["y"], value=str(value))
        case _:
            return latex(line_formula(facts))


TEMPLATE = Template(
    subject="integral_calculus",
    method="moments along y",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a region under one curve, rotated about a parallel to an axis",
        2: "a region between two curves, rotated about a slanted line by Pappus' theorem",
        3: "a plate under water: from the force back to its depth",
    },
)
