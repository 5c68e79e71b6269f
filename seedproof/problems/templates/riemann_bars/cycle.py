"""Reads the values off the bars and the point, and the interval from the words."""

from collections.abc import Sequence

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.marks import dots
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.riemann_bars.facts import Facts
from seedproof.problems.templates.riemann_bars.phrases import TEXTS, WAYS, WORDS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn Riemann sum."""
    gaps = values_of(Facts, Phrases(TEXTS, WORDS), statement, questions)
    low, high, marked = (integer_of(gaps[name]) for name in ("low", "high", "mark"))
    bars, *marks = axes_of(drawing)["items"]
    if bars["kind"] != "bars" or bars.get("labels"):
        raise Unreadable("the figure does not show bars with nothing beside them")
    ((place, value),) = dots(marks, [""])
    edges = list(map(integer_of, bars["edges"]))
    heights = list(map(integer_of, bars["heights"]))
    if [low, high] != [edges[0], edges[-1]]:
        raise Unreadable("the bars are over another interval")
    left = gaps["side"] == "left"
    values = [*heights, value] if left else [value, *heights]
    if not place == marked == (high if left else low):
        raise Unreadable("the point is not at the end that is left")
    rises = values[0] < values[-1]
    if gaps["way"] != WAYS[rises]:
        raise Unreadable("the bars go the other way")
    return Facts(edges=edges, values=values, side=gaps["side"], rule=gaps["rule"])


READER = Reader(read=read)
