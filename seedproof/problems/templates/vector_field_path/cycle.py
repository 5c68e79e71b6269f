"""Reads the field from the text, and the corners of each loop off the figure."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.vector_field_path.facts import Distraction, Facts
from seedproof.problems.templates.vector_field_path.phrases import (
    AREAS,
    CONSTANTS,
    FIRST_DISTRACTIONS,
    INTEGRALS,
    SECOND_DISTRACTIONS,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a circulation around a drawn path."""
    area, integral, constant = questions
    read_gaps(area, AREAS)
    read_gaps(integral, INTEGRALS)
    read_gaps(constant, CONSTANTS)
    count, gaps = read_kind(statement, STATEMENTS)
    first, first_distraction = _component(gaps["first"], FIRST_DISTRACTIONS)
    second, second_distraction = _component(gaps["second"], SECOND_DISTRACTIONS)
    figure = axes_of(drawing)
    loops = [_loop(item, figure) for item in figure["items"]]
    if len(loops) != count:
        raise Unreadable("the figure has another number of loops than the text says")
    return Facts(first, second, (first_distraction, second_distraction), loops)


def _component(text: str, distractions: dict[Distraction, str]) -> tuple[list[list[int]], Distraction]:
    """Return the terms of a component, and the function behind them. Raises: Unreadable."""
    for distraction, function in distractions.items():
        if text.endswith(f" + {function}"):
            return _terms(text.removesuffix(f" + {function}")), distraction
    raise Unreadable(f"{text!r} has no function at its end that is known")


def _terms(text: str) -> list[list[int]]:
    terms = expanded(read_formula(text), "xy")
    return sorted(([*powers, integer(value)] for powers, value in terms.items()), reverse=True)


def _loop(item: Drawing, figure: Drawing) -> list[tuple[int, int]]:
    """Return the corners of a closed path with straight edges, all of which are seen. Raises: Unreadable."""
    if item["kind"] != "trajectory" or item["smooth"] != 0 or item["dashed"] != 0 or "label" in item:
        raise Unreadable("the figure shows something else than polygons with directions")
    corners = [(integer(Fraction(x)), integer(Fraction(y))) for x, y in item["points"]]
    *loop, last = corners
    if last != loop[0]:
        raise Unreadable("a path is not closed")
    left, right = (Fraction(end) for end in figure["x"])
    low, high = (Fraction(end) for end in figure["y"])
    if not all(left <= x <= right and low <= y <= high for x, y in loop):
        raise Unreadable("a corner is outside of the grid")
    return loop


READER = Reader(read=read)
