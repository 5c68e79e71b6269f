"""Reads the words, and the marked points; curve and line must touch at the first of them."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import Number
from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.newton_or_tangent_graph.facts import Asked, Facts
from seedproof.problems.templates.newton_or_tangent_graph.phrases import FIRST, SECOND, STATEMENTS

_DECIMAL = re.compile(r"-?[0-9]+\.[1-9]")
_SHIFT = re.compile("([+-]) ([1-9][0-9]*)")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a curve with a tangent."""
    read_gaps(statement, STATEMENTS)
    point, second, bend = _tangent(axes_of(drawing))
    first_question, second_question = questions
    asked = _asked(first_question, second_question)
    first = read_gaps(first_question, FIRST[asked])
    last = read_gaps(second_question, SECOND[asked])
    return Facts(
        point=point,
        second=second,
        bend=bend,
        asked=asked,
        number=_number(asked, first, last, point),
    )


def _asked(first: str, second: str) -> Asked:
    asked, _ = read_kind(first, FIRST)
    expected, _ = read_kind(second, SECOND)
    if asked != expected:
        raise Unreadable("the questions do not fit to one another")
    return asked


def _number(asked: Asked, first: Gaps, last: Gaps, point: tuple[int, int]) -> int:
    x, y = point
    match asked:
        case "estimate":
            if not _DECIMAL.fullmatch(first["at"]):
                raise Unreadable("no decimal with one digit after the point")
            return integer((Fraction(first["at"]) - x) * 10)
        case "inverse":
            factor = integer_of(last["factor"])
            if read_formula(last["at"]) != Number(Fraction(y, factor)):
                raise Unreadable("the derivative is asked for at a place that the figure does not show")
            return factor
        case "composition":
            at = integer_of(first["at"])
            shift = _SHIFT.fullmatch(first["shift"])
            if shift is None or at * at + int(shift[1] + shift[2]) != x or integer_of(last["height"]) != y:
                raise Unreadable("the composition does not lead to the marked point")
            return at


def _tangent(figure: Drawing) -> tuple[tuple[int, int], tuple[int, int], int]:
    """Return both points, and the bend of the curve in sixteenths."""
    if [item["kind"] for item in figure["items"]] != ["polynomial", "line", "point", "point"]:
        raise Unreadable("the figure does not show a curve, a line and two points")
    curve, line, *marks = figure["items"]
    if [mark["label"] for mark in marks] != ["P", "R"] or any(mark["open"] for mark in marks):
        raise Unreadable("the points are not P and R")
    if "label" in curve or "label" in line:
        raise Unreadable("the curve or the line has a name")
    (x, y), (across, up) = [tuple(integer(Fraction(number)) for number in mark["at"]) for mark in marks]
    slope = Fraction(up - y, across - x)
    if [Fraction(number) for number in line["through"]] != [x, y] or Fraction(line["slope"]) != slope:
        raise Unreadable("the line does not go through both points")
    square, linear, constant = map(Fraction, curve["coefficients"])
    if square * x * x + linear * x + constant != y or 2 * square * x + linear != slope:
        raise Unreadable("the line does not touch the curve at P")
    low = Fraction(curve["from"])
    high = Fraction(curve["to"])
    if not low < x < high or any((2 * square * end + linear) * slope <= 0 for end in (low, high)):
        raise Unreadable("the curve is not monotonic, or does not reach P")
    return (x, y), (across, up), integer(square * 16)


READER = Reader(read=read)
