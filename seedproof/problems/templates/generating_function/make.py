"""Chooses the terms as a sum of powers; finds the generating function, its expansion, and a value."""

from fractions import Fraction
from math import prod
from typing import NamedTuple

from msgspec.structs import replace

from seedproof.problems.making import coefficients
from seedproof.problems.making.power_series import ascending
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.generating_function.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, equation, formula, product, total

N = Symbol("n")
X = Symbol("x")

_ROOTS = (1, 2, 3, 4, 5, -1, -2, -3, -4)


class Mode(NamedTuple):
    """weight * n^power * root^n."""

    weight: Fraction
    power: int
    root: int


class Quotient(NamedTuple):
    """A(x): its numerator, and the factors of its denominator, the constant terms first."""

    above: list[int]
    below: list[list[int]]

    def at(self, x: Fraction) -> Fraction:
        """Return the value. Raises: ZeroDivisionError."""
        below = prod(coefficients.value(factor[::-1], x) for factor in self.below)
        return coefficients.value(self.above[::-1], x) / below


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw roots and weights; a double root; a power that is added. Raises: Rejected."""
    low, high, base = draws.sample(_ROOTS, 3)
    weights = draws.nonzeros(3, 5)
    double = difficulty == 2
    if double:
        high = low
    modes = [Mode(Fraction(weights[0]), 0, low), Mode(Fraction(weights[1]), int(double), high)]
    factor = 0
    if difficulty == 3:
        modes.append(Mode(Fraction(weights[2]), 0, base))
        factor = weights[2] * (base - low) * (base - high)
    start = [int(sum(mode.weight * n**mode.power * mode.root**n for mode in modes)) for n in (0, 1)]
    facts = Facts(
        first=low + high,
        second=-low * high,
        factor=factor,
        base=base if factor else 0,
        start=(start[0], start[1]),
        divisor=max(abs(mode.root) for mode in modes) + draws.between(1, 4),
    )
    if abs(low) == abs(high) and low != high:
        raise Rejected("a term of the recurrence is missing")
    if abs(factor) > 60 or max(map(abs, start)) > 40 or (abs(low) == 1 and double):
        raise Rejected("the numbers are large, or the root is one")
    function = _function(facts)
    if not any(function.above[1:]):
        raise Rejected("the numerator is a constant")
    if not 0 < abs(function.at(Fraction(1, facts.divisor)).numerator) < 3000:
        raise Rejected("the sum is zero, or ugly")
    return facts


def _function(facts: Facts) -> Quotient:
    """Sum the recurrence, times powers of x, and solve for the function."""
    zeroth, following = facts.start
    above = [zeroth, following - facts.first * zeroth]
    below = [[1, -facts.first, -facts.second]]
    if facts.factor:
        below.append([1, -facts.base])
        above = coefficients.product(above, below[1])
        above[2] += facts.factor
    return Quotient(above, below)


def _modes(facts: Facts) -> list[Mode]:
    """Return the terms as a sum of powers, from the roots and the first terms.

    Raises: StopIteration where the roots are no integers, ZeroDivisionError where all three are equal.
    """
    low = next(root for root in range(-9, 10) if root * root == facts.first * root + facts.second)
    high = facts.first - low
    zeroth, following = map(Fraction, facts.start)
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


def _power(base: int) -> Formula:
    return formula(1) if base == 1 else base**N


def gaps(facts: Facts) -> dict[str, Formula | int]:
    """Return the recurrence, and its first terms."""
    right = total(
        facts.first * Verbatim("a_{n+1}"), facts.second * Verbatim("a_n"), facts.factor * _power(facts.base)
    )
    zeroth, following = facts.start
    return {"recurrence": equation(Verbatim("a_{n+2}"), right), "zeroth": zeroth, "next": following}


def work(facts: Facts, slip: Slip) -> Worked:
    """Find the function, the terms, and the value of the function."""
    zeroth, following = facts.start
    mistaken = slip.or_else(
        facts,
        first_term_not_taken_off=replace(facts, start=(zeroth, following + facts.first * zeroth)),
        sign_of_a_term_of_the_denominator=replace(
            facts, first=-facts.first, start=(zeroth, following - 2 * facts.first * zeroth)
        ),
        initial_value_with_the_wrong_sign=replace(facts, start=(-zeroth, following)),
        second_initial_value_with_the_wrong_sign=replace(facts, start=(zeroth, -following)),
    )
    at = Fraction(1, facts.divisor)
    try:
        first, second, *others = _modes(mistaken)
        function = _function(mistaken)
        value = function.at(at)
    except (ZeroDivisionError, StopIteration):
        raise Rejected("the false function has no such expansion") from None
    if slip == "weights_exchanged":
        weights = (second.weight, first.weight)
        first, second = (
            mode._replace(weight=new) for mode, new in zip((first, second), weights, strict=True)
        )
    modes = (first, second, *others)
    if value.denominator > 5000 or any(mode.weight.denominator > 60 or mode.weight == 0 for mode in modes):
        raise Rejected("the numbers are ugly")
    recurrence = gaps(facts)["recurrence"]
    initial = Verbatim(rf"a_0 = {zeroth}, \quad a_1 = {following}")
    whole = ascending(function.above, X) / product(*(ascending(factor, X) for factor in function.below))
    terms = total(*(mode.weight * N**mode.power * _power(mode.root) for mode in modes))
    steps = (
        step("generating_function", recurrence=recurrence, initial=initial, function=whole),
        step("recurrence_solved", recurrence=recurrence, initial=initial, term=terms),
        step("value", letter=X, at=at, expression=whole, value=value),
        step("series_sum", index=N, start=0, term=terms / facts.divisor**N, value=value),
    )
    return Worked(steps, (whole, terms, formula(value)))


SHEET = Sheet(
    subject="sequences_series",
    method="expansion and iteration",
    sample=sample,
    gaps=gaps,
    order=(0, 3, 1, 2),
    work=work,
    types=(
        Typed("expression(x)", ("A",)),
        Typed("expression(n; n >= 0, integer)", ("a_n",)),
        Typed("number"),
    ),
    slips={
        "first_term_not_taken_off": "the first term is not taken off where the index is shifted",
        "sign_of_a_term_of_the_denominator": "a term of the denominator has the wrong sign",
        "initial_value_with_the_wrong_sign": "the first initial value enters with the wrong sign",
        "second_initial_value_with_the_wrong_sign": "the second initial value enters with the wrong sign",
        "weights_exchanged": "the numerators of the partial fractions are exchanged",
    },
    levels={
        1: "two simple poles",
        2: "a double pole, so that a term has a factor n",
        3: "a power is added in the recurrence: three poles",
    },
)
