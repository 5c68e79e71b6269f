"""Draws the first piece from its vertex to the joint, and marks the three points."""

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.axes import around, axes, mark
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.spline_pieces.facts import Facts
from seedproof.problems.templates.spline_pieces.make import bend_of, twin


def drawing(facts: Facts) -> Drawing:
    """Draw the arc and the points."""
    points = (facts.vertex, facts.joint, facts.end)
    bend = bend_of(facts)
    p, q = facts.vertex
    curve = {
        "kind": "polynomial",
        "coefficients": list(map(str, (bend, -2 * bend * p, bend * p * p + q))),
        "from": str(p),
        "to": str(facts.joint[0]),
    }
    return axes(*around(points), [curve, *map(mark, points, "VJE")])


FIGURE = Figure(
    drawing=drawing,
    alt="A grid of unit squares with an arc of a parabola from a marked point V to a marked point J, and a "
    "third marked point E further to the right, to which nothing is drawn.",
    twin=twin,
)
