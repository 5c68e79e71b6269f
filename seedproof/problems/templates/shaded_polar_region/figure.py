"""Draws the shaded region on a grid of unit squares."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.shaded_polar_region.facts import Facts


def drawing(facts: Facts) -> Drawing:
    """Draw the region in the middle."""
    inner, outer = facts.radii
    start, end = facts.eighths
    sector = {
        "kind": "sector",
        "centre": ["0", "0"],
        "radii": [str(inner), str(outer)],
        "angles": [str(Fraction(start, 4)), str(Fraction(end, 4))],
        "label": "R",
    }
    window = [str(-outer - 1), str(outer + 1)]
    return {
        "kind": "axes",
        "x": window,
        "y": window,
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [sector],
    }


def twin(facts: Facts) -> Facts:
    """Return the region with an outer radius that is one longer."""
    inner, outer = facts.radii
    return replace(facts, radii=(inner, outer + 1))


FIGURE = Figure(
    drawing=drawing,
    alt="A region R, shaded on a grid of unit squares, between rays from the origin and arcs about it.",
    twin=twin,
)
