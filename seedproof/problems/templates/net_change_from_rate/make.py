"""Draws a rate in steps or in straight pieces, and adds up trapezia and triangles under it."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.net_change_from_rate.facts import Facts, Quantity, Shape, Story
from seedproof.problems.templates.net_change_from_rate.phrases import UNITS
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
    corners = pieces + 1 if shape == "lines" else pieces
    rates = draws.integers(corners, -3 - difficulty, 4 + difficulty)
    start = draws.between(5, 30) if difficulty > 1 else 0
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
    levels = _levels(facts)
    is_negative = facts.start > 0 and facts.start + min(levels) < 0
    ends_highest = "largest" in facts.asked and max(levels) in (levels[0], levels[-1])
    if levels[-1] == 0 or is_negative or ends_highest:
        raise Rejected("nothing changes, or the quantity is negative, or largest at an end")
    return facts


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


def work(facts: Facts, slip: Slip) -> Worked:
    """The last level, the sum of all steps up and down, or the highest level."""
    levels = _levels(facts)
    values: dict[Quantity, Fraction] = {
        "net": levels[-1],
        "total": sum((abs(high - low) for low, high in pairwise(levels)), Fraction(0)),
        "end": facts.start + levels[-1],
        "largest": facts.start + max(levels),
    }
    return Worked((), tuple(formula(values[quantity]) for quantity in facts.asked))


SHEET = Sheet(
    subject="integral_calculus",
    method="exact geometry",
    sample=sample,
    work=work,
    types=lambda facts: [Typed("number", ("x",), UNITS[facts.story])] * len(facts.asked),
    gaps=lambda facts: {"end": facts.times[-1]},
    levels={
        1: "a rate in steps or lines; what goes in and out",
        2: "more pieces, and a level at the start",
        3: "lines only, and the moment at which the level is highest",
    },
    version=2,
)
