"""Evaluates the quotient exactly at roots and poles, and between them; compares with the intervals."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checker import Checker, Facts

_PART = re.compile(r"([(\[])(-oo|-?[0-9]+), (oo|-?[0-9]+)([)\]])")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """At every place, and between any two, the stated set has the point just where the inequality holds."""
    places = sorted({*facts["roots"], *facts["poles"]})
    if len(places) != len(facts["roots"]) + len(facts["poles"]) or facts["factor"] not in (1, -1):
        yield "roots, poles or factor are not simple"
    parts = [_PART.fullmatch(part) for part in answers[0].split(" U ")] if answers[0] != "{}" else []
    if None in parts:
        yield f"{answers[0]!r} is no union of intervals"
        return
    points = [Fraction(places[0] - 1), Fraction(places[-1] + 1), *map(Fraction, places)]
    points += [Fraction(one + other, 2) for one, other in pairwise(places)]
    for point in points:
        stated = any(_has(match, point) for match in parts if match)
        if stated != _holds(facts, point):
            yield f"at x = {point} the inequality {'does not hold' if stated else 'holds'}, unlike the answer"
    ends = [end for match in parts if match for end in (match[2], match[3]) if "oo" not in end]
    if not {*map(int, ends)} <= {*places}:
        yield "an end of an interval is no root and no pole"


def _holds(facts: Facts, x: Fraction) -> bool:
    value = Fraction(facts["factor"])
    for root in facts["roots"]:
        value *= x - root
    for pole in facts["poles"]:
        if x == pole:
            return False
        value /= x - pole
    return {"<": value < 0, "<=": value <= 0, ">": value > 0, ">=": value >= 0}[facts["sign"]]


def _has(part: re.Match[str], x: Fraction) -> bool:
    opening, low, high, closing = part.groups()
    after = low == "-oo" or x > int(low) or (opening == "[" and x == int(low))
    before = high == "oo" or x < int(high) or (closing == "]" and x == int(high))
    return after and before


CHECKER = Checker(method="exact sign table", wrong=wrong, types=lambda facts: ["interval_union"])
