"""Chooses a ratio and a first member so that some members are integers, and sums the geometric series."""

from fractions import Fraction
from itertools import accumulate
from typing import Literal

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.partial_sum_bars.facts import Facts
from seedproof.problems.templates.partial_sum_bars.phrases import COUNTS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Power, Symbol, formula

_RATIOS: dict[int, tuple[str, ...]] = {
    1: ("1/2", "1/3", "2/3", "3/4", "1/4"),
    2: ("-1/2", "-1/3", "-2/3", "-3/4"),
    3: ("1/2", "-1/2", "1/3", "-1/3", "2/3", "-2/3"),
}
"""By difficulty."""

_TALLEST = 18


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw ratio, first member, and a precision. Raises: Rejected."""
    ratio = Fraction(draws.choice(_RATIOS[difficulty]))
    members = draws.choice((3, 4))
    kind: Literal["terms", "sequence"] = "sequence" if difficulty == 3 else "terms"
    steps = members - 1 if kind == "terms" else members - 2
    first = ratio.denominator**steps * draws.choice((1, 1, 2, 3, 4, -1, -1, -2))
    heights = [first * ratio**index for index in range(steps + 1)]
    if kind == "sequence":
        heights = list(accumulate(heights, initial=Fraction(draws.between(-6, 12))))
    if max(heights) - min(heights) > _TALLEST or max(map(abs, heights)) > _TALLEST or 0 in heights:
        raise Rejected("the bars are high, or one cannot be seen")
    facts = Facts(
        kind=kind,
        heights=[int(height) for height in heights],
        precision=draws.choice((10, 20, 50, 100, 200, 500, 1000)),
    )
    if _progress(facts)[1] == 0:
        raise Rejected("the limit is zero")
    return facts


def _progress(facts: Facts) -> tuple[Fraction, Fraction]:
    """Return the ratio of the terms, or of the differences, and what they lead to."""
    first, second, *more = facts.heights
    if facts.kind == "terms":
        ratio = Fraction(second, first)
        return ratio, first / (1 - ratio)
    ratio = Fraction(more[0] - second, second - first)
    return ratio, first + (second - first) / (1 - ratio)


def work(facts: Facts, slip: Slip) -> Worked:
    """The formula, the limit, and the first number for which the error is small enough."""
    ratio, limit = _progress(facts)
    first = facts.heights[0]
    power = Power(formula(ratio), Symbol("n") - 1)
    rule = first * power if facts.kind == "terms" else limit + (first - limit) * power
    number = 1
    error = abs(limit - first)
    while error >= Fraction(1, facts.precision):
        number += 1
        error *= abs(ratio)
    return Worked((), (rule, formula(limit), formula(number)))


def gaps(facts: Facts) -> dict[str, str]:
    """Return how many bars there are, in words."""
    return {"count": COUNTS[len(facts.heights)]}


def _types(facts: Facts) -> tuple[Typed, ...]:
    term, whole, index = ("x_n", "L", "n") if facts.kind == "sequence" else ("a_n", "S", "N")
    return (
        Typed("expression(n; n >= 1, integer)", (term,)),
        Typed("number", (whole,)),
        Typed("number", (index,), counted="terms", kind="numeral"),
    )


SHEET = Sheet(
    subject="sequences_series",
    method="continuation bar by bar",
    sample=sample,
    work=work,
    types=_types,
    gaps=gaps,
    levels={
        1: "a geometric series with positive ratio",
        2: "the terms alternate",
        3: "only the differences are geometric",
    },
    version=2,
)
