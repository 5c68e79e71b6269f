"""Evaluates the graph at lattice points and between, and asks each stated set whether it has the number."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
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
    return any(
        low < number < high or (number == low and has_low) or (number == high and has_high)
        for low, has_low, high, has_high in intervals
    )


def _segments(facts: Facts) -> Iterator[_Segment]:
    """Yield the segments; inner vertices of a piece belong to the graph."""
    for piece, (left_open, right_open) in zip(facts.pieces, facts.open, strict=True):
        if len(piece) == 1:
            yield _Segment(piece[0], left_open == 0, piece[0], right_open == 0)
        last = len(piece) - 1
        for number, (left, right) in enumerate(pairwise(piece)):
            has_left = number > 0 or left_open == 0
            has_right = number + 1 < last or right_open == 0
            yield _Segment(left, has_left, right, has_right)


def _heights(facts: Facts, x: Fraction) -> set[Fraction]:
    """Return the values of the graph at x: none outside the domain, and one inside."""
    heights: set[Fraction] = set()
    for (left_x, left_y), has_left, (right_x, right_y), has_right in _segments(facts):
        if left_x < x < right_x:
            heights.add(left_y + (x - left_x) * Fraction(right_y - left_y, right_x - left_x))
        if x == left_x and has_left:
            heights.add(Fraction(left_y))
        if x == right_x and has_right:
            heights.add(Fraction(right_y))
    return heights


def _reached(facts: Facts, value: Fraction) -> bool:
    """Return whether a segment goes through the value, or is flat there, or ends in it."""
    for (_, left), has_left, (_, right), has_right in _segments(facts):
        between = (left - value) * (right - value) < 0 or left == right == value
        if between or (has_left and left == value) or (has_right and right == value):
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
