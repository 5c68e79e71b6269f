"""Reads the inequality from the words, and the pieces with their dots and circles off the figure."""

from collections.abc import Sequence
from typing import NamedTuple

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.piecewise_graph.facts import Facts, Open, Vertex
from seedproof.problems.templates.piecewise_graph.phrases import (
    CONVENTIONS,
    DOMAIN_QUESTIONS,
    INEQUALITY_QUESTIONS,
    RANGE_QUESTIONS,
    SIGNS,
    STATEMENTS,
)


class _Mark(NamedTuple):
    """A dot, or an open circle."""

    vertex: Vertex
    open: Open


class _Piece(NamedTuple):
    vertices: list[Vertex]
    open: tuple[Open, Open]


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn graph."""
    gaps = read_gaps(statement, STATEMENTS)
    read_gaps(gaps["conventions"], CONVENTIONS)
    domain_question, range_question, inequality_question = questions
    read_gaps(domain_question, DOMAIN_QUESTIONS)
    read_gaps(range_question, RANGE_QUESTIONS)
    inequality = read_gaps(inequality_question, INEQUALITY_QUESTIONS)
    sign, _ = read_kind(inequality["sign"], SIGNS)
    figure = axes_of(drawing)
    pieces = _pieces(figure["items"])
    return Facts(
        pieces=[piece.vertices for piece in pieces],
        open=[piece.open for piece in pieces],
        sign=sign,
        level=integer_of(inequality["level"]),
    )


def _pieces(items: Sequence[Drawing]) -> list[_Piece]:
    """Return the pieces from left to right. Raises: Unreadable where marks and segments do not fit."""
    paths: list[list[Vertex]] = []
    marks: list[_Mark] = []
    for item in items:
        match item["kind"]:
            case "polyline":
                paths.append([_vertex(point) for point in item["points"]])
            case "point":
                marks.append(_mark(item))
            case _:
                raise Unreadable("the figure shows more than segments, dots and circles")
    pieces: list[_Piece] = []
    for path in paths:
        left = _taken(marks, path[0])
        right = _taken(marks, path[-1])
        pieces.append(_Piece(path, (left, right)))
    for mark in marks:
        if mark.open:
            raise Unreadable("a circle is at the end of no segment")
        pieces.append(_Piece([mark.vertex], (0, 0)))
    return sorted(pieces, key=_ends)


def _vertex(texts: Sequence[str]) -> Vertex:
    x, y = texts
    return integer_of(x), integer_of(y)


def _mark(item: Drawing) -> _Mark:
    vertex = _vertex(item["at"])
    if item["label"]:
        raise Unreadable("a mark has a name")
    match item["open"]:
        case 0:
            return _Mark(vertex, 0)
        case 1:
            return _Mark(vertex, 1)
    raise Unreadable("a mark is neither a dot nor a circle")


def _taken(marks: list[_Mark], end: Vertex) -> Open:
    """Take the mark at this end out of the list; return whether it is open. Raises: Unreadable."""
    for mark in marks:
        if mark.vertex == end:
            marks.remove(mark)
            return mark.open
    raise Unreadable("a segment has an end without a mark")


def _ends(piece: _Piece) -> tuple[int, int]:
    """Return where the piece begins and ends; a point goes before a segment that begins there."""
    first, _ = piece.vertices[0]
    last, _ = piece.vertices[-1]
    return first, last


READER = Reader(read=read)
