"""Tries the numbers of terms one after the other, and compares the bounds with the sum itself.

The sum is found by repeated means of partial sums, which the errors of an alternating series survive only
in tiny parts.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import accumulate, pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.checking.series import components, rational
from seedproof.problems.templates.alternating_bound.facts import Facts

_LARGEST = 3000
_MEANS = 24


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check the counts, and that the bounds are the partial sums."""
    if facts.terms < 1 or facts.precision < 1 or any(_below(facts, n) <= 0 for n in (1, 2)):
        yield "the terms are not defined"
        return
    try:
        low, high = [rational(text) for text in components(answers[1])]
        counts = [rational(answers[0]), rational(answers[2])]
    except ValueError as error:
        yield f"an answer is not in the expected form: {error}"
        return
    for stated, factor in zip(counts, (1, 2), strict=True):
        if stated != _first_count(facts, factor):
            yield f"{stated} is not the least number of terms for a bound of {factor}/{facts.precision}"
    if {low, high} != {*_partial_sums(facts, facts.terms + 1)[-2:]}:
        yield f"{answers[1]} are not the partial sums"
    if not low < _sum(facts) < high:
        yield f"the sum is not between {low} and {high}"


def _below(facts: Facts, n: int) -> int:
    if facts.kind == "hump":
        return n * n + facts.c
    return facts.a * n + facts.b


def _reciprocal(facts: Facts, n: int) -> Fraction:
    """Return one over the size of a term."""
    below = Fraction(_below(facts, n))
    match facts.kind:
        case "linear":
            return below
        case "square":
            return below * below
        case "geometric":
            return below * int(facts.c**n)
        case "hump":
            return below / n


def _first_count(facts: Facts, factor: int) -> int | None:
    """Return the first number of terms after which all sizes fall and the next one is small enough."""
    for count in range(1, _LARGEST):
        following = _reciprocal(facts, count + 1)
        if _reciprocal(facts, count + 2) >= following and factor * following >= facts.precision:
            return count
    return None


def _partial_sums(facts: Facts, terms: int) -> list[Fraction]:
    return list(accumulate((-1) ** (n + 1) / _reciprocal(facts, n) for n in range(1, terms + 1)))


def _sum(facts: Facts) -> float:
    """Return the sum to about eight digits, far more than the bounds are apart."""
    means = [float(number) for number in _partial_sums(facts, 40)]
    for _ in range(_MEANS):
        means = [(left + right) / 2 for left, right in pairwise(means)]
    return means[-1]


CHECKER = Checker(
    facts=Facts,
    method="trying all numbers of terms",
    wrong=wrong,
    types=lambda facts: ["number", "tuple", "number"],
)
