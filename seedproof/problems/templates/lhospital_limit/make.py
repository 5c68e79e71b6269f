"""Takes the limits by L'Hospital's rule: from the first derivatives at zero of the functions involved."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.texts import Writer
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.lhospital_limit.facts import Facts, Function, Large, Name, Small
from seedproof.problems.templates.lhospital_limit.phrases import TEXTS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, E, Formula, Like, Number, Symbol, Verbatim, call, formula, total

K = Symbol("k")
X = Symbol("x")
FROM_THE_RIGHT = Verbatim("0^{+}")

_SMALL: tuple[Name, ...] = ("linear", "exp", "log", "sin", "tan", "arctan")
_CURVED: tuple[Name, ...] = ("exp", "log", "sin", "tan", "arctan")
_BENT: tuple[Name, ...] = ("exp", "log")
"""Those with a second derivative at zero."""

_DERIVATIVES: dict[Name, tuple[int, int, int]] = {
    "linear": (1, 0, 0),
    "exp": (1, 1, 1),
    "log": (1, -1, 2),
    "sin": (1, 0, -1),
    "tan": (1, 0, 2),
    "arctan": (1, 0, -2),
    "cos": (0, -1, 0),
}
"""The first three at zero."""


class Expansion(NamedTuple):
    """The coefficients of x, x^2 and x^3."""

    first: Fraction
    second: Fraction
    third: Fraction


def _expansion(function: Function, slip: Slip) -> Expansion:
    """Return the Taylor coefficients at zero of a function that is zero there."""
    first, second, third = _DERIVATIVES[function.name]
    a = function.multiple
    linear = slip.or_else(Fraction(first * a), chain_factor_lost=Fraction(first))
    quadratic = Fraction(second * a**2, 2)
    quadratic = slip.or_else(
        quadratic,
        sign_of_second_order_flipped=-quadratic,
        half_lost=2 * quadratic,
        square_of_inner_factor_lost=quadratic / a,
    )
    return Expansion(linear, quadratic, Fraction(third * a**3, 6))


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw one function and its limit; then two; then two with a parameter between them.

    Raises: Rejected.
    """
    form = draws.choice(("power", "difference", "product", "large"))
    if form == "large" and difficulty == 3:
        form = "power"
    if form == "large":
        return _large(draws, difficulty)
    facts = {"power": _power, "difference": _difference, "product": _product}[form](draws, difficulty)
    if (facts.second_factor != 0 or facts.asked == "parameter") and facts.first.name == facts.second.name:
        raise Rejected("the same function twice")
    u = _expansion(facts.first, NO_SLIP)
    v = _expansion(facts.second, NO_SLIP)
    numbers = _numbers(facts, u, v, NO_SLIP)
    if any(number == 0 or number.denominator > 24 or abs(number) > 40 for number in numbers):
        raise Rejected("a limit is zero, or no simple number")
    if facts.form == "power" and abs(numbers[0]) > 12:
        raise Rejected("the exponent is large")
    return facts


def _large(draws: Draws, difficulty: int) -> Large:
    higher = draws.choice((-2, -1, 1, 2, 3))
    lower = 0 if difficulty == 1 and higher > 0 else higher - draws.between(1, 3)
    factors = (draws.between(2, 7), draws.between(1, 5))
    return Large(outer=draws.between(1, 3), factors=factors, exponents=(higher, lower))


def _power(draws: Draws, difficulty: int) -> Small:
    outer = draws.between(1, 4)
    if difficulty == 1:
        first = Function(draws.choice(_SMALL), draws.between(1, 4))
        return Small("power", "rate", outer, 1, first, 0, first)
    second = Function(draws.choice(_CURVED), draws.between(1, 3))
    if difficulty == 2:
        first = Function(draws.choice(("cos", "exp", "linear")), draws.between(1, 4))
        factor = draws.choice((-3, -2, -1, 1, 2, 3))
        return Small("power", "rate", outer, 1, first, factor, second)
    first = Function(draws.choice(_SMALL), draws.between(1, 6))
    return Small("power", "parameter", outer, 1, first, 0, second)


def _difference(draws: Draws, difficulty: int) -> Small:
    multiple = draws.between(1, 4)
    if difficulty == 1:
        first = Function(draws.choice(_BENT), draws.between(1, 7))
        factor = draws.between(1, 7)
        return Small("difference", "rate", 1, factor, first, -factor, Function("linear", first.multiple))
    first = Function(draws.choice(_CURVED), multiple)
    second = Function(draws.choice(_CURVED), draws.between(1, 4))
    factor = draws.between(1, 6)
    if difficulty == 3:
        # The parameter stands over the second function.
        return Small("difference", "parameter", 1, factor, first, 0, second)
    opposite = Fraction(-factor * second.multiple, multiple)
    if opposite.denominator > 1 or abs(opposite) > 9:
        raise Rejected("the two terms do not cancel with a small integer")
    return Small("difference", "rate", 1, factor, first, int(opposite), second)


def _product(draws: Draws, difficulty: int) -> Small:
    factor = draws.between(1, 5)
    first = Function(draws.choice(_BENT), draws.between(1, 5))
    if difficulty == 1:
        return Small("product", "rate", 1, factor, first, 0, first)
    second = Function(draws.choice(_CURVED), draws.between(1, 4))
    if difficulty == 3:
        return Small("product", "parameter", 1, factor, first, 0, second)
    return Small("product", "rate", 1, factor, first, draws.choice((-3, -2, -1, 1, 2, 3)), second)


def _written(function: Function, x: Formula) -> Formula:
    """Return a function of a multiple of x, or of 1/x."""
    inside = function.multiple * X if x == X else function.multiple / X
    match function.name:
        case "linear":
            return inside
        case "log":
            return call("log", 1 + inside)
        case "exp" | "cos":
            return call(function.name, inside) - 1
    return call(function.name, inside)


def _second(facts: Small, k: Formula, x: Formula) -> Formula:
    """Return the second function with its factor."""
    second = _written(facts.second, x)
    return -(k * second) if facts.asked == "parameter" else facts.second_factor * second


def _sum(facts: Small, k: Formula, x: Formula) -> Formula:
    """Return both functions with their factors."""
    return facts.first_factor * _written(facts.first, x) + _second(facts, k, x)


def _base(facts: Facts, k: Formula) -> Formula:
    """Return the base of a power: a sum of exponentials, or 1 plus small functions."""
    if isinstance(facts, Large):
        pairs = zip(facts.factors, facts.exponents, strict=True)
        return total(*(factor * call("exp", rate * X) if rate else factor for factor, rate in pairs))
    first = facts.first
    if first.name in ("exp", "cos"):
        return call(first.name, first.multiple * X) + _second(facts, k, X)
    return 1 + _written(first, X) + _second(facts, k, X)


def _rule(facts: Facts, k: Formula) -> Formula:
    """Return the function whose limit is asked for."""
    if isinstance(facts, Large):
        return _base(facts, k) ** (facts.outer / X)
    order = 2 if facts.asked == "parameter" else 1
    match facts.form:
        case "power":
            return _base(facts, k) ** (facts.outer / X**order)
        case "product":
            return X**order * _sum(facts, k, 1 / X)
    first = facts.first_factor / _written(facts.first, X)
    below = _written(facts.second, X)
    if facts.asked == "rate":
        return first - (-facts.second_factor) / below
    if isinstance(k, Number):
        return first - k.value.numerator / (k.value.denominator * below)
    return first - k / below


def _is_at_infinity(facts: Facts) -> bool:
    return isinstance(facts, Large) or facts.form == "product"


def words(facts: Facts, writer: Writer) -> Words:
    """Say the function, where its limit is taken, and what is asked."""
    asked = "rate" if isinstance(facts, Large) else facts.asked
    place = "infinity" if _is_at_infinity(facts) else "zero"
    statement, *questions = map(writer.say, TEXTS["asked"][asked]["place"][place])
    return Words(statement, tuple(questions))


def work(facts: Facts, slip: Slip) -> Worked:
    """First the functions by themselves, then the limit, then its rate. Raises: Rejected."""
    if isinstance(facts, Large):
        return _of_exponentials(facts, slip)
    u = _expansion(facts.first, slip)
    v = _expansion(facts.second, NO_SLIP)
    if facts.asked == "parameter":
        return _with_parameter(facts, u, v, slip)
    match facts.form:
        case "power":
            return _of_power(facts, u, v, slip)
        case "difference":
            return _of_difference(facts, u, v, slip)
        case "product":
            return _of_product(facts, u, v, slip)


def _limit(facts: Facts, expression: Formula, value: Like) -> Step:
    at = INFINITY if _is_at_infinity(facts) else FROM_THE_RIGHT
    return step("limit", letter=X, at=at, expression=expression, value=value)


def _of_exponentials(facts: Large, slip: Slip) -> Worked:
    higher, lower = facts.exponents
    outer = facts.outer
    factor = facts.factors[0]
    exponent = slip.or_else(higher, smaller_term_kept=lower)
    logarithm = slip.or_else(call("log", factor), factor_forgotten=formula(factor))
    limit_of_logarithm = slip.or_else(outer * exponent, power_forgotten=exponent)
    value = slip.or_else(E**limit_of_logarithm, exponent_forgotten=formula(limit_of_logarithm))
    rate = outer * value * logarithm
    log_base = call("log", _base(facts, K))
    f = _rule(facts, K)
    steps = (
        _limit(facts, log_base / X, exponent),
        _limit(facts, outer * log_base / X, limit_of_logarithm),
        _limit(facts, f, value),
        _limit(facts, log_base - exponent * X, logarithm),
        _limit(facts, X * (f - value), rate),
    )
    return Worked(steps, (value, rate))


def _numbers(facts: Small, u: Expansion, v: Expansion, slip: Slip) -> tuple[Fraction, Fraction]:
    """Return the limit and its rate, or the parameter and the limit; of a power, those of its logarithm."""
    p = facts.first_factor
    q = facts.second_factor
    if facts.asked == "parameter":
        k = p * v.first / u.first if facts.form == "difference" else p * u.first / v.first
        k = slip.or_else(k, parameter_inverted=1 / k)
        if facts.form == "difference":
            return k, (p * v.second - k * u.second) / (u.first * v.first)
        return k, facts.outer * (p * u.second - k * v.second)
    if facts.form == "difference":
        bottom = u.first * v.first
        value = (p * v.second + q * u.second) / bottom
        third = slip.or_else(p * v.third + q * u.third, third_order_lost=Fraction(0))
        return value, (third - value * (u.first * v.second + u.second * v.first)) / bottom
    slope = p * u.first + q * v.first
    bend = p * u.second + q * v.second
    if facts.form == "power":
        bend -= slip.or_else(slope**2 / 2, square_of_logarithm_lost=Fraction(0))
    return facts.outer * slope, facts.outer * bend


def _of_power(facts: Small, u: Expansion, v: Expansion, slip: Slip) -> Worked:
    exponent, second = _numbers(facts, u, v, slip)
    slope = exponent / facts.outer
    second = second / facts.outer
    value = slip.or_else(E**exponent, exponent_forgotten=formula(exponent))
    rate = facts.outer * second * value
    small = _sum(facts, K, X)
    f = _rule(facts, K)
    logarithm = call("log", _base(facts, K))
    steps = [
        _limit(facts, facts.outer * logarithm / X, exponent),
        _limit(facts, f, value),
        _limit(facts, (logarithm - slope * X) / X**2, second),
        _limit(facts, (f - value) / X, rate),
    ]
    if facts.second_factor or facts.first.name != "linear":
        bend = facts.first_factor * u.second + facts.second_factor * v.second
        steps.insert(0, _limit(facts, small / X, slope))
        steps.insert(3, _limit(facts, (small - slope * X) / X**2, bend))
    return Worked(tuple(steps), (value, rate))


def _of_product(facts: Small, u: Expansion, v: Expansion, slip: Slip) -> Worked:
    value, rate = _numbers(facts, u, v, slip)
    first = _written(facts.first, 1 / X)
    second = _written(facts.second, 1 / X)
    parts = [(first, u), (second, v)] if facts.second_factor else [(first, u)]
    f = _rule(facts, K)
    steps = (
        *(_limit(facts, X * part, series.first) for part, series in parts),
        _limit(facts, f, value),
        *(_limit(facts, X**2 * (part - series.first / X), series.second) for part, series in parts),
        _limit(facts, X * (f - value), rate),
    )
    return Worked(steps, (formula(value), formula(rate)))


def _of_difference(facts: Small, u: Expansion, v: Expansion, slip: Slip) -> Worked:
    p = facts.first_factor
    q = facts.second_factor
    if p * v.first + q * u.first != 0:
        raise Rejected("the difference would be infinite")
    value, rate = _numbers(facts, u, v, slip)
    bottom = u.first * v.first
    first = _written(facts.first, X)
    second = _written(facts.second, X)
    numerator = p * second + q * first
    product = first * second
    f = _rule(facts, K)
    steps = (
        step("identity", left=f, right=numerator / product),
        _limit(facts, product / X**2, bottom),
        _limit(facts, numerator / X**2, value * bottom),
        _limit(facts, f, value),
        _limit(facts, (numerator - value * product) / X**3, rate * bottom),
        _limit(facts, (f - value) / X, rate),
    )
    return Worked(steps, (formula(value), formula(rate)))


def _with_parameter(facts: Small, u: Expansion, v: Expansion, slip: Slip) -> Worked:
    """The parameter makes what would be infinite vanish. Raises: Rejected."""
    k, limit = _numbers(facts, u, v, slip)
    limit /= facts.outer
    p = facts.first_factor
    x = 1 / X if facts.form == "product" else X
    first = _written(facts.first, x)
    second = _written(facts.second, x)
    factor = p
    left = p * u.first - v.first * K
    inverted = u.first**3 / v.first**2
    match facts.form:
        case "difference":
            factor = 1
            left = p * v.first - u.first * K
            inverted = u.first
            rest = p * second - k * first
            second_order = limit * u.first * v.first
        case "product":
            rest = p * first - p * u.first / X
            second_order = p * u.second
        case "power":
            rest = _sum(facts, formula(k), X)
            second_order = limit
    if max(abs(number.numerator) for number in (k, limit, inverted)) > 300 or limit == 0:
        raise Rejected("a number is no simple one")
    value = formula(limit)
    if facts.form == "power":
        exponent = facts.outer * limit
        if abs(exponent) > 60:
            raise Rejected("the exponent is large")
        value = slip.or_else(E**exponent, exponent_forgotten=formula(exponent))

    def over(small: Formula, power: int) -> Formula:
        """Divide by a power of what is small, which is x or 1/x."""
        return small / X**power if x == X else X**power * small

    steps = (
        _limit(facts, over(factor * first, 1), factor * u.first),
        _limit(facts, over(second, 1), v.first),
        step("satisfies", letter=K, value=k, left=left, right=0),
        _limit(facts, over(rest, 2), second_order),
        _limit(facts, _rule(facts, formula(k)), value),
    )
    return Worked(steps, (formula(k), value))


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return what the limit is called, or parameter and limit."""
    if isinstance(facts, Small) and facts.asked == "parameter":
        return Typed("number", ("k",)), Typed("number", ("L",))
    return Typed("number", ("L",)), Typed("number")


SHEET = Sheet(
    subject="differential_calculus",
    method="power series of the logarithm",
    sample=sample,
    gaps=lambda facts: {"rule": _rule(facts, K)},
    words=words,
    work=work,
    types=types,
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
    levels={
        1: "an indeterminate form of one function, and how fast its limit is reached",
        2: "two functions whose first terms meet in the limit and in its rate",
        3: "a parameter that only a finite limit fixes, and then a limit of the second order",
    },
)
