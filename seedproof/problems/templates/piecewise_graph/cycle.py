"""Reads the inequality from the words, and the pieces with their dots and circles off the figure."""

from collections.abc import Sequence

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.marks import lattice_point
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.piecewise_graph.facts import Facts, Open, Vertex
from seedproof.problems.templates.piecewise_graph.phrases import TEXTS, WORDS

Mark = tuple[Vertex, Open]
"""A dot, or an open circle."""

Piece = tuple[list[Vertex], tuple[Open, Open]]


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn graph."""
    values = values_of(Facts, Phrases(TEXTS, WORDS), statement, questions)
    pieces = _pieces(axes_of(drawing)["items"])
    return Facts(pieces=[vertices for vertices, _ in pieces], open=[ends for _, ends in pieces], **values)


def _pieces(items: Sequence[Drawing]) -> list[Piece]:
    """Return the pieces from left to right. Raises: Unreadable where marks and segments do not fit."""
    paths: list[list[Vertex]] = []
    marks: list[Mark] = []
    for item in items:
        match item:
            case {"kind": "polyline", "points": points}:
                paths.append(list(map(lattice_point, points)))
            case {"kind": "point", "at": at, "open": 0 | 1 as is_open, "label": ""}:
                marks.append((lattice_point(at), is_open))
            case _:
                raise Unreadable("the figure shows more than segments, dots and circles without names")
    pieces: list[Piece] = [(path, (_taken(marks, path[0]), _taken(marks, path[-1]))) for path in paths]
    if any(is_open for _, is_open in marks):
        raise Unreadable("a circle is at the end of no segment")
    pieces += [([vertex], (0, 0)) for vertex, _ in marks]
    # A point goes before a segment that begins there.
    return sorted(pieces, key=lambda piece: (piece[0][0][0], piece[0][-1][0]))


def _taken(marks: list[Mark], end: Vertex) -> Open:
    """Take the mark at this end out of the list; return whether it is open. Raises: Unreadable."""
    for mark in marks:
        if mark[0] == end:
            marks.remove(mark)
            return mark[1]
    raise Unreadable("a segment has an end without a mark")


READER = Reader(read=read)
