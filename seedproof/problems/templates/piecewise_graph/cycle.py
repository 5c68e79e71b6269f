"""Reads the inequality from the words, and the pieces with their dots and circles off the figure."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_MARKS = (
    r"a filled dot belongs to the graph, an open circle does not, and all corners are lattice points\. "
    r"Write sets as intervals or unions of intervals, and a single number as in \$\\\{5\\\}\$\."
)
_STATEMENT = re.compile(
    rf"(?:The figure shows the complete graph of a function \$f\$; {_MARKS})"
    rf"|(?:A function \$f\$ is given by its whole graph in the figure, where {_MARKS})"
    rf"|(?:Use the graph in the figure\. It is all of the graph of a function \$f\$: {_MARKS})"
)
_DOMAIN = re.compile(r"(?:What is|Find) the domain of \$f\$[?.]")
_RANGE = re.compile(r"What is the range of \$f\$\?|Find the range of \$f\$, the set of all its values\.")
_LEVEL = re.compile(
    r"(?:For which \$x\$ is|Find the set of all \$x\$ with) "
    r"\$f\(x\) (?P<sign><|>|\\le|\\ge) (?P<level>-?[0-9])\$[?.]"
)
_SIGNS = {"<": "<", ">": ">", r"\le": "<=", r"\ge": ">="}


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a drawn graph."""
    if not _STATEMENT.fullmatch(statement) or len(questions) != 3 or drawing is None:
        raise Unreadable("it is not a drawn graph")
    domain, values, level = (
        pattern.fullmatch(one) for pattern, one in zip((_DOMAIN, _RANGE, _LEVEL), questions, strict=True)
    )
    if domain is None or values is None or level is None or drawing["kind"] != "axes":
        raise Unreadable("it asks for something else, or shows no plane")
    paths = [
        [_vertex(one) for one in item["points"]] for item in drawing["items"] if item["kind"] == "polyline"
    ]
    dots = [(_vertex(item["at"]), item["open"]) for item in drawing["items"] if item["kind"] == "point"]
    if len(drawing["items"]) != len(paths) + len(dots) or not {hollow for _, hollow in dots} <= {0, 1}:
        raise Unreadable("the figure shows more than segments, dots and circles")
    pieces = [(path, [_taken(dots, path[0]), _taken(dots, path[-1])]) for path in paths]
    if any(hollow for _, hollow in dots):
        raise Unreadable("a circle is at the end of no segment")
    pieces += [([vertex], [0, 0]) for vertex, _ in dots]
    pieces.sort(key=lambda one: (one[0][0][0], one[0][-1][0]))
    return {
        "pieces": [path for path, _ in pieces],
        "open": [marks for _, marks in pieces],
        "sign": _SIGNS[level["sign"]],
        "level": int(level["level"]),
    }


def _vertex(texts: Sequence[str]) -> list[int]:
    x, y = texts
    return [int(x), int(y)]


def _taken(dots: list[tuple[list[int], int]], end: list[int]) -> int:
    """Whether the mark at this end is open; it is used up."""
    for place, (vertex, hollow) in enumerate(dots):
        if vertex == end:
            del dots[place]
            return int(hollow)
    raise Unreadable("a segment has an end without a mark")


READER = Reader(read=read)
