"""Continues the bars one by one, and looks where they go."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import accumulate, pairwise

from seedproof.equivalence import read
from seedproof.equivalence.deciding.rationals import rational as rational_value
from seedproof.problems.checker import Checker
from seedproof.problems.checking.series import rational
from seedproof.problems.templates.partial_sum_bars.facts import Facts

_MEMBERS = 60


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare formula, limit and number with the continued bars."""
    rule, limit_text, number_text = answers
    if len(facts.heights) < 3 or 0 in facts.heights:
        yield "there are not enough bars that can be seen"
        return
    members = _continued(facts)
    if members is None:
        yield "the bars are not those of a geometric sequence"
        return
    try:
        stated = [_value(rule, n) for n in range(1, 9)]
        limit = rational(limit_text)
        number = rational(number_text)
    except (ValueError, ZeroDivisionError) as error:
        yield f"an answer is not in the expected form: {error}"
        return
    if stated != members[:8]:
        yield f"{rule} does not give the bars"
    approaching = accumulate(members) if facts.kind == "terms" else members
    errors = [limit - member for member in approaching]
    # A constant ratio below 1 of the errors to the limit takes them to zero.
    ratios = {following / error for error, following in pairwise(errors) if error != 0}
    if 0 in errors or len(ratios) != 1 or abs(next(iter(ratios))) >= 1:
        yield f"{limit} is not where the bars lead to"
        return
    close = [abs(error) < Fraction(1, facts.precision) for error in errors]
    if True not in close or number != close.index(True) + 1:
        yield f"{number} is not the first number with so small an error"


def _continued(facts: Facts) -> list[Fraction] | None:
    """Return many members, or nothing where the ratio of the terms, or differences, is not constant."""
    heights = [Fraction(height) for height in facts.heights]
    terms = heights
    if facts.kind == "sequence":
        terms = [after - before for before, after in pairwise(heights)]
    ratios = {after / before for before, after in pairwise(terms)} if 0 not in terms else set()
    if len(ratios) != 1 or abs(min(ratios)) >= 1:
        return None
    while len(terms) < _MEMBERS:
        terms = [*terms, terms[-1] * min(ratios)]
    return terms if facts.kind == "terms" else list(accumulate([heights[0], *terms]))


def _value(rule: str, n: int) -> Fraction:
    value = rational_value(read(re.sub(r"\bn\b", f"({n})", rule)))
    if value is None:
        raise ValueError(f"{rule!r} has no rational value")
    return value


CHECKER = Checker(
    facts=Facts,
    method="continuation bar by bar",
    wrong=wrong,
    types=lambda facts: ["expression(n; n >= 1, integer)", "number", "number"],
)
