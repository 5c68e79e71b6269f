"""Riemann sums drawn as bars: their area, better estimates of the integral, and how far off they can be."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying import terms
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, every, less, total
from seedproof.certifying.university.drawn import expect_only, figure, numbers, only, place, shown
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, never, possible, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.problems.templates.riemann_bars import phrases

LEMMAS = {
    "integral_of_monotone_function": (
        "The integral of a strictly monotone function with given values at the ends of the bars lies "
        "strictly between the sums of the bars as high as the left and as the right ends, and can be any "
        "such number."
    ),
    "trapezoidal_rule": "The trapezoidal rule joins neighbouring points of the graph by straight lines.",
    "simpson_rule": "Simpson's rule takes h/3 (y_0 + 4 y_1 + y_2) for each two neighbouring bars of width h.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "bars": {
            "The function $f$ is # on $[#, #]$": "way:text low:integer high:integer end:text at:integer",
            "In the figure, bars are drawn over $[#, #]$. Their # upper": "low:integer high:integer end:text "
            "at:integer way:text",
            "A Riemann sum for": "over_low:integer over_high:integer end:text at:integer low:integer "
            "high:integer way:text",
            "Of a function $f$ that is #": "way:text low:integer high:integer end:text at:integer",
        },
    },
    seen="e02a1a1d",
)

QUESTIONS = meanings(
    (phrases.SUMS, *phrases.RULES.values(), phrases.BOUNDS),
    {
        "bars": ("Which value has the Riemann sum", "What estimate of the integral", "Find the area of all"),
        "trapezoidal": ("Estimate the integral by the trapezoidal rule", "Join neighbouring known points"),
        "simpson": ("Which estimate ... Simpson's rule", "Estimate the integral by Simpson's rule"),
        "bound": {
            "Find the smallest number $E$": "low:integer high:integer",
            "Whatever $f$ is between the known points": "low:integer high:integer",
        },
    },
    seen="8743caba",
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
    left, way = said["end"] == "left", said["way"]
    if said["end"] not in ("left", "right") or way not in ("strictly increasing", "strictly decreasing"):
        raise Unread(f"{task.row_id}: no end of a bar, or no way: {said}")
    low, high = edges[0], edges[-1]
    if (low, high) != (said["low"], said["high"]) or at != said["at"] or at != (high if left else low):
        raise Unread(f"{task.row_id}: the bars or the point stand elsewhere")
    if "over_low" in said.gaps and (said["over_low"], said["over_high"]) != (low, high):
        raise Unread(f"{task.row_id}: an integral over another interval")
    if edges != sorted(set(edges)) or len(heights) != len(edges) - 1 or min(heights) < 0:
        raise Unread(f"{task.row_id}: bars that do not stand side by side on the axis")
    values = [*heights, height] if left else [height, *heights]
    return Model(edges, values, left, way == "strictly increasing")


@dataclass(frozen=True, slots=True)
class Graph:
    """What is known of the graph."""

    widths: Sequence[Fraction]
    values: Sequence[Term]

    def bars(self, *, left: bool) -> Term:
        """Add up the bars with the values at their left or right ends."""
        values = self.values[:-1] if left else self.values[1:]
        return total(value * width for value, width in zip(values, self.widths, strict=True))


def _graph(asked: Asked[Model], ground: Ground) -> Graph:
    model, values = asked.model, []
    for at, height in zip(model.edges, model.values, strict=True):
        values.append(ground.unknown("value"))
        shown(ground, f"f({at}) = {height}", equal(values[-1], height))
    ground.say("the function is monotone", terms.ascending(values if model.increasing else values[::-1]))
    return Graph([high - low for low, high in pairwise(model.edges)], values)


def _bars(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    bars = _graph(asked, ground).bars(left=asked.model.left)
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
    graph, model = _graph(asked, ground), asked.model
    bars, other = graph.bars(left=model.left), graph.bars(left=not model.left)
    ground.use("integral_of_monotone_function")
    integral, bound = ground.unknown("integral"), stated_number(asked, ground)
    low, high = (graph.bars(left=left) for left in (model.increasing, not model.increasing))
    allowed, off = terms.between(low, integral, high), terms.absolute(integral - bars)
    within, beyond = every([allowed, at_most(off, bound)]), every([allowed, less(bound, off)])
    yield possible(asked, ground, "possible", "an integral within the bound", within)
    yield never(asked, ground, "sure", "an integral that is farther off", beyond)
    smaller = ground.unknown("smaller_bound")
    sign = 1 if model.left == model.increasing else -1
    half_way = equal(integral * 2, bars + other + smaller * sign)
    fails = terms.negated(every([allowed, less(smaller, off)]))
    said = "a smaller bound, and no integral half-way between it and the other sum that is farther off"
    claim = every([at_most(0, smaller), less(smaller, bound), half_way, fails])
    yield never(asked, ground, "smallest", said, claim)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"bars": _bars, "trapezoidal": _trapezoidal, "simpson": _simpson, "bound": _bound},
)
