"""Integrates along y with the inverse curves, and adds rings or pressures up instead of using the centroid.

With x = end (y/height)^(1/n) on a curve through the corner, every integral from 0 to the height is rational.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import are_numbers, is_number, rational
from seedproof.problems.checking.corners import CornerRegion, height_at
from seedproof.problems.checking.stated_values import BITS, agrees, ball
from seedproof.problems.templates.centroid_and_pressure.facts import Facts

_NUMBER = re.compile(r"-?[0-9]{1,7}(?:/[0-9]{1,4})?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare area, centroid, and volume or depth."""
    if len(answers) != 3:
        yield "there are not three answers"
        return
    region = _region(facts)
    if region is None:
        yield "the curves do not meet in the corner"
        return
    area = region.moment(1, 0)
    across = region.moment(2, 0) / 2
    up = region.moment(1, 1)
    if facts.kind == "plate":
        area = 2 * area
        across = Fraction(0)
        up = 2 * up
    if not is_number(answers[0], rational(area)):
        yield f"the area is {area}, not {answers[0]!r}"
    if not are_numbers(answers[1], [rational(across / area), rational(up / area)]):
        yield f"the centroid is ({across / area}, {up / area}), not {answers[1]!r}"
    if facts.kind == "plate":
        yield from _depth_wrong(facts, answers[2], area, up)
    else:
        yield from _volume_wrong(facts, answers[2], region.height, area, across, up)


def _region(facts: Facts) -> CornerRegion | None:
    """Return the region, of a plate its right half; None where there is none."""
    upper = facts.upper
    lower = facts.lower
    height = height_at(upper.factor, upper.exponent, facts.end)
    if facts.kind == "parallel":
        is_region = lower.factor == "0" and upper.exponent > 0
    else:
        is_region = (
            upper.exponent < lower.exponent and height_at(lower.factor, lower.exponent, facts.end) == height
        )
    if height is None or not is_region:
        return None
    left, right = (Fraction(1, curve.exponent) if curve.exponent else None for curve in (upper, lower))
    return CornerRegion(Fraction(facts.end), height, left, right or Fraction(0))


def _depth_wrong(facts: Facts, answer: str, area: Fraction, up: Fraction) -> Iterator[str]:
    """With the stated depth, the pressures add up to the force."""
    depth = Fraction(answer) if _NUMBER.fullmatch(answer) else 0
    if depth <= 0:
        yield f"{answer!r} is no depth"
        return
    force = facts.weight * ((depth + Fraction(facts.upper.factor)) * area - up)
    if force != Fraction(facts.force):
        yield f"at the depth {answer!r} the force is {force}"


def _volume_wrong(
    facts: Facts, answer: str, height: Fraction, area: Fraction, across: Fraction, up: Fraction
) -> Iterator[str]:
    """Add up 2 pi times the distance from the line, which has one sign on the whole region."""
    a, b, c = facts.line
    if len({a * x + b * y > c for x in (0, facts.end) for y in (0, height)}) > 1:
        yield "the line cuts the region"
        return
    with precision(BITS):
        size = ball(abs(a * across + b * up - c * area)) / arb(a**2 + b**2).sqrt()
        volume = 2 * arb.pi() * size
        if not agrees(answer, volume):
            yield f"the volume is {volume.str(12)}, not {answer!r}"


CHECKER = Checker(
    facts=Facts,
    method="moments along y",
    wrong=wrong,
    types=lambda facts: ["number", "tuple", "number"],
)
