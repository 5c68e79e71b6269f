"""Chooses what the terms are differences of: fractions of linear factors, or a polynomial times a power."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb, gcd, prod
from typing import Literal, NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.telescoping_sum.facts import Factor, Facts
from seedproof.problems.templates.telescoping_sum.phrases import PARTIAL_SUMS, STATEMENTS, SUMS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    Formula,
    Power,
    Product,
    Sum,
    Symbol,
    formula,
    latex,
    plain,
    polynomial,
    product,
    quotient,
    total,
)

K = Symbol("k")
N = Symbol("n")

Kind = Literal["near", "gap", "three", "squares", "wide", "power"]

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("near",),
    2: ("gap", "power"),
    3: ("three", "squares", "wide", "power"),
}
"""Two neighbouring factors; a gap or an easy power; three factors, squares, a wide gap, a hard power."""
_PLACES: dict[Kind, tuple[int, ...]] = {
    "near": (0, 1),
    "gap": (0, 2),
    "three": (0, 1, 2),
    "squares": (0, 1),
    "wide": (0, 3),
}
"""How many places on from the first linear factor there are others."""

_EASY_RATIOS = ((1, 2), (1, 3), (1, 4), (1, 5))
_EASIEST_RATIOS = ((1, 2), (1, 3))
_HARD_RATIOS = ((2, 3), (-1, 2), (-1, 3), (-2, 3))


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the linear factors of a fraction and its numerator, or a polynomial and a ratio."""
    kind = draws.choice(_KINDS[difficulty])
    if kind == "power":
        return _with_power(draws, difficulty)
    step = draws.choice((1, 1, 2, 3) if kind == "near" else (1, 2))
    start = draws.between(1 - step, 5)
    if gcd(step, start) > 1:
        raise Rejected("the factors have a common divisor")
    power = 2 if kind == "squares" else 1
    return Facts(
        numerator=_numerator(draws, kind, step, start),
        factors=[Factor(step, start + step * place, power) for place in _PLACES[kind]],
        ratio="1",
    )


def _numerator(draws: Draws, kind: Kind, step: int, start: int) -> list[int]:
    factor = draws.between(1, 6)
    match kind:
        case "wide":
            return [3 * step * factor]
        case "squares":
            scale = draws.between(1, 2)
            return [2 * step**2 * scale, step * (step + 2 * start) * scale]
    return [factor]


def _with_power(draws: Draws, difficulty: int) -> Facts:
    """Draw A and r; the term is A(k) r^k - A(k + 1) r^(k + 1), times the denominator of r."""
    degree = 2 if difficulty == 3 and draws.below(3) == 0 else 1
    above, below = draws.choice(_ratios(difficulty, degree))
    leading = draws.between(1, 3)
    antidifference = [leading, *(draws.between(-5, 5) for _ in range(degree))]
    numerator = coefficients.total(
        coefficients.scaled(antidifference, below),
        coefficients.scaled(shifted(antidifference), -above),
    )
    if (
        gcd(*numerator) > 1
        or max(map(abs, numerator)) > 12
        or 0 in numerator[1:-1]
        or sum(antidifference) == 0
    ):
        raise Rejected("the numerator is not neat")
    return Facts(numerator, [], str(Fraction(above, below)))


def _ratios(difficulty: int, degree: int) -> Sequence[tuple[int, int]]:
    if difficulty == 2:
        return _EASY_RATIOS
    if degree == 2:
        return _EASIEST_RATIOS
    return _HARD_RATIOS


def shifted(function: Sequence[coefficients.N]) -> list[coefficients.N]:
    """Return the coefficients of a polynomial at k + 1, by repeated division by k - 1."""
    result = list(function)
    for end in range(len(result), 1, -1):
        for place in range(1, end):
            result[place] += result[place - 1]
    return result


def antidifference(numerator: Sequence[int], ratio: Fraction, sign: Literal[1, -1] = 1) -> list[Fraction]:
    """Return the coefficients of the polynomial A with A(k) - ratio A(k + 1) = numerator.

    They are compared from the highest power down. What higher powers bring along has the `sign` 1; with -1
    the solution is false.
    """
    lowest_first = [Fraction(0)] * len(numerator)
    for power, coefficient in reversed(list(enumerate(reversed(numerator)))):
        higher = range(power + 1, len(numerator))
        brought = ratio * sum(comb(high, power) * lowest_first[high] for high in higher)
        lowest_first[power] = (coefficient + sign * brought) / (1 - ratio)
    return lowest_first[::-1]


class Fractions(NamedTuple):
    """The term as c(k) - c(k + gap).

    c(k) is a constant over a power of the product of `width` neighbouring linear factors, the first of which
    is step k + start.
    """

    constant: Fraction
    step: int
    start: int
    width: int
    power: int
    gap: int

    def constants(self, place: int) -> list[int]:
        """Return the constant terms of the linear factors, this many places on."""
        return [self.start + self.step * (place + number) for number in range(self.width)]

    def value(self, place: int) -> Fraction:
        """Return c(place)."""
        return self.constant / Fraction(prod(self.constants(place))) ** self.power

    def written(self, place: int, variable: Formula) -> Formula:
        """Write c(variable + place)."""
        factors = [
            polynomial((self.step, constant), variable) ** self.power for constant in self.constants(place)
        ]
        return quotient(self.constant.numerator, product(self.constant.denominator, *factors))


def decomposed(facts: Facts) -> Fractions:
    """Write the term as a difference of two fractions."""
    first, second, *_ = facts.factors
    numerator = facts.numerator[0]
    step = first.step
    if first.power == 2:
        return Fractions(Fraction(numerator, 2 * step**2), step, first.start, width=1, power=2, gap=1)
    if len(facts.factors) == 3:
        return Fractions(Fraction(numerator, 2 * step), step, first.start, width=2, power=1, gap=1)
    gap = (second.start - first.start) // step
    return Fractions(Fraction(numerator, gap * step), step, first.start, width=1, power=1, gap=gap)


def answers(facts: Facts) -> list[Answer]:
    """What is left of the sum: its first differences less the last ones."""
    if facts.ratio == "1":
        fractions = decomposed(facts)
        left = range(1, fractions.gap + 1)
        first = sum((fractions.value(place) for place in left), Fraction(0))
        last = total(*(fractions.written(place, N) for place in left))
    else:
        ratio = Fraction(facts.ratio)
        later = coefficients.scaled(shifted(antidifference(facts.numerator, ratio)), ratio)
        first = later[-1]
        last = product(polynomial(later, N), Power(formula(ratio), N))
    return [
        Answer(less(first, last), "expression(n; n >= 1, integer)", ("S_n",)),
        Answer(formula(first), "number"),
    ]


def less(first: Fraction, last: Formula) -> Formula:
    """Return the difference; a bracket that begins with a minus takes the sign in."""
    match last:
        case Product((Sum((term, *_)) as inner, *others)) if plain(term).startswith("-"):
            return total(first, product(-inner, *others))
    return total(first, -last)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the term."""
    statement = fill(draws.choice(STATEMENTS), term=latex(term_of(facts)))
    partial_sum = draws.choice(PARTIAL_SUMS)
    return Words(statement, (partial_sum, draws.choice(SUMS)))


def term_of(facts: Facts) -> Formula:
    """Write a fraction, or a polynomial times a power of the ratio."""
    numerator = polynomial(facts.numerator, K)
    ratio = Fraction(facts.ratio)
    if ratio == 1:
        factors = [polynomial((factor.step, factor.start), K) ** factor.power for factor in facts.factors]
        return quotient(numerator, product(*factors))
    if ratio.numerator == 1:
        return quotient(numerator, Power(formula(ratio.denominator), K))
    return product(numerator, Power(formula(ratio), K))


TEMPLATE = Template(
    subject="sequences_series",
    method="difference of neighbouring partial sums",
    sample=sample,
    answers=answers,
    words=words,
    version=2,
    levels={
        1: "two neighbouring linear factors",
        2: "a gap between the factors, so that two parts stay at each end, or a power of a ratio",
        3: "three factors, squares, a wide gap, or a power with an unknown polynomial",
    },
)
