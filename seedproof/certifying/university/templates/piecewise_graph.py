"""Functions whose whole graph is drawn in segments: domain, range, and where values are above or below."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Script
from seedproof.certifying.terms import Operand, Term, at_most, equal, every, less, some
from seedproof.certifying.university.drawn import figure
from seedproof.certifying.university.gaps import GAPS, sentences
from seedproof.certifying.university.promises import start
from seedproof.certifying.university.segments import Graph, drawn_graph, seen_graph
from seedproof.certifying.university.sets import set_is
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


def _build(said: Said, task: Task) -> Graph:
    return drawn_graph(figure(task, "axes"))


def _domain(asked: Asked[Graph]) -> Iterator[Script]:
    ground = start(asked)
    graph = asked.model
    seen_graph(ground, graph)
    x = ground.unknown("x")
    over = [segment.over(x) for segment in graph.segments]
    return set_is(asked, ground, x, some([*over, *(equal(x, at[0]) for at in graph.points)]))


def _range(asked: Asked[Graph]) -> Iterator[Script]:
    ground = start(asked)
    graph = asked.model
    seen_graph(ground, graph)
    ground.use("heights_of_a_segment")
    y = ground.unknown("y")
    taken = [segment.takes(y) for segment in graph.segments]
    return set_is(asked, ground, y, some([*taken, *(equal(y, at[1]) for at in graph.points)]))


def _where(asked: Asked[Graph]) -> Iterator[Script]:
    ground = start(asked)
    graph = asked.model
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
