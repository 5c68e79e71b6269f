"""Finds an antiderivative, its limits at improper ends, or on both sides of a pole, and what follows.

Of a family it compares the integrand with a power at each end, and substitutes in the integral asked for.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import factorial, isqrt
from typing import NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.improper_integral.facts import (
    Algebraic,
    Exponential,
    Facts,
    Family,
    Integral,
    Logarithm,
)
from seedproof.problems.templates.improper_integral.generate import (
    DIVERGES,
    HALF,
    End,
    P,
    X,
    answers,
    ends_of,
    exponent_of,
    exponents,
    family_integrand,
    family_limits,
    has_pole_inside,
    integrand_of,
    limit,
    limits_of_integration,
    parameters,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    INFINITY,
    ONE,
    PI,
    Call,
    E,
    Formula,
    Number,
    Symbol,
    Verbatim,
    call,
    formula,
    interval,
    latex,
    polynomial,
    product,
    quotient,
    total,
)

U = Symbol("u")
LOG = call("log", X)

_LATE_SLIPS = (
    "limit_taken_as_zero",
    "limit_taken_as_infinite",
    "bounds_swapped",
    "lower_bound_dropped",
)
"""They happen in the last integral where they change something, others in the first."""

Value = Mapping[Formula, Fraction]
"""A sum of numbers times constants; `oo` and its sign."""

_NOTHING: Value = {}


class Antiderivative(NamedTuple):
    """The steps that find it, what it is, and its limits at the upper and at the lower end."""

    steps: Sequence[Step]
    integrand: Formula
    formula: Formula
    letter: Formula
    ends: tuple[Formula, Formula]
    improper: tuple[bool, bool]
    upper: Value
    lower: Value


class Part(NamedTuple):
    """The steps that find an answer, and the answer."""

    steps: Sequence[Step]
    answer: Formula


class PowerRule(NamedTuple):
    """The antiderivative factor u^exponent; with the exponent 0 factor ln u."""

    factor: Fraction
    exponent: Fraction


def work(facts: Facts, slip: str) -> Worked:
    """One integral after the other; a slip happens in one of them."""
    if isinstance(facts, Family):
        return _family(facts, slip)
    parts = [_part(integral, "") for integral in facts.integrals]
    if slip:
        right = [answer.formula for answer in answers(facts)]
        index, part = _part_with_slip(facts.integrals, slip, right)
        parts[index] = part
    steps = [step for part in parts for step in part.steps]
    return Worked(tuple(steps), tuple(part.answer for part in parts))


def _part_with_slip(integrals: Sequence[Integral], slip: str, right: Sequence[Formula]) -> tuple[int, Part]:
    """Return the integral's index and steps where the slip changes the answer. Raises: Rejected."""
    indices = list(range(len(integrals)))
    if slip in _LATE_SLIPS:
        indices.reverse()
    for index in indices:
        try:
            part = _part(integrals[index], slip)
        except Rejected:
            continue
        if part.answer != right[index]:
            return index, part
    raise Rejected("the slip changes nothing")


def _part(integral: Integral, slip: str) -> Part:
    """Return the steps for one integral."""
    if isinstance(integral, Algebraic) and has_pole_inside(integral):
        return _around_pole(integral, slip)
    antiderivative = _antiderivative(integral, slip)
    upper = antiderivative.upper
    lower = antiderivative.lower
    if slip == "limit_taken_as_zero":
        upper = _without_infinity(upper)
        lower = _without_infinity(lower)
    first = upper
    second = _scaled(lower, -1)
    if slip == "bounds_swapped":
        first = lower
        second = _scaled(upper, -1)
    value = _result(first, second, slip)
    steps = list(antiderivative.steps)
    low, high = antiderivative.ends
    is_low_improper, is_high_improper = antiderivative.improper
    if is_high_improper:
        steps.append(_limit_step(antiderivative, high, upper))
    if is_low_improper:
        steps.append(_limit_step(antiderivative, _from_above(low), lower))
    steps.append(_integral_step(antiderivative.integrand, antiderivative.letter, low, high, value))
    return Part(steps, value)


def _from_above(end: Formula) -> Formula:
    """Return an end as a place to which the letter tends from above."""
    if end == -INFINITY:
        return end
    return Verbatim(f"{latex(end)}^{{+}}")


def _limit_step(antiderivative: Antiderivative, at: Formula, value: Value) -> Step:
    return step(
        "limit",
        expression=antiderivative.formula,
        letter=antiderivative.letter,
        at=at,
        value=_formula(value),
    )


def _integral_step(integrand: Formula, letter: Formula, low: Formula, high: Formula, value: Formula) -> Step:
    """State the value of an integral, or that it diverges."""
    if value == DIVERGES:
        return step(
            "improper_integral", low=low, high=high, integrand=integrand, letter=letter, verdict=value
        )
    return step("definite_integral", low=low, high=high, integrand=integrand, letter=letter, value=value)


def _antiderivative_step(
    function: Formula, letter: Formula, ends: tuple[Formula, Formula], antiderivative: Formula
) -> Step:
    low, high = ends
    return step(
        "antiderivative_between",
        function=function,
        letter=letter,
        low=low,
        high=high,
        antiderivative=antiderivative,
    )


def _found(
    integral: Integral,
    antiderivative: Formula,
    improper: tuple[bool, bool],
    upper: Value,
    lower: Value,
) -> Antiderivative:
    """Return an antiderivative that is found in one step, in x."""
    integrand = integrand_of(integral)
    ends = limits_of_integration(integral)
    found = _antiderivative_step(integrand, X, ends, antiderivative)
    return Antiderivative([found], integrand, antiderivative, X, ends, improper, upper, lower)


def _antiderivative(integral: Integral, slip: str) -> Antiderivative:
    match integral:
        case Exponential():
            return _exponential(integral, slip)
        case Logarithm():
            if integral.logs == "1":
                return _power_times_logarithm(integral, slip)
            return _power_of_logarithm(integral, slip)
        case Algebraic():
            if len(integral.below) == 2:
                return _power(integral, slip)
            _, b, c = integral.below
            if b * b < 4 * c:
                return _arctangent(integral, slip)
            return _partial_fractions(integral, slip)


def _result(first: Value, second: Value, slip: str) -> Formula:
    """Return the sum in its shortest form. Raises: Rejected where a slip makes it ugly."""
    value = _sum(first, second)
    if slip and any(size.denominator > 200 or abs(size) > 5000 for size in value.values()):
        raise Rejected("the value is ugly")
    if INFINITY in first or INFINITY in second:
        return DIVERGES
    return _with_one_logarithm(value)


def _infinite(sign: int) -> Value:
    return {INFINITY: Fraction(sign)}


def _without_infinity(value: Value) -> Value:
    if INFINITY in value:
        return {}
    return value


def _scaled(value: Value, factor: int) -> Value:
    return {constant: factor * size for constant, size in value.items()}


def _sum(first: Value, second: Value) -> Value:
    result = dict(first)
    for constant, size in second.items():
        result[constant] = result.get(constant, Fraction(0)) + size
    return result


def _difference(first: Value, second: Value) -> Value:
    """Return a difference of which not both are infinite."""
    if INFINITY in first:
        return first
    if INFINITY in second:
        return _scaled(second, -1)
    return _sum(first, _scaled(second, -1))


def _formula(value: Value) -> Formula:
    return total(*(product(size, constant) for constant, size in value.items()))


def _with_one_logarithm(value: Value) -> Formula:
    """Write logarithms that can be taken together as one, of a number above 1."""
    present = {constant: size for constant, size in value.items() if size != 0}
    sizes = {abs(size) for size in present.values()}
    only_logarithms = all(isinstance(constant, Call) for constant in present)
    if len(sizes) != 1 or not only_logarithms:
        return _formula(value)
    (size,) = sizes
    ratio = Fraction(1)
    for logarithm, sign in present.items():
        if sign > 0:
            ratio *= _argument(logarithm)
        else:
            ratio /= _argument(logarithm)
    if ratio > 1:
        return product(size, call("log", ratio))
    return product(-size, call("log", 1 / ratio))


def _argument(logarithm: Formula) -> Fraction:
    """Return the number in a logarithm."""
    assert isinstance(logarithm, Call)
    (argument,) = logarithm.arguments
    assert isinstance(argument, Number)
    return argument.value


def _logarithm(factor: Fraction, argument: Fraction) -> Value:
    if argument == 1:
        return {}
    return {call("log", argument): factor}


def _power_rule(factor: Fraction, power: Fraction, slip: str) -> PowerRule:
    """Return the antiderivative of factor u^(-power)."""
    exponent = 1 - power
    match slip:
        case "power_slip":
            exponent = -power - 1
        case "reciprocal_dropped":
            exponent = power + 1
        case "exponent_sign_lost":
            exponent = power - 1
    if exponent == 0:
        if slip == "logarithm_forgotten":
            return PowerRule(-factor, Fraction(-2))
        return PowerRule(factor, exponent)
    match slip:
        case "off_by_one" if power > 1:
            return PowerRule(-factor / power, exponent)
        case "coefficient_slip" if exponent < 0:
            return PowerRule(-factor, exponent)
        case "coefficient_slip":
            return PowerRule(factor, exponent)
        case "inverted":
            return PowerRule(factor * exponent, exponent)
        case "sign_flipped":
            return PowerRule(factor / abs(exponent), exponent)
    return PowerRule(factor / exponent, exponent)


def _power_formula(rule: PowerRule, base: Formula) -> Formula:
    """Write the antiderivative, with negative powers in the denominator."""
    factor, exponent = rule
    if exponent == 0:
        argument = base
        if base != LOG:
            argument = call("abs", base)
        return product(factor, call("log", argument))
    power = _root_or_power(base, abs(exponent))
    if exponent < 0:
        return factor.numerator / (factor.denominator * power)
    return product(factor, power)


def _root_or_power(base: Formula, exponent: Fraction) -> Formula:
    if exponent == HALF:
        return call("sqrt", base)
    return base**exponent


def _power_limit(rule: PowerRule, u: End) -> Value:
    """Return the limit of the antiderivative for u towards a positive number, 0 from above, or infinity."""
    factor, exponent = rule
    if u is None:
        if exponent < 0:
            return {}
        return _infinite(_sign(factor))
    if u == 0:
        if exponent > 0:
            return {}
        if exponent == 0:
            return _infinite(-_sign(factor))
        return _infinite(_sign(factor))
    if exponent == 0:
        return _logarithm(factor, u)
    if exponent.denominator > 1:
        return {ONE: factor * Fraction(isqrt(int(u))) ** exponent.numerator}
    return {ONE: factor * u**exponent.numerator}


def _sign(number: Fraction) -> int:
    if number < 0:
        return -1
    return 1


def _power(integral: Algebraic, slip: str) -> Antiderivative:
    """A power of x, moved by the pole."""
    _, shift = integral.below
    rule = _power_rule(Fraction(integral.factor), Fraction(integral.power), slip)
    low, high = ends_of(integral)
    start = _shifted(low, shift)
    end = _shifted(high, shift)
    return _found(
        integral,
        _power_formula(rule, X + shift),
        improper=(start == 0, end is None),
        upper=_power_limit(rule, end),
        lower=_power_limit(rule, start),
    )


def _shifted(end: End, shift: int) -> End:
    if end is None:
        return None
    return end + shift


def _power_of_logarithm(integral: Logarithm, slip: str) -> Antiderivative:
    """A power of the logarithm over x, where the ends are stored as their logarithms."""
    logs = Fraction(integral.logs)
    rule = _power_rule(Fraction(integral.factor), -logs, slip)
    low, high = ends_of(integral)
    start, end = integral.ends
    ends = (limit(start), limit(end))
    in_u = integral.factor / _root_or_power(U, -logs)
    antiderivative = _power_formula(rule, U)
    return Antiderivative(
        steps=[
            step(
                "inner_function",
                inner=LOG,
                new=U,
                integrand=integrand_of(integral),
                letter=X,
                transformed=in_u,
            ),
            _antiderivative_step(in_u, U, ends, antiderivative),
        ],
        integrand=in_u,
        formula=antiderivative,
        letter=U,
        ends=ends,
        improper=(low == 0, high is None),
        upper=_power_limit(rule, high),
        lower=_power_limit(rule, low),
    )


def _power_times_logarithm(integral: Logarithm, slip: str) -> Antiderivative:
    """A power of x times its logarithm, from 0 to 1 or from 1 on."""
    exponent = Fraction(integral.power) + 1
    factor = Fraction(integral.factor)
    _, high = ends_of(integral)
    improper = (high is not None, high is None)
    if exponent == 0:
        square = product(factor / 2, LOG**2)
        if high is None:
            return _found(integral, square, improper, upper=_infinite(1), lower={})
        return _found(integral, square, improper, upper={}, lower=_infinite(1))
    before, after = _parts(factor, exponent, slip)
    antiderivative = total(_power_times(before, exponent, LOG), _power_times(after, exponent, ONE))
    at_one: Value = {ONE: after}
    if slip == "logarithm_of_one":
        at_one = {ONE: after + before}
    towards = _NOTHING
    if slip == "limit_taken_as_infinite":
        towards = _infinite(-1)
    if (exponent > 0) == (high is None):
        towards = _infinite(1)
    if high is None:
        return _found(integral, antiderivative, improper, upper=towards, lower=at_one)
    return _found(integral, antiderivative, improper, upper=at_one, lower=towards)


def _parts(factor: Fraction, exponent: Fraction, slip: str) -> tuple[Fraction, Fraction]:
    """Return the numbers before x^exponent ln x and before x^exponent in the antiderivative."""
    before = factor / exponent
    after = -before / exponent
    match slip:
        case "coefficient_slip":
            after = -before
        case "plus_in_integration_by_parts":
            after = before / exponent
    return before, after


def _power_times(number: Fraction, exponent: Fraction, factor: Formula) -> Formula:
    """Write number x^exponent times a factor, with negative powers in the denominator."""
    power = _root_or_power(X, abs(exponent))
    if exponent > 0:
        return product(number.numerator, power, factor) / number.denominator
    return product(number.numerator, factor) / (number.denominator * power)


def _around_pole(integral: Algebraic, slip: str) -> Part:
    """A pole between the ends: the integrals on both sides of it, or one that diverges."""
    _, shift = integral.below
    rule = _power_rule(Fraction(integral.factor), Fraction(integral.power), slip)
    integrand = integrand_of(integral)
    low, high = limits_of_integration(integral)
    pole = formula(-shift)
    if integral.bars:
        antiderivative = _formula_around_root(rule, shift, slip)
        left, right = _sides_of_root(integral, rule, slip)
        steps = [_antiderivative_step(integrand, X, (low, high), antiderivative)]
    else:
        antiderivative = _power_formula(rule, X + shift)
        left, right = _sides_of_power(integral, rule, slip)
        steps = [
            _antiderivative_step(integrand, X, (pole, high), antiderivative),
            step(
                "limit",
                expression=antiderivative,
                letter=X,
                at=_from_above(pole),
                value=_formula(_limit_at_pole(rule, slip)),
            ),
        ]
    value = _result(left, right, slip)
    if value == DIVERGES:
        steps.append(_integral_step(integrand, X, pole, high, value))
        return Part(steps, value)
    left_value = _formula(left)
    right_value = _formula(right)
    steps.append(_integral_step(integrand, X, low, pole, left_value))
    steps.append(_integral_step(integrand, X, pole, high, right_value))
    steps.append(step("identity", left=Verbatim(_sum_in_words(left_value, right_value)), right=value))
    return Part(steps, value)


def _sum_in_words(first: Formula, second: Formula) -> str:
    """Return a sum that is not yet worked out."""
    return rf"{latex(first)} + \left({latex(second)}\right)"


def _limit_at_pole(rule: PowerRule, slip: str) -> Value:
    if slip == "limit_taken_as_zero":
        return {}
    return _power_limit(rule, Fraction(0))


def _distances(integral: Algebraic) -> tuple[Fraction, Fraction]:
    """Return how far the ends are from the pole."""
    _, shift = integral.below
    low, high = ends_of(integral)
    assert low is not None
    assert high is not None
    return -shift - low, high + shift


def _formula_around_root(rule: PowerRule, shift: int, slip: str) -> Formula:
    """Write the antiderivative, with the sign of x - pole. Raises: Rejected where it is no root."""
    if rule.exponent != HALF:
        raise Rejected("another power on both sides")
    base = X + shift
    root = call("sqrt", call("abs", base))
    if slip == "sides_alike":
        return product(rule.factor, root)
    return product(rule.factor, base) / root


def _sides_of_root(integral: Algebraic, rule: PowerRule, slip: str) -> tuple[Value, Value]:
    """Return the integrals left and right of the pole, where the antiderivative is zero."""
    if slip == "limit_taken_as_infinite":
        return _infinite(1), _infinite(1)
    left_distance, right_distance = _distances(integral)
    left = _power_limit(rule, left_distance)
    if slip == "sides_alike":
        left = _scaled(left, -1)
    return left, _power_limit(rule, right_distance)


def _sides_of_power(integral: Algebraic, rule: PowerRule, slip: str) -> tuple[Value, Value]:
    """Return the integrals left and right of the pole; on the left an odd power has the other sign."""
    at_pole = _limit_at_pole(rule, slip)
    sign = 1
    if rule.exponent % 2 == 1:
        sign = -1
    left_distance, right_distance = _distances(integral)
    at_low_end = _scaled(_power_limit(rule, left_distance), sign)
    at_high_end = _power_limit(rule, right_distance)
    return _difference(_scaled(at_pole, sign), at_low_end), _difference(at_high_end, at_pole)


def _arctangent(integral: Algebraic, slip: str) -> Antiderivative:
    """An arctangent, whose limits are parts of a turn."""
    factor = Fraction(integral.factor)
    _, b, c = integral.below
    middle = Fraction(-b, 2)
    side = isqrt(int(c - middle**2))
    low, _ = ends_of(integral)
    size = factor / side
    divisor = side
    match slip:
        case "chain_rule_factor_lost":
            size = factor
        case "root_forgotten":
            if low is not None and low != middle:
                raise Rejected("an arctangent is not nice")
            size = factor / side**2
            divisor = side**2
    antiderivative = product(size, call("arctan", (X - middle) / divisor))
    upper: Value = {PI: size * _limit_of_arctangent(slip)}
    lower: Value = {PI: size * _arctangent_at(low, middle, slip)}
    if slip == "logarithm_instead":
        antiderivative = product(factor, call("log", polynomial(integral.below, X)))
        upper = _infinite(1)
        lower = _logarithm_of_below(integral, side, low, middle)
    if slip == "lower_bound_dropped":
        lower = {}
    return _found(integral, antiderivative, (low is None, True), upper, lower)


def _limit_of_arctangent(slip: str) -> Fraction:
    """Return the limit at infinity, over pi."""
    if slip == "limit_doubled":
        return Fraction(1)
    return HALF


def _arctangent_at(low: End, middle: Fraction, slip: str) -> Fraction:
    """Return the arctangent at the lower end, over pi: in the middle, or one side from there."""
    if low is None:
        return -_limit_of_arctangent(slip)
    if low == middle:
        return Fraction(0)
    if slip == "table_slip":
        return Fraction(1, 3)
    return Fraction(1, 4)


def _logarithm_of_below(integral: Algebraic, side: int, low: End, middle: Fraction) -> Value:
    """Return factor times the logarithm of the polynomial at the lower end."""
    factor = Fraction(integral.factor)
    if low is None:
        return _infinite(1)
    if low == middle:
        return _logarithm(factor, Fraction(side**2))
    return _logarithm(factor, Fraction(2 * side**2))


def _partial_fractions(integral: Algebraic, slip: str) -> Antiderivative:
    """Two logarithms, which are taken together where x is not above."""
    _, b, c = integral.below
    distance = isqrt(b**2 - 4 * c)
    near = (b - distance) // 2
    far = (b + distance) // 2
    size = Fraction(integral.factor, distance)
    if slip == "partial_fraction_factor_lost":
        size = Fraction(integral.factor)
    has_x = integral.above == 1
    first_factor = size
    last_factor = -size
    if has_x:
        first_factor = -near * size
        last_factor = far * size
    if slip == "sign_flipped" and not has_x:
        last_factor = size
    if slip == "limit_taken_as_zero" and has_x:
        raise Rejected("two logarithms are left")
    fractions = _nonzero_fractions([(first_factor, near), (last_factor, far)])
    antiderivative = total(
        product(first_factor, call("log", call("abs", X + near))),
        product(last_factor, call("log", call("abs", X + far))),
    )
    low, _ = ends_of(integral)
    start = low or Fraction(0)
    lower = _infinite(-1)
    if start + near != 0:
        lower = _sum(_logarithm(first_factor, start + near), _logarithm(last_factor, start + far))
    upper = _NOTHING
    if first_factor + last_factor != 0 or slip == "limit_taken_as_infinite":
        upper = _infinite(1)
    found = _found(integral, antiderivative, (start + near == 0, True), upper, lower)
    split = step("identity", left=integrand_of(integral), right=total(*fractions))
    return found._replace(steps=[split, *found.steps])


def _nonzero_fractions(parts: Sequence[tuple[Fraction, int]]) -> list[Formula]:
    """Write fractions with numbers above and x, shifted, below."""
    return [
        formula(factor.numerator) / (factor.denominator * (X + shift))
        for factor, shift in parts
        if factor != 0
    ]


def _exponential(integral: Exponential, slip: str) -> Antiderivative:
    """The polynomial is differentiated until it is gone."""
    growth = integral.growth
    degree = len(integral.polynomial) - 1
    low, high = ends_of(integral)
    end = int(low or high or 0)
    antiderivative = _polynomial_by_parts(integral, slip)
    times_exponential = product(polynomial(antiderivative, X), call("exp", growth * X))
    exponent = growth * end
    if slip == "end_sign_lost" and degree == 0:
        exponent = -growth * end
    at_end: Value = {E**exponent: coefficients.value(antiderivative, end)}
    if slip == "exponential_of_zero" and end == 0:
        at_end = {}
    far = _NOTHING
    if slip == "limit_taken_as_infinite":
        far = _limit_of_polynomial(antiderivative, towards_infinity=high is None)
    if high is None:
        return _found(integral, times_exponential, (False, True), upper=far, lower=at_end)
    return _found(integral, times_exponential, (True, False), upper=at_end, lower=far)


def _polynomial_by_parts(integral: Exponential, slip: str) -> list[Fraction]:
    """Return the polynomial before the exponential function in the antiderivative."""
    size = _reciprocal_of_growth(integral, slip)
    sign = -1
    if slip == "plus_in_integration_by_parts":
        sign = 1
    rest = [Fraction(coefficient) for coefficient in integral.polynomial]
    rounds = len(rest)
    if slip == "last_part_forgotten" and rounds > 1:
        rounds -= 1
    result = [Fraction(0)] * len(rest)
    factor = size
    for _ in range(rounds):
        result = coefficients.total(result, coefficients.scaled(rest, factor))
        rest = coefficients.derivative(rest)
        factor *= sign * size
    return result


def _reciprocal_of_growth(integral: Exponential, slip: str) -> Fraction:
    growth = integral.growth
    is_constant = len(integral.polynomial) == 1
    match slip:
        case "chain_rule_factor_lost" if growth < 0:
            return Fraction(-1)
        case "chain_rule_factor_lost":
            return Fraction(1)
        case "inverted" if is_constant:
            return Fraction(growth)
        case "sign_flipped" if is_constant:
            return Fraction(1, abs(growth))
    return Fraction(1, growth)


def _limit_of_polynomial(polynomial: Sequence[Fraction], towards_infinity: bool) -> Value:
    """Return infinity with the sign of the polynomial far away."""
    leading = next((coefficient for coefficient in polynomial if coefficient != 0), Fraction(1))
    degree = len(polynomial) - 1
    sign = _sign(leading)
    if not towards_infinity and degree % 2 == 1:
        sign = -sign
    return _infinite(sign)


def _family(facts: Family, slip: str) -> Worked:
    """Compare with powers at both ends; then substitute in the integral asked for."""
    between = _between(facts, slip)
    closed = ""
    if slip == "bound_included":
        closed = "[" if between[0] is not None and facts.slope > 0 else "]"
        if between[0] is None and facts.slope < 0:
            closed = "["
    low, high = family_limits(facts)
    steps: list[Step] = []
    if facts.form == "fraction":
        at_zero, at_infinity = between
        near = parameters((at_zero, None), facts)
        far = parameters((None, at_infinity), facts)
        steps.append(_convergence_step(facts, (low, ONE), interval(*near)))
        steps.append(_convergence_step(facts, (ONE, high), interval(*far)))
    values = interval(*parameters(between, facts), closed)
    steps.append(_convergence_step(facts, (low, high), values))
    value = _family_integral(facts, slip)
    steps += value.steps
    results = (values, value.answer)
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), results)


def _convergence_step(facts: Family, ends: tuple[Formula, Formula], values: Formula) -> Step:
    low, high = ends
    return step(
        "integral_converges_for",
        low=low,
        high=high,
        integrand=family_integrand(facts, P),
        letter=X,
        parameter=P,
        values=values,
    )


def _between(facts: Family, slip: str) -> tuple[End, End]:
    """Return between which exponents the integral converges."""
    low, high = exponents(facts)
    match slip:
        case "end_at_zero_forgotten" if facts.form == "fraction":
            return None, high
        case "bound_without_one" if low is not None:
            return low + 1, high
        case "outer_power_forgotten" if facts.form == "fraction":
            return low, Fraction(facts.degree - 1)
        case "ends_confused" if facts.form != "fraction":
            return high, low
    return low, high


def _family_integral(facts: Family, slip: str) -> Part:
    """Return the integral for the chosen parameter."""
    if facts.form in ("start", "rest"):
        return _logarithm_of_family(facts, slip)
    times = (exponent_of(facts) + 1) / facts.degree
    front = Fraction(facts.factor, facts.degree)
    if slip == "inner_factor_lost":
        front = Fraction(facts.factor)
    inner = X**facts.degree
    value: Formula
    ends: tuple[Formula, Formula] = (formula(0), INFINITY)
    if facts.form == "exponential":
        in_u = product(front, U ** int(times - 1), call("exp", -facts.number * U))
        value = formula(front * factorial(int(times) - 1) / _divisor(facts, times, slip))
    elif times == HALF:
        # Here the square of the new variable is the power of x.
        front *= 2
        inner = _root_or_power(X, Fraction(facts.degree, 2))
        in_u = quotient(front, U**2 + facts.number)
        value = front / 2 / _side(facts, slip) * PI
    else:
        in_u, value, ends = _power_of_family(facts, front, slip)
        inner = X**facts.degree + facts.number
    steps = [
        step(
            "inner_function",
            inner=inner,
            new=U,
            integrand=family_integrand(facts, Fraction(facts.chosen)),
            letter=X,
            transformed=in_u,
        ),
        _integral_step(in_u, U, *ends, value),
    ]
    return Part(steps, value)


def _divisor(facts: Family, times: Fraction, slip: str) -> Fraction:
    """Return the power of the number by which repeated integration by parts divides."""
    if slip == "one_division_too_few" and times > 1:
        return Fraction(facts.number) ** int(times - 1)
    return Fraction(facts.number) ** int(times)


def _side(facts: Family, slip: str) -> int:
    if slip == "root_forgotten":
        return facts.number
    return isqrt(facts.number)


def _power_of_family(
    facts: Family, front: Fraction, slip: str
) -> tuple[Formula, Formula, tuple[Formula, Formula]]:
    """Return the integrand in u, which is the whole base below, its integral, and the ends."""
    times = (exponent_of(facts) + 1) / facts.degree
    number = Fraction(facts.number)
    in_u = quotient(front.numerator, front.denominator * U**facts.power)
    value = front / (facts.power - 1) / number ** (facts.power - 1)
    if times == 2:
        in_u = quotient(front.numerator * (U - facts.number), front.denominator * U**facts.power)
        value = front / 2 / number
    if slip == "coefficient_slip":
        value *= facts.power - 1
    return in_u, formula(value), (formula(facts.number), INFINITY)


def _logarithm_of_family(facts: Family, slip: str) -> Part:
    """With the logarithm as the new variable there is a power to integrate."""
    exponent = exponent_of(facts)
    rule = _power_rule(Fraction(facts.factor), -exponent, slip)
    in_u = product(facts.factor, U**exponent)
    if exponent < 0:
        in_u = facts.factor / _root_or_power(U, -exponent)
    number = Fraction(facts.number)
    ends: tuple[Formula, Formula]
    if facts.form == "start":
        ends = (formula(0), formula(number))
        first = _power_limit(rule, number)
        second = _scaled(_power_limit(rule, Fraction(0)), -1)
    else:
        ends = (formula(number), INFINITY)
        first = _power_limit(rule, None)
        second = _scaled(_power_limit(rule, number), -1)
    value = _result(first, second, slip)
    steps = [
        step(
            "inner_function",
            inner=LOG,
            new=U,
            integrand=family_integrand(facts, Fraction(facts.chosen)),
            letter=X,
            transformed=in_u,
        ),
        _antiderivative_step(in_u, U, ends, _power_formula(rule, U)),
        _integral_step(in_u, U, *ends, value),
    ]
    return Part(steps, value)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "bound_included": "a bound of the parameter, where the integral diverges, is included",
        "end_at_zero_forgotten": "of two improper ends, that at zero is not looked at",
        "bound_without_one": "a power is taken to converge at zero for positive exponents only",
        "outer_power_forgotten": "the degree below is taken without the power outside",
        "ends_confused": "the condition is that for the other end",
        "inner_factor_lost": "the number in the derivative of the inner function is not divided by",
        "one_division_too_few": "integration by parts divides once too few",
        "power_slip": "the exponent of a negative power goes down instead of up",
        "reciprocal_dropped": "a power in the denominator is integrated as if it were in the numerator",
        "exponent_sign_lost": "the new exponent has the wrong sign",
        "logarithm_forgotten": "the reciprocal is differentiated instead of integrated",
        "coefficient_slip": "a number that has to be divided by is forgotten",
        "off_by_one": "a power is divided by its old exponent instead of the new one",
        "inverted": "the antiderivative is multiplied by a number instead of divided",
        "sign_flipped": "a minus sign of the antiderivative is lost",
        "sides_alike": "the antiderivative is given the same sign on both sides of the pole",
        "plus_in_integration_by_parts": "the sign of the second integral in integration by parts is wrong",
        "logarithm_of_one": "the logarithm of 1 is taken as 1",
        "last_part_forgotten": "integration by parts is stopped one step too early",
        "chain_rule_factor_lost": "the factor beside x inside a function is not divided by",
        "end_sign_lost": "putting in the end, a sign in the exponent is lost",
        "exponential_of_zero": "the exponential function is taken as zero at zero",
        "root_forgotten": "in the arctangent the square root of the number below is forgotten",
        "logarithm_instead": "the integral is taken as the logarithm of the denominator",
        "limit_doubled": "the arctangent is taken to tend to a half turn instead of a quarter",
        "table_slip": "the arctangent of 1 is taken as that of another number",
        "partial_fraction_factor_lost": "the number before the partial fractions is lost",
        "limit_taken_as_zero": "an infinite limit is taken as zero",
        "limit_taken_as_infinite": "a finite limit, or integral up to a pole, is taken as infinite",
        "lower_bound_dropped": "the antiderivative is taken as zero at the lower end",
        "bounds_swapped": "the limit at the upper end is subtracted from that at the lower end",
    },
)
