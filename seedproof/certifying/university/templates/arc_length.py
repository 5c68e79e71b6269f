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
    number,
    replaced,
)
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.promises import answer_is, law, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.problems.templates.arc_length import phrases

LEMMAS = {
    "length": (
        "The length of a curve with continuous derivatives x' and y' is the integral of the root of x'^2 + "
        "y'^2."
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

_STATEMENTS = patterns(
    (phrases.GRAPHS, phrases.MOTIONS, phrases.POLAR, phrases.ENDLESS),
    {
        "graph": {
            "The graph of a function is the curve $K$: $$y =": "y:tree where:relation",
            "A wire has the shape of the graph $K$ of $$y =": "y:tree where:relation",
            "Consider the part $K$ of the curve $$y =": "y:tree where:relation",
            "Let $K$ be the curve $$y =": "y:tree where:relation",
        },
        "motion": {
            "A point moves in the plane so that": "motion:text where:relation",
            "Let a point trace out the curve": "motion:text where:relation",
            "Consider the motion of a point with": "motion:text where:relation",
            "At time $t$ a point is at": "motion:text where:relation",
        },
        "polar": {
            "The path of a beetle on a turntable is, in polar coordinates,": "polar:text where:relation",
            "A point moves along the polar curve": "polar:text where:relation",
            "In polar coordinates, a curve has the equation": "polar:text where:relation",
            "Consider the curve that is given in polar coordinates by": "polar:text where:relation",
            "Consider the whole of the spiral that has the polar equation": "polar:text where:relation",
            "In polar coordinates, a point follows the spiral": "polar:text where:relation",
            "A spiral winds around the origin ... In polar coordinates it is": "polar:text where:relation",
            "A moth circles ... along $$#, \\quad #,$$ in polar coordinates": "polar:text where:relation",
        },
    },
    seen="2f3fda64",
)
_CURVES = {"{motion:text}": r"x = {x:tree}, \qquad y = {y:tree}", "{polar:text}": "r = {r:tree}"}


def _with_curves(sentence: str) -> str:
    for gap, curve in _CURVES.items():
        sentence = sentence.replace(gap, curve)
    return sentence


STATEMENTS = sentences({kind: map(_with_curves, several) for kind, several in _STATEMENTS.items()})
QUESTIONS = meanings(
    (wordings for _, *parts in phrases.TEXTS["family"].values() for wordings in parts),
    {
        "length": (
            "How long is the curve",
            "How long is $K$",
            "Find the exact length of the way that the point covers",
            "Find the exact length of $K$",
            "Find the exact length of this curve",
            "In spite of infinitely many turns it has a finite length",
            "Show that its length is finite",
        ),
        "share": {
            "Find the $t$ at which $#$ of this length": "share:tree",
            "At which $t$ has the point covered exactly $#$ of that length": "share:tree",
            r"Up to which $\theta$ has $#$ of the whole length": "share:tree",
            r"For which $\theta$ does the part ... make up $#$ of its length": "share:tree",
            r"Starting at $\theta = 0$, for which $\theta$ has $#$ of that length": "share:tree",
            r"At which $\theta$ is $#$ of the length reached, counted from $\theta = 0$": "share:tree",
        },
        "distance": {
            "Starting at the left end, one follows $K$ over a distance of $#$": "distance:tree",
            "The arc of $K$ from its left end to a point $P$ has the length $#$": "distance:tree",
            r"Starting where $\theta = #$, ... gone a distance of $#$": "low:tree distance:tree",
            "At which $t$ has ... covered a distance of $#$ since $t = 0$": "distance:tree",
            r"For which $\theta$ is the part ... from $\theta = #$ up to there $#$": "low:tree distance:tree",
            "Find the $t$ for which ... from the start up to that $t$ has the length $#$": "distance:tree",
        },
        "rate": {
            "An ant runs along $K$ ... always covering $#$ units": "pace:tree",
            "A bead slides along $K$ at a constant speed of $#$ units": "pace:tree",
        },
    },
    seen="5fb5ba6c",
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
    if said.kind == "motion" and low != number(0):
        raise Unread(f"distances are since 0: {said.sentence}")
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
