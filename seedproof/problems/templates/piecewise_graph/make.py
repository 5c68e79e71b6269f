"""Draws a graph of straight pieces between lattice points, and joins points and intervals of a set."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from operator import ge, gt, le, lt
from typing import NamedTuple

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.piecewise_graph.facts import Facts, Open, Sign, Vertex
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
        if difficulty == 3 and number == 1 and draws.below(3) == 0:
            pieces.append([(x, _height(draws))])
            marks.append((0, 0))
        else:
            pieces.append(_path(draws, difficulty, x))
            marks.append((draws.choice((0, 1)), draws.choice((0, 1))))
        x, _ = pieces[-1][-1]
    _check_gaps(pieces, marks)
    sign = draws.choice(_SIGNS[difficulty])
    level = draws.between(-2, 3)
    facts = Facts(pieces=pieces, open=marks, sign=sign, level=level)
    cells = _cells(facts)
    off_lattice = any(cell.left[0].denominator > 1 for cell in cells)
    results = {_holds(facts, cell) for cell in cells if cell.left != cell.right}
    if x > 7 or off_lattice or len(results) == 1:
        raise Rejected("the graph is too wide, or the level is met off the lattice, nowhere or everywhere")
    return facts


def _height(draws: Draws) -> int:
    return draws.between(-4, 5)


def _path(draws: Draws, difficulty: int, x: int) -> list[Vertex]:
    """Draw the vertices of segments that begin at x."""
    path = [(x, _height(draws))]
    for _ in range(draws.between(2, 3) if difficulty == 1 else draws.between(1, 2)):
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
        if (left == right and circles < 2) or (left[0] == right[0] and circles == 0):
            raise Rejected("two pieces meet in no gap, or give two values at a place")


def _cells(facts: Facts) -> list[_Cell]:
    """Return the graph, cut at its vertices and where it crosses the level."""
    cells: list[_Cell] = []
    for piece, (left_open, right_open) in zip(facts.pieces, facts.open, strict=True):
        points = _cut(piece, facts.level)
        cells += [_Cell(left, right) for left, right in pairwise(points)]
        cells += [_Cell(point, point) for point in points[left_open : len(points) - right_open]]
    return cells


def _cut(piece: list[Vertex], level: int) -> list[Point]:
    """Return the vertices of a piece, and where it crosses the level between two of them."""
    points = [(Fraction(x), Fraction(y)) for x, y in piece]
    for (x, y), (next_x, next_y) in pairwise(piece):
        if (y - level) * (next_y - level) < 0:
            points.append((x + Fraction((next_x - x) * (level - y), next_y - y), Fraction(level)))
    return sorted(points)


def _holds(facts: Facts, cell: _Cell) -> bool:
    """Return whether the inequality holds in the middle of the cell, and so in all of it."""
    return bool(_HOLDS[facts.sign](cell.left[1] + cell.right[1], 2 * facts.level))


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


def _union(parts: Iterable[tuple[Fraction, Fraction]]) -> Formula:
    return union(*map(_written, _joined(parts)))


def _written(part: _Interval) -> Formula:
    if part.low == part.high:
        return collection(part.low)
    return interval(part.low, part.high, "[" * part.has_low + "]" * part.has_high)


def work(facts: Facts, slip: Slip) -> Worked:
    """Domain, range, and the solution of the inequality."""
    cells = _cells(facts)
    domain = _union((left[0], right[0]) for left, right in cells)
    values = _union((left[1], right[1]) for left, right in cells)
    solution = _union((cell.left[0], cell.right[0]) for cell in cells if _holds(facts, cell))
    return Worked((), (domain, values, solution))


SHEET = Sheet(
    subject="precalculus",
    method="exact evaluation",
    sample=sample,
    work=work,
    types=(Typed("interval_union"), Typed("interval_union"), Typed("interval_union", ("x",))),
    order=(3, 1, 2, 0),
    levels={
        1: "one piece with open or closed ends",
        2: "two pieces, perhaps with a gap",
        3: "three pieces, of which one may be a point, and inequalities in both directions",
    },
    school=True,
    version=2,
)
