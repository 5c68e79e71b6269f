"""Draws a rate in steps or in straight pieces, and adds up trapezia and triangles under it."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.net_change_from_rate.facts import Facts, Quantity, Shape, Story
from seedproof.problems.templates.net_change_from_rate.phrases import LABELS, QUESTIONS, STATEMENTS, UNITS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula

_SHAPES: dict[int, tuple[Shape, ...]] = {
    1: ("steps", "lines"),
    2: ("steps", "lines", "lines"),
    3: ("lines",),
}
_LONGEST_PIECE = {1: 4, 2: 4, 3: 3}
_QUANTITIES: dict[int, list[Quantity]] = {
    1: ["net", "total"],
    2: ["end", "total"],
    3: ["total", "largest"],
}
_STORIES: tuple[Story, ...] = ("particle", "tank", "battery")


class Piece(NamedTuple):
    """A stretch of time, on which the rate is linear and does not change its sign."""

    start: Fraction
    end: Fraction
    first: Fraction
    """The rate at the start."""
    last: Fraction
    """The rate at the end."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw rates of both signs; straight pieces cross zero at multiples of a half."""
    shape = draws.choice(_SHAPES[difficulty])
    pieces = difficulty + 2
    times = [0]
    for _ in range(pieces):
        times.append(times[-1] + draws.between(1, _LONGEST_PIECE[difficulty]))
    corners = pieces
    if shape == "lines":
        corners += 1
    rates = draws.integers(corners, -3 - difficulty, 4 + difficulty)
    start = 0
    if difficulty > 1:
        start = draws.between(5, 30)
    facts = Facts(
        story=draws.choice(_STORIES),
        shape=shape,
        times=times,
        rates=rates,
        asked=_QUANTITIES[difficulty],
        start=start,
    )
    rests = any(rate == following for rate, following in pairwise(rates))
    if times[-1] > 12 or rests or min(rates) >= 0 or max(rates) <= 0:
        raise Rejected("the rate is too long, or rests, or has one sign only")
    if any((2 * piece.end).denominator > 1 for piece in _pieces(facts)):
        raise Rejected("the rate crosses zero at an ugly time")
    if _is_dull(facts):
        raise Rejected("nothing changes, or the quantity is negative, or largest at an end")
    return facts


def _is_dull(facts: Facts) -> bool:
    """Tell whether nothing changes on the whole, or the quantity is negative, or largest at an end."""
    levels = _levels(facts)
    if levels[-1] == 0:
        return True
    if facts.start + min(levels) < 0 and facts.start > 0:
        return True
    return "largest" in facts.asked and max(levels) in (levels[0], levels[-1])


def _pieces(facts: Facts) -> Iterator[Piece]:
    """Yield the pieces, cut where the rate is zero."""
    times = [Fraction(time) for time in facts.times]
    rates = [Fraction(rate) for rate in facts.rates]
    if facts.shape == "steps":
        for (start, end), rate in zip(pairwise(times), rates, strict=True):
            yield Piece(start, end, rate, rate)
        return
    for (start, first), (end, last) in pairwise(zip(times, rates, strict=True)):
        if first * last < 0:
            zero = start + (end - start) * first / (first - last)
            yield Piece(start, zero, first, Fraction(0))
            yield Piece(zero, end, Fraction(0), last)
        else:
            yield Piece(start, end, first, last)


def _levels(facts: Facts) -> list[Fraction]:
    """Return how far the quantity has come at every place where its rate may change its sign."""
    levels = [Fraction(0)]
    for piece in _pieces(facts):
        mean = (piece.first + piece.last) / 2
        levels.append(levels[-1] + (piece.end - piece.start) * mean)
    return levels


def answers(facts: Facts) -> list[Answer]:
    """Give the last level, the sum of all steps up and down, or the highest level."""
    levels = _levels(facts)
    values: dict[Quantity, Fraction] = {
        "net": levels[-1],
        "total": sum((abs(high - low) for low, high in pairwise(levels)), Fraction(0)),
        "end": facts.start + levels[-1],
        "largest": facts.start + max(levels),
    }
    return [
        Answer(formula(values[quantity]), "number", ("x",), unit=UNITS[facts.story])
        for quantity in facts.asked
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Say nothing of the rate but for how long it lasts."""
    statement = fill(draws.choice(STATEMENTS[facts.story]), end=str(facts.times[-1]))
    return Words(statement, tuple(_question(facts, quantity) for quantity in facts.asked))


def _question(facts: Facts, quantity: Quantity) -> str:
    wording = QUESTIONS[facts.story][quantity]
    end = str(facts.times[-1])
    match quantity:
        case "net":
            return fill(wording, end=end)
        case "end":
            return fill(wording, start=str(facts.start), end=end)
        case "largest":
            return fill(wording, start=str(facts.start))
        case "total":
            return wording


def drawing(facts: Facts) -> Drawing:
    """Draw time across, the rate up; steps are not joined."""
    return {
        "kind": "axes",
        "x_step": "1",
        "y_step": "1",
        "items": [{"kind": "polyline", "points": points} for points in _polylines(facts)],
        "x": ["0", str(facts.times[-1])],
        "y": [str(min(facts.rates) - 1), str(max(facts.rates) + 1)],
        "x_label": "t",
        "y_label": LABELS[facts.story],
    }


def _polylines(facts: Facts) -> list[list[list[str]]]:
    """Return the corners of each line: one for every step, or a single one through all corners."""
    times = [str(time) for time in facts.times]
    rates = [str(rate) for rate in facts.rates]
    if facts.shape == "lines":
        return [[[time, rate] for time, rate in zip(times, rates, strict=True)]]
    return [[[start, rate], [end, rate]] for (start, end), rate in zip(pairwise(times), rates, strict=True)]


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return "A rate of change over time, drawn on a grid of unit squares in pieces between lattice points."


def twin(facts: Facts) -> Facts:
    """Return a rate that starts one higher."""
    return replace(facts, rates=[facts.rates[0] + 1, *facts.rates[1:]])


TEMPLATE = Template(
    subject="integral_calculus",
    method="exact geometry",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a rate in steps or lines; what goes in and out",
        2: "more pieces, and a level at the start",
        3: "lines only, and the moment at which the level is highest",
    },
    version=2,
)
