"""Functions whose whole graph is drawn in segments: domain, range, and where values are above or below."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, at_most, equal, every, less, some
from seedproof.certifying.university.drawn import figure
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import start
from seedproof.certifying.university.segments import Graph, drawn_graph, seen_graph
from seedproof.certifying.university.sets import set_is
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.piecewise_graph import phrases

LEMMAS = {
    "heights_of_a_segment": "A segment takes each height between those of its ends, and no others.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "graph": (
            "The figure shows the complete graph",
            "A function $f$ is given by its whole graph",
            "Use the graph in the figure",
            "All of the graph of a function",
        ),
    },
    seen="197e0914",
)

_SIGNS: Mapping[str, Callable[[Operand, Operand], Term]] = {
    "<": less,
    "\\le": at_most,
    ">": lambda left, right: less(right, left),
    "\\ge": lambda left, right: at_most(right, left),
}
QUESTIONS = meanings(
    (phrases.DOMAIN_QUESTIONS, phrases.RANGE_QUESTIONS, phrases.INEQUALITY_QUESTIONS),
    {
        "domain": ("What is the domain", "Find the domain"),
        "range": ("What is the range", "Find the range"),
        "where": {
            "For which $x$ is $f(x) # #$": "sign:text bound:integer",
            "Find the set of all $x$ with $f(x) # #$": "sign:text bound:integer",
        },
    },
    seen="a4839097",
)


def _build(said: Said, task: Task) -> Graph:
    return drawn_graph(figure(task, "axes"))


def _domain(asked: Asked[Graph]) -> Iterator[Script]:
    ground, graph = start(asked), asked.model
    seen_graph(ground, graph)
    x = ground.unknown("x")
    over = [segment.over(x) for segment in graph.segments]
    return set_is(asked, ground, x, some([*over, *(equal(x, at[0]) for at in graph.points)]))


def _range(asked: Asked[Graph]) -> Iterator[Script]:
    ground, graph = start(asked), asked.model
    seen_graph(ground, graph)
    ground.use("heights_of_a_segment")
    y = ground.unknown("y")
    taken = [segment.takes(y) for segment in graph.segments]
    return set_is(asked, ground, y, some([*taken, *(equal(y, at[1]) for at in graph.points)]))


def _where(asked: Asked[Graph]) -> Iterator[Script]:
    ground, graph = start(asked), asked.model
    if asked.said["sign"] not in _SIGNS:
        raise Unread(f"no sign of an inequality: {asked.said['sign']}")
    seen_graph(ground, graph)
    x = ground.unknown("x")
    compared, bound = _SIGNS[asked.said["sign"]], Fraction(asked.said["bound"])
    holds = [every([one.over(x), compared(one.height(x), bound)]) for one in graph.segments]
    at_points = [every([equal(x, at[0]), compared(at[1], bound)]) for at in graph.points]
    return set_is(asked, ground, x, some([*holds, *at_points]))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"domain": _domain, "range": _range, "where": _where},
)
