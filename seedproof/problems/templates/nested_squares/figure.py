"""Draws the first squares, and the lengths below."""

from fractions import Fraction
from itertools import pairwise
from math import ceil

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.nested_squares.facts import Facts
from seedproof.problems.templates.nested_squares.make import Point, longer, side, squares


def drawing(facts: Facts) -> Drawing:
    """Draw the sides one after the other."""
    outlines = squares(facts)
    width = max(x for square in outlines for x, _ in square)
    margin = Fraction(side(facts), 4)
    start, joint, end = (
        (Fraction(x), -Fraction(side(facts), 10)) for x in (0, facts.first, facts.first + facts.second)
    )
    items = [
        {"kind": "segment", **_ends(*edge)} for square in outlines for edge in pairwise([*square, square[0]])
    ]
    items.append({"kind": "dimension", **_ends(start, joint), "label": f"{facts.first} cm"})
    items.append({"kind": "dimension", **_ends(joint, end), "label": f"{facts.second} cm"})
    return {
        "kind": "diagram",
        "x": [str(-margin), str(ceil(width + margin))],
        "y": [str(-margin), str(side(facts) + margin)],
        "items": items,
    }


def _ends(start: Point, end: Point) -> Drawing:
    return {"from": list(map(str, start)), "to": list(map(str, end))}


_ALTS = {
    "row": "Sketch of squares side by side on a line, each smaller than the one before; the sides of the "
    "first two have lengths in centimetres.",
    "nested": "Sketch of squares, each inscribed in the one before with its corners on the sides; both parts "
    "of a side of the largest square have lengths in centimetres.",
}

FIGURE = Figure(drawing=drawing, alt=lambda facts: _ALTS[facts.kind], twin=longer)
