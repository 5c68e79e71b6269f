"""Draws a graph of straight pieces between lattice points, and joins points and intervals of a set."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from operator import ge, gt, le, lt
from typing import NamedTuple

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.piecewise_graph.facts import Facts, Open, Sign, Vertex
from seedproof.problems.templates.piecewise_graph.phrases import (
    CONVENTIONS,
    DOMAIN_QUESTIONS,
    INEQUALITY_QUESTIONS,
    RANGE_QUESTIONS,
    SIGNS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, collection, interval, union

Point = tuple[Fraction, Fraction]

_HOLDS = {"<": lt, "<=": le, ">": gt, ">=": ge}
_SIGNS: dict[int, tuple[Sign, ...]] = {
    1: (">=", ">=", ">"),
    2: (">=", ">=", ">"),
    3: (">=", ">", "<=", "<"),
}
_WIDEST_STEPS = {1: 4, 2: 3, 3: 3}
"""By difficulty."""


class _Cell(NamedTuple):
    """A segment without its ends; or one point, which is both of its ends."""

    left: Point
    right: Point


class _Interval(NamedTuple):
    """An interval; a single number is closed, and both of its ends."""

    low: Fraction
    has_low: bool
    high: Fraction
    has_high: bool


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a piece, two, or three, of which one may be a point; the level is met at lattice points only.

    Raises: Rejected.
    """
    pieces: list[list[Vertex]] = []
    marks: list[tuple[Open, Open]] = []
    x = draws.between(-6, -3)
    for number in range(difficulty):
        if number > 0:
            x += draws.choice((0, 0, 1, 2))
        isolated = difficulty == 3 and number == 1 and draws.below(3) == 0
        if isolated:
            piece = [(x, _height(draws))]
            marks.append((0, 0))
        else:
            piece = _path(draws, difficulty, x)
            marks.append((_open(draws), _open(draws)))
        x, _ = piece[-1]
        pieces.append(piece)
    _check_gaps(pieces, marks)
    facts = Facts(
        pieces=pieces,
        open=marks,
        sign=draws.choice(_SIGNS[difficulty]),
        level=draws.between(-2, 3),
    )
    cells = _cells(facts)
    off_lattice = any(cell.left[0].denominator > 1 for cell in cells)
    results = {_holds(facts, cell) for cell in cells if cell.left != cell.right}
    if x > 7 or off_lattice or len(results) == 1:
        raise Rejected("the graph is too wide, or the level is met off the lattice, nowhere or everywhere")
    return facts


def _height(draws: Draws) -> int:
    return draws.between(-4, 5)


def _open(draws: Draws) -> Open:
    return draws.choice((0, 1))


def _path(draws: Draws, difficulty: int, x: int) -> list[Vertex]:
    """Draw the vertices of segments that begin at x."""
    path = [(x, _height(draws))]
    segments = draws.between(2, 3) if difficulty == 1 else draws.between(1, 2)
    for _ in range(segments):
        x += draws.between(1, _WIDEST_STEPS[difficulty])
        path.append((x, _height(draws)))
    return path


def _check_gaps(pieces: list[list[Vertex]], marks: list[tuple[Open, Open]]) -> None:
    """Raise Rejected where two pieces are next to one another and make no gap, or give two values."""
    ends = zip(pieces, marks, strict=True)
    for (left_piece, (_, left_open)), (right_piece, (right_open, _)) in pairwise(ends):
        left = left_piece[-1]
        right = right_piece[0]
        circles = left_open + right_open
        if left == right and circles < 2:
            raise Rejected("two pieces meet in no gap, or give two values at a place")
        if left[0] == right[0] and circles == 0:
            raise Rejected("two pieces meet in no gap, or give two values at a place")


def _cells(facts: Facts) -> list[_Cell]:
    """Return the graph, cut at its vertices and where it crosses the level."""
    cells: list[_Cell] = []
    for piece, (left_open, right_open) in zip(facts.pieces, facts.open, strict=True):
        points = _cut(piece, facts.level)
        cells += [_Cell(left, right) for left, right in pairwise(points)]
        included = points[left_open : len(points) - right_open]
        cells += [_Cell(point, point) for point in included]
    return cells


def _cut(piece: list[Vertex], level: int) -> list[Point]:
    """Return the vertices of a piece, and where it crosses the level between two of them."""
    first_x, first_y = piece[0]
    points = [(Fraction(first_x), Fraction(first_y))]
    for (x, y), (next_x, next_y) in pairwise(piece):
        if (y - level) * (next_y - level) < 0:
            crossing = x + Fraction((next_x - x) * (level - y), next_y - y)
            points.append((crossing, Fraction(level)))
        points.append((Fraction(next_x), Fraction(next_y)))
    return points


def _holds(facts: Facts, cell: _Cell) -> bool:
    """Return whether the inequality holds in the middle of the cell, and so in all of it."""
    _, left_y = cell.left
    _, right_y = cell.right
    return bool(_HOLDS[facts.sign](left_y + right_y, 2 * facts.level))


def _joined(parts: Iterable[tuple[Fraction, Fraction]]) -> list[_Interval]:
    """Return as few intervals as possible for open intervals and numbers, which are their own two ends."""
    intervals: list[_Interval] = []
    for low, high in sorted((min(ends), max(ends)) for ends in parts):
        single = low == high
        if intervals and _touches(intervals[-1], low, single):
            last = intervals.pop()
            end, has_end = max((last.high, last.has_high), (high, single))
            intervals.append(_Interval(last.low, last.has_low, end, has_end))
        else:
            intervals.append(_Interval(low, single, high, single))
    return intervals


def _touches(before: _Interval, low: Fraction, single: bool) -> bool:
    """Return whether no number is missing between an interval and a part that begins with `low`."""
    if low == before.high:
        return single or before.has_high
    return low < before.high


def _union(parts: Iterable[tuple[Fraction, Fraction]], *names: str) -> Answer:
    formulas = [_written(part) for part in _joined(parts)]
    return Answer(union(*formulas), "interval_union", names)


def _written(part: _Interval) -> Formula:
    if part.low == part.high:
        return collection(part.low)
    brackets = ""
    if part.has_low:
        brackets += "["
    if part.has_high:
        brackets += "]"
    return interval(part.low, part.high, brackets)


def answers(facts: Facts) -> list[Answer]:
    """Return domain, range, and the solution of the inequality."""
    cells = _cells(facts)
    return [
        _union((left[0], right[0]) for left, right in cells),
        _union((left[1], right[1]) for left, right in cells),
        _union(((cell.left[0], cell.right[0]) for cell in cells if _holds(facts, cell)), "x"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Say nothing of the graph."""
    inequality_question = fill(
        draws.choice(INEQUALITY_QUESTIONS),
        sign=SIGNS[facts.sign],
        level=str(facts.level),
    )
    domain_question = draws.choice(DOMAIN_QUESTIONS)
    range_question = draws.choice(RANGE_QUESTIONS)
    statement = fill(draws.choice(STATEMENTS), conventions=CONVENTIONS)
    return Words(statement, (domain_question, range_question, inequality_question))


def drawing(facts: Facts) -> Drawing:
    """Draw the segments, and on top of them the marks at both ends of each piece."""
    vertices = [vertex for piece in facts.pieces for vertex in piece]
    xs = [0, *(x for x, _ in vertices)]
    ys = [0, *(y for _, y in vertices)]
    segments: list[Drawing] = []
    marks: list[Drawing] = []
    for piece, (left_open, right_open) in zip(facts.pieces, facts.open, strict=True):
        marks.append(_mark(piece[0], left_open))
        if len(piece) > 1:
            segments.append({"kind": "polyline", "points": [_texts(vertex) for vertex in piece]})
            marks.append(_mark(piece[-1], right_open))
    return {
        "kind": "axes",
        "x": [str(min(xs) - 1), str(max(xs) + 1)],
        "y": [str(min(ys) - 1), str(max(ys) + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [*segments, *marks],
    }


def _texts(vertex: Vertex) -> list[str]:
    return [str(coordinate) for coordinate in vertex]


def _mark(vertex: Vertex, is_open: Open) -> Drawing:
    return {"kind": "point", "at": _texts(vertex), "open": is_open, "label": ""}


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return "Graph of a function on a grid of unit squares: straight segments, with dots or open circles."


def twin(facts: Facts) -> Facts:
    """Return the graph mirrored at the level, and one farther to the right."""
    mirrored = [[(x + 1, 2 * facts.level - y) for x, y in piece] for piece in facts.pieces]
    return replace(facts, pieces=mirrored)


TEMPLATE = Template(
    subject="precalculus",
    method="exact evaluation",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "one piece with open or closed ends",
        2: "two pieces, perhaps with a gap",
        3: "three pieces, of which one may be a point, and inequalities in both directions",
    },
    school=True,
    version=2,
)
