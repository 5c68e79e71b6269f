"""Iterates the recurrence, and compares its terms with the expansion and with the stated formula."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.rational_values import fraction_of
from seedproof.problems.checking.series import BITS, LONGEST, agree, ball, exact, expansion, rational
from seedproof.problems.templates.generating_function.facts import Facts

_TERMS = 250


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Eight coefficients tell rational functions of small degree apart, and sums of three powers, too."""
    function, formula, total = answers
    terms = _terms(facts, 10)
    try:
        if expansion(function, "x", LONGEST) != terms[:LONGEST]:
            yield f"the expansion of {function} does not have the terms as coefficients"
        if [fraction_of(re.sub(r"\bn\b", f"({n})", formula)) for n in range(len(terms))] != terms:
            yield f"{formula} does not give the terms"
        stated = rational(total)
        at_point = ball(function, x=Fraction(1, facts.divisor))
    except (ValueError, ZeroDivisionError) as error:
        yield f"an answer is not in the expected form: {error}"
        return
    with precision(BITS):
        if not agree(_sum(facts), exact(stated), 14) or not agree(at_point, exact(stated)):
            yield f"the series does not come to {total}"


def _terms(facts: Facts, count: int) -> list[int]:
    terms = [*facts.start]
    for n in range(count - 2):
        terms.append(facts.first * terms[-1] + facts.second * terms[-2] + facts.factor * facts.base**n)
    return terms


def _sum(facts: Facts) -> arb:
    """Return the sum of many terms over powers of the divisor; all are integers over one power."""
    above = 0
    for term in _terms(facts, _TERMS):
        above = above * facts.divisor + term
    return exact(Fraction(above, facts.divisor ** (_TERMS - 1)))


CHECKER = Checker(
    facts=Facts,
    method="expansion and iteration",
    wrong=wrong,
    types=lambda facts: ["expression(x)", "expression(n; n >= 0, integer)", "number"],
)
