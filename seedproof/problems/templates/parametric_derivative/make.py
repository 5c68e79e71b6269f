"""Differentiates by the parameter: slope and bend are quotients of those derivatives."""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.making.pieces import filled
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Worked, step
from seedproof.problems.templates.parametric_derivative import facts as kinds
from seedproof.problems.templates.parametric_derivative.phrases import ABOVE, EVERYWHERE
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, collection, formula, polynomial, root, total

C, T, THETA = map(Symbol, ("c", "t", "theta"))

_NAMES: tuple[kinds.Name, ...] = ("exp", "sin", "cos", "log")
_LIMACONS = ((1, 1), (7, 2), (7, 3), (1, 6), (17, 3), (17, 10), (7, 15), (23, 5), (31, 4))
"""Where p^2 + 8 q^2 is a square: then the highest point has a rational cosine."""


class Derivatives(NamedTuple):
    """The first two derivatives of a coordinate."""

    first: Fraction
    second: Fraction


def sample(draws: Draws, difficulty: int) -> kinds.Facts:
    """Draw a rational curve; then one with functions; then one in polar coordinates.

    Raises: Rejected.
    """
    if difficulty == 3:
        p, q = draws.choice(_LIMACONS)
        scale = draws.between(1, 12 if p == 1 else 4)
        sign = draws.choice((-1, 1))
        return kinds.Polar(p=p * scale, q=sign * q * scale, wave=draws.choice(("cos", "sin")))
    return _rational(draws) if difficulty == 1 else _with_functions(draws)


def _rational(draws: Draws) -> kinds.Parametric:
    t = draws.choice((-2, -1, 1, 2))
    square = [draws.choice((1, 1, 2)), draws.between(-4, 4), draws.between(-3, 3)]
    cubic = [draws.choice((-1, 1, 1, 2)), draws.between(-4, 4), draws.between(-5, 5), draws.between(-3, 3)]
    facts = kinds.Parametric(kinds.Coordinate(square, []), kinds.Coordinate(cubic, []), t, "again")
    again = _again(facts, _checked_slope(facts))
    is_same = coefficients.value(square, again) == coefficients.value(square, t)
    if again.denominator > 1 or abs(again) > 9 or is_same:
        raise Rejected("the tangent does not meet the curve again in a simple point")
    return facts


def _with_functions(draws: Draws) -> kinds.Parametric:
    coordinates: list[kinds.Coordinate] = []
    for name in draws.sample(_NAMES, 2):
        first = [draws.between(-2, 2), draws.between(-3, 3), 0]
        function = kinds.Function(draws.choice((-2, -1, 1, 2, 3)), name, draws.between(1, 3))
        coordinates.append(kinds.Coordinate(coefficients.without_leading_zeros(first), [function]))
    x, y = coordinates
    facts = kinds.Parametric(x, y, 0, "radius")
    _checked_slope(facts)
    if any(each.functions[0].name == "cos" and not each.polynomial for each in coordinates):
        raise Rejected("a coordinate is a cosine alone")
    return facts


def _checked_slope(facts: kinds.Parametric) -> Fraction:
    """Return dy/dx. Raises: Rejected where it, or the bend, is no simple number."""
    x = _derivatives(facts.x, facts.t)
    y = _derivatives(facts.y, facts.t)
    if x.first == 0:
        raise Rejected("the tangent is vertical")
    slope = y.first / x.first
    for number in (slope, (y.second * x.first - y.first * x.second) / x.first**3):
        if number == 0 or number.denominator > 32 or abs(number.numerator) > 60:
            raise Rejected("a derivative is no simple number")
    return slope


def _derivatives(along: kinds.Coordinate, t: int) -> Derivatives:
    """Return the first two derivatives; functions are differentiated at 0, the only t at which they occur."""
    once = coefficients.derivative(along.polynomial)
    first = coefficients.value(once, t)
    second = coefficients.value(coefficients.derivative(once), t)
    for function in along.functions:
        a = function.multiple
        at_zero: dict[kinds.Name, tuple[int, int]] = {
            "exp": (a, a * a),
            "sin": (a, 0),
            "cos": (0, -a * a),
            "log": (a, -a * a),
        }
        slope, bend = at_zero[function.name]
        first += function.factor * slope
        second += function.factor * bend
    return Derivatives(first, second)


def _again(facts: kinds.Parametric, slope: Fraction) -> Fraction:
    """Return the third zero of y - m x: all three have a known sum, and t is two of them."""
    third, second, *_ = facts.y.polynomial
    return -(second - slope * facts.x.polynomial[0]) / third - 2 * facts.t


def gaps(facts: kinds.Facts) -> Mapping[str, Formula | str]:
    """Return the coordinates and where both are defined, or the polar equation and the angle."""
    if isinstance(facts, kinds.Polar):
        return {"r": _radial(facts), "angle": _angle(facts)}
    bounds = [each.multiple for each in facts.x.functions + facts.y.functions if each.name == "log"]
    where = filled(ABOVE, {"bound": Fraction(-1, bounds[0])}) if bounds else EVERYWHERE
    return {"across": _written(facts.x), "up": _written(facts.y), "range": where}


def _written(along: kinds.Coordinate) -> Formula:
    terms = [polynomial(along.polynomial, T)]
    for function in along.functions:
        inside = function.multiple * T
        terms.append(function.factor * call(function.name, 1 + inside if function.name == "log" else inside))
    return total(*terms)


def _radial(facts: kinds.Polar) -> Formula:
    return facts.p + facts.q * call(facts.wave, THETA)


def _angle(facts: kinds.Polar) -> Formula:
    return PI / 2 if facts.wave == "cos" else formula(0)


def work(facts: kinds.Facts, slip: Slip) -> Worked:
    """Derivatives by the parameter, slope, bend, and the last part."""
    return _parametric(facts, slip) if isinstance(facts, kinds.Parametric) else _polar(facts, slip)


def _parametric(facts: kinds.Parametric, slip: Slip) -> Worked:
    x = _derivatives(facts.x, facts.t)
    y = _derivatives(facts.y, facts.t)
    y = slip.or_else(y, chain_factor_lost=lambda: _without_inner_factor(facts.y, y))
    if slip == "slope_inverted" and y.first == 0:
        raise Rejected("with the slip the tangent is vertical")
    slope = slip.or_else(y.first / x.first, slope_inverted=lambda: x.first / y.first)
    second = _second(x, y, slip)
    first_x, second_x = _derivative_formulas(facts.x, NO_SLIP)
    first_y, second_y = _derivative_formulas(facts.y, slip)
    bend = (second_y * first_x - first_y * second_x) / first_x**3
    steps = [
        step("derivative", function=_written(facts.x), letter=T, derivative=first_x),
        step("derivative", function=_written(facts.y), letter=T, derivative=first_y),
        step("value", letter=T, at=facts.t, expression=first_y / first_x, value=slope),
        step("value", letter=T, at=facts.t, expression=bend, value=second),
    ]
    if facts.asked == "radius":
        square = 1 + slope**2
        last = slip.or_else(abs(square / second), exponent_of_the_radius_lost=abs(1 / second)) * root(square)
        left = formula(square) ** Fraction(3, 2) / call("abs", second)
        steps.append(step("identity", left=left, right=last))
        return Worked(tuple(steps), (formula(slope), formula(second), last))
    again = _again(facts, slope)
    again = slip.or_else(again, double_zero_forgotten=again + facts.t)
    value = coefficients.value(facts.x.polynomial, again)
    if slip == "slope_inverted" and value.denominator > 60:
        raise Rejected("a number is no simple one")
    gap = coefficients.total(
        coefficients.scaled([Fraction(each) for each in facts.x.polynomial], -slope),
        [Fraction(each) for each in facts.y.polynomial],
    )
    gap[-1] -= coefficients.value(gap, facts.t)
    zeros = collection(*sorted({Fraction(facts.t), again}))
    steps.append(step("zeros", polynomial=polynomial(gap, T), letter=T, zeros=zeros))
    steps.append(step("value", letter=T, at=again, expression=_written(facts.x), value=value))
    return Worked(tuple(steps), (formula(slope), formula(second), formula(value)))


def _without_inner_factor(along: kinds.Coordinate, right: Derivatives) -> Derivatives:
    """Return the derivatives; the first one of a function without the factor of t."""
    lost = sum(each.factor * (each.multiple - 1) for each in along.functions if each.name != "cos")
    return Derivatives(right.first - lost, right.second)


def _second(x: Derivatives, y: Derivatives, slip: Slip) -> Fraction:
    if slip == "second_derivatives_divided" and x.second == 0:
        raise Rejected("with the slip a denominator is zero")
    numerator = y.second * x.first - y.first * x.second
    second = slip.or_else(
        numerator / x.first**3,
        second_derivatives_divided=lambda: y.second / x.second,
        square_for_cube=numerator / x.first**2,
        sign_in_quotient_rule=(y.second * x.first + y.first * x.second) / x.first**3,
    )
    if second == 0 or second.denominator > 300 or abs(second.numerator) > 2000:
        raise Rejected("a number is no simple one")
    return second


def _derivative_formulas(along: kinds.Coordinate, slip: Slip) -> tuple[Formula, Formula]:
    """Return the first two derivatives of a coordinate."""
    once = coefficients.derivative(along.polynomial)
    functions = [_derivatives_of(function, slip) for function in along.functions]
    return (
        total(polynomial(once, T), *(first for first, _ in functions)),
        total(polynomial(coefficients.derivative(once), T), *(second for _, second in functions)),
    )


def _derivatives_of(function: kinds.Function, slip: Slip) -> tuple[Formula, Formula]:
    inside = function.multiple * T
    once = function.factor * slip.or_else(function.multiple, chain_factor_lost=1)
    twice = function.factor * function.multiple**2
    match function.name:
        case "exp":
            return once * call("exp", inside), twice * call("exp", inside)
        case "sin":
            return once * call("cos", inside), -twice * call("sin", inside)
        case "cos":
            return -once * call("sin", inside), -twice * call("cos", inside)
        case "log":
            return once / (1 + inside), -twice / (1 + inside) ** 2


def _polar(facts: kinds.Polar, slip: Slip) -> Worked:
    p = facts.p
    q = facts.q
    sine = call("sin", THETA)
    cosine = call("cos", THETA)
    r = _radial(facts)
    if facts.wave == "cos":
        first = -q * sine
        second = -q * cosine
        axis = sine
    else:
        first = q * cosine
        second = -q * sine
        axis = cosine
    up = first * sine + r * cosine
    right = first * cosine - r * sine
    slope = slip.or_else(
        Fraction(q, p) if axis == sine else Fraction(p, q),
        derivative_of_r_for_slope=Fraction(-q if axis == sine else q),
    )
    speed = p * p + q * q
    bend = Fraction(speed, p * p + 2 * q * q) * root(speed)
    bend = slip.or_else(bend, derivative_of_r_not_doubled=root(speed))
    size = next(number for number in range(1, 2000) if number * number == p * p + 8 * q * q)
    zeros = [Fraction(-p - size, 4 * q), Fraction(-p + size, 4 * q)]
    inside = [cosine for cosine in zeros if abs(cosine) < 1]
    top = max(inside, key=lambda cosine: (p + q * cosine) ** 2 * (1 - cosine**2))
    sign = slip.or_else(1, sign_of_the_zeros_flipped=-1)
    top *= sign
    greatest = slip.or_else(abs(p + q * top) * root(1 - top**2), sine_forgotten=formula(abs(p + q * top)))
    bending = (r**2 + first**2) ** Fraction(3, 2) / (r**2 + 2 * first**2 - r * second)
    distance = call("abs", p + q * C) * call("sqrt", 1 - C**2)
    all_zeros = collection(*sorted(sign * zero for zero in zeros))
    steps = (
        step("derivative", function=r, letter=THETA, derivative=first),
        step("value", letter=THETA, at=_angle(facts), expression=up / right, value=slope),
        step("value", letter=THETA, at=_angle(facts), expression=bending, value=bend),
        step("derivative", function=r * axis, letter=THETA, derivative=up if axis == sine else right),
        step("zeros", polynomial=polynomial([2 * q, p, -q], C), letter=C, zeros=all_zeros),
        step("value", letter=C, at=top, expression=distance, value=greatest),
    )
    return Worked(steps, (formula(slope), bend, greatest))


def types(facts: kinds.Facts) -> tuple[Typed, ...]:
    """Return that all are numbers, and what they are called."""
    if isinstance(facts, kinds.Parametric):
        return Typed("number"), Typed("number", ("g''",)), Typed("number", ("x",))
    return Typed("number"), Typed("number"), Typed("number", ("y" if facts.wave == "cos" else "x",))


SHEET = Sheet(
    subject="differential_calculus",
    method="osculating parabola",
    sample=sample,
    gaps=gaps,
    order=(0, 2, 3, 1),
    work=work,
    types=types,
    slips={
        "chain_factor_lost": "the factor of t inside a function of y(t) is forgotten",
        "slope_inverted": "dx/dy is taken for dy/dx",
        "second_derivatives_divided": "the second derivatives by the parameter are divided by each other",
        "square_for_cube": "the denominator of the second derivative has a square in place of a cube",
        "sign_in_quotient_rule": "the quotient rule is used with a plus sign",
        "double_zero_forgotten": "the parameter of the point counts as a single zero of the difference",
        "exponent_of_the_radius_lost": "the exponent 3/2 of the radius is taken to be 1/2",
        "derivative_of_r_for_slope": "dr/dtheta is taken for the slope",
        "derivative_of_r_not_doubled": "the square of r' is not doubled in the radius of curvature",
        "sign_of_the_zeros_flipped": "the zeros of the quadratic equation have the wrong sign",
        "sine_forgotten": "the distance from the axis is taken to be r",
    },
    levels={
        1: "polynomials; the tangent meets the curve again, which the double zero helps to find",
        2: "transcendental functions; the radius of curvature",
        3: "a polar curve: slope, radius of curvature, and its greatest extent, a problem of its own",
    },
)
