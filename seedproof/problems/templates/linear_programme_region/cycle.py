"""Reads the objective, and the corners of the shaded polygon off the figure."""

from collections.abc import Sequence

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.marks import dots
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.linear_programme_region.facts import Facts
from seedproof.problems.templates.linear_programme_region.phrases import TEXTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn linear programme."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    terms = expanded(read_formula(values["z"]), "xy")
    if {*terms} != {(1, 0), (0, 1)}:
        raise Unreadable("the objective is not linear in x and y")
    region, *marks = axes_of(drawing)["items"]
    vertices = dots(marks, [""] * len(marks))
    if region["kind"] != "region" or region["points"] != [mark["at"] for mark in marks]:
        raise Unreadable("the figure does not show a polygon with marked corners")
    return Facts(vertices, (integer(terms[1, 0]), integer(terms[0, 1])))


READER = Reader(read=read)
