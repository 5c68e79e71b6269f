"""Integrates along y with the inverse curves: shells about level lines, washers about upright ones.

With x = s (y/h)^(1/n) on a curve through the corner (s, h) every integral from 0 to h is rational.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import is_number, times_pi
from seedproof.problems.checking.corners import CornerRegion, height_at
from seedproof.problems.templates.volume_of_revolution.facts import Facts, Line


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The region lies to the right of the upper curve, and to the left of the lower, or of the end."""
    heights = {height_at(curve[0], curve[1], facts.end) for curve in (facts.upper, facts.lower) if curve}
    height = heights.pop()
    if heights or height is None:
        yield "the curves do not meet where they should"
        return
    right = 1 / Fraction(facts.lower[1]) if facts.lower else Fraction(0)
    left = 1 / Fraction(facts.upper[1])
    region = CornerRegion(Fraction(facts.end), height, left, right)
    if left <= right or len(answers) != len(facts.about):
        yield "the upper curve is not above the lower, or there are not as many answers as parts"
        return
    for line, answer in zip(facts.about, answers, strict=True):
        if 0 < line.value < (region.width if line.variable == "x" else region.height):
            yield f"the line {line.variable} = {line.value} cuts the region"
        volume = _volume(region, line)
        if not is_number(answer, times_pi(volume)):
            yield f"about {line.variable} = {line.value} the volume is {volume} pi, not {answer!r}"


def _volume(region: CornerRegion, line: Line) -> Fraction:
    """Return the volume over pi: by shells about a level line, by washers about an upright one."""
    area = region.moment(1, 0)
    if line.variable == "y":
        return 2 * abs(region.moment(1, 1) - line.value * area)
    return abs(region.moment(2, 0) - 2 * line.value * area)


CHECKER = Checker(
    facts=Facts,
    method="washers against shells",
    wrong=wrong,
    types=lambda facts: ["number"] * len(facts.about),
)
