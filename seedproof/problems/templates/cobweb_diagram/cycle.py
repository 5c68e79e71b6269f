"""Reads the words, then the marked points off the figure; the drawn graph and path must belong to them."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.horner import value
from seedproof.problems.checking.marks import dots
from seedproof.problems.checking.sketches import Place, place
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.cobweb_diagram.facts import Facts
from seedproof.problems.templates.cobweb_diagram.phrases import TEXTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a cobweb diagram."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    degree, explicit = values["kind"]
    if values["degree"] != degree:
        raise Unreadable(f"these are no questions about a {values['degree']} function")
    figure = axes_of(drawing)
    if [item["kind"] for item in figure["items"][:3]] != ["line", "polynomial", "polyline"]:
        raise Unreadable("the figure shows something else than a line, a graph, a path, marks and a start")
    diagonal, graph, path, *points = figure["items"]
    coefficients = [Fraction(coefficient) for coefficient in graph["coefficients"]]
    if len(coefficients) != {"linear": 2, "quadratic": 3}[degree]:
        raise Unreadable("the graph is not of the degree that the words say")
    *marks, (start, height) = dots(points, [*("" for _ in coefficients), "x₀"])
    if (diagonal["label"], graph["label"], path.get("dashed")) != ("y = x", "y = f(x)", 1):
        raise Unreadable("the line, the graph or the path cannot be told apart")
    if figure["x"] != figure["y"] or [graph["from"], graph["to"]] != figure["x"]:
        raise Unreadable("the axes go to different ends, or the graph is cut off")
    if diagonal["slope"] != "1" or len(set(diagonal["through"])) != 1 or height != 0:
        raise Unreadable("the line is not y = x, or the start is not on the axis")
    if any(value(coefficients, x) != y for x, y in marks):
        raise Unreadable("the graph does not go through its dots")
    _check_path(list(map(place, path["points"])), coefficients, start)
    return Facts(marks=sorted(marks), start=start, explicit=explicit)


def _check_path(corners: Sequence[Place], coefficients: Sequence[Fraction], start: int) -> None:
    """Raises: Unreadable unless the path goes from the start to the graph, to the line, to the graph."""
    beginning, *later = corners
    on_graph = later[0::2]
    on_diagonal = later[1::2]
    if beginning[0] != start or not on_graph or on_graph[0][0] != start:
        raise Unreadable("the path begins elsewhere")
    if any(value(coefficients, x) != y for x, y in on_graph):
        raise Unreadable("the path does not reach the graph")
    if any(x != y for x, y in on_diagonal):
        raise Unreadable("the path does not turn on the line")


READER = Reader(read=read)
