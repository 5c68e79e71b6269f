"""Reads segments, circles and dots off the figure, and puts them together joint by joint."""

from collections.abc import Sequence

import msgspec

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.marks import lattice_point
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.limits_from_graph.facts import Facts, Joint, Question
from seedproof.problems.templates.limits_from_graph.phrases import QUESTIONS, STATEMENTS

Point = tuple[int, int]


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn function."""
    gaps = read_gaps(statement, STATEMENTS)
    segments: list[tuple[Point, Point]] = []
    circles: list[Point] = []
    dots: list[Point] = []
    for item in axes_of(drawing)["items"]:
        match item:
            case {"kind": "polyline", "points": [start, end]}:
                segments.append((lattice_point(start), lattice_point(end)))
            case {"kind": "point", "at": at, "open": is_open, "label": ""}:
                (circles if is_open else dots).append(lattice_point(at))
            case _:
                raise Unreadable("the figure shows something else than segments, circles and dots")
    if not segments:
        raise Unreadable("the figure shows no graph")
    ends = [segments[0][0], *(end for segment in segments for end in segment), segments[-1][1]]
    nodes = [_joint(*both, circles, dots) for both in zip(ends[0::2], ends[1::2], strict=True)]
    if sum(len({node.left, node.right, node.value} - {"none"}) for node in nodes) != len(circles + dots):
        raise Unreadable("there are circles or dots away from the joints")
    if (nodes[0].x, nodes[-1].x) != (integer_of(gaps["low"]), integer_of(gaps["high"])):
        raise Unreadable("the graph has other ends than the interval")
    return Facts(nodes=nodes, asked=list(map(_question, questions)))


def _joint(before: Point, after: Point, circles: Sequence[Point], dots: Sequence[Point]) -> Joint:
    """Return the joint where a segment ends and the next one begins.

    Raises: Unreadable where the circles there are not at the ends of the segments.
    """
    x, left = before
    if after[0] != x:
        raise Unreadable("a segment does not begin where the one before it ends")
    values = [dot for dot in dots if dot[0] == x]
    if len(values) > 1 or {circle for circle in circles if circle[0] == x} != {before, after} - {*values}:
        raise Unreadable(f"the circles at x = {x} do not fit the segments")
    return Joint(x, left, after[1], values[0][1] if values else "none")


def _question(text: str) -> Question:
    kind, gaps = read_kind(text, QUESTIONS)
    # msgspec returns the record that has this tag.
    question: Question = msgspec.convert([kind, *map(integer_of, gaps.values())], Question)
    return question


READER = Reader(read=read)
