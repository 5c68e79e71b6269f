"""Draws the level curves four steps around the centre, and the marked point."""

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.contour_map.facts import Facts
from seedproof.problems.templates.contour_map.make import drawn_levels


def drawing(facts: Facts) -> Drawing:
    """Draw the quadratic with its coefficients of x^2, x y, y^2, x, y and 1."""
    a, b, c = facts.square
    h, k = facts.centre
    constant = a * h**2 + b * h * k + c * k**2 + facts.value
    quadratic = (a, b, c, -2 * a * h - b * k, -b * h - 2 * c * k, constant)
    contours = {
        "kind": "contours",
        "quadratic": list(map(str, quadratic)),
        "levels": list(map(str, drawn_levels(facts))),
    }
    mark = {"kind": "point", "at": list(map(str, facts.point)), "open": 0, "label": "P"}
    return {
        "kind": "axes",
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "x": [str(h - 4), str(h + 4)],
        "y": [str(k - 4), str(k + 4)],
        "items": [contours, mark],
    }


def twin(facts: Facts) -> Facts:
    """Return the quadratic with the other sign."""
    a, b, c = facts.square
    return replace(facts, square=(-a, -b, -c), value=-facts.value)


FIGURE = Figure(
    drawing=drawing,
    alt="Level curves with their values on a grid of unit squares, and a marked point P on one of them.",
    twin=twin,
)
