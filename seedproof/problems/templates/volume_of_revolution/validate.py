"""Integrates along y with the inverse curves: shells about level lines, washers about upright ones.

With x = s (y/h)^(1/n) on a curve through the corner (s, h) every integral from 0 to h is rational.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from seedproof.problems.checker import Checker
from seedproof.problems.templates.volume_of_revolution.facts import Facts, Line

_VOLUME = re.compile(r"(?:([1-9][0-9]{0,8})\*)?pi(?:/([1-9][0-9]{0,8}))?")


class _Region(NamedTuple):
    """A region between x = width (y/height)^left and x = width (y/height)^right, y from 0 to the height."""

    width: Fraction
    height: Fraction
    left: Fraction
    right: Fraction


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The region lies to the right of the upper curve, and to the left of the lower, or of the end."""
    region = _region(facts)
    if region is None:
        yield "the curves do not meet where they should"
        return
    if region.left <= region.right or len(answers) != len(facts.about):
        yield "the upper curve is not above the lower, or there are not as many answers as parts"
        return
    for line, answer in zip(facts.about, answers, strict=True):
        if _cuts(line, region):
            yield f"the line {line.variable} = {line.value} cuts the region"
        volume = _volume(region, line)
        if _stated(answer) != volume:
            yield f"about {line.variable} = {line.value} the volume is {volume} pi, not {answer!r}"


def _region(facts: Facts) -> _Region | None:
    """Return the region; None where the curves do not meet at the end, or the height there is irrational."""
    height = _height(facts.upper, facts.end)
    if height is None:
        return None
    right = Fraction(0)
    if facts.lower:
        if _height(facts.lower, facts.end) != height:
            return None
        right = 1 / Fraction(facts.lower[1])
    left = 1 / Fraction(facts.upper[1])
    return _Region(Fraction(facts.end), height, left, right)


def _height(curve: Sequence[str], end: int) -> Fraction | None:
    """Return how high the curve is at its end, found from the square; None where that is irrational."""
    factor, exponent = map(Fraction, curve)
    square = factor**2 * Fraction(end) ** int(2 * exponent)
    height = Fraction(isqrt(square.numerator), isqrt(square.denominator))
    if height**2 != square:
        return None
    return height


def _cuts(line: Line, region: _Region) -> bool:
    match line.variable:
        case "y":
            return 0 < line.value < region.height
        case "x":
            return 0 < line.value < region.width


def _volume(region: _Region, line: Line) -> Fraction:
    """Return the volume over pi: by shells about a level line, by washers about an upright one."""
    area = _moment(region, 1, 0)
    match line.variable:
        case "y":
            return 2 * abs(_moment(region, 1, 1) - line.value * area)
        case "x":
            return abs(_moment(region, 2, 0) - 2 * line.value * area)


def _moment(region: _Region, x_power: int, y_power: int) -> Fraction:
    """Return the integral of y^y_power (right^x_power - left^x_power) from 0 to the height."""
    box = region.height ** (y_power + 1) * region.width**x_power
    return box / (y_power + 1 + x_power * region.right) - box / (y_power + 1 + x_power * region.left)


def _stated(answer: str) -> Fraction | None:
    """Return the stated volume over pi, None where the text is no multiple of pi."""
    match = _VOLUME.fullmatch(answer)
    if match is None:
        return None
    return Fraction(int(match[1] or 1), int(match[2] or 1))


CHECKER = Checker(
    facts=Facts,
    method="washers against shells",
    wrong=wrong,
    types=lambda facts: ["number"] * len(facts.about),
)
