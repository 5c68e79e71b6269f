"""Compares lower and upper sums, and integrates a broken line or parabolas through three points each."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.templates.riemann_bars.facts import Facts

_NUMBER = re.compile(r"[0-9]{1,6}(?:/[0-9]{1,3})?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The bars are the lower or the upper sum; the bound is the distance between both."""
    count = len(facts.edges) - 1
    if len(facts.values) != count + 1 or count < 2 or facts.edges != sorted({*facts.edges}):
        yield "the edges do not rise, or are not as many as the values"
        return
    if facts.values not in (sorted({*facts.values}), sorted({*facts.values}, reverse=True)):
        yield "the values are not monotonic"
        return
    if len(answers) != 3:
        yield "there are not three answers"
        return
    widths = [right - left for left, right in pairwise(facts.edges)]
    lower = sum(width * min(ends) for width, ends in zip(widths, pairwise(facts.values), strict=True))
    upper = sum(width * max(ends) for width, ends in zip(widths, pairwise(facts.values), strict=True))
    rises = facts.values[0] < facts.values[-1]
    bars = lower if rises == (facts.side == "left") else upper
    estimate = _parabolas(facts, widths) if facts.rule == "simpson" else Fraction(lower + upper, 2)
    if estimate is None:
        yield "Simpson's rule does not apply"
        return
    for answer, value in zip(answers, (bars, estimate, upper - lower), strict=True):
        if not _NUMBER.fullmatch(answer) or Fraction(answer) != value:
            yield f"the value is {value}, not {answer!r}"


def _parabolas(facts: Facts, widths: Sequence[int]) -> Fraction | None:
    """Integrate parabolas through three neighbouring points; None where Simpson's rule does not fit."""
    if len({*widths}) != 1 or len(facts.values) % 2 == 0:
        return None
    area = Fraction(0)
    for place in range(0, len(facts.values) - 1, 2):
        first, middle, last = facts.values[place : place + 3]
        # On [-1, 1], a x^2 + b x + c has the integral 2 a / 3 + 2 c.
        square = Fraction(first + last, 2) - middle
        area += widths[0] * (2 * square / 3 + 2 * middle)
    return area


CHECKER = Checker(
    facts=Facts,
    method="sums between two bounds",
    wrong=wrong,
    types=lambda facts: ["number", "number", "number"],
)
