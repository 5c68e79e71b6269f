"""Reads the number of vertices from the words, and both points off the figure."""

from collections.abc import Sequence

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.marks import dots
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.complex_plane_diagram.facts import Facts
from seedproof.problems.templates.complex_plane_diagram.phrases import TEXTS, WORDS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a regular polygon in the complex plane."""
    values = values_of(Facts, Phrases(TEXTS, WORDS), statement, questions)
    segment, *marks = axes_of(drawing, x_label="Re z", y_label="Im z")["items"]
    centre, vertex = dots(marks, ["M", "A"])
    if segment["kind"] != "segment" or "label" in segment:
        raise Unreadable("the figure does not show a segment without a name")
    if [segment["from"], segment["to"]] != [mark["at"] for mark in marks]:
        raise Unreadable("the segment does not join the points")
    return Facts(centre=centre, vertex=vertex, **values)


READER = Reader(read=read)
