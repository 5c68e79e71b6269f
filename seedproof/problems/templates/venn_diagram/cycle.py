"""Reads the condition from the words, and the numbers from the regions of the figure."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import compress

from seedproof.problems.checking.axes import diagram_of
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.checking.sketches import place
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_kind
from seedproof.problems.templates.venn_diagram.facts import Facts, Region
from seedproof.problems.templates.venn_diagram.phrases import CONDITIONS, TEXTS

_REGIONS: tuple[Region, ...] = ("a", "b", "c", "ab", "ac", "bc", "abc")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a Venn diagram."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    kind, gaps = read_kind(values.pop("known"), CONDITIONS)
    condition = (0, 1)
    if kind == "given":
        (probability,) = polynomial_of(gaps["probability"], "x")
        condition = probability.as_integer_ratio()
    texts = _texts(diagram_of(drawing))
    unknown = [region for region, text in texts.items() if text == "x"]
    if len(unknown) != 1 or {*texts} != {*_REGIONS}:
        raise Unreadable("there is not one text in each region, and just one x")
    texts[unknown[0]] = "0"
    a, b, c, ab, ac, bc, abc = (integer_of(texts[region]) for region in _REGIONS)
    return Facts(counts=(a, b, c, ab, ac, bc, abc), unknown=unknown[0], condition=condition, **values)


def _texts(figure: Drawing) -> dict[Region, str]:
    """Return what is written in each region. Raises: Unreadable where circles and names do not fit."""
    frame, *items = figure["items"]
    circles = items[:3]
    names = items[3:6]
    written = items[6:]
    if frame["kind"] != "polyline" or {item["kind"] for item in circles} != {"circle"}:
        raise Unreadable("the figure does not show three circles in a frame")
    if [name["text"] for name in names] != ["A", "B", "C"]:
        raise Unreadable("the circles are not named A, B and C")
    for circle, name in zip(circles, names, strict=True):
        nearest = min(circles, key=lambda other: _square(other["centre"], name["at"]))
        if nearest is not circle or _is_inside(circle, name["at"]):
            raise Unreadable("a name does not stand beside its circle")
    texts: dict[str, str] = {}
    for item in written:
        inside = [_is_inside(circle, item["at"]) for circle in circles]
        texts["".join(compress("abc", inside))] = item["text"]
    if texts.get("") != "y" or len(written) != len(texts):
        raise Unreadable("y alone does not stand outside, or two texts stand in one region")
    return {region: texts[region] for region in _REGIONS if region in texts}


def _square(first: Sequence[str], second: Sequence[str]) -> Fraction:
    """Return the square of the distance of two points."""
    x, y = place(first)
    other_x, other_y = place(second)
    return (x - other_x) ** 2 + (y - other_y) ** 2


def _is_inside(circle: Drawing, at: Sequence[str]) -> bool:
    return _square(circle["centre"], at) < Fraction(circle["radius"]) ** 2


READER = Reader(read=read)
