"""Reads the words, and the lengths at the double arrows; the squares must be drawn to scale."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checking.axes import diagram_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.sketches import Place, measured, place
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.nested_squares.facts import Facts
from seedproof.problems.templates.nested_squares.phrases import TEXTS

_FEWEST = 4
"""Squares that must be seen."""


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a sketch of infinitely many squares."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    *outlines, first, second = diagram_of(drawing)["items"]
    if len(outlines) % 4 != 0:
        raise Unreadable("the sides are not those of squares")
    squares = [_corners(outlines[start : start + 4]) for start in range(0, len(outlines), 4)]
    if len(squares) < _FEWEST:
        raise Unreadable("there are too few squares to see how they go on")
    if (first["kind"], second["kind"]) != ("dimension", "dimension"):
        raise Unreadable("a length has no double arrow")
    start, joint = measured(first, "cm")
    again, end = measured(second, "cm")
    if start[0] != 0 or again != joint or not start[1] == joint[1] == end[1] < 0:
        raise Unreadable("the double arrows do not lie side by side below the squares")
    facts = Facts(first=integer(joint[0]), second=integer(end[0] - joint[0]), **values)
    if facts.kind == "row":
        _check_row(facts, squares)
    else:
        _check_nested(facts, squares)
    return facts


def _corners(sides: Sequence[Drawing]) -> list[Place]:
    """Return the corners of a square, the first one again at the end."""
    if any(set(side) != {"kind", "from", "to"} or side["kind"] != "segment" for side in sides):
        raise Unreadable("there is something else than sides of squares")
    starts = [place(side["from"]) for side in sides]
    ends = [place(side["to"]) for side in sides]
    if ends != [*starts[1:], starts[0]]:
        raise Unreadable("an outline is not closed")
    return [*starts, starts[0]]


def _check_row(facts: Facts, squares: Sequence[Sequence[Place]]) -> None:
    """Raises: Unreadable unless the squares stand side by side and shrink by the ratio of the lengths."""
    left = Fraction(0)
    side = Fraction(facts.first)
    for square in squares:
        right = left + side
        if square[:4] != [(left, 0), (right, 0), (right, side), (left, side)]:
            raise Unreadable("a square does not stand where the row goes on")
        left = right
        side *= Fraction(facts.second, facts.first)


def _check_nested(facts: Facts, squares: Sequence[Sequence[Place]]) -> None:
    """Raises: Unreadable unless each square has its corners on the sides of the one before, as the first."""
    side = facts.first + facts.second
    lower = Fraction(0)
    upper = Fraction(side)
    if squares[0][:4] != [(lower, lower), (upper, lower), (upper, upper), (lower, upper)]:
        raise Unreadable("the largest square does not stand on the double arrows")
    for outer, inner in pairwise(squares):
        for (start, end), corner in zip(pairwise(outer), inner, strict=False):
            weighted = [facts.second * a + facts.first * b for a, b in zip(start, end, strict=True)]
            if [side * coordinate for coordinate in corner] != weighted:
                raise Unreadable("a corner does not divide its side as the lengths say")


READER = Reader(read=read)
