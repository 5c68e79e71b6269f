"""Draws the bars, and the value at the other end as a point."""

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.axes import axes, mark
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.riemann_bars.facts import Facts
from seedproof.problems.templates.riemann_bars.make import heights_of


def drawing(facts: Facts) -> Drawing:
    """Draw bars and point."""
    place = -1 if facts.side == "left" else 0
    bars = {
        "kind": "bars",
        "edges": list(map(str, facts.edges)),
        "heights": list(map(str, heights_of(facts))),
    }
    return axes(
        (facts.edges[0] - 1, facts.edges[-1] + 1),
        (0, max(facts.values) + 1),
        [bars, mark((facts.edges[place], facts.values[place]))],
    )


def twin(facts: Facts) -> Facts:
    """Return bars that are higher by one, with the last step one more."""
    raised = [value + 1 for value in facts.values]
    raised[raised.index(max(raised))] += 1
    return replace(facts, values=raised)


FIGURE = Figure(
    drawing=drawing,
    alt="Bars side by side over a grid of unit squares, each with a height of its own, and a single marked "
    "point at the edge of the last or the first of them.",
    twin=twin,
)
