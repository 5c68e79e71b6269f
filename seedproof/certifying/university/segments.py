"""Graphs that are drawn in segments, with dots that are filled or open."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, at_most, between, equal, every, less, some
from seedproof.certifying.university.drawn import Item, Place, expect_only, items, place, places
from seedproof.certifying.university.ground import Ground


@dataclass(frozen=True, slots=True)
class Segment:
    """A segment of the graph without its ends."""

    left: Place
    right: Place

    @property
    def slope(self) -> Fraction:
        """How steep it is."""
        (a, b), (c, d) = self.left, self.right
        return (d - b) / (c - a)

    def height(self, x: Term) -> Term:
        """Return its height over a place."""
        return (x - self.left[0]) * self.slope + self.left[1]

    def over(self, x: Term) -> Term:
        """Say that a place lies below or above it."""
        return between(self.left[0], x, self.right[0])

    def before(self, x: Term) -> Term:
        """Say that it leads from the left to what lies over a place, or beyond."""
        return every([less(self.left[0], x), at_most(x, self.right[0])])

    def after(self, x: Term) -> Term:
        """Say that it goes on to the right of what lies over a place."""
        return every([at_most(self.left[0], x), less(x, self.right[0])])

    def takes(self, y: Term) -> Term:
        """Say that it has a point at a height."""
        low, high = sorted((self.left[1], self.right[1]))
        return equal(y, low) if low == high else between(low, y, high)


@dataclass(frozen=True, slots=True)
class Graph:
    """A graph: segments without their ends, and single points."""

    segments: Sequence[Segment]
    points: Sequence[Place]

    def has(self, x: Term, y: Term) -> Term:
        """Say that a point belongs to it."""
        inside = (every([one.over(x), equal(y, one.height(x))]) for one in self.segments)
        return some([*inside, *(every([equal(x, a), equal(y, b)]) for a, b in self.points)])


def drawn_segments(drawing: Item) -> list[Segment]:
    """Return what is drawn in segments, from the left to the right.

    Raises: Unread for a segment that does not lead to the right, and for two over the same place.
    """
    lines = [places(item["points"]) for item in items(drawing, "polyline")]
    segments = [Segment(left, right) for line in lines for left, right in pairwise(line)]
    if any(segment.left[0] >= segment.right[0] for segment in segments):
        raise Unread("a segment that does not lead to the right")
    segments.sort(key=lambda segment: segment.left)
    if any(one.right[0] > other.left[0] for one, other in pairwise(segments)):
        raise Unread("two segments over the same place")
    return segments


def drawn_graph(drawing: Item) -> Graph:
    """Return a graph of segments; dots say whether their ends belong to it.

    Raises: Unread for an end without a dot, a hole inside a segment, or what is no lattice point.
    """
    expect_only(drawing, "polyline", "point")
    segments = drawn_segments(drawing)
    lines = [places(item["points"]) for item in items(drawing, "polyline")]
    ends = [end for line in lines for end in (line[0], line[-1])]
    corners = [corner for one in segments for corner in (one.left, one.right)]
    seen = {(place(item["at"]), item["open"] == 0) for item in items(drawing, "point")}
    dots = dict(sorted(seen))
    if len(dots) < len(seen) or any(part.denominator != 1 for at in [*dots, *corners] for part in at):
        raise Unread("a dot both open and filled, or a corner that is no lattice point")
    if any(end not in dots and ends.count(end) < 2 for end in ends):
        raise Unread("an end of the graph without a dot")
    if any(_inside(segment, at) for segment in segments for at, filled in dots.items() if not filled):
        raise Unread("a hole inside a segment")
    filled = [at for at in dict.fromkeys([*corners, *dots]) if dots.get(at, True)]
    return Graph(segments, filled)


def _inside(segment: Segment, at: Place) -> bool:
    """Return whether a point lies on a segment, but at none of its ends."""
    (a, b), (c, d) = segment.left, segment.right
    return a < at[0] < c and (at[1] - b) * (c - a) == (at[0] - a) * (d - b)


def seen_graph(ground: Ground, graph: Graph) -> None:
    """Write down what the figure shows."""
    seen_segments(ground, graph.segments)
    ground.say(f"drawn: the points {', '.join(_pair(at) for at in graph.points)}")


def seen_segments(ground: Ground, segments: Sequence[Segment]) -> None:
    """Write down which segments the figure shows."""
    listed = ", ".join(f"{_pair(one.left)} to {_pair(one.right)}" for one in segments)
    ground.say(f"drawn: segments without their ends from {listed}", lemma="figure_shows")


def _pair(at: Place) -> str:
    return f"({at[0]}, {at[1]})"
