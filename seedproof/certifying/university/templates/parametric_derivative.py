"""Curves by a parameter or in polar coordinates: slope, bend, tangent, and how far they reach."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, different, equal, less
from seedproof.certifying.university.best import Choice, best_gain
from seedproof.certifying.university.expression import Expression, Function, Name
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.parametric_derivative import phrases

LEMMAS = {
    "circle_of_curvature": (
        "Where g'' is not 0, the radius R of curvature of the graph of g has R^2 g''^2 = (1 + g'^2)^3."
    ),
    "polar_coordinates": "A point with polar coordinates r and theta is (r cos theta, r sin theta).",
    "unit_circle": (
        "The cosine and the sine of all angles are the pairs of numbers whose squares add up to 1."
    ),
}

_CURVES = patterns(
    (phrases.PARAMETRIC,),
    {
        "curve": {
            r"The equations $$x = #, \qquad y = #, \qquad #,$$ describe": "x:tree y:tree where:text t:tree",
            "A particle moves in the plane so that $$x =": "x:tree y:tree where:text t:tree",
            "Consider the plane curve with the parametrisation": "x:tree y:tree where:text t:tree",
            "A curve is given by $$x =": "x:tree y:tree where:text t:tree",
        }
    },
    seen="3834948a",
)["curve"]
_POLAR = patterns(
    (phrases.POLAR,),
    {
        "polar": {
            "A limaçon is given by $$r = #": "r:tree t:tree",
            "In polar coordinates, a curve has the equation $$r =": "r:tree t:tree",
            "A plotter draws the curve $$r =": "r:tree t:tree",
            "The polar equation $$r =": "r:tree t:tree",
        }
    },
    seen="314c52ff",
)
_RANGES = (r"t \in \mathbb{{R}", "t > {least:tree}")
STATEMENTS = sentences(
    {"curve": [curve.replace("{where:text}", where) for where in _RANGES for curve in _CURVES], **_POLAR}
)
QUESTIONS = meanings(
    (
        *(phrases.SLOPES, phrases.BENDS, phrases.RADII),
        *(phrases.MEETINGS, phrases.LAST_RADII, phrases.HIGHEST, phrases.RIGHTMOST),
    ),
    {
        "slope": (
            "What is the slope of the tangent at $P$",
            "Determine the slope of the tangent",
            r"Find the slope $\frac{dy}{dx}$",
        ),
        "second": (
            "Determine the second derivative of $g$",
            "What is the second derivative $g''(x)$",
            r"Find $\frac{d^2y}{dx^2}$",
        ),
        "again": (
            "The tangent at $P$ meets the curve in one more point",
            "At which $x$ does the tangent at $P$ meet the curve a second time",
        ),
        "radius": (
            "Find the radius of curvature",
            "How long is the radius of the circle of curvature",
            "Determine the radius of curvature",
        ),
        "highest": (
            "Find the greatest $y$-coordinate",
            "How far above the $x$-axis is the highest point",
        ),
        "rightmost": (
            "Find the greatest $x$-coordinate",
            "How far to the right of the $y$-axis does the curve reach",
        ),
    },
    seen="7671afbc",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A curve by its coordinates, the letter of its parameter, and the value of that at P."""

    x: Expression
    y: Expression
    letter: str
    at: Expression
    polar: Expression | None


def _build(said: Said, task: Task) -> Model:
    if said.kind == "curve":
        return Model(said["x"], said["y"], "t", said["t"], None)
    angle = Name("theta")
    x, y = (said["r"] * Function(name, (angle,)) for name in ("cos", "sin"))
    return Model(x, y, "theta", said["t"], said["r"])


def _graph(asked: Asked[Model], ground: Ground) -> tuple[Term, Term]:
    """Return the first two derivatives of the function whose graph the curve is near P."""
    model = asked.model
    t, slope, bend = (ground.unknown(name) for name in (model.letter, "slope", "bend"))
    ground.say("the parameter of P", equal(t, value(ground, model.at, {})))
    x, y = (taylor(ground, side, {model.letter: t}, model.letter, 2) for side in (model.x, model.y))
    ground.say("y = g(x) along the curve, in first order", different(x[1], 0), equal(y[1], slope * x[1]))
    ground.say("and in second order", equal(y[2], slope * x[2] + bend * x[1] * x[1] / 2))
    if model.polar is not None:
        ground.use("polar_coordinates")
    return slope, bend


def _slope(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    slope, _ = _graph(asked, ground)
    return answer_is(asked, ground, equal(slope, stated_number(asked, ground)))


def _second(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    _, bend = _graph(asked, ground)
    return answer_is(asked, ground, equal(bend, stated_number(asked, ground)))


def _radius(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    slope, bend = _graph(asked, ground)
    radius = ground.unknown("radius")
    curved = equal(radius * radius * bend * bend, (1 + slope * slope) ** 3)
    ground.say("the circle of curvature", less(0, radius), curved, lemma="circle_of_curvature")
    return answer_is(asked, ground, equal(radius, stated_number(asked, ground)))


def _again(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    slope, _ = _graph(asked, ground)
    t, s, x = ground.symbols[0], ground.unknown("s"), ground.unknown("x")
    there = [value(ground, side, {asked.model.letter: s}) for side in (asked.model.x, asked.model.y)]
    here = [value(ground, side, {asked.model.letter: t}) for side in (asked.model.x, asked.model.y)]
    on_tangent = equal(there[1] - here[1], slope * (there[0] - here[0]))
    ground.say("another point of the curve, on the tangent", different(s, t), on_tangent, equal(x, there[0]))
    return answer_is(asked, ground, equal(x, stated_number(asked, ground)))


def _reach(asked: Asked[Model]) -> Iterator[Script]:
    polar = asked.model.polar
    if polar is None:
        raise Unread(f"{asked.task.row_id}: no polar curve")
    ground = start(asked)
    ground.use("polar_coordinates")

    def choice(ground: Ground, who: str) -> Choice:
        angle, far = ground.unknown("theta"), ground.unknown("far")
        sine, cosine = ground.pair("", angle)
        along = cosine if asked.said.kind == "rightmost" else sine
        ground.say(
            "a point of the curve",
            equal(far, value(ground, polar, {"theta": angle}) * along),
            lemma="unit_circle",
        )
        return Choice(angle, far)

    return best_gain(asked, ground, choice, stated_number(asked, ground))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "slope": _slope,
        "second": _second,
        "again": _again,
        "radius": _radius,
        "highest": _reach,
        "rightmost": _reach,
    },
)
