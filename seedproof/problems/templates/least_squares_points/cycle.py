"""Reads the points off the figure."""

from collections.abc import Sequence

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.least_squares_points.facts import Facts
from seedproof.problems.templates.least_squares_points.phrases import (
    LAST,
    LETTERS,
    LINES,
    RESIDUALS,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read drawn measurements."""
    line, residual, last = questions
    read_gaps(statement, STATEMENTS)
    if read_gaps(line, LINES)["letters"] != LETTERS:
        raise Unreadable("the line is not asked for as a function of x")
    read_gaps(residual, RESIDUALS)
    asked, gaps = read_kind(last, LAST)
    at = 0
    if "at" in gaps:
        at = integer_of(gaps["at"])
    items = axes_of(drawing)["items"]
    if any(item["kind"] != "point" or item["open"] or item["label"] for item in items):
        raise Unreadable("the figure shows more than marked points")
    points = [(int(x), int(y)) for x, y in (item["at"] for item in items)]
    if points != sorted(points) or len({x for x, _ in points}) < len(points):
        raise Unreadable("the points are not in order, each at a place of its own")
    return Facts(points, asked, at)


READER = Reader(read=read)
