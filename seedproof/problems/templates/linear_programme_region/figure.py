"""Draws the shaded polygon with its corners marked, and the origin within sight."""

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.axes import around, axes, mark
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.linear_programme_region.facts import Facts


def drawing(facts: Facts) -> Drawing:
    """Draw the region."""
    marks = list(map(mark, facts.vertices))
    region = {"kind": "region", "points": [dot["at"] for dot in marks]}
    return axes(*around(facts.vertices), [region, *marks])


FIGURE = Figure(
    drawing=drawing,
    alt="A shaded convex polygon on a grid of unit squares, with its corners marked at lattice points.",
    twin=lambda facts: replace(facts, vertices=[(x + 1, y) for x, y in facts.vertices]),
)
