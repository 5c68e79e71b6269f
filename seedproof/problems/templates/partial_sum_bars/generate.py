"""Chooses a ratio and a first member so that some members are integers, and sums the geometric series."""

from fractions import Fraction
from typing import Literal

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.partial_sum_bars.facts import Facts
from seedproof.problems.templates.partial_sum_bars.phrases import (
    COUNTS,
    ERRORS,
    FORMULAS,
    LIMITS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Power, Symbol, formula, total

N = Symbol("n")

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
    kind: Literal["terms", "sequence"] = "terms"
    if difficulty == 3:
        kind = "sequence"
    steps = members - 1 if kind == "terms" else members - 2
    first = ratio.denominator**steps * draws.choice((1, 1, 2, 3, 4, -1, -1, -2))
    terms = [first * ratio**index for index in range(steps + 1)]
    heights = terms
    if kind == "sequence":
        heights = [Fraction(draws.between(-6, 12))]
        for term in terms:
            heights.append(heights[-1] + term)
    if max(heights) - min(heights) > _TALLEST or max(map(abs, heights)) > _TALLEST or 0 in heights:
        raise Rejected("the bars are high, or one cannot be seen")
    facts = Facts(
        kind=kind,
        heights=[int(height) for height in heights],
        precision=draws.choice((10, 20, 50, 100, 200, 500, 1000)),
    )
    if limit_of(facts) == 0:
        raise Rejected("the limit is zero")
    return facts


def ratio_of(facts: Facts) -> Fraction:
    """Return the ratio of the terms, or of the differences."""
    first, second, *more = facts.heights
    if facts.kind == "terms":
        return Fraction(second, first)
    return Fraction(more[0] - second, second - first)


def limit_of(facts: Facts) -> Fraction:
    """Return the sum of all terms, or the limit of the sequence."""
    rest = 1 - ratio_of(facts)
    first, second, *_ = facts.heights
    if facts.kind == "terms":
        return first / rest
    return first + (second - first) / rest


def first_close(facts: Facts) -> int:
    """Return the first number for which the error is small enough."""
    ratio = abs(ratio_of(facts))
    number = 1
    error = abs(limit_of(facts) - facts.heights[0])
    while error >= Fraction(1, facts.precision):
        number += 1
        error *= ratio
    return number


def answers(facts: Facts) -> list[Answer]:
    """Give the formula, the limit, and the number."""
    limit = limit_of(facts)
    power = Power(formula(ratio_of(facts)), N - 1)
    rule: Formula = facts.heights[0] * power
    if facts.kind == "sequence":
        rule = total(limit, (facts.heights[0] - limit) * power)
    term, whole, index = ("x_n", "L", "n") if facts.kind == "sequence" else ("a_n", "S", "N")
    return [
        Answer(rule, "expression(n; n >= 1, integer)", (term,)),
        Answer(formula(limit), "number", (whole,)),
        Answer(formula(first_close(facts)), "number", (index,), counted="terms", kind="numeral"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Say nothing of the heights."""
    statement = fill(draws.choice(STATEMENTS[facts.kind]), count=COUNTS[len(facts.heights)])
    return Words(
        statement,
        (
            draws.choice(FORMULAS[facts.kind]),
            draws.choice(LIMITS[facts.kind]),
            fill(draws.choice(ERRORS[facts.kind]), precision=str(facts.precision)),
        ),
    )


def drawing(facts: Facts) -> Drawing:
    """Draw one bar about each number."""
    count = len(facts.heights)
    bars = {
        "kind": "bars",
        "edges": [str(Fraction(2 * edge + 1, 2)) for edge in range(count + 1)],
        "heights": [str(height) for height in facts.heights],
    }
    return {
        "kind": "axes",
        "x": ["0", str(count + 1)],
        "y": [str(min(0, *facts.heights) - 1), str(max(0, *facts.heights) + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "n",
        "y_label": "aₙ" if facts.kind == "terms" else "xₙ",
        "items": [bars],
    }


def alt(facts: Facts) -> str:
    """Say what is there, not how high."""
    return (
        f"Bar chart with {COUNTS[len(facts.heights)]} bars over the first positive integers n; the height "
        "of each bar can be read off a grid of unit squares."
    )


def twin(facts: Facts) -> Facts:
    """Return the bars upside down."""
    return replace(facts, heights=[-height for height in facts.heights])


TEMPLATE = Template(
    subject="sequences_series",
    method="continuation bar by bar",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a geometric series with positive ratio",
        2: "the terms alternate",
        3: "only the differences are geometric",
    },
    version=2,
)
