"""Chooses the terms as a sum of powers, and finds the recurrence and the generating function from them."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.coefficients import product, value
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.generating_function.facts import Facts
from seedproof.problems.templates.generating_function.phrases import FUNCTIONS, STATEMENTS, SUMS, TERMS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula as formulas
from seedproof.text.formula import (
    Formula,
    Power,
    Symbol,
    Verbatim,
    equation,
    formula,
    latex,
    quotient,
)

N = Symbol("n")
X = Symbol("x")

_ROOTS = (1, 2, 3, 4, 5, -1, -2, -3, -4)


class Mode(NamedTuple):
    """weight * n^power * root^n."""

    weight: Fraction
    power: int
    root: int


class Rational(NamedTuple):
    """The generating function: coefficients of numerator and denominator, the constant terms first."""

    above: list[Fraction]
    below: list[Fraction]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw roots and weights; a double root; a power that is added. Raises: Rejected."""
    low, high, base = draws.sample(_ROOTS, 3)
    weights = draws.nonzeros(3, 5)
    if difficulty == 2:
        modes = [Mode(Fraction(weights[0]), 0, low), Mode(Fraction(weights[1]), 1, low)]
        high = low
    else:
        modes = [Mode(Fraction(weights[0]), 0, low), Mode(Fraction(weights[1]), 0, high)]
    factor = 0
    if difficulty == 3:
        modes.append(Mode(Fraction(weights[2]), 0, base))
        factor = weights[2] * (base - low) * (base - high)
    start = [int(_term(modes, n)) for n in (0, 1)]
    facts = Facts(
        first=low + high,
        second=-low * high,
        factor=factor,
        base=base if factor else 0,
        start=(start[0], start[1]),
        divisor=max(abs(low), abs(high), abs(base) if factor else 0) + draws.between(1, 4),
    )
    if abs(low) == abs(high) and low != high:
        raise Rejected("a term of the recurrence is missing")
    if abs(factor) > 60 or max(map(abs, start)) > 40 or (abs(low) == 1 and difficulty == 2):
        raise Rejected("the numbers are large, or the root is one")
    if not any(numerator(facts)[1:]):
        raise Rejected("the numerator is a constant")
    if not 0 < abs(sum_of(generating_function(facts), facts.divisor).numerator) < 3000:
        raise Rejected("the sum is zero, or ugly")
    return facts


def _term(modes: Sequence[Mode], n: int) -> Fraction:
    return sum((mode.weight * n**mode.power * mode.root**n for mode in modes), Fraction(0))


def numerator(facts: Facts) -> list[Fraction]:
    """Return the numerator of the generating function, the constant term first."""
    zeroth, following = facts.start
    head = [Fraction(zeroth), Fraction(following - facts.first * zeroth)]
    if facts.factor == 0:
        return head
    extended = product(head, [Fraction(1), Fraction(-facts.base)])
    return [extended[0], extended[1], extended[2] + facts.factor]


def denominator(facts: Facts) -> list[list[int]]:
    """Return the factors of the denominator, the constant terms first."""
    factors = [[1, -facts.first, -facts.second]]
    if facts.factor:
        factors.append([1, -facts.base])
    return factors


def generating_function(facts: Facts) -> Rational:
    """Return the generating function."""
    below = product([Fraction(1)], *([Fraction(c) for c in factor] for factor in denominator(facts)))
    return Rational(numerator(facts), below)


def sum_of(function: Rational, divisor: int) -> Fraction:
    """Return the value at one over the divisor."""
    x = Fraction(1, divisor)
    return value(function.above[::-1], x) / value(function.below[::-1], x)


def modes_of(facts: Facts) -> list[Mode]:
    """Return the terms as a sum of powers, from the roots and the first terms."""
    low, high = roots_of(facts)
    zeroth = Fraction(facts.start[0])
    following = Fraction(facts.start[1])
    added: list[Mode] = []
    if facts.factor:
        weight = Fraction(facts.factor, (facts.base - low) * (facts.base - high))
        added.append(Mode(weight, 0, facts.base))
        zeroth -= weight
        following -= weight * facts.base
    if low == high:
        return [Mode(zeroth, 0, low), Mode(following / low - zeroth, 1, low), *added]
    weight = (following - high * zeroth) / (low - high)
    return [Mode(weight, 0, low), Mode(zeroth - weight, 0, high), *added]


def roots_of(facts: Facts) -> tuple[int, int]:
    """Return the zeros of x^2 - first x - second, which are integers."""
    low = next(root for root in range(-9, 10) if root * root == facts.first * root + facts.second)
    return low, facts.first - low


def terms_formula(modes: Sequence[Mode]) -> Formula:
    """Return a_n."""
    terms: list[Formula] = []
    for mode in modes:
        factor = mode.weight * N**mode.power
        if mode.root == 1:
            terms.append(factor)
        else:
            terms.append(factor * Power(formula(mode.root), N))
    return formulas.total(*terms)


def function_formula(facts: Facts, above: Sequence[Fraction]) -> Formula:
    """Return A(x), the denominator in factors."""
    below = formulas.product(*(ascending(factor) for factor in denominator(facts)))
    return quotient(ascending(above), below)


def ascending(coefficients: Sequence[int | Fraction]) -> Formula:
    """Return a polynomial, the constant term first."""
    return formulas.total(*(coefficient * X**power for power, coefficient in enumerate(coefficients)))


def answers(facts: Facts) -> list[Answer]:
    """Give function, terms and sum."""
    function = generating_function(facts)
    return [
        Answer(function_formula(facts, function.above), "expression(x)", ("A",)),
        Answer(terms_formula(modes_of(facts)), "expression(n; n >= 0, integer)", ("a_n",)),
        Answer(formula(sum_of(function, facts.divisor)), "number"),
    ]


def recurrence_text(facts: Facts) -> str:
    """Write the recurrence."""
    added: Formula = formula(facts.factor)
    if facts.factor and facts.base != 1:
        added = facts.factor * Power(formula(facts.base), N)
    right = formulas.total(
        facts.first * Verbatim("a_{n+1}"),
        facts.second * Verbatim("a_n"),
        added,
    )
    return latex(equation(Verbatim("a_{n+2}"), right))


def initial_text(facts: Facts) -> str:
    """Write the first terms."""
    zeroth, following = facts.start
    return rf"a_0 = {zeroth}, \quad a_1 = {following}"


def words(facts: Facts, draws: Draws) -> Words:
    """Write recurrence and first terms."""
    zeroth, following = facts.start
    statement = fill(
        draws.choice(STATEMENTS),
        recurrence=recurrence_text(facts),
        zeroth=str(zeroth),
        next=str(following),
    )
    total_question = fill(draws.choice(SUMS), divisor=str(facts.divisor))
    return Words(statement, (draws.choice(FUNCTIONS), draws.choice(TERMS), total_question))


TEMPLATE = Template(
    subject="sequences_series",
    method="expansion and iteration",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "two simple poles",
        2: "a double pole, so that a term has a factor n",
        3: "a power is added in the recurrence: three poles",
    },
)
