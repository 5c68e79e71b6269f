"""Draws the level lines, the curve and its centre."""

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.axes import axes, mark
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.surface_levels.facts import Facts
from seedproof.problems.templates.surface_levels.make import window


def drawing(facts: Facts) -> Drawing:
    """Draw the map."""
    levels = [facts.first_level + facts.step * index for index in range(facts.lines)]
    centre = mark(facts.centre, "M")
    contours = {
        "kind": "contours",
        "quadratic": ["0", "0", "0", *map(str, facts.gradient), str(facts.constant)],
        "levels": list(map(str, levels)),
    }
    curve = {
        "kind": "ellipse",
        "centre": centre["at"],
        "radii": list(map(str, facts.radii)),
        "label": "K",
        "dashed": 0,
    }
    return axes(*window(facts), [contours, curve, centre])


def twin(facts: Facts) -> Facts:
    """Return the function with the other sign."""
    p, q = facts.gradient
    last_level = facts.first_level + facts.step * (facts.lines - 1)
    return replace(facts, gradient=(-p, -q), constant=-facts.constant, first_level=-last_level)


FIGURE = Figure(
    drawing=drawing,
    alt="Parallel level lines with their values on a unit grid, and a closed curve K about a point M.",
    twin=twin,
)
