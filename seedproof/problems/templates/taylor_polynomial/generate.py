"""Multiplies known power series, or puts one into another, in the ring of truncated series over Q."""

from collections.abc import Callable
from fractions import Fraction
from math import factorial
from typing import Any

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, latex, polynomial, product, quotient, total

X = Symbol("x")
Series = list[Fraction]

_DISGUISED: tuple[set[str], ...] = (
    {"", "sin", "cos"},
    {"", "reciprocal", "sqrt"},
    {"exp", "log"},
    {"log", "reciprocal"},
)
_STATEMENTS = (
    "Let $$f(x) = {}.$$",
    "Consider the function $$f(x) = {}$$ near $x = 0$.",
    "A function is given near $0$ by $$f(x) = {}.$$",
    "The function $$f(x) = {}$$ is to be expanded about $x = 0$.",
)
_POLYNOMIAL = (
    "Find the Taylor polynomial of degree ${}$ of $f$ about $x = 0$.",
    "Give the Maclaurin polynomial of $f$ up to and including the term in $x^{}$.",
)
_DERIVATIVE = ("Find $f^{{({})}}(0)$.", "What is the exact value of the derivative $f^{{({})}}(0)$?")


def _binomial(place: int) -> Fraction:
    """The coefficient of the square root of 1 + t."""
    value = Fraction(1)
    for one in range(place):
        value *= Fraction(1 - 2 * one, 2 * one + 2)
    return value


SERIES: dict[str, Callable[[int], Fraction]] = {
    "exp": lambda place: Fraction(1, factorial(place)),
    "sin": lambda place: Fraction((0, 1, 0, -1)[place % 4], factorial(place)),
    "cos": lambda place: Fraction((1, 0, -1, 0)[place % 4], factorial(place)),
    "log": lambda place: Fraction((-1) ** (place + 1), place) if place else Fraction(0),
    "reciprocal": lambda place: Fraction(1),
    "sqrt": _binomial,
}
"""Of exp t, sin t, cos t, log(1 + t), 1/(1 - t), sqrt(1 + t)."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """A polynomial times a function; two functions; a function of one that is 0 at 0."""
    outer, shape, names = "", [1], list(SERIES)
    if difficulty == 1:
        shape, names = [draws.choice((1, 1, 2, -1)), draws.between(-4, 4)], names[:5]
        if draws.below(3) == 0:
            shape = [1, *shape]
    if difficulty == 3:
        outer = draws.choice(("exp", "log", "reciprocal", "sqrt"))
    chosen = draws.sample(names, 2 if difficulty == 2 else 1)
    factors: list[list[Any]] = [[name, draws.choice((1, 1, 2, 2, -1, -1, -2, 3))] for name in sorted(chosen)]
    if difficulty == 3 and factors[0][0] not in ("sin", "log"):
        shape = [draws.choice((1, 1, 1, 2, -1)), 0]
    if any(name in ("sin", "cos") and scale < 0 for name, scale in factors):
        raise Rejected("the sign of an angle could be taken out")
    if {outer, *chosen} in _DISGUISED or (outer == factors[0][0] == "reciprocal"):
        raise Rejected("the function is another one in disguise")
    facts = {
        "outer": outer,
        "polynomial": shape,
        "factors": factors,
        "order": draws.between(3, 4) if difficulty > 1 else 3,
    }
    series = _expansion(facts)
    if series[-1] == 0 or sum(map(bool, series)) < 1 + difficulty:
        raise Rejected("the last derivative is 0, or too many are")
    if max(max(abs(one.numerator), one.denominator) for one in series) > 150:
        raise Rejected("a coefficient is ugly")
    return facts


def _times(one: Series, other: Series) -> Series:
    return [
        sum((one[low] * other[place - low] for low in range(place + 1)), Fraction(0))
        for place in range(len(one))
    ]


def _expansion(facts: Facts) -> Series:
    """The coefficients, that of 1 first; a composition by Horner's rule."""
    places = range(facts["order"] + 1)
    found = [Fraction(one) for one in facts["polynomial"][::-1]][: len(places)]
    found += [Fraction(0)] * (len(places) - len(found))
    for name, scale in facts["factors"]:
        found = _times(found, [SERIES[name](place) * scale**place for place in places])
    if not facts["outer"]:
        return found
    result = [Fraction(0)] * len(places)
    for place in reversed(places):
        result = _times(result, found)
        result[0] += SERIES[facts["outer"]](place)
    return result


def answers(facts: Facts) -> list[Answer]:
    """The series, cut off; its last coefficient times the factorial."""
    series = _expansion(facts)
    taylor = total(*(one * X**place for place, one in enumerate(series)))
    derivative = formula(series[-1] * factorial(facts["order"]))
    return [Answer(taylor, "expression(x)"), Answer(derivative, "number")]


def _applied(name: str, inside: Formula) -> Formula:
    """A function as it is written."""
    if name == "reciprocal":
        return quotient(1, 1 - inside)
    return call(name, 1 + inside if name in ("log", "sqrt") else inside)


def words(facts: Facts, draws: Draws) -> Words:
    """The function as one formula, with a fraction for the reciprocal."""
    above, below = polynomial(facts["polynomial"], X), formula(1)
    for name, scale in facts["factors"]:
        if name == "reciprocal":
            below = 1 - scale * X
        else:
            above = product(above, _applied(name, scale * X))
    function = quotient(above, below)
    if facts["outer"]:
        function = _applied(facts["outer"], function)
    order = facts["order"]
    return Words(
        draws.choice(_STATEMENTS).format(latex(function)),
        (draws.choice(_POLYNOMIAL).format(order), draws.choice(_DERIVATIVE).format(order)),
    )


TEMPLATE = Template(
    subject="sequences_series",
    method="derivatives by differential equations",
    sample=sample,
    answers=answers,
    words=words,
)
