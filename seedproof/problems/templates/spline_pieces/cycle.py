"""Reads the words, and the three marked points; the drawn curve must be the parabola that they fix."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.spline_pieces.facts import Facts
from seedproof.problems.templates.spline_pieces.phrases import LAST, PIECES, STATEMENTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a spline."""
    asked, _ = read_kind(statement, STATEMENTS)
    piece, last = questions
    read_gaps(piece, PIECES)
    read_gaps(last, LAST[asked])
    curve, *marks = axes_of(drawing)["items"]
    if curve["kind"] != "polynomial" or set(curve) != {"kind", "coefficients", "from", "to"}:
        raise Unreadable("the figure does not begin with a bare curve")
    if [mark["kind"] for mark in marks] != ["point"] * 3 or any(mark["open"] for mark in marks):
        raise Unreadable("the figure does not have three marked points")
    if [mark["label"] for mark in marks] != ["V", "J", "E"]:
        raise Unreadable("the marked points have other names")
    vertex, joint, end = [_point(mark) for mark in marks]
    if [Fraction(curve["from"]), Fraction(curve["to"])] != [vertex[0], joint[0]]:
        raise Unreadable("the curve is not drawn from V to J")
    square, linear, constant = map(Fraction, curve["coefficients"])
    for x, y in (vertex, joint):
        if square * x * x + linear * x + constant != y:
            raise Unreadable("the curve does not go through its marked points")
    if 2 * square * vertex[0] + linear != 0:
        raise Unreadable("V is not the vertex of the curve")
    return Facts(vertex=vertex, joint=joint, end=end, asked=asked)


def _point(mark: Drawing) -> tuple[int, int]:
    x, y = mark["at"]
    return integer(Fraction(x)), integer(Fraction(y))


READER = Reader(read=read)
