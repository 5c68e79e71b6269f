"""Tangent planes, directional derivatives and steepest directions."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, different, dot, equal, less, literal
from seedproof.certifying.university import plain
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.lines import same_line
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_point, stated_number, stated_point
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.tangent_plane_and_direction import phrases

LEMMAS = {
    "tangent_plane": (
        "Where the gradient is not 0, the tangent plane of a level surface is orthogonal to it; that of z "
        "= f(x, y) is orthogonal to (f_x, f_y, -1)."
    ),
    "directional_derivative": (
        "The rate of change of a differentiable function in the direction of a vector v other than 0 is "
        "the gradient times v over its length."
    ),
    "steepest_direction": (
        "Where its gradient is not 0, a function grows fastest in the direction of its gradient, and "
        "falls fastest against it."
    ),
}

STATEMENTS = meanings(
    (phrases.HILLS, phrases.TEMPERATURES, phrases.SURFACES),
    {
        "graph": {
            "On a map with $x$ and $y$ in kilometres": "point:point rule:tree",
            "A surface is given by $z = f(x, y)$": "rule:tree point:point",
            "Let $f(x, y) = #$, and let $P$ be the point": "rule:tree point:point",
        },
        "heat": {
            "The temperature at the point $(x, y, z)$ of a kiln": "rule:tree point:point",
            "In a large oven, the temperature": "rule:tree point:point",
            "Around a furnace, the temperature field": "rule:tree point:point",
        },
        "level": {
            "Consider the surface of all points $(x, y, z)$ with $# = #$": "left:tree right:tree point:point",
            "Near the point $P = #$, the equation $# = #$": "point:point left:tree right:tree",
            "A surface is given by the equation $# = #$": "left:tree right:tree point:point",
        },
    },
    seen="8ad8227e",
)
QUESTIONS = meanings(
    (
        (*phrases.PLANES_OF_HILLS, *phrases.SLOPES, *phrases.ASCENTS),
        (*phrases.RATES, *phrases.COOLINGS, *phrases.PASSAGES),
        (*phrases.PLANES, *phrases.PARTIALS, *phrases.NORMALS),
    ),
    {
        "plane": (
            "Find an equation of the tangent plane to the surface $z = f(x, y)$ at the point directly",
            "Which plane touches the surface $z = f(x, y)$ at the point directly above or below $P$",
            "Find an equation of the tangent plane to the surface at $P$",
            "Which plane touches the surface at $P$",
        ),
        "towards": {
            "What is the directional derivative of $f$ at $P$ in the direction towards": "to:point",
            "At what rate does $f$ change at $P$ in the direction towards the point": "to:point",
            "By how many degrees per metre does the temperature change at $P$": "to:point",
            "What is the directional derivative of $T$ at $P$, in degrees per metre": "to:point",
        },
        "up": (
            "Find the unit vector in the direction of steepest ascent",
            "In the direction ... does $f$ increase fastest",
        ),
        "down": (
            "Find the unit vector ... gets colder fastest",
            "In the direction ... does the temperature fall fastest",
        ),
        "moving": {
            "When it moves through $P$, its velocity vector is $#$ (in metres per minute)": "speed:point",
            "It passes through $P$ with the velocity $#$, in metres per minute": "speed:point",
        },
        "slope": (
            "Near $P$, the surface is the graph ... Find $",
            "What is the value of $\\frac{\\partial z}{\\partial x}$",
        ),
        "normal": (
            "At which point does the line ... orthogonal to the surface",
            "The normal line of the surface at $P$",
        ),
    },
    seen="2cc7fa9e",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A function and a point; `kind` says whether its graph or a level surface is meant."""

    rule: Expression
    point: Mapping[str, int]
    kind: str


def _build(said: Said, task: Task) -> Model:
    names = ("x", "y") if said.kind == "graph" else ("x", "y", "z")
    if len(said["point"]) != len(names):
        raise Unread(f"a point of another space: {said.sentence}")
    rule = said["left"] - said["right"] if said.kind == "level" else said["rule"]
    return Model(rule, dict(zip(names, said["point"], strict=True)), said.kind)


def _gradient(asked: Asked[Model], ground: Ground) -> tuple[Mapping[str, Term], Mapping[str, Term]]:
    """Return the point P and the gradient there."""
    at = {name: ground.unknown(name) for name in asked.model.point}
    ground.say("the point P", *(equal(at[name], number) for name, number in asked.model.point.items()))
    slopes = {name: ground.unknown(f"slope_{name}") for name in at}
    for name in at:
        found = value(ground, derivative(asked.model.rule, name), at)
        ground.say(f"the partial derivative by {name}", equal(slopes[name], found), lemma="derivative_rules")
    return at, slopes


def _plane(asked: Asked[Model]) -> Iterator[Script]:
    if (asked.model.kind == "graph") != ("z = f(x, y)" in asked.part.question):
        raise Unread(f"another surface: {asked.part.question}")
    ground = start(asked)
    at, slopes = _gradient(asked, ground)
    ground.use("tangent_plane")
    through = {name: (at[name], slopes[name]) for name in at}
    if asked.model.kind == "graph":
        through["z"] = (value(ground, asked.model.rule, at), literal(-1))
    return same_line(asked, ground, plain.equation(asked.part.answer), through)


def _towards(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    at, slopes = _gradient(asked, ground)
    way = [ground.unknown(f"way_{name}") for name in at]
    length, rate = ground.unknown("length"), ground.unknown("rate")
    steps = [equal(one, to - at[name]) for one, to, name in zip(way, asked.said["to"], at, strict=True)]
    ground.say("the vector from P to that point", *steps)
    ground.say("its length", less(0, length), equal(length * length, dot(way, way)))
    ground.say("the rate", equal(rate * length, dot(slopes.values(), way)), lemma="directional_derivative")
    return answer_is(asked, ground, equal(rate, stated_number(asked, ground)))


def _steepest(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    at, slopes = _gradient(asked, ground)
    unit = {name: ground.unknown(f"unit_{name}") for name in at}
    times = ground.unknown("times")
    sign = 1 if asked.said.kind == "up" else -1
    along = [equal(unit[name], times * slopes[name] * sign) for name in at]
    ground.say(
        "a vector along the gradient, or against it", less(0, times), *along, lemma="steepest_direction"
    )
    ground.say("of length 1", equal(dot(unit.values(), unit.values()), 1))
    return answer_is(asked, ground, is_point(unit, stated_point(asked, ground, list(at))))


def _moving(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    _, slopes = _gradient(asked, ground)
    rate = ground.unknown("rate")
    ground.say(
        "the chain rule",
        equal(rate, dot(slopes.values(), asked.said["speed"])),
        lemma="directional_derivative",
    )
    return answer_is(asked, ground, equal(rate, stated_number(asked, ground)))


def _slope(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    _, slopes = _gradient(asked, ground)
    slope = ground.unknown("slope")
    zero = equal(slopes["x"] + slopes["z"] * slope, 0)
    ground.say("the equation, differentiated by x", different(slopes["z"], 0), zero)
    return answer_is(asked, ground, equal(slope, stated_number(asked, ground)))


def _normal(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    at, slopes = _gradient(asked, ground)
    ground.use("tangent_plane")
    there = {name: ground.unknown(f"there_{name}") for name in at}
    times = ground.unknown("times")
    on_line = [equal(there[name], at[name] + times * slopes[name]) for name in at]
    ground.say("a point of the normal line, in the plane z = 0", *on_line, equal(there["z"], 0))
    return answer_is(asked, ground, is_point(there, stated_point(asked, ground, list(at))))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "plane": _plane,
        "towards": _towards,
        "up": _steepest,
        "down": _steepest,
        "moving": _moving,
        "slope": _slope,
        "normal": _normal,
    },
)
