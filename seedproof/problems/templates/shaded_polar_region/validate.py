"""Cuts the region into eighths of discs, which are images of one of them, whose integrals stand in a table.

The eighth is 0 <= y <= x in the unit disc. Its integrals of 1, x, y, x^2, xy, y^2 and of the distance from
the origin are known; the other eighths are its reflections, and every disc is the unit disc, stretched.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

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
_STRETCH = {"1": 2, "x": 3, "y": 3, r"\sqrt{x^2 + y^2}": 3}
_SWAPPED = {"x": "y", "y": "x", "x^2": "y^2", "y^2": "x^2"}
_TERM = re.compile(
    r"(?P<sign>[-+]?)(?:(?P<number>[0-9]{1,9})(?:\*(?P<unit>sqrt\(2\)|pi))?|(?P<alone>sqrt\(2\)|pi))"
    r"(?:/(?P<below>[1-9][0-9]{0,8}))?"
)
_AVERAGE = re.compile(
    r"(?:(?P<first>-?[0-9/]+) (?P<sign>[-+]) )?(?P<minus>-?)"
    r"(?:\((?P<sum>[^()]*(?:\(2\))?[^()]*)\)|(?P<one>[^/]+))"
    r"/(?:\((?P<below>[1-9][0-9]{0,8})\*pi\)|pi)|(?P<only>-?[0-9/]+)"
)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Each answer is p + q sqrt(2) + s pi; the average times the area is the integral."""
    if (
        not 0 <= facts["radii"][0] < facts["radii"][1]
        or not 0 < facts["eighths"][1] - facts["eighths"][0] < 8
    ):
        yield "the region is no sector"
    area, integral = _over(facts, "1"), _over(facts, facts["integrand"])
    try:
        if _value(answers[0]) != area:
            yield f"the area is not {answers[0]}"
        if _value(answers[1]) != integral:
            yield f"the integral is not {answers[1]}"
        if facts["average"] and _times_area(answers[2], area[2]) != integral:
            yield f"the average is not {answers[2]}"
    except ValueError as error:
        yield str(error)


def _over(facts: Facts, integrand: str) -> Value:
    """The sum over the eighths, of the outer disc less the inner."""
    inner, outer = (radius ** _STRETCH.get(integrand, 4) for radius in facts["radii"])
    found = [_ZERO] * 3
    for eighth in range(*facts["eighths"]):
        for place, part in enumerate(_image(integrand, eighth % 8)):
            found[place] += (outer - inner) * part
    return found[0], found[1], found[2]


def _image(integrand: str, eighth: int) -> Value:
    """The integral over an eighth of the unit disc, by the reflection that makes it the first one."""
    right, above, steep = eighth in (0, 1, 6, 7), eighth < 4, eighth in (1, 2, 5, 6)
    sign = {"x": 1 if right else -1, "y": 1 if above else -1, "xy": 1 if right == above else -1}.get(
        integrand, 1
    )
    first, rooted, turned = _TABLE[_SWAPPED.get(integrand, integrand) if steep else integrand]
    return sign * first, sign * rooted, sign * turned


def _value(text: str) -> Value:
    found = {"": _ZERO, "sqrt(2)": _ZERO, "pi": _ZERO}
    terms = text.replace(" - ", " -").replace(" + ", " +").split(" ")
    for term in terms:
        match = _TERM.fullmatch(term)
        if match is None:
            raise ValueError(f"{text[:40]!r} is no sum of a rational number and multiples of sqrt(2) and pi")
        value = Fraction(int(match["number"] or 1), int(match["below"] or 1))
        found[match["unit"] or match["alone"] or ""] += -value if match["sign"] == "-" else value
    return found[""], found["sqrt(2)"], found["pi"]


def _times_area(text: str, area: Fraction) -> Value:
    """An average times a multiple of pi."""
    match = _AVERAGE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text[:40]!r} is no average over the region")
    first = _value(match["first"] or match["only"] or "0")[0]
    if match["only"]:
        return _ZERO, _ZERO, first * area
    one, rooted, turned = _value(match["sum"] or match["one"])
    factor = area / int(match["below"] or 1)
    if turned or (match["first"] and match["minus"]):
        raise ValueError(f"{text[:40]!r} is no average over the region")
    if match["minus"] or match["sign"] == "-":
        factor = -factor
    return one * factor, rooted * factor, first * area


CHECKER = Checker(
    facts=Facts,
    method="symmetric eighths of a disc",
    wrong=wrong,
    types=lambda facts: ["number"] * (2 + facts["average"]),
)
