"""Integrates along y with the inverse curves: shells about level lines, washers about upright ones.

With x = s (y/h)^(1/n) on a curve through the corner (s, h) every integral from 0 to h is rational.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import isqrt

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_VOLUME = re.compile(r"(?:([1-9][0-9]{0,8})\*)?pi(?:/([1-9][0-9]{0,8}))?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The region lies to the right of the upper curve, and to the left of the lower, or of the end."""
    corner = _corner(facts["upper"], facts["end"])
    if corner is None or (facts["lower"] and _corner(facts["lower"], facts["end"]) != corner):
        yield "the curves do not meet where they should"
        return
    wide, tall = corner
    right = 1 / Fraction(facts["lower"][1]) if facts["lower"] else Fraction(0)
    left = 1 / Fraction(facts["upper"][1])
    if left <= right or len(answers) != len(facts["about"]):
        yield "the upper curve is not above the lower, or there are not as many answers as parts"
        return
    for (name, place), answer in zip(facts["about"], answers, strict=True):
        if 0 < place < (tall if name == "y" else wide):
            yield f"the line {name} = {place} cuts the region"
        if name == "y":
            volume = 2 * abs(_along(1, 1, right, left, corner) - place * _along(0, 1, right, left, corner))
        else:
            volume = abs(_along(0, 2, right, left, corner) - 2 * place * _along(0, 1, right, left, corner))
        found = _VOLUME.fullmatch(answer)
        if found is None or Fraction(int(found[1] or 1), int(found[2] or 1)) != volume:
            yield f"about {name} = {place} the volume is {volume} pi, not {answer!r}"


def _corner(curve: Sequence[str], end: int) -> tuple[Fraction, Fraction] | None:
    """Where the curve is at its end, from the square of its height; None if that is no rational number."""
    square = Fraction(curve[0]) ** 2 * Fraction(end) ** int(2 * Fraction(curve[1]))
    height = Fraction(isqrt(square.numerator), isqrt(square.denominator))
    return (Fraction(end), height) if height**2 == square else None


def _along(
    up: int, across: int, right: Fraction, left: Fraction, corner: tuple[Fraction, Fraction]
) -> Fraction:
    """The integral of y^up (right^across - left^across) from 0 to the height; exponents of y/h are given."""
    whole = corner[1] ** (up + 1) * corner[0] ** across
    return whole / (up + 1 + across * right) - whole / (up + 1 + across * left)


CHECKER = Checker(
    facts=Facts,
    method="washers against shells",
    wrong=wrong,
    types=lambda facts: ["number"] * len(facts["about"]),
)
