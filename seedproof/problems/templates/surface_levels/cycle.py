"""Reads the level lines, the curve and its centre off the figure."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.surface_levels.facts import Facts
from seedproof.problems.templates.surface_levels.phrases import GRADIENTS, MAXIMA, STATEMENTS, VALUES

_FEWEST = 3
"""Level lines, from which the function is read."""


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a linear function and a curve."""
    gradient, value, maximum = questions
    read_gaps(statement, STATEMENTS)
    read_gaps(gradient, GRADIENTS)
    read_gaps(value, VALUES)
    read_gaps(maximum, MAXIMA)
    figure = axes_of(drawing)
    contours, curve, mark = figure["items"]
    if (contours["kind"], curve["kind"], mark["kind"]) != ("contours", "ellipse", "point"):
        raise Unreadable("the figure shows no level lines with a curve and a point")
    if curve["label"] != "K" or mark["label"] != "M" or mark["open"] != 0 or curve["dashed"] != 0:
        raise Unreadable("the curve or its centre has another name")
    if mark["at"] != curve["centre"]:
        raise Unreadable("M is not the centre of K")
    *squares, p, q, constant = _integers(contours["quadratic"])
    if any(squares):
        raise Unreadable("the function is not linear")
    levels = _integers(contours["levels"])
    steps = {following - level for level, following in pairwise(levels)}
    if len(levels) < _FEWEST or len(steps) != 1:
        raise Unreadable("there are few level lines, or their values have different distances")
    x, y = _integers(curve["centre"])
    across, up = _integers(curve["radii"])
    return Facts(
        gradient=(p, q),
        constant=constant,
        first_level=levels[0],
        step=steps.pop(),
        lines=len(levels),
        centre=(x, y),
        radii=(across, up),
    )


def _integers(texts: Sequence[str]) -> list[int]:
    return [integer(Fraction(text)) for text in texts]


READER = Reader(read=read)
