"""Reads the objective, and the corners of the shaded polygon off the figure."""

from collections.abc import Sequence

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.linear_programme_region.facts import Facts
from seedproof.problems.templates.linear_programme_region.phrases import (
    QUESTIONS,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn linear programme."""
    gaps = read_gaps(statement, STATEMENTS)
    vertices = _vertices(drawing)
    objective = _objective(gaps["objective"])
    for question, wordings in zip(questions, QUESTIONS, strict=True):
        read_gaps(question, wordings)
    return Facts(vertices, objective)


def _objective(text: str) -> tuple[int, int]:
    """Return the coefficients of x and y. Raises: Unreadable unless both are there, and nothing else."""
    terms = expanded(read_formula(text), "xy")
    if {*terms} != {(1, 0), (0, 1)}:
        raise Unreadable("the objective is not linear in x and y")
    return integer(terms[1, 0]), integer(terms[0, 1])


def _vertices(drawing: Drawing | None) -> list[tuple[int, int]]:
    """Return the marked corners of a shaded polygon. Raises: Unreadable for another figure."""
    region, *marks = axes_of(drawing)["items"]
    if region["kind"] != "region" or any(mark["kind"] != "point" for mark in marks):
        raise Unreadable("the figure does not show a polygon with marked corners")
    if [mark["at"] for mark in marks] != region["points"]:
        raise Unreadable("the marks are not at the corners")
    return [(int(x), int(y)) for x, y in region["points"]]


READER = Reader(read=read)
