"""Draws the coefficients of an invertible function, and undoes its steps in reverse order."""

from fractions import Fraction
from math import gcd
from typing import Literal

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.inverse_function.facts import Base, Exponential, Facts, Logarithm, Moebius
from seedproof.problems.templates.inverse_function.phrases import DOMAINS, FORMULAS, RANGES, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    INFINITY,
    ONE,
    E,
    Formula,
    Symbol,
    Verbatim,
    call,
    formula,
    interval,
    latex,
    union,
)

X = Symbol("x")

Kind = Literal["moebius", "exponential", "logarithm"]

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("moebius", "exponential"),
    2: ("moebius", "exponential", "logarithm"),
    3: ("exponential", "logarithm"),
}
_RATES = (-4, -3, -2, -1, 2, 3, 4, 5)
_FACTORS = (-5, -4, -3, -2, 2, 3, 4, 5, 6, 7)
_BASES: tuple[Base, ...] = ("e", "e", "e", "2", "3")

_REALS = interval(-INFINITY, INFINITY)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw Möbius functions in the first two difficulties; shifts and rates come in one after the other."""
    match draws.choice(_KINDS[difficulty]):
        case "moebius":
            return _moebius(draws, difficulty)
        case "exponential":
            return _exponential(draws, difficulty)
        case "logarithm":
            return _logarithm(draws, difficulty)


def _moebius(draws: Draws, difficulty: int) -> Moebius:
    a, b = draws.nonzeros(2, 4 + 2 * difficulty)
    c = draws.between(2, 6) if difficulty == 2 else 1
    (d,) = draws.nonzeros(1, 8)
    if a * d == b * c or gcd(a, b, c, d) > 1:
        raise Rejected("the function is constant, or not in lowest terms")
    if a == -d:
        raise Rejected("the function is its own inverse")
    return Moebius(above=(a, b), below=(c, d))


def _exponential(draws: Draws, difficulty: int) -> Exponential:
    rate = draws.choice(_RATES)
    (shift,) = draws.nonzeros(1, 7)
    if difficulty == 1:
        rate = 1
    if difficulty < 3:
        shift = 0
    factor = draws.choice(_FACTORS)
    base = draws.choice(_BASES) if difficulty > 1 else "e"
    (level,) = draws.nonzeros(1, 9)
    return Exponential(base, factor, rate, shift, level)


def _logarithm(draws: Draws, difficulty: int) -> Logarithm:
    rate = draws.choice(_RATES)
    (shift,) = draws.nonzeros(1, 7)
    factor = 1
    if difficulty == 2:
        rate = 1
    else:
        factor = draws.choice(_FACTORS)
    base = draws.choice(_BASES)
    (level,) = draws.nonzeros(1, 9)
    return Logarithm(base, factor, rate, shift, level)


def answers(facts: Facts) -> list[Answer]:
    """The inverse; its domain, which is the range of the function; its range."""
    match facts:
        case Moebius():
            return _answers_of_quotient(facts)
        case Exponential():
            return _answers_of_exponential(facts)
        case Logarithm():
            return _answers_of_logarithm(facts)


def _answers_of_quotient(facts: Moebius) -> list[Answer]:
    a, b = facts.above
    c, d = facts.below
    return _answers(
        linear(-d, b) / linear(c, -a),
        "expression(x)",
        domain=_without(Fraction(a, c)),
        values=_without(Fraction(-d, c)),
    )


def _answers_of_exponential(facts: Exponential) -> list[Answer]:
    exponent = call("log", isolated(facts, X))
    logarithm_of_base = ONE if facts.base == "e" else call("log", base_of(facts))
    return _answers(
        _solved(exponent, facts.rate, facts.shift, logarithm_of_base),
        f"expression(x; {condition(facts, 'x')})",
        domain=_beyond(Fraction(facts.level), facts.factor),
        values=_REALS,
    )


def _answers_of_logarithm(facts: Logarithm) -> list[Answer]:
    argument = base_of(facts) ** isolated(facts, X)
    return _answers(
        _solved(argument, facts.rate, facts.shift, ONE),
        "expression(x)",
        domain=_REALS,
        values=_beyond(Fraction(-facts.shift, facts.rate), facts.rate),
    )


def _answers(inverse: Formula, kind: str, *, domain: Formula, values: Formula) -> list[Answer]:
    return [
        Answer(inverse, kind, ("f^{-1}",)),
        Answer(domain, "interval_union"),
        Answer(values, "interval_union"),
    ]


def base_of(facts: Exponential | Logarithm) -> Formula:
    """Return the base as a formula."""
    if facts.base == "e":
        return E
    return formula(int(facts.base))


def isolated(facts: Exponential | Logarithm, value: Formula) -> Formula:
    """Return (value - level) / factor, with a positive denominator."""
    numerator = value - facts.level if facts.factor > 0 else linear(-1, facts.level, value)
    return numerator / abs(facts.factor)


def condition(facts: Exponential, variable: str) -> str:
    """Return where the inverse of an exponential function is defined."""
    sign = ">" if facts.factor > 0 else "<"
    return f"{variable} {sign} {facts.level}"


def _solved(value: Formula, rate: int, shift: int, unit: Formula) -> Formula:
    """Return the solution of (rate x + shift) unit = value, with a positive denominator."""
    moved = shift * unit
    if rate > 0:
        numerator = value - moved
    elif shift > 0:
        numerator = moved - value
    else:
        numerator = -value + moved
    return numerator / (abs(rate) * unit)


def _without(number: Fraction) -> Formula:
    """Return all numbers but one."""
    return union(interval(-INFINITY, number), interval(number, INFINITY))


def _beyond(end: Fraction, direction: int) -> Formula:
    """Return the numbers above the end, for a negative direction those below it."""
    if direction > 0:
        return interval(end, INFINITY)
    return interval(-INFINITY, end)


def linear(slope: int, constant: int, variable: Formula = X) -> Formula:
    """Write a linear function; it begins without a minus sign where that is possible."""
    if slope > 0 or constant <= 0:
        return slope * variable + constant
    return constant + slope * variable


def words(facts: Facts, draws: Draws) -> Words:
    """Write the rule of the function."""
    questions = (draws.choice(FORMULAS), draws.choice(DOMAINS), draws.choice(RANGES))
    return Words(fill(draws.choice(STATEMENTS), rule=latex(rule(facts))), questions)


def rule(facts: Facts) -> Formula:
    """Return the function of x."""
    match facts:
        case Moebius():
            return linear(*facts.above) / linear(*facts.below)
        case Exponential():
            power = facts.factor * base_of(facts) ** linear(facts.rate, facts.shift)
            if facts.factor > 0 or facts.level < 0:
                return power + facts.level
            return facts.level + power
        case Logarithm():
            return facts.factor * _logarithm_of(facts) + facts.level


def _logarithm_of(facts: Logarithm) -> Formula:
    """Return the logarithm without factor and level, with its base, which no formula has."""
    name = r"\ln" if facts.base == "e" else rf"\log_{{{facts.base}}}"
    inside = latex(linear(facts.rate, facts.shift))
    return Verbatim(rf"{name}\left({inside}\right)")


TEMPLATE = Template(
    subject="precalculus",
    method="both compositions",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "one step to undo, or a quotient of linear functions",
        2: "a rate in the exponent, a base, or a logarithm",
        3: "shift, rate, factor and level, all to be undone in the right order",
    },
    school=True,
    version=2,
)
