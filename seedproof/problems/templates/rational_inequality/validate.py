"""Evaluates the quotient exactly at roots and poles, and between them; compares with the intervals."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.templates.rational_inequality.facts import Facts

_INTERVAL = re.compile(r"([(\[])(-oo|-?[0-9]+), (oo|-?[0-9]+)([)\]])")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """At every zero, and between any two, the stated set has the point just where the inequality holds."""
    zeros = sorted({*facts.roots, *facts.poles})
    if len(zeros) != len(facts.roots) + len(facts.poles):
        yield "the roots and poles are not simple"
    intervals = _intervals(answers[0])
    if intervals is None:
        yield f"{answers[0]!r} is no union of intervals"
        return
    for point in _points(zeros):
        stated = any(_contains(interval, point) for interval in intervals)
        holds = _holds(facts, point)
        if holds and not stated:
            yield f"at x = {point} the inequality holds, unlike the answer"
        if stated and not holds:
            yield f"at x = {point} the inequality does not hold, unlike the answer"
    ends = [end for interval in intervals for end in (interval[2], interval[3]) if "oo" not in end]
    if not {int(end) for end in ends} <= {*zeros}:
        yield "an end of an interval is no root and no pole"


def _intervals(answer: str) -> list[re.Match[str]] | None:
    """Return the intervals of a union, none for the empty set; None where the text is no union."""
    if answer == "{}":
        return []
    matches = [_INTERVAL.fullmatch(part) for part in answer.split(" U ")]
    intervals = [match for match in matches if match is not None]
    return intervals if len(intervals) == len(matches) else None


def _points(zeros: Sequence[int]) -> list[Fraction]:
    """Return a point left and right of all zeros, the zeros themselves, and the middle between any two."""
    outside = [Fraction(zeros[0] - 1), Fraction(zeros[-1] + 1)]
    middles = [Fraction(left + right, 2) for left, right in pairwise(zeros)]
    return [*outside, *(Fraction(zero) for zero in zeros), *middles]


def _holds(facts: Facts, x: Fraction) -> bool:
    value = Fraction(facts.factor)
    for root in facts.roots:
        value *= x - root
    for pole in facts.poles:
        if x == pole:
            return False
        value /= x - pole
    match facts.sign:
        case "<":
            return value < 0
        case "<=":
            return value <= 0
        case ">":
            return value > 0
        case ">=":
            return value >= 0


def _contains(interval: re.Match[str], x: Fraction) -> bool:
    opening, low, high, closing = interval.groups()
    above = low == "-oo" or x > int(low) or (opening == "[" and x == int(low))
    below = high == "oo" or x < int(high) or (closing == "]" and x == int(high))
    return above and below


CHECKER = Checker(
    facts=Facts,
    method="exact sign table",
    wrong=wrong,
    types=lambda facts: ["interval_union"],
)
