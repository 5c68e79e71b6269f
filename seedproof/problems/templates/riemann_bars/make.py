"""Draws a monotonic list of values, and adds up bars, trapezia or parabolas over them."""

from fractions import Fraction
from itertools import pairwise

from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.riemann_bars.facts import Facts
from seedproof.problems.templates.riemann_bars.phrases import WAYS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula

_HIGHEST = 14


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw equal bars; an even number of them for Simpson's rule; or bars of different widths."""
    count = draws.between(4, 5)
    widths = [draws.between(1, 2)] * count
    match difficulty:
        case 2:
            count = draws.choice((4, 6))
            widths = [draws.between(1, 2)] * count
        case 3:
            widths = [draws.between(1, 3) for _ in range(count)]
            if len({*widths}) < 2:
                raise Rejected("the widths are equal")
    edges = [draws.between(-3, 2)]
    values = [draws.between(1, 4)]
    for width in widths:
        edges.append(edges[-1] + width)
        values.append(values[-1] + draws.between(1, 3))
    if values[-1] > _HIGHEST:
        raise Rejected("the bars are too high")
    if draws.below(2):
        values.reverse()
    return Facts(
        edges=edges,
        values=values,
        side=draws.choice(("left", "right")),
        rule="simpson" if difficulty == 2 else "trapezoidal",
    )


def heights_of(facts: Facts) -> list[int]:
    """Return the heights of the bars."""
    return facts.values[:-1] if facts.side == "left" else facts.values[1:]


def work(facts: Facts, slip: Slip) -> Worked:
    """The sum of the bars, the better estimate, and the sum of the steps times the widths."""
    widths = [right - left for left, right in pairwise(facts.edges)]
    bars = sum(width * height for width, height in zip(widths, heights_of(facts), strict=True))
    bound = 0
    estimate = Fraction(0)
    for width, (first, last) in zip(widths, pairwise(facts.values), strict=True):
        bound += width * abs(last - first)
        estimate += Fraction(width * (first + last), 2)
    if facts.rule == "simpson":
        estimate = _simpson(facts.values, widths[0])
    return Worked((), (formula(bars), formula(estimate), formula(bound)))


def _simpson(values: list[int], width: int) -> Fraction:
    first, *inner, last = values
    weighted = first + 4 * sum(inner[0::2]) + 2 * sum(inner[1::2]) + last
    return Fraction(width * weighted, 3)


def gaps(facts: Facts) -> dict[str, Filling]:
    """Say the interval, and that the function is monotonic."""
    low = facts.edges[0]
    high = facts.edges[-1]
    rises = facts.values[0] < facts.values[-1]
    return {
        "low": low,
        "high": high,
        "mark": high if facts.side == "left" else low,
        "way": WAYS[rises],
    }


SHEET = Sheet(
    subject="integral_calculus",
    method="sums between two bounds",
    sample=sample,
    work=work,
    gaps=gaps,
    types=(Typed("number"), Typed("number"), Typed("number", ("E",))),
    levels={
        1: "equal widths and the trapezoidal rule",
        2: "equal widths and Simpson's rule, with its weights",
        3: "different widths, so that every step counts by itself",
    },
)
