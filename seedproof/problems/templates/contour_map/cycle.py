"""Reads the words, and the quadratic, its centre and the point P off the map; P must be on a drawn curve."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.contour_map.facts import Facts
from seedproof.problems.templates.contour_map.phrases import (
    CENTRES,
    DIRECTIONS,
    FORMULAS,
    KINDS,
    MARKS,
    STATEMENTS,
)

Point = tuple[Fraction, Fraction]


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a contour map."""
    gaps = read_gaps(statement, STATEMENTS)
    formula, _ = read_kind(gaps["mark"], MARKS)
    wordings = (CENTRES, KINDS, DIRECTIONS)
    if formula:
        wordings = (CENTRES, DIRECTIONS, FORMULAS)
    for question, wording in zip(questions, wordings, strict=True):
        read_gaps(question, wording)
    figure = axes_of(drawing)
    contours, mark = figure["items"]
    if contours["kind"] != "contours" or mark["kind"] != "point" or mark["label"] != "P":
        raise Unreadable("the figure shows no level curves with a point P")
    coefficients = [Fraction(coefficient) for coefficient in contours["quadratic"]]
    a, b, c, *_ = coefficients
    h, k = _centre(coefficients)
    x, y = map(Fraction, mark["at"])
    levels = [Fraction(level) for level in contours["levels"]]
    if _value(coefficients, (x, y)) not in levels:
        raise Unreadable("P is on no drawn curve")
    if not _is_seen(figure, (h, k)):
        raise Unreadable("the centre is outside of the grid")
    return Facts(
        square=(integer(a), integer(b), integer(c)),
        centre=(integer(h), integer(k)),
        value=integer(_value(coefficients, (h, k))),
        formula=formula,
        point=(integer(x), integer(y)),
    )


def _centre(coefficients: Sequence[Fraction]) -> Point:
    """Return where the gradient is zero, by Cramer's rule."""
    a, b, c, d, e, _ = coefficients
    determinant = 4 * a * c - b * b
    if determinant == 0:
        raise Unreadable("the quadratic is degenerate")
    return (b * e - 2 * c * d) / determinant, (b * d - 2 * a * e) / determinant


def _value(coefficients: Sequence[Fraction], point: Point) -> Fraction:
    a, b, c, d, e, constant = coefficients
    x, y = point
    return a * x * x + b * x * y + c * y * y + d * x + e * y + constant


def _is_seen(drawing: Drawing, point: Point) -> bool:
    """Tell whether a point is on the drawn part of the plane."""
    x, y = point
    left, right = map(Fraction, drawing["x"])
    low, high = map(Fraction, drawing["y"])
    return left <= x <= right and low <= y <= high


READER = Reader(read=read)
