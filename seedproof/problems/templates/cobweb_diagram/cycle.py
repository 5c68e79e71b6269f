"""Reads the words, then the marked points off the figure; the drawn graph and path must belong to them."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.cobweb_diagram.facts import Facts
from seedproof.problems.templates.cobweb_diagram.phrases import (
    DEGREES,
    EXPLICIT,
    FUNCTION,
    LIMIT,
    LINEAR,
    LINEAR_AND_EXPLICIT,
    QUADRATIC,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a cobweb diagram."""
    gaps = read_gaps(statement, STATEMENTS)
    degree, _ = read_kind(gaps["degree"], DEGREES)
    asked_last, _ = read_kind(questions[-1], {"formula": EXPLICIT, "limit": LIMIT, "function": FUNCTION})
    explicit = asked_last == "formula"
    _read_questions(questions, degree, explicit=explicit)
    figure = axes_of(drawing)
    marks, start = _read_figure(figure["items"], degree)
    _check_names(figure)
    return Facts(sorted(marks), start, explicit=1 if explicit else 0)


def _read_questions(questions: Sequence[str], degree: int, *, explicit: bool) -> None:
    """Raises: Unreadable where other questions are asked."""
    expected: tuple[tuple[str, ...], ...] = QUADRATIC
    if degree == 1:
        expected = LINEAR_AND_EXPLICIT if explicit else LINEAR
    if len(questions) != len(expected):
        raise Unreadable("there are more questions, or fewer")
    for question, wordings in zip(questions, expected, strict=True):
        read_gaps(question, wordings)


def _check_names(figure: Drawing) -> None:
    """Raise Unreadable unless graph and line are named, and both axes go equally far."""
    diagonal, graph, path, *_ = figure["items"]
    if (diagonal.get("label"), graph.get("label"), path.get("dashed")) != ("y = x", "y = f(x)", 1):
        raise Unreadable("the line, the graph or the path cannot be told apart")
    if figure["x"] != figure["y"] or [graph["from"], graph["to"]] != figure["x"]:
        raise Unreadable("the axes go to different ends, or the graph is cut off")


def _read_figure(items: Sequence[Drawing], degree: int) -> tuple[list[tuple[int, int]], int]:
    """Return the marks and the start. Raises: Unreadable where something does not belong to them."""
    points = ["point"] * (degree + 2)
    if [item["kind"] for item in items] != ["line", "polynomial", "polyline", *points]:
        raise Unreadable("the figure shows something else than a line, a graph, a path, marks and a start")
    diagonal, graph, path, *dots, beginning = items
    if [dot["label"] for dot in dots] != [""] * len(dots) or beginning["label"] != "x₀":
        raise Unreadable("the figure has other marks")
    if (diagonal["label"], graph["label"]) != ("y = x", "y = f(x)"):
        raise Unreadable("the line and the graph have other names")
    if diagonal["slope"] != "1" or len(set(diagonal["through"])) != 1:
        raise Unreadable("the line is not y = x")
    marks = [_lattice_point(dot) for dot in dots]
    start, height = _lattice_point(beginning)
    if height != 0:
        raise Unreadable("the start is not on the axis")
    coefficients = [Fraction(coefficient) for coefficient in graph["coefficients"]]
    if len(coefficients) != degree + 1:
        raise Unreadable("the graph is not of the degree that the words say")
    for x, y in marks:
        if _value(coefficients, x) != y:
            raise Unreadable("the graph does not go through its dots")
    corners = [(Fraction(x), Fraction(y)) for x, y in path["points"]]
    _check_path(corners, coefficients, start)
    return marks, start


def _check_path(
    corners: Sequence[tuple[Fraction, Fraction]], coefficients: Sequence[Fraction], start: int
) -> None:
    """Raises: Unreadable unless the path goes from the start to the graph, to the line, to the graph."""
    beginning, *later = corners
    on_graph = later[0::2]
    on_diagonal = later[1::2]
    if beginning[0] != start or not on_graph or on_graph[0][0] != start:
        raise Unreadable("the path begins elsewhere")
    if any(_value(coefficients, x) != y for x, y in on_graph):
        raise Unreadable("the path does not reach the graph")
    if any(x != y for x, y in on_diagonal):
        raise Unreadable("the path does not turn on the line")


def _lattice_point(dot: Drawing) -> tuple[int, int]:
    x, y = dot["at"]
    return int(x), int(y)


def _value(coefficients: Sequence[Fraction], x: Fraction | int) -> Fraction:
    value = Fraction(0)
    for coefficient in coefficients:
        value = value * x + coefficient
    return value


READER = Reader(read=read)
