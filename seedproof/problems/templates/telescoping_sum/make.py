"""Chooses what the terms are differences of: fractions of linear factors, or a polynomial times a power.

The terms are written as differences of neighbours, and what does not cancel at either end is kept.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb, gcd, prod
from typing import Literal, NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.telescoping_sum.facts import Factor, Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, Formula, Symbol, polynomial, product, total

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
    factor = draws.between(1, 6)
    numerator = [factor]
    if kind == "wide":
        numerator = [3 * step * factor]
    if kind == "squares":
        scale = draws.between(1, 2)
        numerator = [2 * step**2 * scale, step * (step + 2 * start) * scale]
    exponent = 2 if kind == "squares" else 1
    return Facts(
        numerator=numerator,
        factors=[Factor(step, start + step * place, exponent) for place in _PLACES[kind]],
        ratio="1",
    )


def _with_power(draws: Draws, difficulty: int) -> Facts:
    """Draw A and r; the term is A(k) r^k - A(k + 1) r^(k + 1), times the denominator of r."""
    degree = 2 if difficulty == 3 and draws.below(3) == 0 else 1
    ratios = _EASY_RATIOS if difficulty == 2 else _EASIEST_RATIOS if degree == 2 else _HARD_RATIOS
    above, below = draws.choice(ratios)
    leading = draws.between(1, 3)
    antidifference = [leading, *(draws.between(-5, 5) for _ in range(degree))]
    here = coefficients.scaled(antidifference, below)
    numerator = coefficients.total(here, coefficients.scaled(_shifted(antidifference), -above))
    has_gaps = 0 in numerator[1:-1] or sum(antidifference) == 0
    if gcd(*numerator) > 1 or max(map(abs, numerator)) > 12 or has_gaps:
        raise Rejected("the numerator is not neat")
    return Facts(numerator=numerator, factors=[], ratio=str(Fraction(above, below)))


def _shifted(function: Sequence[coefficients.N]) -> list[coefficients.N]:
    """Return the coefficients of a polynomial at k + 1, by repeated division by k - 1."""
    result = list(function)
    for end in range(len(result), 1, -1):
        for place in range(1, end):
            result[place] += result[place - 1]
    return result


def _term(facts: Facts) -> Formula:
    """Write a fraction, or a polynomial times a power of the ratio."""
    numerator = polynomial(facts.numerator, K)
    ratio = Fraction(facts.ratio)
    if ratio == 1:
        factors = [polynomial((factor.step, factor.start), K) ** factor.power for factor in facts.factors]
        return numerator / product(*factors)
    if ratio.numerator == 1:
        return numerator / ratio.denominator**K
    return numerator * formula.formula(ratio) ** K


class Telescoped(NamedTuple):
    """How the term becomes a difference, and what is left of the first and of the last terms."""

    difference: Formula
    first: Fraction
    last: Formula


def work(facts: Facts, slip: Slip) -> Worked:
    """The difference, what is left of its first and of its last terms, the partial sum, its limit."""
    difference, first, last = _fractions(facts, slip) if facts.ratio == "1" else _powers(facts, slip)
    if slip and (first == 0 or abs(first) > 50 or (slip == "coefficient_slip" and first.numerator > 999)):
        raise Rejected("the sum is zero, or ugly")
    partial_sum = slip.or_else(_less(first, last), sign_flipped=first + last)
    term = _term(facts)
    steps = (
        step("identity", left=term, right=difference),
        step("finite_sum", index=K, start=1, end=N, term=term, value=partial_sum),
        step("limit", letter=N, at=INFINITY, expression=partial_sum, value=first),
        step("series_sum", index=K, start=1, term=term, value=first),
    )
    return Worked(steps, (partial_sum, formula.formula(first)))


def _less(first: Fraction, last: Formula) -> Formula:
    """Return the difference; a bracket that begins with a minus takes the sign in."""
    match last:
        case formula.Product((formula.Sum((term, *_)) as inner, *others)) if formula.plain(term)[0] == "-":
            return first + product(-inner, *others)
    return first - last


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

    def constants(self, place: int) -> list[int]:
        """Return the constant terms of the linear factors, this many places on."""
        return [self.start + self.step * (place + number) for number in range(self.width)]

    def value(self, place: int) -> Fraction:
        """Return c(place). Raises: Rejected where it divides by zero."""
        if 0 in self.constants(place):
            raise Rejected("a denominator is zero")
        return self.constant / Fraction(prod(self.constants(place))) ** self.power

    def written(self, place: int, variable: Formula) -> Formula:
        """Write c(variable + place)."""
        factors = [
            polynomial((self.step, constant), variable) ** self.power for constant in self.constants(place)
        ]
        return self.constant.numerator / product(self.constant.denominator, *factors)


def _fractions(facts: Facts, slip: Slip) -> Telescoped:
    """Each fraction cancels with the one that stands `gap` places on. Raises: Rejected."""
    first, second, *third = facts.factors
    gap = (second.start - first.start) // first.step
    constant = slip.or_else(
        Fraction(facts.numerator[0], first.step**first.power * (2 if third or first.power == 2 else gap)),
        coefficient_slip=Fraction(1 if first.power == 2 else facts.numerator[0]),
    )
    fractions = Fractions(constant, first.step, first.start, 1 + len(third), first.power)
    left = range(1, gap + 1)
    near = slip.or_else(left, first_index_slip=range(gap), terms_left_out=range(1, 2))
    far = slip.or_else(left, off_by_one=range(gap), terms_left_out=range(gap, gap + 1))
    return Telescoped(
        fractions.written(0, K) - fractions.written(gap, K),
        sum((fractions.value(place) for place in near), Fraction(0)),
        total(*(fractions.written(place, N) for place in far)),
    )


def _powers(facts: Facts, slip: Slip) -> Telescoped:
    """A(k) r^k - A(k + 1) r^(k + 1), where A is found from its highest coefficient down. Raises: Rejected."""
    ratio = Fraction(facts.ratio)
    base = formula.formula(ratio)
    here = _antidifference(facts.numerator, ratio, slip.or_else(1, shift_sign_lost=-1))
    if max(coefficient.denominator for coefficient in here) > 9:
        raise Rejected("the coefficients are ugly")
    following = _shifted(here)
    last = slip.or_else(coefficients.scaled(following, ratio), power_slip=following, off_by_one=here)
    return Telescoped(
        polynomial(here, K) * base**K - polynomial(following, K) * base ** (K + 1),
        slip.or_else(ratio * following[-1], first_index_slip=here[-1]),
        polynomial(last, N) * base**N,
    )


def _antidifference(numerator: Sequence[int], ratio: Fraction, sign: int) -> list[Fraction]:
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


SHEET = Sheet(
    subject="sequences_series",
    method="difference of neighbouring partial sums",
    sample=sample,
    gaps=lambda facts: {"term": _term(facts)},
    work=work,
    types=(Typed("expression(n; n >= 1, integer)", ("S_n",)), Typed("number")),
    version=2,
    slips={
        "coefficient_slip": "the constant factor of the difference is forgotten",
        "shift_sign_lost": "a sign is lost where the coefficients are compared",
        "first_index_slip": "the first terms are taken as if the sum began with k = 0",
        "off_by_one": "the last terms are taken at n instead of n + 1",
        "terms_left_out": "only one fraction is kept at either end",
        "power_slip": "the power of the ratio in the last terms is one too low",
        "sign_flipped": "what is left of the last terms is added instead of subtracted",
    },
    levels={
        1: "two neighbouring linear factors",
        2: "a gap between the factors, so that two parts stay at each end, or a power of a ratio",
        3: "three factors, squares, a wide gap, or a power with an unknown polynomial",
    },
)
