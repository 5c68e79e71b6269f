"""Reads the words, and the derivative off the marked ends of its segments."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_INTERVAL = r"\$\[(-?[0-9]+), (-?[0-9]+)\]\$"
_STATEMENT = re.compile(
    rf"(?:The figure shows the graph of the derivative \$f'\$ of a function \$f\$ on the closed interval "
    rf"{_INTERVAL}\.|A function \$f\$ is differentiable on {_INTERVAL}\. The figure shows its derivative "
    rf"\$f'\$, not \$f\$ itself\.|You see \$y = f'\(x\)\$, the derivative of a function \$f\$, for \$x\$ in "
    rf"{_INTERVAL}: segments with marked ends\.)"
    r"(?: It is known that \$f\((-?[0-9]+)\) = (-?[0-9]+)\$\.)?"
)
_WAYS = re.compile(
    r"(?:Give the largest open intervals on which \$f\$ is ([a-z ]+), as a union of intervals\."
    r"|On which largest open intervals is \$f\$ ([a-z ]+)\? Answer as a union of intervals\.)"
)
_PLACES = re.compile(
    r"(?:Find the \$x\$-coordinates of all ([a-z $()]+), as a set; write none if there are none\."
    r"|Give the set of the \$x\$-coordinates of all ([a-z $()]+), or write none\.)"
)
_VALUE = re.compile(
    r"(?:Find the exact value of \$f\((-?[0-9]+)\)\$\."
    r"|How large is \$f\((-?[0-9]+)\)\$\? Give the exact value\.)"
)
_GREATEST = ("What is the greatest value of $f$ on the interval?", "Find the maximum value of $f$.")
_DIRECTIONS = ("increasing", "decreasing", "concave up", "concave down")
_NAMES = {
    "local maxima of $f$ inside the interval": "maxima",
    "local minima of $f$ inside the interval": "minima",
    "inflection points of $f$ (where the concavity changes)": "bends",
}


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a drawn derivative."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is None:
        raise Unreadable("it is not a drawn derivative")
    first, last, *more = [int(one) for one in match.groups() if one is not None]
    line, *dots = drawing["items"]
    if line["kind"] != "polyline" or any(dot["kind"] != "point" or dot["open"] for dot in dots):
        raise Unreadable("the figure does not show segments with marked ends")
    if [dot["at"] for dot in dots] != line["points"]:
        raise Unreadable("the segments do not go from mark to mark")
    points = [[int(x), int(y)] for x, y in line["points"]]
    if [points[0][0], points[-1][0]] != [first, last]:
        raise Unreadable("the graph has other ends than the interval")
    asked, targets = list[str](), list[int]()
    for question in questions:
        name, target = _asked(question)
        asked.append(name)
        targets += target
    if len(targets) != bool(more) or (more and more[0] != first):
        raise Unreadable("a value is asked but none is known at the left end, or the other way round")
    return {"points": points, "asked": asked, "known": [more[1], *targets] if more else []}


def _asked(question: str) -> tuple[str, list[int]]:
    """What is asked, and where, if a value is asked at a place."""
    if question in _GREATEST:
        return "greatest", []
    if value := _VALUE.fullmatch(question):
        return "value", [int(value[1] or value[2])]
    if way := _WAYS.fullmatch(question):
        name = way[1] or way[2]
        if name in _DIRECTIONS:
            return name, []
    if places := _PLACES.fullmatch(question):
        return _NAMES[places[1] or places[2]], []
    raise Unreadable(f"{question!r} asks for something else")


READER = Reader(read=read)
