"""Critical points of polynomials in two letters, and of what type they are."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal, every, less
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, never, solutions_are, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_point, stated_number, stated_point, stated_points
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.critical_points_two_variables import phrases

LEMMAS = {
    "second_derivative_test": (
        "Where the gradient is 0, f has a saddle point if f_xx f_yy - f_xy^2 < 0, and if it is positive a "
        "local minimum "
        "for f_xx > 0 and a local maximum for f_xx < 0."
    ),
}

_XY = ("x", "y")
STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "function": {
            "Study the graph of the function $$f(x, y) = #": "rule:tree",
            "The polynomial $$f(x, y) = #": "rule:tree",
            "Consider the function $$f(x, y) = #": "rule:tree",
            "Let $$f(x, y) = #": "rule:tree",
        }
    },
    seen="3fabde58",
)
QUESTIONS = meanings(
    [wordings for parts in phrases.QUESTIONS.values() for wordings in parts],
    {
        "critical": ("At which point $(x, y)$ is the gradient", "Find the critical point of $f$, as"),
        "criticals": ("Find the set of all critical points", "At which points $(x, y)$ are both partial"),
        "label": (
            "Is the critical point of $f$ a local maximum",
            "The function $f$ has one local extremum. Is it",
        ),
        "height": ("Find the value of $f$ there", "What is the value of $f$ at this point"),
        "saddle": ("Which critical point of $f$ is a saddle point", "Find the saddle point of $f$"),
        "saddles": ("Find the set of all saddle points of $f$", "Which of them are saddle points"),
        "local minimum": (
            "Find the set of all points ... local minimum",
            "Where does $f$ have a local minimum",
        ),
        "local maximum": (
            "Find the set of all points ... local maximum",
            "Where does $f$ have a local maximum",
        ),
    },
    seen="17e0d092",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A function of x and y."""

    rule: Expression


@dataclass(frozen=True, slots=True)
class Point:
    """A critical point, with what decides its type."""

    at: Mapping[str, Term]
    minor: Term
    bend: Term

    def has(self, kind: str) -> Term:
        """Say that the point is of a type."""
        if kind == "saddle point":
            return less(self.minor, 0)
        sign = {"local maximum": 1, "local minimum": -1}[kind]
        return every([less(0, self.minor), less(self.bend * sign, 0)])


def _build(said: Said, task: Task) -> Model:
    return Model(said["rule"])


def _critical(asked: Asked[Model], ground: Ground) -> Point:
    at = {name: ground.unknown(name) for name in _XY}
    first = {name: derivative(asked.model.rule, name) for name in _XY}
    slopes = [equal(value(ground, first[name], at), 0) for name in _XY]
    ground.say("both partial derivatives are 0", *slopes, lemma="derivative_rules")
    across, mixed, up = (
        value(ground, derivative(first[one], two), at) for one, two in (("x", "x"), ("x", "y"), ("y", "y"))
    )
    minor, bend = ground.unknown("minor"), ground.unknown("bend")
    ground.say("the second derivatives", equal(minor, across * up - mixed * mixed), equal(bend, across))
    return Point(at, minor, bend)


def _points(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    point = _critical(asked, ground)
    if asked.said.kind == "critical":
        return answer_is(asked, ground, is_point(point.at, stated_point(asked, ground, _XY)))
    return solutions_are(
        asked, ground, [is_point(point.at, one) for one in stated_points(asked, ground, _XY)]
    )


def _label(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    point = _critical(asked, ground)
    ground.use("second_derivative_test")
    if "extremum" in asked.part.question:
        ground.say("the local extremum", less(0, point.minor))
    if asked.part.answer not in ("local maximum", "local minimum", "saddle point"):
        raise Unread(f"no type of a point: {asked.part.answer}")
    return answer_is(asked, ground, point.has(asked.part.answer))


def _height(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    point = _critical(asked, ground)
    height = value(ground, asked.model.rule, point.at)
    return answer_is(asked, ground, equal(height, stated_number(asked, ground)))


def _of_type(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    point = _critical(asked, ground)
    ground.use("second_derivative_test")
    yield never(
        asked, ground, "decided", "a critical point that the test does not decide", equal(point.minor, 0)
    )
    kind = asked.said.kind if asked.said.kind.startswith("local") else "saddle point"
    ground.say(f"of the type {kind}", point.has(kind))
    one = asked.said.kind == "saddle"
    listed = [stated_point(asked, ground, _XY)] if one else stated_points(asked, ground, _XY)
    yield from solutions_are(asked, ground, [is_point(point.at, each) for each in listed])


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "critical": _points,
        "criticals": _points,
        "label": _label,
        "height": _height,
        "saddle": _of_type,
        "saddles": _of_type,
        "local minimum": _of_type,
        "local maximum": _of_type,
    },
)
