"""Cuts the region into eighths of discs, which are images of one of them, whose integrals stand in a table.

The eighth is 0 <= y <= x in the unit disc. Its integrals of 1, x, y, x^2, xy, y^2 and of the distance from
the origin are known; the other eighths are its reflections, and every disc is the unit disc, stretched.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.templates.shaded_polar_region.facts import Facts

Value = tuple[Fraction, Fraction, Fraction]
"""Of p + q sqrt(2) + s pi: p, q, s."""

_ZERO = Fraction(0)
_TABLE: dict[str, Value] = {
    "1": (_ZERO, _ZERO, Fraction(1, 8)),
    "x": (_ZERO, Fraction(1, 6), _ZERO),
    "y": (Fraction(1, 3), Fraction(-1, 6), _ZERO),
    "x^2": (Fraction(1, 16), _ZERO, Fraction(1, 32)),
    "y^2": (Fraction(-1, 16), _ZERO, Fraction(1, 32)),
    "xy": (Fraction(1, 16), _ZERO, _ZERO),
    "(x^2 + y^2)": (_ZERO, _ZERO, Fraction(1, 16)),
    r"\sqrt{x^2 + y^2}": (_ZERO, _ZERO, Fraction(1, 12)),
}
"""The integrals over the first eighth of the unit disc."""

_STRETCH = {"1": 2, "x": 3, "y": 3, r"\sqrt{x^2 + y^2}": 3, "x^2": 4, "y^2": 4, "xy": 4, "(x^2 + y^2)": 4}
"""With which power of the radius an integral grows."""

_REFLECTED = {"x": "y", "y": "x", "x^2": "y^2", "y^2": "x^2"}
"""What becomes of an integrand where x and y are interchanged; others stay."""

_TERM = re.compile(
    r"(?P<sign>[-+]?)(?:(?P<number>[0-9]{1,9})(?:\*(?P<unit>sqrt\(2\)|pi))?|(?P<alone>sqrt\(2\)|pi))"
    r"(?:/(?P<denominator>[1-9][0-9]{0,8}))?"
)
_AVERAGE = re.compile(
    r"(?:(?P<first>-?[0-9/]+) (?P<sign>[-+]) )?(?P<minus>-?)"
    r"(?:\((?P<sum>[^()]*(?:\(2\))?[^()]*)\)|(?P<term>[^/]+))"
    r"/(?:\((?P<denominator>[1-9][0-9]{0,8})\*pi\)|pi)|(?P<only>-?[0-9/]+)"
)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Each answer is p + q sqrt(2) + s pi; the average times the area is the integral."""
    inner, outer = facts.radii
    start, end = facts.eighths
    if not 0 <= inner < outer or not 0 < end - start < 8:
        yield "the region is no sector"
    area = _integral(facts, "1")
    integral = _integral(facts, facts.integrand)
    try:
        if _value(answers[0]) != area:
            yield f"the area is not {answers[0]}"
        if _value(answers[1]) != integral:
            yield f"the integral is not {answers[1]}"
        if _times_area(answers[2], area[2]) != integral:
            yield f"the average is not {answers[2]}"
    except ValueError as error:
        yield str(error)


def _integral(facts: Facts, integrand: str) -> Value:
    """Return the sum over the eighths, of the outer disc less the inner."""
    inner, outer = facts.radii
    power = _STRETCH[integrand]
    factor = outer**power - inner**power
    parts = [_over_eighth(integrand, eighth % 8, factor) for eighth in range(*facts.eighths)]
    rational, sqrt2, pi = (sum(several, _ZERO) for several in zip(*parts, strict=True))
    return rational, sqrt2, pi


def _over_eighth(integrand: str, eighth: int, factor: int) -> Value:
    """Return a multiple of the integral over an eighth of the unit disc, by reflections to the first one."""
    is_left = eighth in (2, 3, 4, 5)
    is_below = eighth in (4, 5, 6, 7)
    is_steep = eighth in (1, 2, 5, 6)
    if is_left and integrand in ("x", "xy"):
        factor = -factor
    if is_below and integrand in ("y", "xy"):
        factor = -factor
    if is_steep:
        integrand = _REFLECTED.get(integrand, integrand)
    rational, sqrt2, pi = _TABLE[integrand]
    return factor * rational, factor * sqrt2, factor * pi


def _value(text: str) -> Value:
    """Return the value of a sum. Raises: ValueError."""
    coefficients = {"": _ZERO, "sqrt(2)": _ZERO, "pi": _ZERO}
    for term in text.replace(" - ", " -").replace(" + ", " +").split(" "):
        match = _TERM.fullmatch(term)
        if match is None:
            raise ValueError(f"{text[:40]!r} is no sum of a rational number and multiples of sqrt(2) and pi")
        coefficient = Fraction(int(match["number"] or 1), int(match["denominator"] or 1))
        if match["sign"] == "-":
            coefficient = -coefficient
        unit = match["unit"] or match["alone"] or ""
        coefficients[unit] += coefficient
    return coefficients[""], coefficients["sqrt(2)"], coefficients["pi"]


def _times_area(text: str, area: Fraction) -> Value:
    """Return an average times a multiple of pi. Raises: ValueError."""
    match = _AVERAGE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text[:40]!r} is no average over the region")
    rational, _, _ = _value(match["first"] or match["only"] or "0")
    if match["only"]:
        return _ZERO, _ZERO, rational * area
    over_pi = _value(match["sum"] or match["term"])
    if over_pi[2] != 0 or (match["first"] and match["minus"]):
        raise ValueError(f"{text[:40]!r} is no average over the region")
    factor = area / int(match["denominator"] or 1)
    if match["minus"] or match["sign"] == "-":
        factor = -factor
    return over_pi[0] * factor, over_pi[1] * factor, rational * area


CHECKER = Checker(
    facts=Facts,
    method="symmetric eighths of a disc",
    wrong=wrong,
    types=lambda facts: ["number", "number", "number"],
)
