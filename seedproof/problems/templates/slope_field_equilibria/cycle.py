"""Reads the factor from the words, and the equilibria where the drawn slopes are zero."""

from collections.abc import Sequence
from fractions import Fraction
from math import prod

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.marks import dots
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.slope_field_equilibria.facts import Facts
from seedproof.problems.templates.slope_field_equilibria.phrases import TEXTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a slope field."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    written = values.pop("factor")
    (factor,) = polynomial_of("-1" if written == "-" else written, "y")
    figure = axes_of(drawing)
    field, *marks = figure["items"]
    ((x, start),) = dots(marks, ["P"])
    if field["kind"] != "slope_field" or x != 0:
        raise Unreadable("the figure does not show a slope field, with the point on the y-axis")
    step = Fraction(field["step"])
    low, high = map(Fraction, figure["y"])
    heights = [low + number * step for number in range(int((high - low) / step) + 1)]
    equilibria = [height for height in heights if _slope(field, height) == 0]
    if len(equilibria) != (3 if values["asked"] == "basin" else 2):
        raise Unreadable("the figure does not show all equilibria on its grid")
    for height in heights:
        if _slope(field, height) != factor * prod(height - equilibrium for equilibrium in equilibria):
            raise Unreadable("the drawn slopes are not those of the equation")
    return Facts(
        above=factor.numerator,
        below=factor.denominator,
        equilibria=list(map(integer, equilibria)),
        start=start,
        **values,
    )


def _slope(field: Drawing, height: Fraction) -> Fraction:
    """Return the drawn slope at a height. Raises: Unreadable where it depends on x."""
    if any(power_of_x for _, power_of_x, _ in field["field"]):
        raise Unreadable("the slopes depend on x")
    terms = (Fraction(coefficient) * height**power for coefficient, _, power in field["field"])
    return sum(terms, Fraction(0))


READER = Reader(read=read)
