"""Evaluates the graph at lattice points and between, and asks each stated set whether it has the number."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.checker import Checker
from seedproof.problems.templates.piecewise_graph.facts import Facts, Vertex

_PART = re.compile(r"([(\[])(-?[0-9]{1,3}), (-?[0-9]{1,3})([)\]])|\{(-?[0-9]{1,3})\}")
_MOST_PARTS = 20


class _Interval(NamedTuple):
    """An interval; a single number is closed, and both of its ends."""

    low: int
    has_low: bool
    high: int
    has_high: bool


class _Segment(NamedTuple):
    """The ends of a segment, and whether the graph has them; a point alone is both of its ends."""

    left: Vertex
    has_left: bool
    right: Vertex
    has_right: bool


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """All ends are at lattice points, so quarters of the lattice decide what each set has."""
    sets: list[list[_Interval]] = []
    for name, answer in zip(("domain", "range", "solution"), answers, strict=True):
        intervals = _intervals(answer)
        if intervals is None:
            yield f"{answer!r}, the {name}, is no union of intervals between integers"
            return
        sets.append(intervals)
    domain, values, solution = sets
    for number in _quarters(facts):
        heights = _heights(facts, number)
        if len(heights) > 1:
            yield f"the graph has two values at x = {number}"
        if bool(heights) != _contains(domain, number):
            yield f"the domain is not right about x = {number}"
        if any(_holds(facts, height) for height in heights) != _contains(solution, number):
            yield f"at x = {number} the inequality does not hold as the answer says"
        if _reached(facts, number) != _contains(values, number):
            yield f"the range is not right about the value {number}"


def _intervals(answer: str) -> list[_Interval] | None:
    """Return the intervals of a union, none for the empty set; None where the text is no union."""
    if answer == "{}":
        return []
    parts = answer.split(" U ")
    if len(parts) > _MOST_PARTS:
        return None
    intervals: list[_Interval] = []
    for part in parts:
        match = _PART.fullmatch(part)
        if match is None:
            return None
        opening, low, high, closing, single = match.groups()
        if single is not None:
            intervals.append(_Interval(int(single), True, int(single), True))
        elif int(low) < int(high):
            intervals.append(_Interval(int(low), opening == "[", int(high), closing == "]"))
        else:
            return None
    return intervals


def _quarters(facts: Facts) -> list[Fraction]:
    """Return all quarters of integers around the graph, for both of its axes."""
    coordinates = [coordinate for piece in facts.pieces for vertex in piece for coordinate in vertex]
    lowest = min(coordinates) - 2
    highest = max(coordinates) + 2
    return [Fraction(number, 4) for number in range(4 * lowest, 4 * highest + 1)]


def _contains(intervals: Sequence[_Interval], number: Fraction) -> bool:
    return any(_lies_in(number, interval) for interval in intervals)


def _lies_in(number: Fraction, interval: _Interval) -> bool:
    if number == interval.low:
        return interval.has_low
    if number == interval.high:
        return interval.has_high
    return interval.low < number < interval.high


def _segments(facts: Facts) -> Iterator[_Segment]:
    """Yield the segments; inner vertices of a piece belong to the graph."""
    for piece, (left_open, right_open) in zip(facts.pieces, facts.open, strict=True):
        if len(piece) == 1:
            yield _Segment(piece[0], left_open == 0, piece[0], right_open == 0)
        last = len(piece) - 1
        for number in range(last):
            yield _Segment(
                left=piece[number],
                has_left=number > 0 or left_open == 0,
                right=piece[number + 1],
                has_right=number + 1 < last or right_open == 0,
            )


def _heights(facts: Facts, x: Fraction) -> set[Fraction]:
    """Return the values of the graph at x: none outside the domain, and one inside."""
    heights: set[Fraction] = set()
    for segment in _segments(facts):
        left_x, left_y = segment.left
        right_x, right_y = segment.right
        if left_x < x < right_x:
            slope = Fraction(right_y - left_y, right_x - left_x)
            heights.add(left_y + (x - left_x) * slope)
        if x == left_x and segment.has_left:
            heights.add(Fraction(left_y))
        if x == right_x and segment.has_right:
            heights.add(Fraction(right_y))
    return heights


def _reached(facts: Facts, value: Fraction) -> bool:
    """Return whether a segment goes through the value, or is flat there, or ends in it."""
    for segment in _segments(facts):
        _, left_y = segment.left
        _, right_y = segment.right
        if (left_y - value) * (right_y - value) < 0:
            return True
        if left_y == right_y == value:
            return True
        if segment.has_left and left_y == value:
            return True
        if segment.has_right and right_y == value:
            return True
    return False


def _holds(facts: Facts, height: Fraction) -> bool:
    match facts.sign:
        case "<":
            return height < facts.level
        case "<=":
            return height <= facts.level
        case ">":
            return height > facts.level
        case ">=":
            return height >= facts.level


CHECKER = Checker(
    facts=Facts,
    method="exact evaluation",
    wrong=wrong,
    types=lambda facts: ["interval_union", "interval_union", "interval_union"],
)
