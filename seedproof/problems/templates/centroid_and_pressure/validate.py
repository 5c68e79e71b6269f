"""Integrates along y with the inverse curves, and adds rings or pressures up instead of using the centroid.

With x = end (y/height)^(1/n) on a curve through the corner, every integral from 0 to the height is rational.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.stated_values import BITS, agrees, ball
from seedproof.problems.templates.centroid_and_pressure.facts import Curve, Facts

_NUMBER = re.compile(r"-?[0-9]{1,7}(?:/[0-9]{1,4})?")
_POINT = re.compile(r"\(([^,()]+), ([^,()]+)\)")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare area, centroid, and volume or depth."""
    if len(answers) != 3:
        yield "there are not three answers"
        return
    if not _is_region(facts):
        yield "the curves do not meet in the corner"
        return
    area = _moment(facts, 1, 0)
    across = _moment(facts, 2, 0) / 2
    up = _moment(facts, 1, 1)
    if facts.kind == "plate":
        area = 2 * area
        across = Fraction(0)
        up = 2 * up
    if _number(answers[0]) != area:
        yield f"the area is {area}, not {answers[0]!r}"
    stated = _POINT.fullmatch(answers[1])
    if stated is None or (_number(stated[1]), _number(stated[2])) != (across / area, up / area):
        yield f"the centroid is ({across / area}, {up / area}), not {answers[1]!r}"
    if facts.kind == "plate":
        yield from _depth_wrong(facts, answers[2], area, up)
    else:
        yield from _volume_wrong(facts, answers[2], area, across, up)


def _number(text: str) -> Fraction | None:
    return Fraction(text) if _NUMBER.fullmatch(text) else None


def _depth_wrong(facts: Facts, answer: str, area: Fraction, up: Fraction) -> Iterator[str]:
    """With the stated depth, the pressures add up to the force."""
    depth = _number(answer)
    if depth is None or depth <= 0:
        yield f"{answer!r} is no depth"
        return
    top = Fraction(facts.upper.factor)
    force = facts.weight * ((depth + top) * area - up)
    if force != Fraction(facts.force):
        yield f"at the depth {answer!r} the force is {force}"


def _volume_wrong(facts: Facts, answer: str, area: Fraction, across: Fraction, up: Fraction) -> Iterator[str]:
    """Add up 2 pi times the distance from the line, which has one sign on the whole region."""
    a, b, c = facts.line
    corners = ((0, 0), (facts.end, 0), (facts.end, _height(facts)), (0, _height(facts)))
    if len({a * x + b * y > c for x, y in corners}) > 1:
        yield "the line cuts the region"
        return
    with precision(BITS):
        size = ball(abs(a * across + b * up - c * area)) / arb(a**2 + b**2).sqrt()
        volume = 2 * arb.pi() * size
        if not agrees(answer, volume):
            yield f"the volume is {volume.str(12)}, not {answer!r}"


def _at_end(facts: Facts, curve: Curve) -> Fraction:
    return Fraction(curve.factor) * Fraction(facts.end) ** curve.exponent


def _height(facts: Facts) -> Fraction:
    return _at_end(facts, facts.upper)


def _is_region(facts: Facts) -> bool:
    if facts.kind == "parallel":
        return facts.lower.factor == "0" and facts.upper.exponent > 0
    exponents = facts.upper.exponent < facts.lower.exponent
    return exponents and _at_end(facts, facts.lower) == _height(facts)


def _moment(facts: Facts, x_power: int, y_power: int) -> Fraction:
    """Return the integral of y^y_power (right^x_power - left^x_power); of a plate, its right half."""
    match facts.kind:
        case "parallel":
            return _part(facts, x_power, y_power, Fraction(0)) - _part(
                facts, x_power, y_power, Fraction(1, facts.upper.exponent)
            )
        case "slanted":
            return _part(facts, x_power, y_power, Fraction(1, facts.lower.exponent)) - _part(
                facts, x_power, y_power, Fraction(1, facts.upper.exponent)
            )
        case "plate":
            return _part(facts, x_power, y_power, Fraction(1, facts.lower.exponent))


def _part(facts: Facts, x_power: int, y_power: int, exponent: Fraction) -> Fraction:
    """Integrate y^y_power x^x_power up to the height, with x = end (y/height)^exponent."""
    box = _height(facts) ** (y_power + 1) * Fraction(facts.end) ** x_power
    return box / (y_power + 1 + x_power * exponent)


CHECKER = Checker(
    facts=Facts,
    method="moments along y",
    wrong=wrong,
    types=lambda facts: ["number", "tuple", "number"],
)
