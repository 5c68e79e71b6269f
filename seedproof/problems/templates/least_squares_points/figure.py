"""Draws the points, with the origin within sight."""

from msgspec.structs import replace

from seedproof.problems.making.axes import around, axes, mark
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.least_squares_points.facts import Facts


def twin(facts: Facts) -> Facts:
    """Return the points at the same places, all one unit higher, and the first one two."""
    (first_x, first_y), *others = facts.points
    return replace(facts, points=[(first_x, first_y + 2), *((x, y + 1) for x, y in others)])


FIGURE = Figure(
    drawing=lambda facts: axes(*around(facts.points), list(map(mark, facts.points))),
    alt="A few marked points, measurements of y at several values of x, on a grid of unit squares.",
    twin=twin,
)
