"""Works slope and bend out from the derivatives by the parameter."""

from fractions import Fraction

from seedproof.problems.making.coefficients import derivative
from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.parametric_derivative.facts import (
    Coordinate,
    Facts,
    Function,
    Parametric,
    Polar,
)
from seedproof.problems.templates.parametric_derivative.generate import (
    THETA,
    Derivatives,
    T,
    answers,
    coordinate,
    cosine_of_highest,
    cosines,
    derivatives,
    height,
    parameter_of_second_meeting,
    polar_slope,
    radial,
    radius,
    radius_of_curvature,
    written,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    PI,
    Formula,
    Symbol,
    call,
    collection,
    formula,
    polynomial,
    power,
    product,
    quotient,
    root,
    total,
)

C = Symbol("c")

_OF_PARAMETRIC = (
    "chain_factor_lost",
    "slope_inverted",
    "second_derivatives_divided",
    "square_for_cube",
    "sign_in_quotient_rule",
    "double_zero_forgotten",
    "exponent_of_the_radius_lost",
)


def work(facts: Facts, slip: str) -> Worked:
    """Derivatives by the parameter, slope, bend, and the last part.

    Raises: Rejected where the slip changes nothing.
    """
    if slip and (slip in _OF_PARAMETRIC) != isinstance(facts, Parametric):
        raise Rejected("the slip is one for other curves")
    worked = _parametric(facts, slip) if isinstance(facts, Parametric) else _polar(facts, slip)
    if slip and worked.answers == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes no answer")
    return worked


def _parametric(facts: Parametric, slip: str) -> Worked:
    lost = slip == "chain_factor_lost"
    x = derivatives(facts.x, facts.t)
    y = _mistaken(facts.y, derivatives(facts.y, facts.t), lost)
    slope = y.first / x.first
    if slip == "slope_inverted":
        if y.first == 0:
            raise Rejected("with the slip the tangent is vertical")
        slope = x.first / y.first
    second = _second(x, y, slip)
    first_x = _derivative(facts.x, False)
    first_y = _derivative(facts.y, lost)
    second_x = _second_derivative(facts.x)
    second_y = _second_derivative(facts.y)
    bend = quotient(product(second_y, first_x) - product(first_y, second_x), power(first_x, 3))
    steps = [
        step("derivative", function=written(facts.x), letter=T, derivative=first_x),
        step("derivative", function=written(facts.y), letter=T, derivative=first_y),
        step("value", letter=T, at=facts.t, expression=quotient(first_y, first_x), value=slope),
        step("value", letter=T, at=facts.t, expression=bend, value=second),
    ]
    if facts.asked == "radius":
        last = radius(slope, second)
        square = 1 + slope**2
        if slip == "exponent_of_the_radius_lost":
            last = abs(1 / second) * root(square)
        left = quotient(power(square, Fraction(3, 2)), call("abs", second))
        steps.append(step("identity", left=left, right=last))
        return Worked(tuple(steps), (formula(slope), formula(second), last))
    again = parameter_of_second_meeting(facts, slope)
    if slip == "double_zero_forgotten":
        again += facts.t
    value = coordinate(facts.x, again)
    if slip == "slope_inverted" and value.denominator > 60:
        raise Rejected("a number is no simple one")
    gap = [Fraction(0), *(-slope * entry for entry in facts.x.polynomial)]
    gap = [left + right for left, right in zip(map(Fraction, facts.y.polynomial), gap, strict=True)]
    gap[-1] += slope * coordinate(facts.x, facts.t) - coordinate(facts.y, facts.t)
    zeros = collection(*sorted({Fraction(facts.t), again}))
    steps.append(step("zeros", polynomial=polynomial(gap, T), letter=T, zeros=zeros))
    steps.append(step("value", letter=T, at=again, expression=written(facts.x), value=value))
    return Worked(tuple(steps), (formula(slope), formula(second), formula(value)))


def _mistaken(along: Coordinate, right: Derivatives, lost: bool) -> Derivatives:
    """Return the derivatives of y; with the slip, the first one without the factor of t in a function."""
    if not lost:
        return right
    first = right.first
    for function in along.functions:
        if function.name != "cos":
            first -= function.factor * (function.multiple - 1)
    return Derivatives(first, right.second)


def _second(x: Derivatives, y: Derivatives, slip: str) -> Fraction:
    numerator = y.second * x.first - y.first * x.second
    match slip:
        case "second_derivatives_divided":
            if x.second == 0:
                raise Rejected("with the slip a denominator is zero")
            return _simple(y.second / x.second)
        case "square_for_cube":
            return _simple(numerator / x.first**2)
        case "sign_in_quotient_rule":
            return _simple((y.second * x.first + y.first * x.second) / x.first**3)
    return _simple(numerator / x.first**3)


def _simple(number: Fraction) -> Fraction:
    if number == 0 or number.denominator > 300 or abs(number.numerator) > 2000:
        raise Rejected("a number is no simple one")
    return number


def _derivative(along: Coordinate, lost: bool) -> Formula:
    functions = [_of_function(function, 1 if lost else function.multiple) for function in along.functions]
    return total(polynomial(derivative(along.polynomial), T), *functions)


def _of_function(function: Function, inner: int) -> Formula:
    inside = function.multiple * T
    factor = function.factor * inner
    match function.name:
        case "exp":
            return product(factor, call("exp", inside))
        case "sin":
            return product(factor, call("cos", inside))
        case "cos":
            return product(-factor, call("sin", inside))
        case "log":
            return quotient(factor, 1 + inside)


def _second_derivative(along: Coordinate) -> Formula:
    twice = polynomial(derivative(derivative(along.polynomial)), T)
    return total(twice, *(_second_of_function(function) for function in along.functions))


def _second_of_function(function: Function) -> Formula:
    inside = function.multiple * T
    factor = function.factor * function.multiple**2
    match function.name:
        case "exp":
            return product(factor, call("exp", inside))
        case "sin" | "cos":
            return product(-factor, call(function.name, inside))
        case "log":
            return quotient(-factor, power(1 + inside, 2))


def _polar(facts: Polar, slip: str) -> Worked:
    p = facts.p
    q = facts.q
    sine = call("sin", THETA)
    cosine = call("cos", THETA)
    r = radial(facts)
    along_cosine = facts.wave == "cos"
    first = product(-q, sine) if along_cosine else product(q, cosine)
    second = product(-q, cosine) if along_cosine else product(-q, sine)
    angle: Formula = PI / 2 if along_cosine else formula(0)
    slope = polar_slope(facts)
    if slip == "derivative_of_r_for_slope":
        slope = Fraction(-q if along_cosine else q)
    bend = radius_of_curvature(facts)
    if slip == "derivative_of_r_not_doubled":
        bend = root(p * p + q * q)
    up = product(first, sine) + product(r, cosine)
    right = product(first, cosine) - product(r, sine)
    distance = product(r, sine) if along_cosine else product(r, cosine)
    change = up if along_cosine else right
    top = cosine_of_highest(facts)
    zeros = cosines(facts)
    if slip == "sign_of_the_zeros_flipped":
        top = -top
        zeros = (-zeros[1], -zeros[0])
    greatest = height(facts, top)
    if slip == "sine_forgotten":
        greatest = formula(abs(p + q * top))
    bending = quotient(
        power(power(r, 2) + power(first, 2), Fraction(3, 2)),
        power(r, 2) + 2 * power(first, 2) - product(r, second),
    )
    turning = polynomial([2 * q, p, -q], C)
    steps = (
        step("derivative", function=r, letter=THETA, derivative=first),
        step("value", letter=THETA, at=angle, expression=quotient(up, right), value=slope),
        step("value", letter=THETA, at=angle, expression=bending, value=bend),
        step("derivative", function=distance, letter=THETA, derivative=change),
        step("zeros", polynomial=turning, letter=C, zeros=collection(*sorted(zeros))),
        step(
            "value",
            letter=C,
            at=top,
            expression=product(call("abs", p + q * C), call("sqrt", 1 - C**2)),
            value=greatest,
        ),
    )
    return Worked(steps, (formula(slope), bend, greatest))


SOLUTION = Solution(
    facts=Facts,
    work=work,
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
)
