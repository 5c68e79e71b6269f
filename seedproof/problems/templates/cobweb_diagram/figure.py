"""Draws the function, the diagonal and the path; a dot at each mark and at the start."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.axes import mark
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.cobweb_diagram import make
from seedproof.problems.templates.cobweb_diagram.facts import Facts


def drawing(facts: Facts) -> Drawing:
    """Draw an iteration."""
    low, high = make.window(facts)
    diagonal = {"kind": "line", "through": ["0", "0"], "slope": "1", "label": "y = x"}
    graph = {
        "kind": "polynomial",
        "coefficients": list(map(str, make.coefficients(facts))),
        "from": str(low),
        "to": str(high),
        "label": "y = f(x)",
    }
    path = {"kind": "polyline", "points": _corners(make.terms(facts)), "dashed": 1}
    marks = [*map(mark, facts.marks), mark((facts.start, 0), "x₀")]
    return {
        "kind": "axes",
        "x_label": "x",
        "y_label": "y",
        "items": [diagonal, graph, path, *marks],
        "x": [str(low), str(high)],
        "y": [str(low), str(high)],
        "x_step": "1",
        "y_step": "1",
    }


def _corners(terms: Sequence[Fraction]) -> list[list[str]]:
    """Return the corners of the path: from the axis to the graph, over to the diagonal, and so on."""
    corners = [[str(terms[0]), "0"]]
    for term, following in pairwise(map(str, terms)):
        corners += [[term, following], [following, following]]
    return corners


def twin(facts: Facts) -> Facts:
    """Return the whole picture moved by one along the diagonal."""
    return replace(facts, marks=[(x + 1, y + 1) for x, y in facts.marks], start=facts.start + 1)


FIGURE = Figure(
    drawing=drawing,
    alt="Cobweb diagram on a grid of unit squares: the line y = x, the graph of f with dots at lattice "
    "points, x0 on the x-axis, a dashed path between graph and line.",
    twin=twin,
)
