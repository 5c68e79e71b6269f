"""Measures the polygons between the drawn rate and the axis with the shoelace formula.

Each piece with its ends on the axis is a polygon; where the rate changes sign it is cut, by intersecting the
piece with the axis.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_NUMBER = re.compile(r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")
Point = tuple[Fraction, Fraction]


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Gains and losses are the areas above and below the axis, in the order of time."""
    changes, times, rates = list[Fraction](), facts["times"], facts["rates"]
    if len(times) - len(rates) != (facts["shape"] == "steps") or times != sorted({*times}):
        yield "the times do not go on, or are not as many as the rates need"
        return
    for place in range(len(times) - 1):
        after = place if facts["shape"] == "steps" else place + 1
        ends = [
            (Fraction(times[place]), Fraction(rates[place])),
            (Fraction(times[place + 1]), Fraction(rates[after])),
        ]
        (left, low), (right, high) = ends
        if (low > 0) != (high > 0):
            ends.insert(1, ((left * high - right * low) / (high - low), Fraction(0)))
        changes += [_area(*pair) for pair in pairwise(ends)]
    found = {"net": sum(changes, Fraction(0)), "total": sum(map(abs, changes), Fraction(0))}
    found["end"] = facts["start"] + found["net"]
    found["largest"] = facts["start"] + max(
        sum(changes[:count], Fraction(0)) for count in range(len(changes) + 1)
    )
    if len(answers) != len(facts["asked"]):
        yield "there are not as many answers as parts"
        return
    for name, answer in zip(facts["asked"], answers, strict=True):
        if not _NUMBER.fullmatch(answer) or Fraction(answer) != found[name]:
            yield f"the answer to {name!r} is {found[name]}, not {answer!r}"


def _area(one: Point, other: Point) -> Fraction:
    """The signed area between two points of the graph and the axis, by cross products around it."""
    zero = Fraction(0)
    ring = [(one[0], zero), (other[0], zero), other, one]
    crossed = (a[0] * b[1] - a[1] * b[0] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))
    return sum(crossed, zero) / 2


CHECKER = Checker(
    facts=Facts, method="exact geometry", wrong=wrong, types=lambda facts: ["number"] * len(facts["asked"])
)
