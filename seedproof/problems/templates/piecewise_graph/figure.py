"""Draws the segments, and on top of them the marks at both ends of each piece."""

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.axes import around, axes, mark
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.piecewise_graph.facts import Facts


def drawing(facts: Facts) -> Drawing:
    """Draw the graph."""
    segments: list[Drawing] = []
    marks: list[Drawing] = []
    for piece, (left_open, right_open) in zip(facts.pieces, facts.open, strict=True):
        marks.append(mark(piece[0], is_open=left_open))
        if len(piece) > 1:
            segments.append({"kind": "polyline", "points": [[str(x), str(y)] for x, y in piece]})
            marks.append(mark(piece[-1], is_open=right_open))
    window = around(vertex for piece in facts.pieces for vertex in piece)
    return axes(*window, [*segments, *marks])


def twin(facts: Facts) -> Facts:
    """Return the graph mirrored at the level, and one farther to the right."""
    mirrored = [[(x + 1, 2 * facts.level - y) for x, y in piece] for piece in facts.pieces]
    return replace(facts, pieces=mirrored)


FIGURE = Figure(
    drawing=drawing,
    alt="Graph of a function on a grid of unit squares: straight segments, with dots or open circles.",
    twin=twin,
)
