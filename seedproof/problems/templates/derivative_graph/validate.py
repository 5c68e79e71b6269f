"""Interpolates the derivative at odd sixteenths, and decides signs, changes and areas from these values.

Corners and zeros are integers: between two of them nothing changes, and a quarter step is a trapezium.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Literal

from seedproof.problems.checker import Checker
from seedproof.problems.templates.derivative_graph.facts import Asked, Facts

_INTERVAL = re.compile(r"\((-?[0-9]{1,2}), (-?[0-9]{1,2})\)")
_SET = re.compile(r"\{(-?[0-9]{1,2}(?:, -?[0-9]{1,2})*)?\}")
_NUMBER = re.compile(r"-?[0-9]{1,4}(?:/[1-9][0-9]?)?")
_STEP = Fraction(1, 4)

Order = Literal[0, 1]
"""Of the derivative itself, or of its change."""

Sign = Literal[1, -1]


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Every part against signs left and right of all integers."""
    if len(answers) != len(facts.asked):
        yield "there are not as many answers as parts"
        return
    for asked, text in zip(facts.asked, answers, strict=True):
        yield from _answer_wrong(facts, asked, text)


def _answer_wrong(facts: Facts, asked: Asked, text: str) -> Iterator[str]:
    match asked:
        case "increasing":
            yield from _intervals_wrong(facts, 0, 1, text)
        case "decreasing":
            yield from _intervals_wrong(facts, 0, -1, text)
        case "concave up":
            yield from _intervals_wrong(facts, 1, 1, text)
        case "concave down":
            yield from _intervals_wrong(facts, 1, -1, text)
        case "maxima":
            maxima = [x for x in _interior(facts) if _changes(facts, 0, x) and _sign_after(facts, 0, x) < 0]
            yield from _set_wrong(asked, maxima, text)
        case "minima":
            minima = [x for x in _interior(facts) if _changes(facts, 0, x) and _sign_after(facts, 0, x) > 0]
            yield from _set_wrong(asked, minima, text)
        case "bends":
            bends = [x for x in _interior(facts) if _changes(facts, 1, x)]
            yield from _set_wrong(asked, bends, text)
        case "value":
            _, x = facts.known
            yield from _number_wrong(asked, _values(facts)[Fraction(x)], text)
        case "greatest":
            yield from _number_wrong(asked, max(_values(facts).values()), text)


def _ends(facts: Facts) -> tuple[int, int]:
    return facts.points[0][0], facts.points[-1][0]


def _interior(facts: Facts) -> range:
    """Return the integers between the ends."""
    first, last = _ends(facts)
    return range(first + 1, last)


def _slope(facts: Facts, x: Fraction) -> Fraction:
    """Return the derivative at x, between the two points around it."""
    for (left, low), (right, high) in pairwise(facts.points):
        if left <= x <= right:
            return low + (high - low) * (x - left) / (right - left)
    raise ValueError(f"{x} is outside the figure")


def _sign(facts: Facts, order: Order, x: Fraction) -> Sign:
    """Return the sign of the derivative, or of its change, near a place that is no corner and no zero."""
    value = _slope(facts, x)
    if order == 1:
        value = _slope(facts, x + _STEP / 8) - value
    if value == 0:
        raise ValueError(f"near {x} the derivative is zero or level")
    if value > 0:
        return 1
    return -1


def _sign_after(facts: Facts, order: Order, x: int) -> Sign:
    return _sign(facts, order, x + _STEP)


def _changes(facts: Facts, order: Order, x: int) -> bool:
    """Return whether the sign changes at an integer."""
    return _sign(facts, order, x - _STEP) != _sign_after(facts, order, x)


def _set_wrong(asked: Asked, expected: Sequence[int], text: str) -> Iterator[str]:
    match = _SET.fullmatch(text)
    stated: list[int] = []
    if match is not None and match[1]:
        stated = [int(number) for number in match[1].split(", ")]
    if match is None or stated != expected:
        yield f"the {asked} are at {expected}, not at {text}"


def _intervals_wrong(facts: Facts, order: Order, wanted: Sign, text: str) -> Iterator[str]:
    intervals = _stated_intervals(text)
    if intervals is None or intervals != sorted({*intervals}):
        yield f"{text!r} is no union of open intervals in their order"
        return
    first, last = _ends(facts)
    for cell in range(4 * first, 4 * last):
        x = (cell + Fraction(1, 2)) * _STEP
        stated = any(low < x < high for low, high in intervals)
        if stated != (_sign(facts, order, x) == wanted):
            yield f"at x = {x} the sign is not as {text} says"
    for interval in intervals:
        for end in interval:
            if end in (first, last):
                continue
            if end not in _interior(facts) or not _changes(facts, order, end):
                yield f"the interval does not have to end at {end}"


def _stated_intervals(text: str) -> list[tuple[int, int]] | None:
    """Return the ends of each interval, none for the empty set; None where the text is no union."""
    if text == "{}":
        return []
    intervals: list[tuple[int, int]] = []
    for part in text.split(" U "):
        match = _INTERVAL.fullmatch(part)
        if match is None:
            return None
        intervals.append((int(match[1]), int(match[2])))
    return intervals


def _number_wrong(asked: Asked, expected: Fraction, text: str) -> Iterator[str]:
    if not _NUMBER.fullmatch(text) or Fraction(text) != expected:
        yield f"the {asked} is {expected}, not {text}"


def _values(facts: Facts) -> dict[Fraction, Fraction]:
    """Return the values of f, by areas of quarter steps from the left end, where the value is known."""
    first, last = _ends(facts)
    value = Fraction(facts.known[0])
    values = {Fraction(first): value}
    for cell in range(4 * first, 4 * last):
        x = cell * _STEP
        value += _STEP * _slope(facts, x + _STEP / 2)
        values[x + _STEP] = value
    return values


def _type(asked: Asked) -> str:
    match asked:
        case "increasing" | "decreasing" | "concave up" | "concave down":
            return "interval_union"
        case "maxima" | "minima" | "bends":
            return "set"
        case "value" | "greatest":
            return "number"


CHECKER = Checker(
    facts=Facts,
    method="signs and areas of quarter steps",
    wrong=wrong,
    types=lambda facts: [_type(asked) for asked in facts.asked],
)
