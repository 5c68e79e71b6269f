"""Reads the number of vertices from the words, and both points off the figure."""

from collections.abc import Sequence

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.complex_plane_diagram.facts import Facts
from seedproof.problems.templates.complex_plane_diagram.phrases import (
    CORNERS,
    PRODUCTS,
    STATEMENTS,
    STEPS,
    VALUES,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a regular polygon in the complex plane."""
    gaps = read_gaps(statement, STATEMENTS)
    value, corner, product = questions
    read_gaps(value, VALUES)
    read_gaps(product, PRODUCTS)
    wanted, _ = read_kind(read_gaps(corner, CORNERS)["steps"], STEPS)
    figure = axes_of(drawing, x_label="Re z", y_label="Im z")
    kinds = [item["kind"] for item in figure["items"]]
    if kinds != ["segment", "point", "point"]:
        raise Unreadable("the figure does not show two points and the segment between them")
    segment, centre, vertex = figure["items"]
    if (centre["label"], vertex["label"]) != ("M", "A") or centre["open"] or vertex["open"]:
        raise Unreadable("the points are not named M and A")
    if [segment["from"], segment["to"]] != [centre["at"], vertex["at"]] or "label" in segment:
        raise Unreadable("the segment does not join the points")
    return Facts(
        centre=_point(centre),
        vertex=_point(vertex),
        corners=integer_of(gaps["corners"]),
        wanted=wanted,
    )


def _point(item: Drawing) -> tuple[int, int]:
    x, y = item["at"]
    return integer_of(x), integer_of(y)


READER = Reader(read=read)
