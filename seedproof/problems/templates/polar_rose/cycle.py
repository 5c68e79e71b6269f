"""Reads the numbers of the equation and the radius of the circle off the figure."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.polar_rose.facts import Facts
from seedproof.problems.templates.polar_rose.phrases import TEXTS

_CURVE = {"kind", "constant", "factor", "function", "multiple", "from", "to"}
_CIRCLE = {"kind", "centre", "radius", "dashed"}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a polar curve."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    curve, *circles = axes_of(drawing)["items"]
    if curve["kind"] != "polar" or {*curve} != _CURVE or (curve["from"], curve["to"]) != ("0", "2"):
        raise Unreadable("the figure does not show one whole polar curve")
    if curve["function"] not in ("cos", "sin"):
        raise Unreadable("the curve is no wave")
    if len(circles) != (0 if values["kind"] == "loops" else 1):
        raise Unreadable("there is a circle too many, or none")
    constant, factor, multiple = (
        integer(Fraction(curve[name])) for name in ("constant", "factor", "multiple")
    )
    return Facts(
        constant=constant,
        factor=factor,
        function=curve["function"],
        multiple=multiple,
        halves=sum(map(_halves, circles)),
        **values,
    )


def _halves(circle: Drawing) -> int:
    """Return twice the radius of a dashed circle about the origin."""
    if circle["kind"] != "circle" or {*circle} != _CIRCLE:
        raise Unreadable("the figure does not show a circle")
    if circle["centre"] != ["0", "0"] or circle["dashed"] != 1:
        raise Unreadable("the circle is not dashed, or is not about the origin")
    return integer(2 * Fraction(circle["radius"]))


READER = Reader(read=read)
