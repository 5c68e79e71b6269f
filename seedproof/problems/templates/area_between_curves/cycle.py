"""Reads the degrees from the words, and the curves off the figure, through marked points."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"(?:The figure shows|In the figure you see)? ?(?:a|A) (?P<f>quadratic|cubic) function \$f\$(?:,| and) "
    r"a (?P<g>linear|quadratic) function \$g\$(?:; the region between their graphs is shaded"
    r"| are drawn in the figure, and what they enclose is shaded|, and, shaded, what lies between them)\. "
    r"The coordinates of all marked points are integers\."
)
_QUESTIONS = re.compile(
    r"(?:Find a formula for \$f\(x\)\$\.\nFind a formula for \$g\(x\)\$\."
    r"|Determine \$f\(x\)\$ from the marked points\.\nDetermine \$g\(x\)\$ from the marked points\.)\n"
    r"(?:What is the exact total area that is shaded\?|Find the total shaded area, as an exact number\.)"
)
_DEGREES = {"linear": 1, "quadratic": 2, "cubic": 3}
Point = tuple[Fraction, Fraction]


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of two drawn curves."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or not _QUESTIONS.fullmatch("\n".join(questions)) or drawing is None:
        raise Unreadable("it is not an area between drawn curves")
    items = drawing["items"]
    curves = {item["label"]: item["coefficients"] for item in items if item["kind"] == "polynomial"}
    if sorted(curves) != ["f", "g"]:
        raise Unreadable("the figure does not show two curves f and g")
    marked = [(Fraction(item["at"][0]), Fraction(item["at"][1])) for item in items if item["kind"] == "point"]
    on = {name: [one for one in marked if _value(curve, one[0]) == one[1]] for name, curve in curves.items()}
    for name, points in on.items():
        if [str(one) for one in _through(points[: _DEGREES[match[name]] + 1])] != curves[name]:
            raise Unreadable(f"the marked points do not give the curve {name}")
    both = sorted(point[0] for point in on["f"] if point in on["g"])
    shaded = [item for item in items if item["kind"] == "between"]
    if [str(x) for x in both] != [shaded[0]["from"], *(item["to"] for item in shaded)]:
        raise Unreadable("it is not the region between the meeting points that is shaded")
    for item in shaded:
        middle = (Fraction(item["from"]) + Fraction(item["to"])) / 2
        upper, lower = item["upper"]["coefficients"], item["lower"]["coefficients"]
        if sorted((upper, lower)) != sorted(curves.values()) or _value(upper, middle) <= _value(
            lower, middle
        ):
            raise Unreadable("the shading does not lie between the curves")
    return {"f": curves["f"], "g": curves["g"]}


def _value(coefficients: Sequence[str], x: Fraction) -> Fraction:
    value = Fraction(0)
    for one in coefficients:
        value = value * x + Fraction(one)
    return value


def _through(points: Sequence[Point]) -> list[Fraction]:
    """The polynomial through some points, its highest power first: by Newton's divided differences."""
    places, slopes = [x for x, _ in points], [y for _, y in points]
    for order in range(1, len(points)):
        for place in range(len(points) - 1, order - 1, -1):
            slopes[place] = (slopes[place] - slopes[place - 1]) / (places[place] - places[place - order])
    found = list[Fraction]()
    for at, slope in reversed(list(zip(places, slopes, strict=True))):
        zero = Fraction(0)
        moved = [one - at * other for one, other in zip([*found, zero], [zero, *found], strict=True)]
        found = [*moved[:-1], moved[-1] + slope]
    return found


READER = Reader(read=read)
