"""Draws a monotonic list of values, and adds up bars, trapezia or parabolas over them."""

from fractions import Fraction
from itertools import pairwise

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.riemann_bars.facts import Facts
from seedproof.problems.templates.riemann_bars.phrases import BOUNDS, RULES, SIDES, STATEMENTS, SUMS, WAYS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula

_HIGHEST = 14
_ALT = (
    "Bars side by side over a grid of unit squares, each with a height of its own, and a single marked "
    "point at "
    "the edge of the last or the first of them."
)


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


def _widths(facts: Facts) -> list[int]:
    return [right - left for left, right in pairwise(facts.edges)]


def answers(facts: Facts) -> list[Answer]:
    """The sum of the bars, the better estimate, and the sum of the steps times the widths."""
    widths = _widths(facts)
    bars = sum(width * height for width, height in zip(widths, heights_of(facts), strict=True))
    bound = 0
    trapezia = Fraction(0)
    for width, (first, last) in zip(widths, pairwise(facts.values), strict=True):
        bound += width * abs(last - first)
        trapezia += Fraction(width * (first + last), 2)
    estimate = trapezia
    if facts.rule == "simpson":
        estimate = _simpson(facts, widths[0])
    return [
        Answer(formula(bars), "number"),
        Answer(formula(estimate), "number"),
        Answer(formula(bound), "number", ("E",)),
    ]


def _simpson(facts: Facts, width: int) -> Fraction:
    inner = facts.values[1:-1]
    weighted = facts.values[0] + 4 * sum(inner[0::2]) + 2 * sum(inner[1::2]) + facts.values[-1]
    return Fraction(width * weighted, 3)


def words(facts: Facts, draws: Draws) -> Words:
    """Say the interval, and that the function is monotonic."""
    low = str(facts.edges[0])
    high = str(facts.edges[-1])
    way = WAYS["up" if facts.values[0] < facts.values[-1] else "down"]
    mark = high if facts.side == "left" else low
    statement = fill(draws.choice(STATEMENTS), way=way, low=low, high=high, side=SIDES[facts.side], mark=mark)
    total = draws.choice(SUMS)
    estimate = draws.choice(RULES[facts.rule])
    return Words(statement, (total, estimate, fill(draws.choice(BOUNDS), low=low, high=high)))


def drawing(facts: Facts) -> Drawing:
    """Draw the bars, and the value at the other end as a point."""
    place = -1 if facts.side == "left" else 0
    return {
        "kind": "axes",
        "x": [str(facts.edges[0] - 1), str(facts.edges[-1] + 1)],
        "y": ["0", str(max(facts.values) + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [
            {
                "kind": "bars",
                "edges": [str(edge) for edge in facts.edges],
                "heights": [str(height) for height in heights_of(facts)],
            },
            {
                "kind": "point",
                "at": [str(facts.edges[place]), str(facts.values[place])],
                "open": 0,
                "label": "",
            },
        ],
    }


def alt(facts: Facts) -> str:
    """Say what is there, not how high."""
    return _ALT


def twin(facts: Facts) -> Facts:
    """Return bars that are higher by one, with the last step one more."""
    raised = [value + 1 for value in facts.values]
    raised[raised.index(max(raised))] += 1
    return replace(facts, values=raised)


TEMPLATE = Template(
    subject="integral_calculus",
    method="sums between two bounds",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "equal widths and the trapezoidal rule",
        2: "equal widths and Simpson's rule, with its weights",
        3: "different widths, so that every step counts by itself",
    },
)
