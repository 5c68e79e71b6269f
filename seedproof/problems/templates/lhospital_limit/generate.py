"""Takes the limits by L'Hospital's rule: from the first derivatives at zero of the functions involved."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.lhospital_limit.facts import (
    Asked,
    Facts,
    Form,
    Function,
    Large,
    Name,
    Small,
)
from seedproof.problems.templates.lhospital_limit.phrases import (
    LIMITS,
    PARAMETERS,
    RATES,
    STATEMENTS,
    VALUES,
    Place,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import E, Formula, Number, Symbol, call, formula, latex, power, product, total

X = Symbol("x")
K = Symbol("k")

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


def expansion(function: Function) -> Expansion:
    """Return the Taylor coefficients at zero of a function that is zero there."""
    first, second, third = _DERIVATIVES[function.name]
    a = function.multiple
    return Expansion(Fraction(first * a), Fraction(second * a**2, 2), Fraction(third * a**3, 6))


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw one function and its limit; then two; then two with a parameter between them.

    Raises: Rejected.
    """
    form = draws.choice(("power", "difference", "product", "large"))
    if form == "large" and difficulty == 3:
        form = "power"
    match form:
        case "large":
            return _large(draws, difficulty)
        case "power":
            facts = _power(draws, difficulty)
        case "difference":
            facts = _difference(draws, difficulty)
        case _:
            facts = _product(draws, difficulty)
    _check(facts)
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
        return _small("power", "rate", outer, 1, first, 0, first)
    second = Function(draws.choice(_CURVED), draws.between(1, 3))
    if difficulty == 2:
        first = Function(draws.choice(("cos", "exp", "linear")), draws.between(1, 4))
        factor = draws.choice((-3, -2, -1, 1, 2, 3))
        return _small("power", "rate", outer, 1, first, factor, second)
    first = Function(draws.choice(_SMALL), draws.between(1, 6))
    return _small("power", "parameter", outer, 1, first, 0, second)


def _difference(draws: Draws, difficulty: int) -> Small:
    multiple = draws.between(1, 4)
    if difficulty == 1:
        first = Function(draws.choice(_BENT), draws.between(1, 7))
        factor = draws.between(1, 7)
        return _small("difference", "rate", 1, factor, first, -factor, Function("linear", first.multiple))
    first = Function(draws.choice(_CURVED), multiple)
    second = Function(draws.choice(_CURVED), draws.between(1, 4))
    factor = draws.between(1, 6)
    if difficulty == 3:
        # The parameter stands over the second function.
        return _small("difference", "parameter", 1, factor, first, 0, second)
    opposite = Fraction(-factor * second.multiple, multiple)
    if opposite.denominator > 1 or abs(opposite) > 9:
        raise Rejected("the two terms do not cancel with a small integer")
    return _small("difference", "rate", 1, factor, first, int(opposite), second)


def _product(draws: Draws, difficulty: int) -> Small:
    factor = draws.between(1, 5)
    first = Function(draws.choice(_BENT), draws.between(1, 5))
    if difficulty == 1:
        return _small("product", "rate", 1, factor, first, 0, first)
    second = Function(draws.choice(_CURVED), draws.between(1, 4))
    if difficulty == 3:
        return _small("product", "parameter", 1, factor, first, 0, second)
    return _small("product", "rate", 1, factor, first, draws.choice((-3, -2, -1, 1, 2, 3)), second)


def _small(
    form: Form,
    asked: Asked,
    outer: int,
    first_factor: int,
    first: Function,
    second_factor: int,
    second: Function,
) -> Small:
    return Small(
        form=form,
        asked=asked,
        outer=outer,
        first_factor=first_factor,
        first=first,
        second_factor=second_factor,
        second=second,
    )


def _check(facts: Small) -> None:
    if (facts.second_factor != 0 or facts.asked == "parameter") and facts.first.name == facts.second.name:
        raise Rejected("the same function twice")
    for number in (coefficients(facts).value, coefficients(facts).rate):
        if number == 0 or number.denominator > 24 or abs(number) > 40:
            raise Rejected("a limit is zero, or no simple number")
    if facts.form == "power" and abs(coefficients(facts).value) > 12:
        raise Rejected("the exponent is large")


class Coefficients(NamedTuple):
    """What the limits are made of: of a power, those of its logarithm."""

    value: Fraction
    """The limit; with a parameter, the parameter."""
    rate: Fraction
    """The limit of the second order; with a parameter, the limit."""


def coefficients(facts: Small) -> Coefficients:
    """Return both limits as L'Hospital's rule gives them."""
    u = expansion(facts.first)
    v = expansion(facts.second)
    p = Fraction(facts.first_factor)
    q = Fraction(facts.second_factor)
    if facts.asked == "parameter":
        return _with_parameter(facts, u, v)
    match facts.form:
        case "difference":
            value = -p * u.second / u.first**2 - q * v.second / v.first**2
            return Coefficients(value, p * _reciprocal(u) + q * _reciprocal(v))
        case "product":
            return Coefficients(p * u.first + q * v.first, p * u.second + q * v.second)
    slope = p * u.first + q * v.first
    bend = p * u.second + q * v.second - slope**2 / 2
    return Coefficients(facts.outer * slope, facts.outer * bend)


def _reciprocal(u: Expansion) -> Fraction:
    """Return the coefficient of x in 1 / u."""
    return u.second**2 / u.first**3 - u.third / u.first**2


def _with_parameter(facts: Small, u: Expansion, v: Expansion) -> Coefficients:
    p = facts.first_factor
    if facts.form == "difference":
        k = p * v.first / u.first
        return Coefficients(k, -p * u.second / u.first**2 + k * v.second / v.first**2)
    k = p * u.first / v.first
    return Coefficients(k, facts.outer * (p * u.second - k * v.second))


def answers(facts: Facts) -> list[Answer]:
    """Return the limit and its rate, or the parameter and the limit."""
    match facts:
        case Large():
            value = power(E, facts.outer * facts.exponents[0])
            rate = product(facts.outer, value, call("log", facts.factors[0]))
            return [Answer(value, "number", ("L",)), Answer(rate, "number")]
        case Small():
            first, second = _limits(facts)
            if facts.asked == "parameter":
                return [Answer(first, "number", ("k",)), Answer(second, "number", ("L",))]
            return [Answer(first, "number", ("L",)), Answer(second, "number")]


def _limits(facts: Small) -> tuple[Formula, Formula]:
    value, rate = coefficients(facts)
    if facts.form != "power":
        return formula(value), formula(rate)
    if facts.asked == "parameter":
        return formula(value), power(E, rate)
    return power(E, value), rate * power(E, value)


def written(function: Function, x: Formula) -> Formula:
    """Return a function of a multiple of x as a formula."""
    inside = function.multiple * x
    if x != X:
        inside = function.multiple / X
    match function.name:
        case "linear":
            return inside
        case "log":
            return call("log", 1 + inside)
        case "exp":
            return call("exp", inside) - 1
        case "cos":
            return call("cos", inside) - 1
    return call(function.name, inside)


def base(facts: Small, k: Formula) -> Formula:
    """Return the base of a power."""
    second = second_term(facts, k, X)
    match facts.first.name:
        case "exp" | "cos":
            first: Formula = call(facts.first.name, facts.first.multiple * X)
        case _:
            first = 1 + written(facts.first, X)
    return first + second


def small(facts: Small, k: Formula) -> Formula:
    """Return the base of a power without its 1."""
    return facts.first_factor * written(facts.first, X) + second_term(facts, k, X)


def second_term(facts: Small, k: Formula, x: Formula) -> Formula:
    """Return the second function with its factor."""
    if facts.asked == "parameter":
        return -product(k, written(facts.second, x))
    return facts.second_factor * written(facts.second, x)


def exponentials(facts: Large) -> Formula:
    """Return the sum of two exponentials that stands in the power."""
    terms = [
        product(factor, call("exp", exponent * X)) if exponent else formula(factor)
        for factor, exponent in zip(facts.factors, facts.exponents, strict=True)
    ]
    return total(*terms)


def rule(facts: Facts, k: Formula) -> Formula:
    """Return the function whose limit is asked for."""
    if isinstance(facts, Large):
        return power(exponentials(facts), facts.outer / X)
    order = 2 if facts.asked == "parameter" else 1
    match facts.form:
        case "power":
            return power(base(facts, k), facts.outer / X**order)
        case "difference":
            return _difference_rule(facts, k)
    inside = facts.first_factor * written(facts.first, 1 / X) + second_term(facts, k, 1 / X)
    return product(X**order, inside)


def _difference_rule(facts: Small, k: Formula) -> Formula:
    first = facts.first_factor / written(facts.first, X)
    if facts.asked == "parameter":
        below = written(facts.second, X)
        if isinstance(k, Number):
            return first - k.value.numerator / (k.value.denominator * below)
        return first - k / below
    return first - (-facts.second_factor) / written(facts.second, X)


def place_of(facts: Facts) -> Place:
    """Return where the limit is taken."""
    if isinstance(facts, Large) or facts.form == "product":
        return "infinity"
    return "zero"


def words(facts: Facts, draws: Draws) -> Words:
    """Write the function, and where its limit is taken."""
    place = place_of(facts)
    asked: Asked = "rate" if isinstance(facts, Large) else facts.asked
    statement = fill(draws.choice(STATEMENTS[asked][place]), rule=latex(rule(facts, K)))
    if asked == "parameter":
        return Words(statement, (draws.choice(PARAMETERS), draws.choice(LIMITS)))
    return Words(statement, (draws.choice(VALUES), draws.choice(RATES[place])))


TEMPLATE = Template(
    subject="differential_calculus",
    method="power series of the logarithm",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "an indeterminate form of one function, and how fast its limit is reached",
        2: "two functions whose first terms meet in the limit and in its rate",
        3: "a parameter that only a finite limit fixes, and then a limit of the second order",
    },
)
