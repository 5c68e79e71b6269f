"""Draws a frame and three circles, and writes the numbers into the regions."""

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.venn_diagram.facts import Facts, Region
from seedproof.problems.templates.venn_diagram.make import REGIONS

_FRAME = [["0", "0"], ["12", "0"], ["12", "10"], ["0", "10"], ["0", "0"]]
_CENTRES = (["9/2", "6"], ["15/2", "6"], ["6", "17/5"])
_NAMES = {"A": ["9/5", "43/5"], "B": ["51/5", "43/5"], "C": ["46/5", "6/5"]}
_PLACES: dict[Region, list[str]] = {
    "a": ["3", "7"],
    "b": ["9", "7"],
    "c": ["6", "17/10"],
    "ab": ["6", "36/5"],
    "ac": ["21/5", "41/10"],
    "bc": ["39/5", "41/10"],
    "abc": ["6", "51/10"],
}
_OUTSIDE = ["6/5", "6/5"]


def drawing(facts: Facts) -> Drawing:
    """Draw the diagram."""
    items: list[Drawing] = [{"kind": "polyline", "points": _FRAME}]
    items += [{"kind": "circle", "centre": centre, "radius": "3"} for centre in _CENTRES]
    items += [_text(place, name) for name, place in _NAMES.items()]
    for region, number in zip(REGIONS, facts.counts, strict=True):
        items.append(_text(_PLACES[region], "x" if region == facts.unknown else str(number)))
    items.append(_text(_OUTSIDE, "y"))
    return {"kind": "diagram", "x": ["0", "12"], "y": ["0", "10"], "items": items}


def _text(place: list[str], text: str) -> Drawing:
    return {"kind": "text", "at": place, "text": text}


def twin(facts: Facts) -> Facts:
    """Return the diagram with one more in C alone, so that one fewer is outside of all."""
    a, b, c, ab, ac, bc, abc = facts.counts
    return replace(facts, counts=(a, b, c + 1, ab, ac, bc, abc))


FIGURE = Figure(
    drawing=drawing,
    alt="A Venn diagram: three circles A, B and C that overlap in a frame, with a number or the letter x in "
    "each region, and the letter y outside of the circles.",
    twin=twin,
)
