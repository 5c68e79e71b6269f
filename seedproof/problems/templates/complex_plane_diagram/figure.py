"""Draws the plane around zero with both points, and the way from one to the other."""

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.axes import around, axes, mark
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.complex_plane_diagram.facts import Facts


def drawing(facts: Facts) -> Drawing:
    """Draw the points and the segment between them."""
    centre = mark(facts.centre, "M")
    vertex = mark(facts.vertex, "A")
    segment = {"kind": "segment", "from": centre["at"], "to": vertex["at"], "dashed": 1}
    window = around([facts.centre, facts.vertex], margin=2)
    return axes(*window, [segment, centre, vertex], names=("Re z", "Im z"))


def twin(facts: Facts) -> Facts:
    """Return a polygon with another centre and the same shape, farther to the right and higher."""
    h, k = facts.centre
    x, y = facts.vertex
    return replace(facts, centre=(h + 4, k), vertex=(x + 4, 2 * k - y))


FIGURE = Figure(
    drawing=drawing,
    alt="A complex plane with a grid of unit squares; two lattice points, M and A, are marked and joined by "
    "a dashed segment.",
    twin=twin,
)
