"""Functions that an equation defines near a point: their derivatives, tangents and normals."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, different, equal, every, term
from seedproof.certifying.university import plain
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, solutions_are, start
from seedproof.certifying.university.series import curve, value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.implicit_derivative import phrases

LEMMAS = {
    "implicit_function": (
        "Along a curve y = g(x) where an equation holds, with F_y not 0, g has derivatives, and all "
        "Taylor coefficients by x of what the equation says is 0 vanish."
    ),
    "horizontal_tangent": "A curve F = c has a horizontal tangent where F_x = 0 and F_y is not 0.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "curve": {
            "The curve $$# = #$$ passes through": "left:tree right:tree x:tree y:tree",
            "Near the point $P = \\left(#, #\\right)$": "x:tree y:tree left:tree right:tree",
            "In a sketch, the set of all $(x, y)$ with $$# = #$$": "left:tree right:tree x:tree y:tree",
        },
        "function": {
            "A differentiable function $y = g(x)$ with $g(#) = #$ satisfies $$# = #$$ for all $x$ near $#$": (
                "start:tree height:tree left:tree right:tree near:tree x:tree y:tree"
            )
        },
    },
    seen="18658361",
)
QUESTIONS = meanings(
    (phrases.SLOPES, phrases.SECOND_DERIVATIVES, *phrases.LAST.values()),
    {
        "first": ("Find $\\frac{dy}{dx}$ at $P$", "Find the slope of the tangent to the curve at $P$"),
        "first at x": {"Determine $g'(#)$": "x:integer"},
        "second": ("Then find $\\frac{d^2y}{dx^2}$ at $P$",),
        "second at x": {"What is the second derivative": "x:integer", "Use it to find $g''(#)$": "x:integer"},
        "triangle": (
            "The tangent at $P$ and the two coordinate axes",
            "Find the area of the triangle that the tangent",
        ),
        "normal": (
            "The normal to the curve ... Find the $x$-coordinate",
            "At which $x$ does the normal to the curve",
        ),
        "level": (
            "At which points ... parallel to the $x$-axis",
            "Find all points ... its tangent is horizontal",
        ),
    },
    seen="dd7e805c",
)


@dataclass(frozen=True, slots=True)
class Model:
    """An equation as what is to be 0, and a point."""

    zero: Expression
    point: tuple[Expression, Expression]


def _build(said: Said, task: Task) -> Model:
    if said.kind == "function" and (said["start"], said["height"], said["near"]) != (
        said["x"],
        said["y"],
        said["x"],
    ):
        raise Unread(f"two points: {said.sentence}")
    return Model(said["left"] - said["right"], (said["x"], said["y"]))


def _near(asked: Asked[Model], ground: Ground) -> tuple[Term, Term, Term, Term]:
    """Return the point, and the first two derivatives there."""
    x, y, first, second = (ground.unknown(name) for name in ("x", "y", "first", "second"))
    ground.say("the point P", *(equal(*pair) for pair in zip((x, y), _point(asked, ground), strict=True)))
    along = {"x": (x, term(1), term(0)), "y": (y, first, second / 2)}
    vanish = [equal(part, 0) for part in curve(ground, asked.model.zero, along, 2)]
    ground.say("the equation along y = g(x), up to second order", *vanish, lemma="implicit_function")
    return x, y, first, second


def _point(asked: Asked[Model], ground: Ground) -> list[Term]:
    return [value(ground, side, {}) for side in asked.model.point]


def _derivative(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    x, _, first, second = _near(asked, ground)
    if "x" in asked.said.gaps:
        ground.say("the point that is asked about", equal(x, asked.said["x"]))
    wanted = first if asked.said.kind.startswith("first") else second
    return answer_is(asked, ground, equal(wanted, _stated(asked, ground)))


def _triangle(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    x, y, slope, _ = _near(asked, ground)
    across, up, area = (ground.unknown(name) for name in ("across", "up", "area"))
    ground.say("the tangent meets the x-axis", equal(y + slope * (across - x), 0))
    ground.say("the tangent meets the y-axis", equal(up, y - slope * x))
    ground.say("the area", at_most(0, area), equal(4 * area * area, across * across * up * up))
    return answer_is(asked, ground, equal(area, _stated(asked, ground)))


def _normal(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    x, y, slope, _ = _near(asked, ground)
    across = ground.unknown("across")
    ground.say("the normal meets the x-axis", different(slope, 0), equal(across - x, slope * y))
    return answer_is(asked, ground, equal(across, _stated(asked, ground)))


def _level(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    x, y = ground.unknown("x"), ground.unknown("y")
    zero = asked.model.zero
    here = [
        value(ground, part, {"x": x, "y": y}) for part in (zero, derivative(zero, "x"), derivative(zero, "y"))
    ]
    ground.say("a point of the curve", equal(here[0], 0), lemma="derivative_rules")
    ground.say("a horizontal tangent", equal(here[1], 0), different(here[2], 0), lemma="horizontal_tangent")
    points = [plain.items(point) for point in plain.items(plain.expression(asked.part.answer))]
    claims = [every([equal(x, value(ground, a, {})), equal(y, value(ground, b, {}))]) for a, b in points]
    return solutions_are(asked, ground, claims)


def _stated(asked: Asked[Model], ground: Ground) -> Term:
    return value(ground, plain.expression(asked.part.answer), {})


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "first": _derivative,
        "first at x": _derivative,
        "second": _derivative,
        "second at x": _derivative,
        "triangle": _triangle,
        "normal": _normal,
        "level": _level,
    },
)
