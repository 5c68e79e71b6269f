"""Reads segments, circles and dots off the figure, and puts them together joint by joint."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.limits_from_graph.facts import AtJoint, Facts, Joint, Question
from seedproof.problems.templates.limits_from_graph.phrases import QUESTIONS, STATEMENTS


class _Point(NamedTuple):
    x: int
    y: int


class _Segment(NamedTuple):
    start: _Point
    end: _Point


class _Mark(NamedTuple):
    """A circle or a dot."""

    at: _Point
    hollow: bool


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn function."""
    gaps = read_gaps(statement, STATEMENTS)
    items = axes_of(drawing)["items"]
    segments = [_segment(item) for item in items if item["kind"] == "polyline"]
    marks = [_mark(item) for item in items if item["kind"] == "point"]
    if len(segments) + len(marks) != len(items):
        raise Unreadable("the figure shows something else than segments, circles and dots")
    nodes = _joints(segments, marks)
    interval = (integer_of(gaps["low"]), integer_of(gaps["high"]))
    if (nodes[0].x, nodes[-1].x) != interval:
        raise Unreadable("the graph has other ends than the interval")
    return Facts(nodes, [_question(question) for question in questions])


def _segment(item: Drawing) -> _Segment:
    points = [_point(coordinates) for coordinates in item["points"]]
    if len(points) != 2:
        raise Unreadable("the figure shows something else than segments, circles and dots")
    start, end = points
    return _Segment(start, end)


def _mark(item: Drawing) -> _Mark:
    return _Mark(_point(item["at"]), hollow=item["open"] != 0)


def _point(coordinates: Sequence[str]) -> _Point:
    x, y = coordinates
    return _Point(int(x), int(y))


def _joints(segments: Sequence[_Segment], marks: Sequence[_Mark]) -> list[Joint]:
    """Return the joints; the graph has no jump at its ends. Raises: Unreadable where there are gaps."""
    if not segments:
        raise Unreadable("the figure shows no graph")
    first = segments[0].start
    last = segments[-1].end
    nodes = [_joint(first, first, marks)]
    for before, after in pairwise(segments):
        if before.end.x != after.start.x:
            raise Unreadable("a segment does not begin where the one before it ends")
        nodes.append(_joint(before.end, after.start, marks))
    nodes.append(_joint(last, last, marks))
    if sum(len(_heights(node)) for node in nodes) != len(marks):
        raise Unreadable("there are circles or dots away from the joints")
    return nodes


def _joint(before: _Point, after: _Point, marks: Sequence[_Mark]) -> Joint:
    """Return the joint where a segment ends and the next one begins.

    Raises: Unreadable where the circles there are not at the ends of the segments.
    """
    there = [mark for mark in marks if mark.at.x == before.x]
    circles = {mark.at.y for mark in there if mark.hollow}
    dots = [mark.at.y for mark in there if not mark.hollow]
    if len(dots) > 1 or circles != {before.y, after.y} - {*dots}:
        raise Unreadable(f"the circles at x = {before.x} do not fit the segments")
    value: int | Literal["none"] = "none"
    if dots:
        value = dots[0]
    return Joint(before.x, before.y, after.y, value)


def _heights(node: Joint) -> set[int]:
    """Return where a joint has circles and dots."""
    heights = {node.left, node.right}
    if node.value != "none":
        heights.add(node.value)
    return heights


def _question(text: str) -> Question:
    kind, gaps = read_kind(text, QUESTIONS)
    if issubclass(kind, AtJoint):
        return kind(integer_of(gaps["at"]))
    return kind()


READER = Reader(read=read)
