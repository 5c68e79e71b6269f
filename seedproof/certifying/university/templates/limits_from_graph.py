"""Limits, values and discontinuities of a function whose graph is drawn in segments."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, between, different, equal, every, implies, negated, some
from seedproof.certifying.university.drawn import figure
from seedproof.certifying.university.gaps import GAPS, sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, never, possible, start
from seedproof.certifying.university.segments import Graph, drawn_graph, seen_graph
from seedproof.certifying.university.sets import set_is
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "limits_along_segments": "The one-sided limit of a function at x is the height over x of the segment on "
    "that side; the limit exists exactly if both are equal.",
    "limits_of_a_composition": "Where f(x) comes to L along a segment, f(f(x)) comes to the one-sided limit "
    "of f at L, from below L or from above; along a level segment it is f(L).",
}

_OPEN = "An open circle marks a point that does not belong to the graph."
STATEMENTS = sentences(
    {
        "graph": (
            f"The figure shows the graph of a function $f$ on the interval ${{on:ends}}$. {_OPEN}",
            f"You see the graph of $f$ on ${{on:ends}}$, made of line segments and single points. {_OPEN}",
            f"A function $f$ is given for $x$ in ${{on:ends}}$ by its graph in the figure. {_OPEN}",
        ),
    }
)

_KINDS = {
    "undefined or not continuous": "broken",
    "a jump discontinuity (one-sided limits that differ)": "jump",
    "a removable discontinuity (a limit that is not the value, or a limit and no value)": "removable",
}
QUESTIONS = Patterns(
    {
        "value": (
            "Find $f({at:integer})$, or write undefined.",
            "What is $f({at:integer})$? It may be that it is undefined.",
        ),
        "side": (
            "Find $\\lim_{{x \\to {at:integer}^{{{side:side}}} f(x)$.",
            "Determine $\\lim_{{x \\to {at:integer}^{{{side:side}}} f(x)$.",
        ),
        "twice": (
            "Find $\\lim_{{x \\to {at:integer}^{{{side:side}}} f(f(x))$.",
            "Determine $\\lim_{{x \\to {at:integer}^{{{side:side}}} f(f(x))$.",
        ),
        "limit": (
            "Find $\\lim_{{x \\to {at:integer}} f(x)$, or write that it does not exist.",
            "What is $\\lim_{{x \\to {at:integer}} f(x)$? It may be that it does not exist.",
        ),
        "places": (
            "Give the set of all $x$ inside the interval at which $f$ is {kind:kind}, or write none.",
            "Give the set of all $x$ inside the interval at which $f$ has {kind:kind}, or write none.",
            "At which $x$ inside the interval is $f$ {kind:kind}? Answer with a set, or none.",
            "At which $x$ inside the interval does $f$ have {kind:kind}? Answer with a set, or none.",
        ),
    },
    {
        **GAPS,
        "side": Kind(r"[+-]", str),
        "kind": Kind(
            "|".join(kind.replace("(", r"\(").replace(")", r"\)") for kind in _KINDS), _KINDS.__getitem__
        ),
    },
)


@dataclass(frozen=True, slots=True)
class Model:
    """A graph, and the interval over which it is drawn."""

    graph: Graph
    on: tuple[int, int]


def _build(said: Said, task: Task) -> Model:
    graph, (low, high) = drawn_graph(figure(task, "axes")), said["on"]
    if any(one.right[0] != other.left[0] for one, other in pairwise(graph.segments)):
        raise Unread(f"{task.row_id}: a gap in the graph")
    if (graph.segments[0].left[0], graph.segments[-1].right[0]) != (low, high):
        raise Unread(f"{task.row_id}: the graph is drawn over another interval")
    return Model(graph, (low, high))


def _from(graph: Graph, side: str, x: Term, limit: Term) -> Term:
    """Say that the graph comes to a height from one side of a place."""
    near = ((one, one.before(x) if side == "-" else one.after(x)) for one in graph.segments)
    return some(every([there, equal(limit, one.height(x))]) for one, there in near)


def _around(ground: Ground, graph: Graph, x: Term, inside: Term) -> tuple[Term, Term]:
    """Return the limits from the left and from the right, inside the interval."""
    left, right = ground.unknown("left_limit"), ground.unknown("right_limit")
    sides = _from(graph, "-", x, left), _from(graph, "+", x, right)
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
    near = _from(asked.model.graph, asked.said["side"], x, limit)
    ground.say("the limit from this side", near, lemma="limits_along_segments")
    return answer_is(asked, ground, equal(limit, stated_number(asked, ground)))


def _twice(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    graph, side = asked.model.graph, asked.said["side"]
    x, inner, outer = _at(asked, ground), ground.unknown("inner_limit"), ground.unknown("outer_limit")
    ways = []
    for one in graph.segments:
        there = one.before(x) if side == "-" else one.after(x)
        comes = graph.has(inner, outer)
        if one.slope:
            comes = _from(graph, "-" if (one.slope > 0) == (side == "-") else "+", inner, outer)
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
    return set_is(asked, ground, x, every([inside, wanted[asked.said["kind"]]]))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"value": _value, "side": _side, "twice": _twice, "limit": _limit, "places": _places},
)
