"""Riemann sums drawn as bars: their area, better estimates of the integral, and how far off they can be."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import (
    Term,
    absolute,
    ascending,
    at_most,
    between,
    equal,
    every,
    less,
    negated,
    total,
)
from seedproof.certifying.university.drawn import expect_only, figure, numbers, only, place, shown
from seedproof.certifying.university.gaps import GAPS
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, never, possible, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template, agree

LEMMAS = {
    "integral_of_monotone_function": (
        "The integral of a strictly monotone function with given values at the ends of the bars lies "
        "strictly between the sums of the bars as high as the left and as the right ends, and can be any "
        "such number."
    ),
    "trapezoidal_rule": "The trapezoidal rule joins neighbouring points of the graph by straight lines.",
    "simpson_rule": "Simpson's rule takes h/3 (y_0 + 4 y_1 + y_2) for each two neighbouring bars of width h.",
}

_OVER = "\\int_{{{low:integer}}^{{{high:integer}} f(x) \\, dx"
STATEMENTS = Patterns(
    {
        "bars": (
            "The function $f$ is strictly {way:way} on ${on:ends}$. The figure shows bars that are as high "
            "as its graph at their {end:end} ends; the marked point at $x = {at:integer}$ lies on the graph, "
            "too.",
            "In the figure, bars are drawn over ${on:ends}$. Their {end:end} upper corners, and the marked "
            "point at $x = {at:integer}$, lie on the graph of a function $f$ that is strictly {way:way} on "
            "this interval.",
            f"A Riemann sum for ${_OVER}$ is drawn as bars, with the values of $f$ at the {{end:end}} ends; "
            "the value at $x = {at:integer}$ is marked by a point. On ${on:ends}$ the function $f$ is "
            "strictly {way:way}.",
            "Of a function $f$ that is strictly {way:way} on ${on:ends}$, only some values are known: each "
            "bar in the figure is as high as the graph of $f$ at the bar's {end:end} end, and the point at "
            "$x = {at:integer}$ is on the graph.",
        ),
    },
    {**GAPS, "end": Kind("left|right", str), "way": Kind("increasing|decreasing", str)},
)

QUESTIONS = Patterns(
    {
        "bars": (
            "Which value has the Riemann sum that is drawn?",
            "What estimate of the integral do the bars give?",
            "Find the area of all bars together.",
        ),
        "trapezoidal": (
            "Estimate the integral by the trapezoidal rule, with a trapezium over each bar.",
            "Join neighbouring known points of the graph by straight lines. Which estimate of the integral "
            "does this trapezoidal rule give?",
        ),
        "simpson": (
            "Which estimate of the integral does Simpson's rule give with the values in the figure?",
            "Estimate the integral by Simpson's rule, with all values that the figure shows.",
        ),
        "bound": (
            "Find the smallest number $E$ for which one can be sure that the area of the bars differs from "
            f"${_OVER}$ by at most $E$.",
            f"Whatever $f$ is between the known points, by how much can ${_OVER}$ differ from the area of "
            "the bars at most? Give the smallest bound that follows from what is known.",
        ),
    },
    GAPS,
)


@dataclass(frozen=True, slots=True)
class Model:
    """Where the bars begin and end, the known values there, and how these are known."""

    edges: Sequence[Fraction]
    values: Sequence[Fraction]
    left: bool
    """Whether the bars have the values at their left ends."""
    increasing: bool


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "bars", "point")
    bars, (at, height) = only(drawing, "bars"), place(only(drawing, "point")["at"])
    edges, heights = numbers(bars["edges"]), numbers(bars["heights"])
    left = said["end"] == "left"
    if (edges[0], edges[-1]) != said["on"] or at != said["at"] or at != edges[-1 if left else 0]:
        raise Unread(f"{task.row_id}: the bars or the point stand elsewhere")
    if "low" in said.gaps and (said["low"], said["high"]) != said["on"]:
        raise Unread(f"{task.row_id}: an integral over another interval")
    if edges != sorted(set(edges)) or len(heights) != len(edges) - 1 or min(heights) < 0:
        raise Unread(f"{task.row_id}: bars that do not stand side by side on the axis")
    values = [*heights, height] if left else [height, *heights]
    return Model(edges, values, left, said["way"] == "increasing")


@dataclass(frozen=True, slots=True)
class Graph:
    """What is known of the graph."""

    widths: Sequence[Fraction]
    values: Sequence[Term]

    def left(self) -> Term:
        """Add up the bars with the values at the left ends."""
        return total(value * width for value, width in zip(self.values, self.widths, strict=False))

    def right(self) -> Term:
        """Add up the bars with the values at the right ends."""
        return total(value * width for value, width in zip(self.values[1:], self.widths, strict=True))


def _graph(asked: Asked[Model], ground: Ground) -> Graph:
    model, values = asked.model, []
    for at, height in zip(model.edges, model.values, strict=True):
        values.append(ground.unknown("value"))
        shown(ground, f"f({at}) = {height}", equal(values[-1], height))
    ground.say("the function is monotone", ascending(values if model.increasing else values[::-1]))
    return Graph([high - low for low, high in pairwise(model.edges)], values)


def _bars(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    graph = _graph(asked, ground)
    bars = graph.left() if asked.model.left else graph.right()
    return answer_is(asked, ground, equal(bars, stated_number(asked, ground)))


def _trapezoidal(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    graph = _graph(asked, ground)
    ground.use("trapezoidal_rule")
    estimate = total(
        (low + high) * (width / 2)
        for (low, high), width in zip(pairwise(graph.values), graph.widths, strict=True)
    )
    return answer_is(asked, ground, equal(estimate, stated_number(asked, ground)))


def _simpson(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    graph = _graph(asked, ground)
    if len(set(graph.widths)) != 1 or len(graph.widths) % 2:
        raise Unread(f"{asked.task.row_id}: Simpson's rule needs an even number of bars of one width")
    ground.use("simpson_rule")
    values = graph.values
    triples = zip(values[:-2:2], values[1:-1:2], values[2::2], strict=True)
    estimate = total((low + middle * 4 + high) * (graph.widths[0] / 3) for low, middle, high in triples)
    return answer_is(asked, ground, equal(estimate, stated_number(asked, ground)))


def _bound(asked: Asked[Model]) -> Iterator[Script]:
    """Ask for an integral that is farther off than the bound, and for a smaller bound that would do."""
    agree(asked.said, "low", asked.model.edges[0])
    agree(asked.said, "high", asked.model.edges[-1])
    ground = start(asked)
    graph = _graph(asked, ground)
    bars, other = (graph.left(), graph.right()) if asked.model.left else (graph.right(), graph.left())
    ground.use("integral_of_monotone_function")
    integral, bound = ground.unknown("integral"), stated_number(asked, ground)
    sums = (graph.left(), graph.right())
    allowed = between(
        *((sums[0], integral, sums[1]) if asked.model.increasing else (sums[1], integral, sums[0]))
    )
    off = absolute(integral - bars)
    yield possible(
        asked, ground, "possible", "an integral within the bound", every([allowed, at_most(off, bound)])
    )
    yield never(asked, ground, "sure", "an integral that is farther off", every([allowed, less(bound, off)]))
    smaller = ground.unknown("smaller_bound")
    sign = 1 if asked.model.left == asked.model.increasing else -1
    half_way = equal(integral * 2, bars + other + smaller * sign)
    fails = negated(every([allowed, less(smaller, off)]))
    said = "a smaller bound, and no integral half-way between it and the other sum that is farther off"
    yield never(
        asked, ground, "smallest", said, every([at_most(0, smaller), less(smaller, bound), half_way, fails])
    )


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"bars": _bars, "trapezoidal": _trapezoidal, "simpson": _simpson, "bound": _bound},
)
