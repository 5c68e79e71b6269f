"""Reads the points off the figure."""

from collections.abc import Sequence

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.marks import dots
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.least_squares_points.facts import Facts
from seedproof.problems.templates.least_squares_points.phrases import TEXTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read drawn measurements."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    items = axes_of(drawing)["items"]
    points = dots(items, [""] * len(items))
    if points != sorted(points) or len({x for x, _ in points}) < len(points):
        raise Unreadable("the points are not in order, each at a place of its own")
    return Facts(points=points, **values)


READER = Reader(read=read)
