"""Solves problems independently of what made them.

It shares the statements and the way that answers are written with the rest, and no arithmetic: values are
ratios of whole numbers (`ratios`). Where nothing is unknown they are worked out (`trial`); linear equations
are solved by trying values (`linear`), all others by SymPy (`polynomials`).
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from seedproof.benchmarks.curriculum import linear
from seedproof.benchmarks.curriculum.symbolic.answer import (
    Answer,
    comparison,
    factor_pairs,
    quantities,
    solvability,
)
from seedproof.benchmarks.curriculum.symbolic.problem import NoAnswer, NotFixed, Problem

MAX_FACTORED = 10**8


# As many as a release has rows: a problem is solved for itself and for the dialogue of its follow-ups, and
# every stage of a process reads the same problem in a text.
@lru_cache(maxsize=1 << 14)
def solve(problem: Problem) -> Answer:
    """Return the problem's answer.

    Raises: NoAnswer when it has none, or a solution is irrational.
    """
    try:
        asked = _asked_at_solutions(problem)
    except NotFixed as why:
        if not problem.asks_for_unknowns():
            raise
        return solvability(why.solvability)
    if not asked:
        raise NoAnswer("the equations have no solution that counts, expected at least one")
    kind = problem.kind()
    if kind in ("comparison", "factor pairs") and len(asked) > 1:
        raise NoAnswer(f"the equations have {len(asked)} solutions, expected one")
    if kind == "comparison":
        ((left, right),) = asked
        return comparison(left - right)
    if kind == "factor pairs":
        ((number,),) = asked
        return factor_pairs(_pairs(number))
    return quantities(problem, asked)


def _asked_at_solutions(problem: Problem) -> list[list[Fraction]]:
    """Return what is asked for at each solution that counts. Raises: NoAnswer."""
    if linear.is_linear(problem):
        return linear.asked_at_solutions(problem)
    # SymPy takes longer to load than most rows take to prove.
    from seedproof.benchmarks.curriculum import polynomials

    return polynomials.asked_at_solutions(problem)


def _pairs(number: Fraction) -> Iterator[tuple[int, int]]:
    """Yield the pairs of whole numbers with a product, the smaller one first. Raises: NoAnswer."""
    if number.denominator != 1:
        raise NoAnswer(f"the factor pairs of {number} are asked for, expected a whole number")
    whole = number.numerator
    if not 1 <= whole <= MAX_FACTORED:
        raise NoAnswer(f"the factor pairs of {whole} are asked for, expected 1 to {MAX_FACTORED}")
    for low in _divisors(whole):
        if low * low <= whole:
            yield low, whole // low


def _divisors(number: int) -> list[int]:
    """Return all divisors, as products of powers of the prime factors."""
    found = [1]
    rest = number
    factor = 2
    while rest > 1:
        # What has no factor up to its square root is prime.
        factor = rest if factor * factor > rest else factor
        powers = [1]
        while rest % factor == 0:
            rest = rest // factor
            powers.append(powers[-1] * factor)
        found = [divisor * power for divisor in found for power in powers]
        factor = factor + 1
    return found
