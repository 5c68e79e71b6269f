"""Integrates along x: area, both moments, the centroid, and then the volume by Pappus or the depth."""

from collections.abc import Mapping
from fractions import Fraction

from seedproof.problems.making.values import scaled, surd, written
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.centroid_and_pressure.facts import Curve, Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, equation, formula, point, product

S, X, Y = map(Symbol, ("s", "x", "y"))

_AXIS = Curve("0", 0)
_SLOPES = ((1, 1), (3, 4), (4, 3), (1, -1), (-1, 1), (3, -4))

Steps = tuple[Step, ...]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a region under a curve, one between two curves, or a plate."""
    draw = {1: _under_a_curve, 2: _between_curves, 3: _plate}[difficulty]
    return draw(draws)


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
    least = min(0, a * end + b * height)
    value = draws.choice((least - 3, least - 2, least - 1))
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
    force = weight * (_moment(facts, 0, 1) * (depth + height) - _moment(facts, 0, 2) / 2)
    if force.denominator > 3:
        raise Rejected("the force is ugly")
    return Facts("plate", facts.upper, curve, end, [], weight, str(force))


def _low(facts: Facts) -> int:
    return -facts.end if facts.kind == "plate" else 0


def _moment(facts: Facts, x_power: int, y_power: int) -> Fraction:
    """Return the integral of x^x_power (upper^y_power - lower^y_power) over the region."""
    value = Fraction(0)
    for curve, sign in ((facts.upper, 1), (facts.lower, -1)):
        exponent = x_power + y_power * curve.exponent + 1
        gain = Fraction(facts.end**exponent - _low(facts) ** exponent, exponent)
        value += sign * Fraction(curve.factor) ** y_power * gain
    return value


def gaps(facts: Facts) -> Mapping[str, Formula | Fraction]:
    """Return both curves, and the line or the force."""
    curves = {"top": _height(facts.upper), "bottom": _height(facts.lower)}
    if facts.kind == "plate":
        return {**curves, "total": Fraction(facts.force)}
    a, b, c = facts.line
    return {**curves, "axis": equation(a * X + b * Y, c)}


def _height(curve: Curve) -> Formula:
    return Fraction(curve.factor) * X**curve.exponent


def work(facts: Facts, slip: Slip) -> Worked:
    """The area, both moments, the centroid, and what follows from it."""
    area = slip.or_else(_moment(facts, 0, 1), exponent_not_raised=lambda: _without_new_exponent(facts))
    across = _moment(facts, 1, 1)
    across = slip.or_else(across, moment_not_divided=2 * across)
    squares = _moment(facts, 0, 2)
    up = slip.or_else(
        squares / 2, half_forgotten=squares, square_of_difference=lambda: _square_of_difference(facts)
    )
    if area <= 0 or up <= 0:
        raise Rejected("nothing is left")
    centroid = (across / area, up / area)
    if not slip and any(number.denominator > 40 for number in (area, *centroid)):
        raise Rejected("the centroid is ugly")
    upper = _height(facts.upper)
    lower = _height(facts.lower)
    low = _low(facts)
    high = facts.end
    strip = X * (upper - lower)
    if facts.kind == "parallel":
        strip = Fraction(facts.upper.factor) * X ** (facts.upper.exponent + 1)
    half = (upper**2 - lower**2) / 2
    middle = point(*centroid)
    use = _depth if facts.kind == "plate" else _volume
    further, last = use(facts, slip, area, centroid)
    steps = (
        step("area_between", lower=lower, upper=upper, letter=X, low=low, high=high, area=area),
        step("definite_integral", low=low, high=high, integrand=strip, letter=X, value=across),
        step("definite_integral", low=low, high=high, integrand=half, letter=X, value=up),
        step("centroid", lower=lower, upper=upper, letter=X, low=low, high=high, centroid=middle),
        *further,
    )
    return Worked(steps, (formula(area), middle, last))


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
    """Return half of the integral of (upper - lower)^2; where nothing is below, nothing is wrong."""
    half = _moment(facts, 0, 2) / 2 + _product(facts, facts.lower, facts.lower)
    return half - _product(facts, facts.upper, facts.lower)


def _product(facts: Facts, one: Curve, other: Curve) -> Fraction:
    """Return the integral of a product of two curves."""
    exponent = one.exponent + other.exponent + 1
    gain = Fraction(facts.end**exponent - _low(facts) ** exponent, exponent)
    return Fraction(one.factor) * Fraction(other.factor) * gain


def _volume(
    facts: Facts, slip: Slip, area: Fraction, centroid: tuple[Fraction, Fraction]
) -> tuple[Steps, Formula]:
    """Find the distance of the centroid from the line, and the volume by its way."""
    a, b, c = facts.line
    at = a * centroid[0] + b * centroid[1]
    square = a**2 + b**2
    normed = scaled(surd(square), Fraction(1, square))
    distance = slip.or_else(
        written(scaled(normed, abs(at - c))),
        line_not_normed=formula(abs(at - c)),
        shift_forgotten=written(scaled(normed, abs(at))),
    )
    volume = product(slip.or_else(2, half_a_turn=1) * area, distance, PI)
    if volume == formula(0):
        raise Rejected("nothing is left")
    steps = (
        step("distance_to_line", point=point(*centroid), left=a * X + b * Y, right=c, distance=distance),
        step("pappus", area=area, distance=distance, volume=volume),
    )
    return steps, volume


def _depth(
    facts: Facts, slip: Slip, area: Fraction, centroid: tuple[Fraction, Fraction]
) -> tuple[Steps, Formula]:
    """Find the depth of the edge by that of the centroid."""
    height = centroid[1]
    below_edge = Fraction(facts.upper.factor) - height
    mean = Fraction(facts.force) / (facts.weight * area)
    depth = slip.or_else(
        mean - below_edge,
        pressure_of_the_edge=mean,
        height_taken_for_depth=mean - height,
        sign_of_the_depth=mean + below_edge,
    )
    if depth <= 0:
        raise Rejected("the plate is not under the surface")
    if below_edge <= 0:
        raise Rejected("the centroid is above the edge")
    force = facts.weight * area * (S + below_edge)
    last = step("satisfies", letter=S, value=depth, left=force, right=Fraction(facts.force))
    return (last,), formula(depth)


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return that a plate is measured in metres."""
    square, length = ("m^2", "m") if facts.kind == "plate" else ("", "")
    return (
        Typed("number", unit=square),
        Typed("tuple", (r"\bar{x}", r"\bar{y}"), unit=length),
        Typed("number", unit=length),
    )


SHEET = Sheet(
    subject="integral_calculus",
    method="moments along y",
    sample=sample,
    gaps=gaps,
    work=work,
    types=types,
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
    levels={
        1: "a region under one curve, rotated about a parallel to an axis",
        2: "a region between two curves, rotated about a slanted line by Pappus' theorem",
        3: "a plate under water: from the force back to its depth",
    },
)
