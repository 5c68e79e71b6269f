"""Draws the curve on a grid of unit squares, and the circle dashed."""

from collections.abc import Mapping
from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.polar_rose.facts import Facts, Kind


def drawing(facts: Facts) -> Drawing:
    """Draw the curve once around."""
    reach = facts.constant + abs(facts.factor) + 1
    window = [str(-reach), str(reach)]
    numbers = {name: str(getattr(facts, name)) for name in ("constant", "factor", "function", "multiple")}
    items: list[Drawing] = [{"kind": "polar", **numbers, "from": "0", "to": "2"}]
    if facts.halves:
        radius = str(Fraction(facts.halves, 2))
        items.append({"kind": "circle", "centre": ["0", "0"], "radius": radius, "dashed": 1})
    return {
        "kind": "axes",
        "x": window,
        "y": window,
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": items,
    }


_ALTS: Mapping[Kind, str] = {
    "rose": "A rose with equal petals around the origin, and a dashed circle about the origin, on a grid.",
    "limacon": "A closed curve around the origin, and a dashed circle about the origin, on a grid.",
    "loops": "A curve with large and small loops that meet at the origin, drawn on a grid of unit squares.",
}


def twin(facts: Facts) -> Facts:
    """Return a similar curve that is larger."""
    match facts.kind:
        case "rose":
            return replace(facts, factor=facts.factor + 1, halves=facts.halves + 1)
        case "limacon":
            return replace(facts, constant=facts.constant + 1, halves=facts.halves + 2)
        case "loops":
            return replace(facts, constant=facts.constant + 1, factor=facts.factor + 2)


FIGURE = Figure(drawing=drawing, alt=lambda facts: _ALTS[facts.kind], twin=twin)
