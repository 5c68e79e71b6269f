"""Reads the integrand from the questions, and the radii and angles of the shaded region off the figure."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_BOUNDS = (
    r" It is bounded by arcs of circles about the origin, whose radii are integers, and by segments on rays "
    r"from the origin, whose angles with the positive \$x\$-axis are multiples of \$\\pi/4\$\."
)
_STATEMENT = re.compile(
    r"(?:The figure shows a shaded region \$R\$ of the plane\.|Let \$R\$ be the shaded region in the figure\."
    rf"|A plate \$R\$ is shaded in the figure\.){_BOUNDS}"
)
_AREA = re.compile(r"What is the exact area of \$R\$\?|Find the exact area of \$R\$\.")
_INTEGRAL = re.compile(
    r"(?:Evaluate the double integral|What is the exact value of) "
    r"\$\\iint_R (?P<integrand>[^$]+)\\,dA\$(?: exactly\.|\?)"
)
_AVERAGE = "What is the exact average value of the function ${}$ on $R$?"
_INTEGRANDS = ("x", "y", "xy", "x^2", "y^2", "(x^2 + y^2)", r"\sqrt{x^2 + y^2}")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a shaded region."""
    if not _STATEMENT.fullmatch(statement) or len(questions) not in (2, 3) or drawing is None:
        raise Unreadable("it is no shaded region")
    asked = _INTEGRAL.fullmatch(questions[1])
    if not _AREA.fullmatch(questions[0]) or asked is None or asked["integrand"] not in _INTEGRANDS:
        raise Unreadable("it asks for no area and integral")
    if list(questions[2:]) not in ([], [_AVERAGE.format(asked["integrand"])]):
        raise Unreadable("it asks for something else, too")
    (sector,) = drawing["items"]
    if sector["kind"] != "sector" or sector["centre"] != ["0", "0"] or sector["label"] != "R":
        raise Unreadable("the figure shows no region R between rays from the origin")
    radii = [Fraction(one) for one in sector["radii"]]
    eighths = [4 * Fraction(one) for one in sector["angles"]]
    if any(one.denominator != 1 for one in radii + eighths):
        raise Unreadable("radii and angles are not on the grid")
    for side in ("x", "y"):
        low, high = map(Fraction, drawing[side])
        if drawing[f"{side}_step"] != "1" or not low < -radii[1] < radii[1] < high:
            raise Unreadable("the figure does not show all of the region on a unit grid")
    return {
        "radii": [int(one) for one in radii],
        "eighths": [int(one) for one in eighths],
        "integrand": asked["integrand"],
        "average": len(questions) - 2,
    }


READER = Reader(read=read)
