"""Measures the polygons between the drawn rate and the axis with the shoelace formula.

Each piece with its ends on the axis is a polygon; where the rate changes sign it is cut, by intersecting the
piece with the axis.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import accumulate, pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.templates.net_change_from_rate.facts import Facts, Quantity

_NUMBER = re.compile(r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")
Point = tuple[Fraction, Fraction]


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare with gains and losses, the areas above and below the axis, in the order of time."""
    corners = len(facts.times) - (1 if facts.shape == "steps" else 0)
    if len(facts.rates) != corners or facts.times != sorted({*facts.times}):
        yield "the times do not go on, or are not as many as the rates need"
        return
    if len(answers) != len(facts.asked):
        yield "there are not as many answers as parts"
        return
    changes = _changes(facts)
    net = sum(changes, Fraction(0))
    values: dict[Quantity, Fraction] = {
        "net": net,
        "total": sum(map(abs, changes), Fraction(0)),
        "end": facts.start + net,
        "largest": facts.start + max(accumulate(changes, initial=Fraction(0))),
    }
    for quantity, answer in zip(facts.asked, answers, strict=True):
        if not _NUMBER.fullmatch(answer) or Fraction(answer) != values[quantity]:
            yield f"the answer to {quantity!r} is {values[quantity]}, not {answer!r}"


def _changes(facts: Facts) -> list[Fraction]:
    """Return the signed areas between the graph and the axis, cut where the rate is zero."""
    changes: list[Fraction] = []
    for left, right in _sides(facts):
        crossing = _crossing(left, right)
        if crossing is None:
            changes.append(_area(left, right))
        else:
            changes += [_area(left, crossing), _area(crossing, right)]
    return changes


def _sides(facts: Facts) -> Iterator[tuple[Point, Point]]:
    """Yield the ends of each drawn piece."""
    for index, (start, end) in enumerate(pairwise(facts.times)):
        last = facts.rates[index + 1 if facts.shape == "lines" else index]
        yield (Fraction(start), Fraction(facts.rates[index])), (Fraction(end), Fraction(last))


def _crossing(left: Point, right: Point) -> Point | None:
    """Return where the line from a point to another meets the axis, if they are on different sides."""
    left_time, left_rate = left
    right_time, right_rate = right
    if (left_rate > 0) == (right_rate > 0):
        return None
    time = (left_time * right_rate - right_time * left_rate) / (right_rate - left_rate)
    return time, Fraction(0)


def _area(left: Point, right: Point) -> Fraction:
    """Return the signed area between two points of the graph and the axis, by cross products around it."""
    zero = Fraction(0)
    corners = [(left[0], zero), (right[0], zero), right, left]
    doubled = zero
    for (x, y), (next_x, next_y) in pairwise([*corners, corners[0]]):
        doubled += x * next_y - y * next_x
    return doubled / 2


CHECKER = Checker(
    facts=Facts,
    method="exact geometry",
    wrong=wrong,
    types=lambda facts: ["number"] * len(facts.asked),
)
