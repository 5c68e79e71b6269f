"""Reads segments, circles and dots off the figure, and puts them together joint by joint."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"(?:The figure shows the graph of a function \$f\$ on the interval|A function \$f\$ is given for \$x\$ "
    r"in|You see the graph of \$f\$ on) \$\[(?P<low>-?[0-9]+), (?P<high>-?[0-9]+)\]\$(?: by its graph in the "
    r"figure|, made of line segments and single points)?\. An open circle marks a point that does not belong "
    r"to the graph\."
)
_PLACE = re.compile(
    r"(?P<verb>Find|Determine|What is) \$(?:f\((?P<at>-?[0-9]+)\)|\\lim_\{x \\to (?P<to>-?[0-9]+)"
    r"(?:\^\{(?P<side>[+-])\})?\} (?P<what>f\(x\)|f\(f\(x\)\)))\$(?P<end>.*)"
)
_ENDS = {
    "value": (", or write undefined.", "? It may be that it is undefined."),
    "limit": (", or write that it does not exist.", "? It may be that it does not exist."),
}
_SET = re.compile(
    r"Give the set of all \$x\$ inside the interval at which (?P<a>.+), or write none\."
    r"|At which \$x\$ inside the interval is it true that (?P<b>.+)\? Answer with a set, or none\."
)
_SAID = {
    "$f$ is undefined or not continuous": "breaks",
    "$f$ has a removable discontinuity (a limit that is not the value, or a limit and no value)": "holes",
    "$f$ has a jump discontinuity (one-sided limits that differ)": "jumps",
}


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a drawn function."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is None:
        raise Unreadable("it is not a drawn function")
    segments = [_points(item["points"]) for item in drawing["items"] if item["kind"] == "polyline"]
    dots = [(*_points([item["at"]])[0], item["open"]) for item in drawing["items"] if item["kind"] == "point"]
    if len(segments) + len(dots) != len(drawing["items"]) or any(len(one) != 2 for one in segments):
        raise Unreadable("the figure shows something else than segments, circles and dots")
    if any(one[1][0] != other[0][0] for one, other in pairwise(segments)):
        raise Unreadable("a segment does not begin where the one before it ends")
    ends = [segments[0][0], *(end for segment in segments for end in segment), segments[-1][1]]
    nodes = [_node(before, after, dots) for before, after in zip(ends[::2], ends[1::2], strict=True)]
    if [nodes[0][0], nodes[-1][0]] != [int(match["low"]), int(match["high"])]:
        raise Unreadable("the graph has other ends than the interval")
    if sum(len({left, right} | ({value} - {"none"})) for _, left, right, value in nodes) != len(dots):
        raise Unreadable("there are circles or dots away from the joints")
    return {"nodes": nodes, "asked": [_asked(question) for question in questions]}


def _points(points: list[list[str]]) -> list[tuple[int, int]]:
    return [(int(x), int(y)) for x, y in points]


def _node(before: tuple[int, int], after: tuple[int, int], dots: list[tuple[int, int, int]]) -> list[Any]:
    """Place, limits from left and right, and value."""
    here = [(y, hollow) for x, y, hollow in dots if x == before[0]]
    values = [y for y, hollow in here if not hollow]
    hollow = {y for y, open_ in here if open_}
    if len(values) > 1 or hollow != {before[1], after[1]} - {*values}:
        raise Unreadable(f"the circles at x = {before[0]} do not fit the segments")
    return [before[0], before[1], after[1], values[0] if values else "none"]


def _asked(question: str) -> list[Any]:
    """The name of what is asked, and the place."""
    if found := _SET.fullmatch(question):
        return [_SAID[found["a"] or found["b"]]]
    match = _PLACE.fullmatch(question)
    if match is None:
        raise Unreadable(f"{question!r} asks for something else")
    side = {"+": "right", "-": "left", None: ""}[match["side"]]
    inner = "inner " if match["what"] == "f(f(x))" else ""
    name = "value" if match["at"] else inner + side if side else "limit"
    if match["end"] not in _ENDS.get(name, (".",)) or (inner and not side):
        raise Unreadable(f"{question!r} ends in another way")
    return [name, int(match["at"] or match["to"])]


READER = Reader(read=read)
