"""Lengths of curves: graphs, motions and polar curves, and how far along them one gets."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, every, term, within
from seedproof.certifying.university import plain
from seedproof.certifying.university.arcs import Speed, exponential, guess, is_grown_by, rates
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import (
    Expression,
    Name,
    Product,
    Relation,
    added,
    replaced,
)
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, law, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template, agree

LEMMAS = {
    "length": (
        "The length of a curve with continuous derivatives x' and y' is the integral of the root of x'^2 "
        "+ y'^2."
    ),
    "polar_length": (
        "The length of a polar curve with a continuous derivative r' is the integral of the root of r^2 + "
        "r'^2."
    ),
    "length_grows": (
        "If the speed along a curve is 0 at single places at most, the length of the curve up to a place "
        "grows, so that only one place has a given one."
    ),
    "decay": "A power of e with a negative multiple of x as exponent has the limit 0.",
    "rate_of_length": "The rate of the length is the speed by x times the rate of x.",
}

_GRAPH = "y = {y:tree}"
_MOTION = "x = {x:tree}, \\qquad y = {y:tree}"
_POLAR = "r = {r:tree}"


STATEMENTS = sentences(
    {
        "graph": (
            f"The graph of a function is the curve $K$: $${_GRAPH}, \\quad {{where:relation}}.$$",
            f"A wire has the shape of the graph $K$ of $${_GRAPH}, \\quad {{where:relation}}.$$",
            f"Consider the part $K$ of the curve $${_GRAPH}$$ with ${{where:relation}}$.",
            f"Let $K$ be the curve $${_GRAPH}, \\quad {{where:relation}}.$$",
        ),
        "motion": (
            f"A point moves in the plane so that $${_MOTION}$$ for ${{where:relation}}$.",
            f"Let a point trace out the curve $${_MOTION}, \\quad {{where:relation}}.$$",
            f"Consider the motion of a point with $${_MOTION}, \\quad {{where:relation}}.$$",
            f"At time $t$ a point is at $${_MOTION},$$ where ${{where:relation}}$.",
        ),
        "polar": (
            f"The path of a beetle on a turntable is, in polar coordinates, $${_POLAR}, \\quad "
            f"{{where:relation}}.$$",
            f"A point moves along the polar curve $${_POLAR}, \\quad {{where:relation}},$$ with "
            f"increasing $\\theta$.",
            f"In polar coordinates, a curve has the equation $${_POLAR}, \\quad {{where:relation}}.$$",
            f"Consider the curve that is given in polar coordinates by $${_POLAR}, \\quad "
            f"{{where:relation}}.$$",
            "Consider the whole of the spiral that has the polar equation "
            f"$${_POLAR}, \\quad {{where:relation}}.$$",
            f"In polar coordinates, a point follows the spiral $${_POLAR}, \\quad {{where:relation}},$$ "
            "inwards for ever.",
            "A spiral winds around the origin infinitely often. In polar coordinates it is "
            f"$${_POLAR}, \\quad {{where:relation}}.$$",
            "A moth circles ever closer around a lamp at the origin, along "
            f"$${_POLAR}, \\quad {{where:relation}},$$ in polar coordinates.",
        ),
    }
)

_SHARE = "${share:tree}$"
QUESTIONS = sentences(
    {
        "length": (
            "How long is the curve? Give the exact value.",
            "How long is $K$? Give the exact value.",
            "Find the exact length of the way that the point covers.",
            "Find the exact length of $K$.",
            "Find the exact length of this curve.",
            "In spite of infinitely many turns it has a finite length. What is it?",
            "Show that its length is finite by finding it.",
        ),
        "share": (
            f"Find the $t$ at which {_SHARE} of this length has been covered.",
            f"At which $t$ has the point covered exactly {_SHARE} of that length?",
            f"Up to which $\\theta$ has {_SHARE} of the whole length been covered, counted from $\\theta "
            f"= 0$?",
            f"For which $\\theta$ does the part of the spiral before $\\theta$ make up {_SHARE} of its "
            f"length?",
            f"Starting at $\\theta = 0$, for which $\\theta$ has {_SHARE} of that length been covered?",
            f"At which $\\theta$ is {_SHARE} of the length reached, counted from $\\theta = 0$?",
        ),
        "distance": (
            "Starting at the left end, one follows $K$ over a distance of ${distance:tree}$. What is $x$ "
            "at the point that one reaches?",
            "The arc of $K$ from its left end to a point $P$ has the length ${distance:tree}$. Find the "
            "$x$-coordinate of $P$.",
            "Starting where $\\theta = {low:tree}$, a point has gone a distance of ${distance:tree}$ "
            "along the curve. What is $\\theta$ there?",
            "At which $t$ has the point covered a distance of ${distance:tree}$ since $t = {low:tree}$?",
            "For which $\\theta$ is the part of the curve from $\\theta = {low:tree}$ up to there "
            "${distance:tree}$ long?",
            "Find the $t$ for which the part of the curve from the start up to that $t$ has the length "
            "${distance:tree}$.",
        ),
        "rate": (
            "An ant runs along $K$ from left to right, always covering ${pace:tree}$ units of length per "
            "second. "
            "At what rate, per second, does its $x$-coordinate increase as it arrives at the right end?",
            "A bead slides along $K$ at a constant speed of ${pace:tree}$ units of length per second, "
            "from left "
            "to right. Find $\\frac{dx}{dt}$, per second, at the moment when it reaches the right end.",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """A speed, and a formula that is to grow at this speed."""

    kind: str
    speed: Speed
    grown: Expression


def _build(said: Said, task: Task) -> Model:
    letter = {"graph": "x", "motion": "t", "polar": "theta"}[said.kind]
    low, high = _ends(said["where"], letter)
    speed = Speed(_square(said, letter), letter, low, high)
    return Model(said.kind, speed, guess(speed))


def _square(said: Said, letter: str) -> Expression:
    """Return the square of the speed."""
    if said.kind == "graph":
        return 1 + derivative(exponential(said["y"]), letter) ** 2
    if said.kind == "motion":
        return added(derivative(said[name], letter) ** 2 for name in ("x", "y"))
    radius: Expression = said["r"]
    return radius**2 + derivative(radius, letter) ** 2


def _ends(where: Relation, letter: str) -> tuple[Expression, Expression | None]:
    match where:
        case Relation((low, Name(name), high), ("<=", "<=")) if name == letter:
            return low, high
        case Relation((Name(name), low), (">=",)) if name == letter:
            return low, None
    raise Unread(f"no bounds of {letter}: {where}")


def _start(asked: Asked[Model]) -> Ground:
    ground = start(asked)
    ground.use("polar_length" if asked.model.kind == "polar" else "length")
    ground.use("fundamental_theorem")
    if "\\cosh" in asked.task.statement:
        ground.use("hyperbolic_functions")
    return ground


def _up_to(asked: Asked[Model], ground: Ground, place: Expression | None) -> Term:
    """Return the length from the start to a place; no place is infinite."""
    grown, letter = asked.model.grown, asked.model.speed.letter
    reached = [
        value(ground, replaced(grown, {letter: end}), {}) if end is not None else _limit(ground, grown)
        for end in (asked.model.speed.low, place)
    ]
    return reached[1] - reached[0]


def _limit(ground: Ground, grown: Expression) -> Term:
    if not isinstance(grown, Product) or not all(rate < 0 for rate in rates(grown)):
        raise Unread(f"no limit is known of {grown}")
    ground.use("decay")
    return term(0)


def _length(asked: Asked[Model]) -> Iterator[Script]:
    yield from is_grown_by(asked, _start(asked), asked.model.speed, asked.model.grown)
    ground = _start(asked)
    length = ground.unknown("length")
    ground.say("the length of the curve", equal(length, _up_to(asked, ground, asked.model.speed.high)))
    yield from answer_is(asked, ground, equal(length, stated_number(asked, ground)))


def _place(asked: Asked[Model]) -> Iterator[Script]:
    ground = _start(asked)
    ground.use("length_grows")
    whole, distance = ground.unknown("length"), ground.unknown("distance")
    ground.say("the length of the curve", equal(whole, _up_to(asked, ground, asked.model.speed.high)))
    ground.say("the asked distance", equal(distance, _distance(asked, ground, whole)))
    place = plain.expression(asked.part.answer)
    claims = [equal(_up_to(asked, ground, place), distance), within(0, distance, whole)]
    if not _is_exponential(asked.model):
        ends = [value(ground, end, {}) for end in (asked.model.speed.low, place, _end(asked.model))]
        claims.append(within(*ends))
    yield from law(asked, ground, "the place lies on the curve, at the asked distance", every(claims))


def _distance(asked: Asked[Model], ground: Ground, whole: Term) -> Term:
    if "low" in asked.said.gaps:
        agree(asked.said, "low", asked.model.speed.low)
    if asked.said.kind == "share":
        return value(ground, asked.said["share"], {}) * whole
    return value(ground, asked.said["distance"], {})


def _is_exponential(model: Model) -> bool:
    """Return whether the length is a formula that grows everywhere."""
    return bool(rates(model.grown))


def _end(model: Model) -> Expression:
    if model.speed.high is None:
        raise Unread("a curve without an end")
    return model.speed.high


def _rate(asked: Asked[Model]) -> Iterator[Script]:
    ground = _start(asked)
    end = value(ground, _end(asked.model), {})
    speed, rate = ground.unknown("speed"), ground.unknown("rate")
    square = value(ground, asked.model.speed.square, {"x": end})
    ground.say("the speed by x at the right end", at_most(0, speed), equal(speed * speed, square))
    pace = value(ground, asked.said["pace"], {})
    ground.say("the pace along the curve", equal(rate * speed, pace), lemma="rate_of_length")
    return answer_is(asked, ground, equal(rate, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"length": _length, "share": _place, "distance": _place, "rate": _rate},
)
