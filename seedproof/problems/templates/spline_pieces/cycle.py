"""Reads the words, and the three marked points; the drawn curve must be the parabola that they fix."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.marks import dots
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.spline_pieces.facts import Facts
from seedproof.problems.templates.spline_pieces.phrases import TEXTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a spline."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    curve, *marks = axes_of(drawing)["items"]
    if curve["kind"] != "polynomial" or set(curve) != {"kind", "coefficients", "from", "to"}:
        raise Unreadable("the figure does not begin with a bare curve")
    vertex, joint, end = dots(marks, ["V", "J", "E"])
    if [Fraction(curve["from"]), Fraction(curve["to"])] != [vertex[0], joint[0]]:
        raise Unreadable("the curve is not drawn from V to J")
    square, linear, constant = map(Fraction, curve["coefficients"])
    if any(square * x * x + linear * x + constant != y for x, y in (vertex, joint)):
        raise Unreadable("the curve does not go through its marked points")
    if 2 * square * vertex[0] + linear != 0:
        raise Unreadable("V is not the vertex of the curve")
    return Facts(vertex=vertex, joint=joint, end=end, **values)


READER = Reader(read=read)
