"""Draws the section true to scale, heights at the right, the depth at the left, radii above and below."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.tank_sketch.facts import Corner, Facts
from seedproof.problems.templates.tank_sketch.make import radius_at_level


def drawing(facts: Facts) -> Drawing:
    """Draw the liquid, the wall, the axis, and all lengths."""
    height = facts.wall[-1].height
    widest = max(corner.radius for corner in facts.wall)
    below = [(corner.radius, corner.height) for corner in facts.wall if corner.height < facts.level]
    liquid = _section([*below, (radius_at_level(facts), facts.level)])
    items = [
        {"kind": "region", "points": liquid},
        {"kind": "polyline", "points": _section([(corner.radius, corner.height) for corner in facts.wall])},
        {"kind": "segment", "from": ["0", "-1"], "to": ["0", str(height + 1)], "dashed": 1},
        _arrow((0, height + 1), (facts.wall[-1].radius, height + 1)),
        _arrow((-widest - 1, 0), (-widest - 1, facts.level)),
    ]
    if facts.wall[0].radius > 0:
        items.append(_arrow((0, -1), (facts.wall[0].radius, -1)))
    for lower, upper in pairwise(facts.wall):
        items.append(_arrow((widest + 1, lower.height), (widest + 1, upper.height)))
    return {
        "kind": "diagram",
        "x": [str(-widest - 3), str(widest + 3)],
        "y": ["-2", str(height + 2)],
        "items": items,
    }


def _section(right: Sequence[tuple[int | Fraction, int]]) -> list[list[str]]:
    """Return a line that goes up at the right, from its mirror image at the left on; a tip stands once."""
    left = [[str(-x), str(y)] for x, y in reversed(right)]
    return [*left, *([str(x), str(y)] for x, y in right[right[0][0] == 0 :])]


def _arrow(start: tuple[int, int], end: tuple[int, int]) -> Drawing:
    """Return a double arrow with its length in metres."""
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    return {
        "kind": "dimension",
        "from": [str(coordinate) for coordinate in start],
        "to": [str(coordinate) for coordinate in end],
        "label": f"{length} m",
    }


def twin(facts: Facts) -> Facts:
    """Return a wider tank."""
    wider = [Corner(corner.height, corner.radius + 1) if corner.radius else corner for corner in facts.wall]
    return replace(facts, wall=wider)


FIGURE = Figure(
    drawing=drawing,
    alt="A vertical section through the axis of a round tank, partly filled; its heights and radii and the "
    "depth of the liquid are written beside double arrows, in metres.",
    twin=twin,
)
