"""Reads the factor from the words, and the equilibria where the drawn slopes are zero."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.slope_field_equilibria.facts import Facts
from seedproof.problems.templates.slope_field_equilibria.phrases import (
    LIMIT_QUESTIONS,
    SECOND_QUESTIONS,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a slope field."""
    figure = axes_of(drawing)
    count, gaps = read_kind(statement, STATEMENTS)
    first, second = questions
    read_gaps(first, LIMIT_QUESTIONS)
    asked, _ = read_kind(second, SECOND_QUESTIONS)
    factor = _factor(gaps["factor"])
    field, start = _items(figure)
    low, high = (Fraction(end) for end in figure["y"])
    heights = _heights(low, high, Fraction(field["step"]))
    equilibria = [height for height in heights if _slope(field, height) == 0]
    if len(equilibria) != count:
        raise Unreadable("the figure does not show all equilibria on its grid")
    for height in heights:
        expected = factor
        for equilibrium in equilibria:
            expected *= height - equilibrium
        if _slope(field, height) != expected:
            raise Unreadable("the drawn slopes are not those of the equation")
    return Facts(
        above=factor.numerator,
        below=factor.denominator,
        equilibria=[integer(equilibrium) for equilibrium in equilibria],
        start=start,
        asked=asked,
    )


def _factor(text: str) -> Fraction:
    if text == "-":
        return Fraction(-1)
    (value,) = polynomial_of(text, "y")
    return value


def _items(figure: Drawing) -> tuple[Drawing, int]:
    """Return the field, and the height of the point. Raises: Unreadable where anything else is drawn."""
    field, point = figure["items"]
    if field["kind"] != "slope_field" or point["kind"] != "point" or point["label"] != "P":
        raise Unreadable("the figure does not show a slope field and the point P")
    x, y = (Fraction(coordinate) for coordinate in point["at"])
    if x != 0:
        raise Unreadable("the point is not on the y-axis")
    return field, integer(y)


def _heights(low: Fraction, high: Fraction, step: Fraction) -> list[Fraction]:
    """Return the heights at which slopes are drawn."""
    count = int((high - low) / step)
    return [low + number * step for number in range(count + 1)]


def _slope(field: Drawing, height: Fraction) -> Fraction:
    """Return the drawn slope at a height. Raises: Unreadable where it depends on x."""
    value = Fraction(0)
    for coefficient, power_of_x, power_of_y in field["field"]:
        if power_of_x:
            raise Unreadable("the slopes depend on x")
        value += Fraction(coefficient) * height**power_of_y
    return value


READER = Reader(read=read)
