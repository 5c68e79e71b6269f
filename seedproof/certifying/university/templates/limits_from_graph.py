"""Limits, values and discontinuities of a function whose graph is drawn in segments."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, between, different, equal, every, implies, negated, some
from seedproof.certifying.university.drawn import figure
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, never, possible, start
from seedproof.certifying.university.segments import Graph, drawn_graph, seen_graph
from seedproof.certifying.university.sets import set_is
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.limits_from_graph import phrases

LEMMAS = {
    "limits_along_segments": "The one-sided limit of a function at x is the height over x of the segment on "
    "that side; the limit exists exactly if both are equal.",
    "limits_of_a_composition": "Where f(x) comes to L along a segment, f(f(x)) comes to the one-sided limit "
    "of f at L, from below L or from above; along a level segment it is f(L).",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "graph": {
            "The figure shows the graph of a function $f$ on the interval": "low:integer high:integer",
            "You see the graph of $f$ on $[#, #]$": "low:integer high:integer",
            "A function $f$ is given for $x$ in $[#, #]$": "low:integer high:integer",
        }
    },
    seen="30e6b1b7",
)

QUESTIONS = meanings(
    phrases.QUESTIONS.values(),
    {
        "value": {"Find $f(#)$": "at:integer", "What is $f(#)$": "at:integer"},
        "from left": {
            r"Find $\lim_{x \to #^{-}} f(x)$": "at:integer",
            r"Determine $\lim_{x \to #^{-}} f(x)$": "at:integer",
        },
        "from right": {
            r"Find $\lim_{x \to #^{+}} f(x)$": "at:integer",
            r"Determine $\lim_{x \to #^{+}} f(x)$": "at:integer",
        },
        "twice from left": {
            r"Find $\lim_{x \to #^{-}} f(f(x))$": "at:integer",
            r"Determine $\lim_{x \to #^{-}} f(f(x))$": "at:integer",
        },
        "twice from right": {
            r"Find $\lim_{x \to #^{+}} f(f(x))$": "at:integer",
            r"Determine $\lim_{x \to #^{+}} f(f(x))$": "at:integer",
        },
        "limit": {
            r"Find $\lim_{x \to #} f(x)$": "at:integer",
            r"What is $\lim_{x \to #} f(x)$": "at:integer",
        },
        "broken": ("Give ... undefined or not continuous", "At which ... undefined or not continuous"),
        "jump": ("Give ... jump discontinuity", "At which ... jump discontinuity"),
        "removable": ("Give ... removable discontinuity", "At which ... removable discontinuity"),
    },
    seen="f919dfe2",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A graph, and the interval over which it is drawn."""

    graph: Graph
    on: tuple[int, int]


def _build(said: Said, task: Task) -> Model:
    graph, (low, high) = drawn_graph(figure(task, "axes")), (said["low"], said["high"])
    if any(one.right[0] != other.left[0] for one, other in pairwise(graph.segments)):
        raise Unread(f"{task.row_id}: a gap in the graph")
    if (graph.segments[0].left[0], graph.segments[-1].right[0]) != (low, high):
        raise Unread(f"{task.row_id}: the graph is drawn over another interval")
    return Model(graph, (low, high))


def _from(side: str, graph: Graph, x: Term, limit: Term) -> Term:
    """Say that the graph comes to a height from one side of a place."""
    near = ((one, one.before(x) if side == "left" else one.after(x)) for one in graph.segments)
    return some(every([there, equal(limit, one.height(x))]) for one, there in near)


def _around(ground: Ground, graph: Graph, x: Term, inside: Term) -> tuple[Term, Term]:
    """Return the limits from the left and from the right, inside the interval."""
    left, right = ground.unknown("left_limit"), ground.unknown("right_limit")
    sides = _from("left", graph, x, left), _from("right", graph, x, right)
    both = implies(inside, every(sides))
    ground.say("the limits from both sides, inside the interval", both, lemma="limits_along_segments")
    return left, right


def _at(asked: Asked[Model], ground: Ground) -> Term:
    seen_graph(ground, asked.model.graph)
    x = ground.unknown("x")
    ground.say("the place", equal(x, asked.said["at"]))
    return x


def _value(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    x, y = _at(asked, ground), ground.unknown("y")
    on_graph = asked.model.graph.has(x, y)
    if asked.part.answer == "undefined":
        yield possible(asked, ground, "possible", "a point over the place, off the graph", negated(on_graph))
        yield never(asked, ground, "undefined", "a point of the graph over the place", on_graph)
        return
    ground.say("a point of the graph over the place", on_graph)
    yield from answer_is(asked, ground, equal(y, stated_number(asked, ground)))


def _side(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    x, limit = _at(asked, ground), ground.unknown("limit")
    near = _from(asked.said.kind.removeprefix("from "), asked.model.graph, x, limit)
    ground.say("the limit from this side", near, lemma="limits_along_segments")
    return answer_is(asked, ground, equal(limit, stated_number(asked, ground)))


def _twice(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    graph, side = asked.model.graph, asked.said.kind.removeprefix("twice from ")
    x, inner, outer = _at(asked, ground), ground.unknown("inner_limit"), ground.unknown("outer_limit")
    ways = []
    for one in graph.segments:
        there = one.before(x) if side == "left" else one.after(x)
        comes = graph.has(inner, outer)
        if one.slope:
            comes = _from("left" if (one.slope > 0) == (side == "left") else "right", graph, inner, outer)
        ways.append(every([there, equal(inner, one.height(x)), comes]))
    ground.say("the limit of f(x), and that of f beside it", some(ways), lemma="limits_along_segments")
    ground.use("limits_of_a_composition")
    return answer_is(asked, ground, equal(outer, stated_number(asked, ground)))


def _limit(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    x, (low, high) = _at(asked, ground), asked.model.on
    inside = between(low, x, high)
    ground.say("the place is inside the interval", inside)
    left, right = _around(ground, asked.model.graph, x, inside)
    if asked.part.answer == "does not exist":
        return answer_is(asked, ground, different(left, right))
    stated = stated_number(asked, ground)
    return answer_is(asked, ground, every([equal(left, stated), equal(right, stated)]))


def _places(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    graph = asked.model.graph
    seen_graph(ground, graph)
    x = ground.unknown("x")
    low, high = asked.model.on
    inside = between(low, x, high)
    left, right = _around(ground, graph, x, inside)
    has_limit, is_value = equal(left, right), graph.has(x, left)
    wanted = {
        "broken": negated(every([has_limit, is_value])),
        "jump": negated(has_limit),
        "removable": every([has_limit, negated(is_value)]),
    }
    return set_is(asked, ground, x, every([inside, wanted[asked.said.kind]]))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "value": _value,
        "from left": _side,
        "from right": _side,
        "twice from left": _twice,
        "twice from right": _twice,
        "limit": _limit,
        "broken": _places,
        "jump": _places,
        "removable": _places,
    },
)
