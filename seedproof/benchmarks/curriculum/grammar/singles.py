"""Draws questions about one or two numbers: comparisons, factor pairs, remainders, tens and ones."""

from functools import cache
from math import gcd

from seedproof.benchmarks.curriculum.grammar.constants import fraction
from seedproof.benchmarks.curriculum.grammar.made import Draft, operated, whole
from seedproof.benchmarks.curriculum.standards.shapes import (
    Comparison,
    FactorPairs,
    FractionComparison,
    MakesTen,
    Quotient,
    TenAndOnes,
)
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Problem, Variable
from seedproof.record.draws import Draws, Rejected


def compared(shape: Comparison, draws: Draws) -> Problem:
    """Draw any two numbers to compare."""
    left, right = (Number(draws.between(shape.numbers.low, shape.numbers.high)) for _ in range(2))
    return Draft(draws).asking(Operation("_", left, right))


def factored(shape: FactorPairs, draws: Draws) -> Problem:
    """Draw any number whose factor pairs are asked for."""
    return Draft(draws).asking(Number(draws.between(shape.numbers.low, shape.numbers.high)))


def makes_ten(shape: MakesTen, draws: Draws) -> Problem:
    """Draw 10 = a + x, or 10 = x + a."""
    draft = Draft(draws)
    given = draws.between(shape.numbers.low, shape.numbers.high)
    unknown = Variable(draft.name())
    draft.equated(Number(10), _either_order(draws, Number(given), unknown))
    return draft.asking(unknown)


def ten_and_ones(shape: TenAndOnes, draws: Draws) -> Problem:
    """Draw 14 = 10 + x, or 14 = x + 10; a third of the time x = 10 + 4, or x = 4 + 10."""
    draft = Draft(draws)
    ones = draws.between(shape.ones.low, shape.ones.high)
    if draws.below(3) == 0:
        left, right = (whole(10), whole(ones)) if draws.below(2) else (whole(ones), whole(10))
        return draft.asking(draft.named(operated("+", left, right, 10 + ones)).written)
    unknown = Variable(draft.name())
    draft.equated(Number(10 + ones), _either_order(draws, Number(10), unknown))
    return draft.asking(unknown)


def quotient(shape: Quotient, draws: Draws) -> Problem:
    """Draw a dividend, name it, and divide it in the question: nothing divides it exactly."""
    draft = Draft(draws)
    tops = shape.dividends
    # Pairs are drawn, so that large remainders are not rare.
    pairs = _divisors_and_remainders(shape.divisors.low, shape.divisors.high)
    divisor, remainder = draws.choice(pairs)
    digits = draws.between(len(str(tops.low)), len(str(tops.high)))
    least = max(tops.low, 10 ** (digits - 1), 2 * divisor + remainder)
    most = min(tops.high, 10**digits - 1)
    whole_quotient = draws.between(-(-(least - remainder) // divisor), (most - remainder) // divisor)
    dividend = draft.named(whole(whole_quotient * divisor + remainder)).written
    by = Number(divisor)
    return draft.asking(Operation("//", dividend, by), Operation("%", dividend, by))


@cache
def _divisors_and_remainders(low: int, high: int) -> list[tuple[int, int]]:
    return [(divisor, remainder) for divisor in range(low, high + 1) for remainder in range(1, divisor)]


def compared_fractions(shape: FractionComparison, draws: Draws) -> Problem:
    """Draw two fractions of different numerators and denominators: a tenth of them equal.

    Raises: Rejected when there is no second fraction to the first.
    """
    if draws.below(10) == 0:
        first, second = _equal(shape, draws)
    else:
        top, under = _fraction(shape, draws)
        first = top, under
        tops = [other for other in range(1, shape.tops.high + 1) if other != top]
        lowest = shape.denominators.low
        unders = [other for other in range(lowest, shape.denominators.high + 1) if other != under]
        improper = draws.below(8) == 0
        other_under = draws.choice(unders)
        tops = [
            other_top
            for other_top in tops
            if other_top % other_under
            and other_top * under != top * other_under
            and (improper or other_top < other_under)
        ]
        if not tops:
            raise Rejected("no second fraction is of that sort")
        second = draws.choice(tops), other_under
    return Draft(draws).asking(Operation("_", fraction(*first).written, fraction(*second).written))


def _fraction(shape: FractionComparison, draws: Draws) -> tuple[int, int]:
    """Draw numerator and denominator of a fraction, mostly below 1, never a whole number."""
    under = draws.between(shape.denominators.low, shape.denominators.high)
    if draws.below(8):
        return draws.between(1, under - 1), under
    return draws.choice([top for top in range(1, shape.tops.high + 1) if top % under]), under


def _equal(shape: FractionComparison, draws: Draws) -> tuple[tuple[int, int], tuple[int, int]]:
    """Draw two fractions below 1 of the same value."""
    most = shape.denominators.high
    under = draws.between(2, most // 2)
    top = draws.choice([top for top in range(1, under) if gcd(top, under) == 1])
    first_factor, second_factor = draws.sample(range(1, most // under + 1), 2)
    return (top * first_factor, under * first_factor), (top * second_factor, under * second_factor)


def _either_order(draws: Draws, first: Expression, second: Expression) -> Operation:
    if draws.below(2):
        return Operation("+", first, second)
    return Operation("+", second, first)
