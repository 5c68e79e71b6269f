"""Functions whose whole graph is drawn in segments: domain, range, and where values are above or below."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, at_most, between, equal, every, less, negated, some
from seedproof.certifying.university import plain
from seedproof.certifying.university.drawn import Place, expect_only, figure, items, place, places
from seedproof.certifying.university.expression import Expression, Interval, Members
from seedproof.certifying.university.gaps import GAPS, sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import never, possible, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "heights_of_a_segment": "A segment takes each height between those of its ends, and no others.",
}

_READ = (
    "a filled dot belongs to the graph, an open circle does not, and all corners are lattice points. Write "
)
_SETS = "sets as intervals or unions of intervals, and a single number as in $\\{{5\\}$."
STATEMENTS = sentences(
    {
        "graph": (
            f"The figure shows the complete graph of a function $f$; {_READ}{_SETS}",
            f"A function $f$ is given by its whole graph in the figure, where {_READ}{_SETS}",
            f"Use the graph in the figure. It is all of the graph of a function $f$: {_READ}{_SETS}",
            f"All of the graph of a function $f$ is drawn in the figure: {_READ}{_SETS}",
        ),
    }
)

_SIGNS: Mapping[str, Callable[[Operand, Operand], Term]] = {
    "<": less,
    "\\le": at_most,
    ">": lambda left, right: less(right, left),
    "\\ge": lambda left, right: at_most(right, left),
}
QUESTIONS = Patterns(
    {
        "domain": ("What is the domain of $f$?", "Find the domain of $f$."),
        "range": ("What is the range of $f$?", "Find the range of $f$, the set of all its values."),
        "where": (
            "For which $x$ is $f(x) {sign:sign} {bound:integer}$?",
            "Find the set of all $x$ with $f(x) {sign:sign} {bound:integer}$.",
        ),
    },
    {**GAPS, "sign": Kind(r"<|>|\\le|\\ge", str)},
)


@dataclass(frozen=True, slots=True)
class Segment:
    """A segment of the graph without its ends."""

    left: Place
    right: Place

    def height(self, x: Term) -> Term:
        """Return its height over a place."""
        (a, b), (c, d) = self.left, self.right
        return (x - a) * ((d - b) / (c - a)) + b

    def over(self, x: Term) -> Term:
        """Say that a place lies below or above it."""
        return between(self.left[0], x, self.right[0])

    def takes(self, y: Term) -> Term:
        """Say that it has a point at a height."""
        low, high = sorted((self.left[1], self.right[1]))
        return equal(y, low) if low == high else between(low, y, high)


@dataclass(frozen=True, slots=True)
class Model:
    """A graph: segments without their ends, and single points."""

    segments: Sequence[Segment]
    points: Sequence[Place]


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "polyline", "point")
    lines = [places(item["points"]) for item in items(drawing, "polyline")]
    seen = {(place(item["at"]), item["open"] == 0) for item in items(drawing, "point")}
    dots = dict(sorted(seen))
    corners = [corner for line in lines for corner in line]
    if len(dots) < len(seen) or any(part.denominator != 1 for at in [*dots, *corners] for part in at):
        raise Unread(f"{task.row_id}: a dot both open and filled, or a corner that is no lattice point")
    if any(end not in dots for line in lines for end in (line[0], line[-1])):
        raise Unread(f"{task.row_id}: an end of the graph without a dot")
    segments = [Segment(left, right) for line in lines for left, right in pairwise(line)]
    if any(segment.left[0] >= segment.right[0] for segment in segments):
        raise Unread(f"{task.row_id}: a segment that does not lead to the right")
    if any(_inside(segment, at) for segment in segments for at, filled in dots.items() if not filled):
        raise Unread(f"{task.row_id}: a hole inside a segment")
    filled = [at for at in dict.fromkeys([*corners, *dots]) if dots.get(at, True)]
    return Model(segments, filled)


def _inside(segment: Segment, at: Place) -> bool:
    """Return whether a point lies on a segment, but at none of its ends."""
    (a, b), (c, d) = segment.left, segment.right
    return a < at[0] < c and (at[1] - b) * (c - a) == (at[0] - a) * (d - b)


def _seen(ground: Ground, graph: Model) -> None:
    """Write down what the figure shows."""
    segments = ", ".join(f"{_pair(one.left)} to {_pair(one.right)}" for one in graph.segments)
    ground.say(f"drawn: segments without their ends from {segments}", lemma="figure_shows")
    ground.say(f"drawn: the points {', '.join(_pair(at) for at in graph.points)}")


def _pair(at: Place) -> str:
    return f"({at[0]}, {at[1]})"


def _set_is(asked: Asked[Model], ground: Ground, member: Term, condition: Term) -> Iterator[Script]:
    """Promise that a number is in the set exactly if it is in the stated one."""
    stated = some(
        _is_in(ground, member, piece)
        for piece in plain.region(asked.part.answer).pieces
        if piece != Members(())
    )
    yield possible(asked, ground, "possible", "a member of both", every([stated, condition]))
    inside = every([stated, negated(condition)])
    yield never(asked, ground, "inside", "in the stated set, but not in what is asked for", inside)
    outside = every([condition, negated(stated)])
    yield never(asked, ground, "outside", "in what is asked for, but not in the stated set", outside)


def _is_in(ground: Ground, member: Term, piece: Expression) -> Term:
    if isinstance(piece, Members):
        return some(equal(member, value(ground, one, {})) for one in piece.items)
    if not isinstance(piece, Interval) or plain.is_infinite(piece.low) or plain.is_infinite(piece.high):
        raise Unread(f"no bounded interval: {piece}")
    low, high = value(ground, piece.low, {}), value(ground, piece.high, {})
    return every(
        [
            at_most(low, member) if piece.has_low else less(low, member),
            at_most(member, high) if piece.has_high else less(member, high),
        ]
    )


def _domain(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    graph = asked.model
    _seen(ground, graph)
    x = ground.unknown("x")
    over = [segment.over(x) for segment in graph.segments]
    return _set_is(asked, ground, x, some([*over, *(equal(x, at[0]) for at in graph.points)]))


def _range(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    graph = asked.model
    _seen(ground, graph)
    ground.use("heights_of_a_segment")
    y = ground.unknown("y")
    taken = [segment.takes(y) for segment in graph.segments]
    return _set_is(asked, ground, y, some([*taken, *(equal(y, at[1]) for at in graph.points)]))


def _where(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    graph = asked.model
    _seen(ground, graph)
    x = ground.unknown("x")
    compared, bound = _SIGNS[asked.said["sign"]], Fraction(asked.said["bound"])
    holds = [every([one.over(x), compared(one.height(x), bound)]) for one in graph.segments]
    at_points = [every([equal(x, at[0]), compared(at[1], bound)]) for at in graph.points]
    return _set_is(asked, ground, x, some([*holds, *at_points]))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"domain": _domain, "range": _range, "where": _where},
)
