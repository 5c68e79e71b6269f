"""Reads the eigenvalues from the words, and the directions from the straight arrows."""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.phase_portrait.facts import Facts
from seedproof.problems.templates.phase_portrait.phrases import QUESTIONS, STATEMENTS

_PATHS = 4
_ARROWS = 4

Place = tuple[int, int]


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a phase portrait."""
    if tuple(questions) != QUESTIONS:
        raise Unreadable("the questions are not those about a phase portrait")
    gaps = read_gaps(statement, STATEMENTS)
    items = axes_of(drawing)["items"]
    kinds = [item["kind"] for item in items]
    if kinds != ["trajectory"] * _PATHS + ["arrow"] * _ARROWS + ["point"]:
        raise Unreadable("the figure does not show paths, arrows and a point")
    arrows = items[_PATHS:-1]
    outwards = {_smallest(_place(arrow["to"])) for arrow in arrows if _place(arrow["from"]) == (0, 0)}
    inwards = {_smallest(_place(arrow["from"])) for arrow in arrows if _place(arrow["to"]) == (0, 0)}
    if len(outwards) != 1 or len(inwards) != 1 or outwards == inwards:
        raise Unreadable("the arrows are not along one line outwards and another inwards")
    if items[-1]["label"] != "P":
        raise Unreadable("the point is not called P")
    return Facts(
        positive=integer_of(gaps["positive"]),
        negative=integer_of(gaps["negative"]),
        outwards=outwards.pop(),
        inwards=inwards.pop(),
        start=_place(items[-1]["at"]),
    )


def _place(coordinates: Sequence[str]) -> Place:
    x, y = (integer(Fraction(coordinate)) for coordinate in coordinates)
    return x, y


def _smallest(place: Place) -> Place:
    """Return the first lattice point in this or the opposite direction, to the right or upwards."""
    x, y = place
    divisor = gcd(x, y)
    if x < 0 or (x == 0 and y < 0):
        divisor = -divisor
    return x // divisor, y // divisor


READER = Reader(read=read)
