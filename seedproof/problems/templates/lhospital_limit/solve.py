"""Works a limit out by those of the single functions, then by their second order."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.lhospital_limit.facts import Facts, Large, Small
from seedproof.problems.templates.lhospital_limit.generate import (
    Expansion,
    K,
    X,
    answers,
    base,
    expansion,
    exponentials,
    rule,
    small,
    written,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import INFINITY, E, Formula, Verbatim, call, formula, power, product, quotient

FROM_THE_RIGHT = Verbatim("0^{+}")


class _Mistaken(NamedTuple):
    """Both expansions, as they are taken to be."""

    u: Expansion
    v: Expansion


def work(facts: Facts, slip: str) -> Worked:
    """First the functions by themselves, then the limit, then its rate.

    Raises: Rejected where the slip changes nothing.
    """
    worked = _large(facts, slip) if isinstance(facts, Large) else _small(facts, slip)
    if slip and worked.answers == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes no answer")
    return worked


def _large(facts: Large, slip: str) -> Worked:
    higher, lower = facts.exponents
    factor = facts.factors[0]
    outer = facts.outer
    if slip not in ("", "smaller_term_kept", "factor_forgotten", "exponent_forgotten", "power_forgotten"):
        raise Rejected("there is nothing to expand")
    exponent = lower if slip == "smaller_term_kept" else higher
    logarithm: Formula = call("log", factor)
    if slip == "factor_forgotten":
        logarithm = formula(factor)
    inside = rule(facts, K)
    limit_of_logarithm = outer * exponent
    if slip == "power_forgotten":
        limit_of_logarithm = exponent
    value: Formula = power(E, limit_of_logarithm)
    if slip == "exponent_forgotten":
        value = formula(limit_of_logarithm)
    rate = product(outer, value, logarithm)
    log_base = call("log", exponentials(facts))
    steps = (
        step("limit", letter=X, at=INFINITY, expression=log_base / X, value=exponent),
        step("limit", letter=X, at=INFINITY, expression=outer * log_base / X, value=limit_of_logarithm),
        step("limit", letter=X, at=INFINITY, expression=inside, value=value),
        step("limit", letter=X, at=INFINITY, expression=log_base - exponent * X, value=logarithm),
        step("limit", letter=X, at=INFINITY, expression=product(X, inside - value), value=rate),
    )
    return Worked(steps, (value, rate))


def _small(facts: Small, slip: str) -> Worked:
    if slip in ("smaller_term_kept", "factor_forgotten", "power_forgotten"):
        raise Rejected("there are no exponentials to compare")
    if slip == "exponent_forgotten" and facts.form != "power":
        raise Rejected("there is no power")
    expansions = _Mistaken(
        _mistaken(expansion(facts.first), facts.first.multiple, slip), expansion(facts.second)
    )
    if facts.asked == "parameter":
        return _with_parameter(facts, expansions, slip)
    match facts.form:
        case "power":
            return _power(facts, expansions, slip)
        case "difference":
            return _difference(facts, expansions, slip)
        case "product":
            return _product(facts, expansions, slip)


def _mistaken(u: Expansion, multiple: int, slip: str) -> Expansion:
    match slip:
        case "chain_factor_lost":
            return Expansion(u.first / multiple, u.second, u.third)
        case "sign_of_second_order_flipped":
            return Expansion(u.first, -u.second, u.third)
        case "half_lost":
            return Expansion(u.first, 2 * u.second, u.third)
        case "square_of_inner_factor_lost":
            return Expansion(u.first, u.second / multiple, u.third)
    return u


def _at_zero(expression: Formula, value: Formula | Fraction | int) -> Step:
    return step("limit", letter=X, at=FROM_THE_RIGHT, expression=expression, value=value)


def _at_infinity(expression: Formula, value: Formula | Fraction | int) -> Step:
    return step("limit", letter=X, at=INFINITY, expression=expression, value=value)


def _power(facts: Small, expansions: _Mistaken, slip: str) -> Worked:
    u, v = expansions
    slope = facts.first_factor * u.first + facts.second_factor * v.first
    bend = facts.first_factor * u.second + facts.second_factor * v.second
    squared = slope**2 / 2
    if slip == "square_of_logarithm_lost":
        squared = Fraction(0)
    second = bend - squared
    f = rule(facts, K)
    logarithm = call("log", base(facts, K))
    value: Formula = power(E, facts.outer * slope)
    if slip == "exponent_forgotten":
        value = formula(facts.outer * slope)
    rate = product(facts.outer * second, value)
    steps = [
        _at_zero(quotient(facts.outer * logarithm, X), facts.outer * slope),
        _at_zero(f, value),
        _at_zero(quotient(logarithm - slope * X, X**2), second),
        _at_zero(quotient(f - value, X), rate),
    ]
    if facts.second_factor or facts.first.name != "linear":
        steps.insert(0, _at_zero(quotient(small(facts, K), X), slope))
        steps.insert(3, _at_zero(quotient(small(facts, K) - slope * X, X**2), bend))
    return Worked(tuple(steps), (value, rate))


def _product(facts: Small, expansions: _Mistaken, slip: str) -> Worked:
    u, v = expansions
    p = facts.first_factor
    q = facts.second_factor
    inverse = 1 / X
    first = written(facts.first, inverse)
    second = written(facts.second, inverse)
    value = p * u.first + q * v.first
    rate = p * u.second + q * v.second
    f = rule(facts, K)
    steps = [_at_infinity(product(X, first), u.first)]
    if q:
        steps.append(_at_infinity(product(X, second), v.first))
    steps.append(_at_infinity(f, value))
    steps.append(_at_infinity(product(X**2, first - u.first / X), u.second))
    if q:
        steps.append(_at_infinity(product(X**2, second - v.first / X), v.second))
    steps.append(_at_infinity(product(X, f - value), rate))
    return Worked(tuple(steps), (formula(value), formula(rate)))


def _difference(facts: Small, expansions: _Mistaken, slip: str) -> Worked:
    u, v = expansions
    p = facts.first_factor
    q = facts.second_factor
    if p * v.first + q * u.first != 0:
        raise Rejected("with the slip the difference would be infinite")
    top = p * v.second + q * u.second
    bottom = u.first * v.first
    value = top / bottom
    third = p * v.third + q * u.third
    if slip == "third_order_lost":
        third = Fraction(0)
    correction = u.first * v.second + u.second * v.first
    rate = (third - value * correction) / bottom
    first = written(facts.first, X)
    second = written(facts.second, X)
    f = rule(facts, K)
    numerator = p * second + q * first
    steps = (
        step("identity", left=f, right=quotient(numerator, product(first, second))),
        _at_zero(quotient(product(first, second), X**2), bottom),
        _at_zero(quotient(numerator, X**2), top),
        _at_zero(f, value),
        _at_zero(quotient(numerator - value * product(first, second), X**3), rate * bottom),
        _at_zero(quotient(f - value, X), rate),
    )
    return Worked(steps, (formula(value), formula(rate)))


def _with_parameter(facts: Small, expansions: _Mistaken, slip: str) -> Worked:
    u, v = expansions
    p = facts.first_factor
    is_difference = facts.form == "difference"
    k = p * v.first / u.first if is_difference else p * u.first / v.first
    inverted = u.first**2 * k / (p * v.first)
    if slip == "parameter_inverted":
        k = 1 / k
    if is_difference:
        steps, limit = _difference_with_parameter(facts, expansions, k)
    else:
        steps, limit = _sum_with_parameter(facts, expansions, k)
    if max(abs(number.numerator) for number in (k, limit, inverted)) > 300 or limit == 0:
        raise Rejected("a number is no simple one")
    value: Formula = formula(limit)
    if facts.form == "power":
        exponent = facts.outer * limit
        if abs(exponent) > 60:
            raise Rejected("the exponent is large")
        value = power(E, exponent)
        if slip == "exponent_forgotten":
            value = formula(exponent)
        steps.append(_at_zero(rule(facts, formula(k)), value))
    return Worked(tuple(steps), (formula(k), value))


def _sum_with_parameter(facts: Small, expansions: _Mistaken, k: Fraction) -> tuple[list[Step], Fraction]:
    u, v = expansions
    p = facts.first_factor
    limit = p * u.second - k * v.second
    at_infinity = facts.form == "product"
    first = p * written(facts.first, 1 / X if at_infinity else X)
    second = written(facts.second, 1 / X if at_infinity else X)
    balance = step("satisfies", letter=K, value=k, left=p * u.first - v.first * K, right=0)
    if at_infinity:
        steps = [
            _at_infinity(product(X, first), p * u.first),
            _at_infinity(product(X, second), v.first),
            balance,
            _at_infinity(product(X**2, first - p * u.first / X), p * u.second),
            _at_infinity(rule(facts, formula(k)), limit),
        ]
        return steps, limit
    steps = [
        _at_zero(quotient(first, X), p * u.first),
        _at_zero(quotient(second, X), v.first),
        balance,
        _at_zero(quotient(small(facts, formula(k)), X**2), limit),
    ]
    return steps, limit


def _difference_with_parameter(
    facts: Small, expansions: _Mistaken, k: Fraction
) -> tuple[list[Step], Fraction]:
    u, v = expansions
    p = facts.first_factor
    first = written(facts.first, X)
    second = written(facts.second, X)
    top = p * v.second - k * u.second
    limit = top / (u.first * v.first)
    steps = [
        _at_zero(quotient(first, X), u.first),
        _at_zero(quotient(second, X), v.first),
        step("satisfies", letter=K, value=k, left=p * v.first - u.first * K, right=0),
        _at_zero(quotient(p * second - k * first, X**2), top),
        _at_zero(rule(facts, formula(k)), limit),
    ]
    return steps, limit


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "chain_factor_lost": "the factor of x inside a function is forgotten in its first derivative",
        "half_lost": "a second derivative is taken without the factor 1/2 of Taylor's formula",
        "square_of_inner_factor_lost": "the factor of x inside a function is not squared",
        "sign_of_second_order_flipped": "the term of the second order has the wrong sign",
        "square_of_logarithm_lost": "ln(1 + u) is taken to be u, without the term of the second order",
        "exponent_forgotten": "the limit of the logarithm is taken for that of the power",
        "power_forgotten": "the exponent before the logarithm is forgotten",
        "third_order_lost": "the terms of the third order are forgotten",
        "parameter_inverted": "the equation for the parameter is solved the wrong way round",
        "smaller_term_kept": "the smaller exponential is taken for the larger one",
        "factor_forgotten": "the factor of an exponential stands instead of its logarithm",
    },
)
