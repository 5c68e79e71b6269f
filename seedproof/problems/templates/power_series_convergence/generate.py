"""Chooses what is raised to the n-th power, its scale, and a slowly varying factor known to behave."""

from fractions import Fraction
from math import gcd, isqrt
from typing import Literal

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.power_series_convergence.facts import Facts, Weight
from seedproof.problems.templates.power_series_convergence.phrases import INTERVALS, RADII, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    Formula,
    Power,
    Symbol,
    call,
    formula,
    interval,
    latex,
    polynomial,
    product,
    quotient,
    root,
)

N = Symbol("n")
X = Symbol("x")

Convergence = Literal["never", "alternating", "always"]
"""With which signs a series of weights converges: with none, with changing ones, with all."""

_WEIGHTS: dict[Weight, Convergence] = {
    Weight("1", "1", root=0, logs=0): "never",
    Weight("n", "1", root=0, logs=0): "never",
    Weight("1", "n", root=0, logs=0): "alternating",
    Weight("1", "n + 1", root=0, logs=0): "alternating",
    Weight("1", "n^2", root=0, logs=0): "always",
    Weight("n^2", "1", root=0, logs=0): "never",
    Weight("n", "n + 1", root=0, logs=0): "never",
    Weight("1", "n", root=1, logs=0): "alternating",
    Weight("1", "2 n + 1", root=0, logs=0): "alternating",
    Weight("1", "n + 2", root=1, logs=0): "alternating",
    Weight("1", "n^2 + 1", root=0, logs=0): "always",
    Weight("1", "n^3", root=1, logs=0): "always",
    Weight("n", "n^2 + 1", root=0, logs=0): "alternating",
    Weight("1", "n^2 + n", root=0, logs=0): "always",
    Weight("1", "n", root=0, logs=1): "alternating",
    Weight("1", "n", root=0, logs=2): "always",
    Weight("1", "1", root=0, logs=1): "alternating",
    Weight("n", "n^3 + 1", root=0, logs=0): "always",
    Weight("n", "n^3 + 2", root=1, logs=0): "alternating",
}
"""The easier ones first."""
_EASY_TO_HARD = list(_WEIGHTS)
_WEIGHTS_BY_DIFFICULTY = {1: _EASY_TO_HARD[0:5], 2: _EASY_TO_HARD[2:14], 3: _EASY_TO_HARD[5:19]}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a shifted x; then a multiple of it and more factors; then squares, fractions and logarithms."""
    factor = 1
    if difficulty > 1:
        factor = draws.choice((1, 2, 3))
    shift = draws.between(-5, 5)
    step: Literal[1, 2] = 1
    if difficulty == 3:
        step = draws.choice((1, 2))
    base = _base(draws, difficulty, step)
    reducible = gcd(factor, shift) > 1 or (difficulty == 3 and step == 1 and base.denominator == 1)
    surd = step == 2 and isqrt(base.numerator) ** 2 != base.numerator
    if reducible or (surd and factor > 1):
        raise Rejected("a divisor could be taken out, or the ends are not neat")
    if (factor, shift) == (1, 0) and (base == 1 or difficulty > 1):
        raise Rejected("the centre is 0")
    weight = draws.choice(_WEIGHTS_BY_DIFFICULTY[difficulty])
    return Facts(
        inside=(factor, shift),
        step=step,
        sign=draws.choice((1, -1)),
        base=str(base),
        weight=weight,
    )


def _base(draws: Draws, difficulty: int, step: int) -> Fraction:
    """Draw an integer; at the highest difficulty, without squares, a fraction instead."""
    base = draws.between(1, 6)
    if difficulty == 3 and step == 1:
        return Fraction(draws.between(2, 7), draws.between(2, 5))
    return Fraction(base)


def answers(facts: Facts) -> list[Answer]:
    """Give the radius, and the interval with those of its ends where the series converges."""
    factor, shift = facts.inside
    size = formula(Fraction(facts.base))
    if facts.step == 2:
        size = root(size)
    low = quotient(-shift - size, factor)
    high = quotient(-shift + size, factor)
    return [
        Answer(quotient(size, factor), "number"),
        Answer(interval(low, high, _brackets(facts)), "interval_union", ("x",)),
    ]


def _brackets(facts: Facts) -> str:
    """Return the brackets of the ends where the series converges."""
    brackets = ""
    left, right = alternating_ends(facts)
    convergence = _WEIGHTS[facts.weight]
    if converges(convergence, left):
        brackets += "["
    if converges(convergence, right):
        brackets += "]"
    return brackets


def alternating_ends(facts: Facts) -> tuple[bool, bool]:
    """Tell whether the terms alternate at the left and at the right end.

    Right of the centre the powers are positive; left of it they alternate, unless they are squares.
    """
    right = facts.sign == -1
    if facts.step == 2:
        return right, right
    return not right, right


def converges(convergence: Convergence, alternates: bool) -> bool:
    """Tell whether a series of weights converges with these signs."""
    return convergence == "always" or (convergence == "alternating" and alternates)


def coefficients_in_n(text: str) -> list[int]:
    """Return the coefficients of a polynomial such as `2 n + 1`, that of the highest power first."""
    by_power: dict[int, int] = {}
    for term in text.split(" + "):
        coefficient, letter, exponent = term.partition("n")
        power = 0
        if letter:
            power = int(exponent.removeprefix("^") or 1)
        by_power[power] = int(coefficient or 1)
    return [by_power.get(power, 0) for power in range(max(by_power), -1, -1)]


def weight_below(weight: Weight) -> Formula:
    """Return the denominator of a weight."""
    below = polynomial(coefficients_in_n(weight.below), N)
    if weight.root:
        below = call("sqrt", below)
    return product(below, call("log", N) ** weight.logs)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the terms as one fraction."""
    statement = fill(
        draws.choice(STATEMENTS),
        start=str(first_index(facts)),
        term=latex(term_of(facts)),
    )
    return Words(statement, (draws.choice(RADII), draws.choice(INTERVALS)))


def first_index(facts: Facts) -> int:
    """Return where the series begins: a logarithm is zero at 1."""
    return 2 if facts.weight.logs else 1


def term_of(facts: Facts) -> Formula:
    """Return the term of the series."""
    base = Fraction(facts.base)
    above = product(
        _sign(facts),
        _power(base.denominator),
        polynomial(coefficients_in_n(facts.weight.above), N),
        polynomial(facts.inside, X) ** (facts.step * N),
    )
    below = product(_power(base.numerator), weight_below(facts.weight))
    return quotient(above, below)


def _sign(facts: Facts) -> Formula:
    if facts.sign == 1:
        return formula(1)
    return Power(formula(-1), N)


def _power(base: int) -> Formula:
    """Return the n-th power, which of 1 is 1."""
    if base == 1:
        return formula(1)
    return Power(formula(base), N)


TEMPLATE = Template(
    subject="sequences_series",
    method="order of the terms at the ends",
    sample=sample,
    answers=answers,
    words=words,
    version=2,
    levels={
        1: "a power of a shifted variable with a simple factor",
        2: "a multiple of the variable, and factors whose order has to be found",
        3: "squares or fractions to the n, and logarithms that decide at the ends",
    },
)
