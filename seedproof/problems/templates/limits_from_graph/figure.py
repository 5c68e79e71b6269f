"""Draws segments, with circles where they stop, and dots for the values."""

from itertools import pairwise

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.axes import axes, mark
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.limits_from_graph.facts import Facts, Joint


def drawing(facts: Facts) -> Drawing:
    """Draw the graph."""
    segments: list[Drawing] = []
    for start, end in pairwise(facts.nodes):
        points = [[str(start.x), str(start.right)], [str(end.x), str(end.left)]]
        segments.append({"kind": "polyline", "points": points})
    marks = [point for node in facts.nodes for point in _marks(node)]
    return axes((facts.nodes[0].x - 1, facts.nodes[-1].x + 1), (-4, 4), [*segments, *marks])


def _marks(node: Joint) -> list[Drawing]:
    """Return the circles where the segments end but for the value, then the dot of the value."""
    marks = [mark((node.x, y), is_open=1) for y in sorted({node.left, node.right}) if y != node.value]
    if node.value != "none":
        marks.append(mark((node.x, node.value)))
    return marks


def twin(facts: Facts) -> Facts:
    """Return other values at the joints: none where there is one, the left limit where there is none."""
    first, *inside, last = facts.nodes
    changed = [replace(node, value=node.left if node.value == "none" else "none") for node in inside]
    return replace(facts, nodes=[first, *changed, last])


FIGURE = Figure(
    drawing=drawing,
    alt="Graph made of line segments with open and filled circles, on a grid of unit squares.",
    twin=twin,
)
