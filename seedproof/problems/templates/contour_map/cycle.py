"""Reads the words, and the quadratic, its centre and the point P off the map; P must be on a drawn curve."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.sketches import Place, place
from seedproof.problems.checking.texts import values_of
from seedproof.problems.checking.visible import Window
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.contour_map.facts import Facts
from seedproof.problems.templates.contour_map.phrases import TEXTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a contour map."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    figure = axes_of(drawing)
    contours, mark = figure["items"]
    if contours["kind"] != "contours" or mark["kind"] != "point" or mark["label"] != "P":
        raise Unreadable("the figure shows no level curves with a point P")
    coefficients = [Fraction(coefficient) for coefficient in contours["quadratic"]]
    a, b, c, *_ = coefficients
    h, k = _centre(coefficients)
    x, y = place(mark["at"])
    levels = [Fraction(level) for level in contours["levels"]]
    if _value(coefficients, (x, y)) not in levels:
        raise Unreadable("P is on no drawn curve")
    if not Window.of(figure).shows((float(h), float(k))):
        raise Unreadable("the centre is outside of the grid")
    return Facts(
        square=(integer(a), integer(b), integer(c)),
        centre=(integer(h), integer(k)),
        value=integer(_value(coefficients, (h, k))),
        point=(integer(x), integer(y)),
        **values,
    )


def _centre(coefficients: Sequence[Fraction]) -> Place:
    """Return where the gradient is zero, by Cramer's rule."""
    a, b, c, d, e, _ = coefficients
    determinant = 4 * a * c - b * b
    if determinant == 0:
        raise Unreadable("the quadratic is degenerate")
    return (b * e - 2 * c * d) / determinant, (b * d - 2 * a * e) / determinant


def _value(coefficients: Sequence[Fraction], point: Place) -> Fraction:
    a, b, c, d, e, constant = coefficients
    x, y = point
    return a * x * x + b * x * y + c * y * y + d * x + e * y + constant


READER = Reader(read=read)
