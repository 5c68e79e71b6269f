"""Reads the words, and the derivative off the marked ends of its segments."""

from collections.abc import Sequence

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_kind
from seedproof.problems.templates.derivative_graph.facts import Asked, Facts
from seedproof.problems.templates.derivative_graph.phrases import DIRECTIONS, PLACES, QUESTIONS, STATEMENTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn derivative."""
    form, gaps = read_kind(statement, STATEMENTS)
    points = _points(drawing)
    first = integer_of(gaps["first"])
    last = integer_of(gaps["last"])
    if [points[0][0], points[-1][0]] != [first, last]:
        raise Unreadable("the graph has other ends than the interval")
    asked = [_asked(question) for question in questions]
    targets = _x_of_values(questions)
    known: list[int] = []
    expected = 0
    if form == "with a value":
        known = [integer_of(gaps["value"]), *targets]
        expected = 1
    if len(targets) != expected:
        raise Unreadable("a value is asked but none is known at the left end, or the other way round")
    return Facts(points, asked, known)


def _points(drawing: Drawing | None) -> list[tuple[int, int]]:
    """Return the marked ends of the segments. Raises: Unreadable for another figure."""
    line, *marks = axes_of(drawing, y_label="f'(x)")["items"]
    if line["kind"] != "polyline":
        raise Unreadable("the figure does not show segments")
    if any(mark["kind"] != "point" or mark["open"] for mark in marks):
        raise Unreadable("the figure does not show marked ends")
    if [mark["at"] for mark in marks] != line["points"]:
        raise Unreadable("the segments do not go from mark to mark")
    return [(int(x), int(y)) for x, y in line["points"]]


def _asked(question: str) -> Asked:
    kind, gaps = read_kind(question, QUESTIONS)
    match kind:
        case "direction":
            direction, _ = read_kind(gaps["direction"], DIRECTIONS)
            return direction
        case "places":
            places, _ = read_kind(gaps["places"], PLACES)
            return places
        case "value" | "greatest":
            return kind


def _x_of_values(questions: Sequence[str]) -> list[int]:
    """Return where values are asked."""
    values: list[int] = []
    for question in questions:
        kind, gaps = read_kind(question, QUESTIONS)
        if kind == "value":
            values.append(integer_of(gaps["x"]))
    return values


READER = Reader(read=read)
