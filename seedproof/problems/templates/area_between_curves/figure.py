"""Draws two curves a little beyond their meeting points, and shades between every two of these."""

from fractions import Fraction
from itertools import pairwise

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.coefficients import value
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.area_between_curves import make
from seedproof.problems.templates.area_between_curves.facts import Facts


def drawing(facts: Facts) -> Drawing:
    """Draw the shading, the curves, and the marked points."""
    f, g = ({"kind": "polynomial", "coefficients": curve} for curve in (facts.f, facts.g))
    meeting = make.meeting_places(facts)
    window = {"from": str(meeting[0] - 1), "to": str(meeting[-1] + 1)}
    items: list[Drawing] = []
    for start, end in pairwise(meeting):
        is_above = value(make.difference(facts), Fraction(start + end, 2)) > 0
        bounds = {"upper": f, "lower": g} if is_above else {"upper": g, "lower": f}
        items.append({"kind": "between", **bounds, "from": str(start), "to": str(end)})
    items += [f | window | {"label": "f"}, g | window | {"label": "g"}]
    for x, y in make.marks(facts):
        items.append({"kind": "point", "at": [str(x), str(y)], "open": 0, "label": ""})
    return {
        "kind": "axes",
        "x": [*window.values()],
        "y": list(map(str, make.heights(facts))),
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": items,
    }


FIGURE = Figure(
    drawing=drawing,
    alt="The graphs of two functions f and g on a grid, with marked points; the region enclosed by the two "
    "graphs is shaded.",
    twin=make.farther,
)
