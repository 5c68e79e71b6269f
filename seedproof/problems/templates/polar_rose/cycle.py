"""Reads the numbers of the equation and the radius of the circle off the figure."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.polar_rose.facts import Facts, Function
from seedproof.problems.templates.polar_rose.phrases import (
    FIRST_QUESTIONS,
    SECOND_QUESTIONS,
    STATEMENTS,
)

_FUNCTIONS: dict[Function, str] = {"cos": "cos", "sin": "sin"}
_CURVE = {"kind", "constant", "factor", "function", "multiple", "from", "to"}
_CIRCLE = {"kind", "centre", "radius", "dashed"}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a polar curve."""
    kind, _ = read_kind(statement, STATEMENTS)
    first, second = questions
    read_gaps(first, FIRST_QUESTIONS[kind])
    read_gaps(second, SECOND_QUESTIONS[kind])
    curve, *circles = axes_of(drawing)["items"]
    if curve["kind"] != "polar" or {*curve} != _CURVE or (curve["from"], curve["to"]) != ("0", "2"):
        raise Unreadable("the figure does not show one whole polar curve")
    if (len(circles) == 1) is (kind == "loops") or len(circles) > 1:
        raise Unreadable("there is a circle too many, or none")
    function, _ = read_kind(curve["function"], _FUNCTIONS)
    return Facts(
        kind=kind,
        constant=_integer(curve["constant"]),
        factor=_integer(curve["factor"]),
        function=function,
        multiple=_integer(curve["multiple"]),
        halves=sum(_halves(circle) for circle in circles),
    )


def _halves(circle: Drawing) -> int:
    """Return twice the radius of a dashed circle about the origin."""
    if circle["kind"] != "circle" or {*circle} != _CIRCLE:
        raise Unreadable("the figure does not show a circle")
    if circle["centre"] != ["0", "0"] or circle["dashed"] != 1:
        raise Unreadable("the circle is not dashed, or is not about the origin")
    return integer(2 * Fraction(circle["radius"]))


def _integer(text: str) -> int:
    return integer(Fraction(text))


READER = Reader(read=read)
