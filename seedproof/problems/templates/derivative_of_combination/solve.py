"""Differentiates inner function, chain, and product or quotient in turn; then takes values at the point."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.coefficients import scaled
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.derivative_of_combination.facts import AtPoint, Facts, Name
from seedproof.problems.templates.derivative_of_combination.generate import (
    ONE,
    Jet,
    Middle,
    Slope,
    chained,
    function_jet,
    function_slope,
    line,
    middle_of,
    polynomial_jet,
    rule,
    slopes,
    times_slope,
    written_argument,
    written_middle,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, polynomial

X = Symbol("x")

_OF_PRODUCTS = ("product_rule_lost", "rules_mixed_up")


class _Function(NamedTuple):
    """A function, its derivative as a quotient, and its value and derivatives at the point."""

    formula: Formula
    slope: Slope
    jet: Jet


class _Inner(NamedTuple):
    """The argument of the outer function, whose derivative is a polynomial times a quotient."""

    function: _Function
    polynomial_slope: list[int]
    other_slope: Slope


class _Derivative(NamedTuple):
    """The derivative of f, and its value and slope at the point: the first and second derivative of f."""

    formula: Formula
    first: Fraction
    second: Fraction


class _Tangent(NamedTuple):
    line: Formula
    rise: Fraction


def work(facts: Facts, slip: str) -> Worked:
    """From the innermost function outwards."""
    if _is_alone(facts) and slip in _OF_PRODUCTS:
        raise Rejected("there is no product")
    inner = _inner(facts, slip)
    function = _outer(facts, inner, slip)
    factor = _polynomial(facts.polynomial, facts.at)
    value = function.jet.value * factor.jet.value
    if facts.form == "product":
        derivative = _product(factor, function, slip)
    else:
        value = function.jet.value / factor.jet.value
        derivative = _quotient(factor, function, slip)
    tangent = _tangent(derivative.first, value, facts.at, slip)
    steps = _derivative_steps(facts, inner.function, function, derivative)
    answers = [derivative.formula]
    for asked in facts.asked:
        match asked:
            case "tangent":
                steps += _tangent_steps(facts, value, derivative, tangent)
                answers.append(tangent.line)
            case "second":
                steps.append(_second_step(facts, derivative.second))
                answers.append(formula(derivative.second))
    worked = Worked(tuple(steps), tuple(answers))
    if slip:
        if worked.answers == work(facts, "").answers:
            raise Rejected("the slip changes no answer")
        numbers: dict[AtPoint, Fraction] = {"tangent": tangent.rise, "second": derivative.second}
        if not all(_is_nice(numbers[asked]) for asked in facts.asked):
            raise Rejected("a value is no nice one")
    if derivative.first == 0 and "tangent" in facts.asked:
        raise Rejected("the tangent line has no slope")
    return worked


def _is_nice(number: Fraction) -> bool:
    return abs(number) <= 200 and number.denominator <= 40


def _is_alone(facts: Facts) -> bool:
    """Return whether there is no other factor."""
    return facts.polynomial == [1]


def _polynomial(coefficients: list[int], x: int) -> _Function:
    slope = Slope(polynomial(slopes(coefficients), X), ONE)
    return _Function(written_argument(coefficients), slope, polynomial_jet(coefficients, x))


def _inner(facts: Facts, slip: str) -> _Inner:
    """Return the argument of the outer function."""
    argument = _polynomial(facts.inner, facts.at)
    coefficients = slopes(facts.inner)
    middle = middle_of(facts)
    if middle is not None:
        return _inner_with_middle(middle, argument, coefficients, slip)
    slope = Slope(times_slope(coefficients, ONE), ONE)
    return _Inner(argument._replace(slope=slope), coefficients, Slope(ONE, ONE))


def _inner_with_middle(middle: Middle, argument: _Function, coefficients: list[int], slip: str) -> _Inner:
    """Return constant + factor * function of the polynomial; with the slip, without the latter's slope."""
    function = _applied(middle.name, 1, argument, slip)
    jet = chained(function.jet, argument.jet)
    coefficients = scaled(coefficients, middle.factor)
    if slip == "inner_chain_rule_factor_lost":
        jet = _without_inner_slope(function.jet, argument.jet)
        coefficients = [middle.factor]
    jet = Jet(
        middle.constant + middle.factor * jet.value,
        middle.factor * jet.first,
        middle.factor * jet.second,
    )
    slope = Slope(times_slope(coefficients, function.slope.above), function.slope.below)
    composed = _Function(written_middle(middle, function.formula), slope, jet)
    return _Inner(composed, coefficients, function.slope)


def _without_inner_slope(outer: Jet, inner: Jet) -> Jet:
    """Return the jet of a composition where the chain rule is forgotten in the first derivative."""
    return Jet(outer.value, outer.first, outer.second * inner.first)


def _outer(facts: Facts, inner: _Inner, slip: str) -> _Function:
    """Return the outer function of its argument."""
    argument = inner.function
    function = _applied(facts.outer, facts.exponent, argument, slip)
    jet = chained(function.jet, argument.jet)
    coefficients = inner.polynomial_slope
    inner_slope = inner.other_slope
    if slip == "chain_rule_factor_lost":
        jet = _without_inner_slope(function.jet, argument.jet)
        coefficients = [1]
        inner_slope = Slope(ONE, ONE)
    if slip == "power_slip":
        second = function.jet.second * argument.jet.first + function.jet.first * argument.jet.second
        jet = jet._replace(second=second)
    below = function.slope.below
    if below == 2 * function.formula and all(coefficient % 2 == 0 for coefficient in coefficients):
        coefficients = [coefficient // 2 for coefficient in coefficients]
        below = function.formula
    slope = Slope(
        times_slope(coefficients, inner_slope.above * function.slope.above),
        inner_slope.below * below,
    )
    return _Function(function.formula, slope, jet)


def _applied(name: Name, exponent: int, argument: _Function, slip: str) -> _Function:
    """Return a function of its argument, differentiated with respect to that."""
    slope = function_slope(name, exponent, argument.formula)
    jet = function_jet(name, exponent, argument.jet.value)
    match name:
        case "power":
            written = argument.formula**exponent
            if slip == "coefficient_slip":
                slope = Slope(argument.formula ** (exponent - 1), ONE)
                jet = Jet(jet.value, jet.first / exponent, jet.second / exponent)
        case "sqrt":
            written = call("sqrt", argument.formula)
            if slip == "coefficient_slip":
                slope = Slope(ONE, written)
                jet = Jet(jet.value, 2 * jet.first, 2 * jet.second)
        case "sin" | "cos":
            written = call(name, argument.formula)
            if slip == "sign_flipped":
                slope = Slope(-slope.above, ONE)
                jet = Jet(jet.value, -jet.first, -jet.second)
        case _:
            written = call(name, argument.formula)
    return _Function(written, slope, jet)


def _product(factor: _Function, function: _Function, slip: str) -> _Derivative:
    """Return the derivative by the product rule."""
    p = factor.jet
    g = function.jet
    slope = function.slope
    if slip == "product_rule_lost":
        return _Derivative(
            factor.slope.above * slope.above / slope.below,
            p.first * g.first,
            p.second * g.first + p.first * g.second,
        )
    sign = -1 if slip == "rules_mixed_up" else 1
    mixed = (1 + sign) * p.first * g.first
    if slip == "binomial_slip":
        mixed /= 2
    return _Derivative(
        factor.slope.above * function.formula + sign * (factor.formula * slope.above / slope.below),
        p.first * g.value + sign * p.value * g.first,
        p.second * g.value + mixed + sign * p.value * g.second,
    )


def _quotient(divisor: _Function, function: _Function, slip: str) -> _Derivative:
    """Return the derivative by the quotient rule; the function's own one has no denominator."""
    p = divisor.jet
    g = function.jet
    sign = 1 if slip == "rules_mixed_up" else -1
    power = 1 if slip == "denominator_not_squared" else 2
    above = function.slope.above
    numerator = g.first * p.value + sign * p.first * g.value
    numerator_slope = g.second * p.value + (1 + sign) * g.first * p.first + sign * g.value * p.second
    return _Derivative(
        (divisor.formula * above + sign * divisor.slope.above * function.formula) / divisor.formula**power,
        numerator / p.value**power,
        numerator_slope / p.value**power - power * numerator * p.first / p.value ** (power + 1),
    )


def _tangent(slope: Fraction, value: Fraction, at: int, slip: str) -> _Tangent:
    rise = slope
    if slip == "normal_taken" and slope != 0:
        rise = -1 / slope
    intercept = value - rise * at
    if slip == "shift_forgotten":
        intercept = value
    return _Tangent(line(rise, intercept), rise)


def _derivative_steps(
    facts: Facts, inner: _Function, function: _Function, derivative: _Derivative
) -> list[Step]:
    steps = [_derivative_step(inner.formula, inner.slope.above / inner.slope.below)]
    if not _is_alone(facts):
        steps.append(_derivative_step(function.formula, function.slope.above / function.slope.below))
    steps.append(_derivative_step(rule(facts), derivative.formula))
    return steps


def _derivative_step(function: Formula, derivative: Formula) -> Step:
    return step("derivative", function=function, letter=X, derivative=derivative)


def _tangent_steps(facts: Facts, value: Fraction, derivative: _Derivative, tangent: _Tangent) -> list[Step]:
    return [
        step("value", letter=X, at=facts.at, expression=rule(facts), value=value),
        step("value", letter=X, at=facts.at, expression=derivative.formula, value=derivative.first),
        step("tangent_to_graph", function=rule(facts), at=facts.at, line=tangent.line),
    ]


def _second_step(facts: Facts, second: Fraction) -> Step:
    return step("second_derivative", letter=X, at=facts.at, function=rule(facts), value=second)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "chain_rule_factor_lost": "the inner derivative is forgotten",
        "inner_chain_rule_factor_lost": "the innermost derivative is forgotten",
        "sign_flipped": "the derivative of the sine or cosine has the wrong sign",
        "coefficient_slip": "the numerical factor in the derivative of the root or power is lost",
        "product_rule_lost": "the derivatives of the two factors are multiplied",
        "rules_mixed_up": "the signs of the product rule and the quotient rule are mixed up",
        "denominator_not_squared": "the denominator of the quotient rule is not squared",
        "shift_forgotten": "the value at the point is taken for the intercept of the tangent line",
        "normal_taken": "the normal is given in place of the tangent line",
        "power_slip": "the inner derivative is not squared in the second derivative",
        "binomial_slip": "the mixed term of the second derivative is counted only once",
    },
)
