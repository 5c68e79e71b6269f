"""Reads the values off the bars and the point, and the interval from the words."""

from collections.abc import Sequence
from typing import Literal

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.riemann_bars.facts import Facts
from seedproof.problems.templates.riemann_bars.phrases import BOUNDS, RULES, SIDES, STATEMENTS, SUMS, WAYS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn Riemann sum."""
    total, estimate, bound = questions
    read_gaps(total, SUMS)
    rule, _ = read_kind(estimate, RULES)
    gaps = read_gaps(statement, STATEMENTS)
    ends = read_gaps(bound, BOUNDS)
    side, _ = read_kind(gaps["side"], SIDES)
    way, _ = read_kind(gaps["way"], WAYS)
    figure = axes_of(drawing)
    bars, mark = _items(figure)
    edges = [integer_of(edge) for edge in bars["edges"]]
    heights = [integer_of(height) for height in bars["heights"]]
    place, value = [integer_of(coordinate) for coordinate in mark["at"]]
    if (ends["low"], ends["high"]) != (gaps["low"], gaps["high"]):
        raise Unreadable("the last question is about another interval")
    if [integer_of(gaps["low"]), integer_of(gaps["high"])] != [edges[0], edges[-1]]:
        raise Unreadable("the bars are over another interval")
    values = _values(side, heights, value)
    expected = edges[-1] if side == "left" else edges[0]
    if not place == expected == integer_of(gaps["mark"]):
        raise Unreadable("the point is not at the end that is left")
    if (values[0] < values[-1]) != (way == "up"):
        raise Unreadable("the bars go the other way")
    return Facts(edges=edges, values=values, side=side, rule=rule)


def _items(figure: Drawing) -> tuple[Drawing, Drawing]:
    """Return the bars and the point, which have nothing written beside them. Raises: Unreadable."""
    if [item["kind"] for item in figure["items"]] != ["bars", "point"]:
        raise Unreadable("the figure does not show bars and a point")
    bars, mark = figure["items"]
    if bars.get("labels") or mark["label"] or mark["open"]:
        raise Unreadable("something is written in the figure, or the point is a hole")
    return bars, mark


def _values(side: Literal["left", "right"], heights: list[int], value: int) -> list[int]:
    match side:
        case "left":
            return [*heights, value]
        case "right":
            return [value, *heights]


READER = Reader(read=read)
