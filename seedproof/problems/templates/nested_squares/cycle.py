"""Reads the words, and the lengths at the double arrows; the squares must be drawn to scale."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checking.axes import diagram_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.nested_squares.facts import Facts
from seedproof.problems.templates.nested_squares.phrases import (
    AREAS,
    LENGTH,
    PERIMETERS,
    RATIOS,
    STATEMENTS,
)

Point = tuple[Fraction, Fraction]

_FEWEST = 4
"""Squares that must be seen."""


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a sketch of infinitely many squares."""
    kind, _ = read_kind(statement, STATEMENTS)
    for question, wordings in zip(questions, (RATIOS, AREAS, PERIMETERS), strict=True):
        read_gaps(question, wordings)
    *outlines, first, second = diagram_of(drawing)["items"]
    if len(outlines) % 4 != 0:
        raise Unreadable("the sides are not those of squares")
    squares = [_corners(outlines[start : start + 4]) for start in range(0, len(outlines), 4)]
    if len(squares) < _FEWEST:
        raise Unreadable("there are too few squares to see how they go on")
    start, joint = _dimension(first)
    again, end = _dimension(second)
    if start[0] != 0 or again != joint or not start[1] == joint[1] == end[1] < 0:
        raise Unreadable("the double arrows do not lie side by side below the squares")
    facts = Facts(kind, _length(first), _length(second))
    if joint[0] != facts.first or end[0] - joint[0] != facts.second:
        raise Unreadable("the double arrows are not as long as they say")
    if kind == "row":
        _check_row(facts, squares)
    else:
        _check_nested(facts, squares)
    return facts


def _corners(sides: Sequence[Drawing]) -> list[Point]:
    """Return the corners of a square, the first one again at the end."""
    if any(set(side) != {"kind", "from", "to"} or side["kind"] != "segment" for side in sides):
        raise Unreadable("there is something else than sides of squares")
    starts = [_point(side["from"]) for side in sides]
    ends = [_point(side["to"]) for side in sides]
    if ends != [*starts[1:], starts[0]]:
        raise Unreadable("an outline is not closed")
    return [*starts, starts[0]]


def _point(point: Sequence[str]) -> Point:
    x, y = point
    return Fraction(x), Fraction(y)


def _dimension(item: Drawing) -> tuple[Point, Point]:
    if item["kind"] != "dimension":
        raise Unreadable("a length has no double arrow")
    return _point(item["from"]), _point(item["to"])


def _length(item: Drawing) -> int:
    return integer_of(read_gaps(item["label"], LENGTH)["length"])


def _check_row(facts: Facts, squares: Sequence[list[Point]]) -> None:
    """Raise Unreadable unless the squares stand side by side and shrink by the ratio of the lengths."""
    left = Fraction(0)
    side = Fraction(facts.first)
    for square in squares:
        right = left + side
        expected = [(left, Fraction(0)), (right, Fraction(0)), (right, side), (left, side)]
        if square[:4] != expected:
            raise Unreadable("a square does not stand where the row goes on")
        left = right
        side = side * facts.second / facts.first


def _check_nested(facts: Facts, squares: Sequence[list[Point]]) -> None:
    """Raise Unreadable unless each square has its corners on the sides of the one before, as the first."""
    side = Fraction(facts.first + facts.second)
    zero = Fraction(0)
    if squares[0][:4] != [(zero, zero), (side, zero), (side, side), (zero, side)]:
        raise Unreadable("the largest square does not stand on the double arrows")
    for outer, inner in pairwise(squares):
        for (start, end), corner in zip(pairwise(outer), inner, strict=False):
            weighted = [facts.second * a + facts.first * b for a, b in zip(start, end, strict=True)]
            if [side * coordinate for coordinate in corner] != weighted:
                raise Unreadable("a corner does not divide its side as the lengths say")


READER = Reader(read=read)
