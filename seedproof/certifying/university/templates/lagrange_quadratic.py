"""Best values on ellipses, on discs and within budgets."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, every, less
from seedproof.certifying.university.best import Choice, best_gain, best_points
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_point, stated_number, stated_point, stated_points
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.lagrange_quadratic import phrases

LEMMAS = {
    "lagrange_multiplier": (
        "If f has its largest value on p x + q y = c at one point, where x, y > 0, its gradient there is "
        "lambda (p, q), and lambda is the rate at which that value grows with c."
    ),
}

_XY = ("x", "y")
STATEMENTS = meanings(
    (phrases.FORMS, phrases.BUDGETS, phrases.DISCS),
    {
        "curve": {
            "Use Lagrange multipliers to study the function": "rule:tree equation:relation",
            "Let $f(x, y) = #$, and consider its values on the curve": "rule:tree equation:relation",
            "The point $(x, y)$ moves on the curve": "equation:relation rule:tree",
            "On the curve $#$, the function": "equation:relation rule:tree",
        },
        "budget": {
            "A theatre advertises": "p:integer q:integer rule:tree c:integer",
            "A consumer spends all of # euros": "c:integer p:integer q:integer rule:tree",
            "From $x$ hours of machine time": "rule:tree p:integer q:integer c:integer",
        },
        "disc": {
            "The electric potential on the round plate": "square:integer rule:tree",
            "Let $f(x, y) = #$ on the disc": "rule:tree square:integer",
            "Consider the function $f(x, y) = #$ for all points with": "rule:tree square:integer",
        },
    },
    seen="7bace664",
)
QUESTIONS = meanings(
    (
        (*phrases.LARGEST, *phrases.SMALLEST, *phrases.PLACES),
        (*phrases.BUNDLES, *phrases.OUTPUTS, *phrases.MULTIPLIERS),
        (*phrases.CRITICAL_POINTS, *phrases.ABSOLUTE_MAXIMA, *phrases.ABSOLUTE_MINIMA),
    ),
    {
        "largest": (
            "What is the largest value of $f$ there",
            "Find the maximum of $f$ under this condition",
            "What is the largest possible value of $f$",
            "How large is $f$ then",
            "What is the absolute maximum of $f$ on the disc",
            "Find the largest value of $f$ on the disc",
        ),
        "smallest": (
            "What is the smallest",
            "Find the minimum",
            "What is the absolute minimum",
            "Find the smallest",
        ),
        "points": (
            "Find the set of all points $(x, y)$ at which the maximum",
            "At which points is $f$ largest",
        ),
        "amounts": ("For which amounts $(x, y)$", "Find the amounts $(x, y)$"),
        "multiplier": ("At what rate per euro does the maximum", "What is the Lagrange multiplier"),
        "critical": (
            "Find the critical point of $f$ in the interior",
            "At which point $(x, y)$ inside the disc",
        ),
    },
    seen="6ba2b5c1",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A function, and where it is considered."""

    rule: Expression
    said: Said

    def allowed(self, ground: Ground, at: Mapping[str, Term]) -> list[Term]:
        """Say that a point is one of those that are considered."""
        said = self.said
        if said.kind == "curve":
            left, right = (value(ground, side, at) for side in said["equation"].sides)
            return [equal(left, right)]
        if said.kind == "disc":
            return [at_most(at["x"] ** 2 + at["y"] ** 2, said["square"])]
        spent = equal(at["x"] * said["p"] + at["y"] * said["q"], said["c"])
        return [spent, at_most(0, at["x"]), at_most(0, at["y"])]


def _build(said: Said, task: Task) -> Model:
    if said.kind == "curve" and said["equation"].signs != ("=",):
        raise Unread(f"no equation: {said.sentence}")
    return Model(said["rule"], said)


def _extreme(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    sign = 1 if asked.said.kind == "largest" else -1

    def choice(ground: Ground, who: str) -> Choice:
        at = {name: ground.unknown(name) for name in _XY}
        ground.say("a point that is allowed", *asked.model.allowed(ground, at))
        return Choice(at["x"], value(ground, asked.model.rule, at) * sign)

    return best_gain(asked, ground, choice, stated_number(asked, ground) * sign)


def _points(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    one = asked.said.kind == "amounts"
    stated = [stated_point(asked, ground, _XY)] if one else stated_points(asked, ground, _XY)
    return best_points(
        asked,
        ground,
        lambda at: value(ground, asked.model.rule, at),
        lambda at: asked.model.allowed(ground, at),
        stated,
    )


def _multiplier(asked: Asked[Model]) -> Iterator[Script]:
    said = asked.model.said
    if said.kind != "budget":
        raise Unread(f"{asked.task.row_id}: there is no budget")
    ground = start(asked)
    at = {name: ground.unknown(name) for name in _XY}
    rate = ground.unknown("rate")
    ground.say(
        "amounts that use up the budget", *asked.model.allowed(ground, at), less(0, at["x"]), less(0, at["y"])
    )
    for name, price in (("x", said["p"]), ("y", said["q"])):
        slope = value(ground, derivative(asked.model.rule, name), at)
        ground.say(f"the gradient, by {name}", equal(slope, rate * price), lemma="lagrange_multiplier")
    claim = equal(rate, stated_number(asked, ground))
    amounts = [part for part in asked.task.parts if QUESTIONS.read(part.question).kind == "amounts"]
    if len(amounts) != 1:
        raise Unread(f"{asked.task.row_id}: the amounts that are best are not asked for")
    best = stated_point(replace(asked, part=amounts[0]), ground, _XY)
    return answer_is(asked, ground, every([claim, is_point(at, best)]))


def _critical(asked: Asked[Model]) -> Iterator[Script]:
    said = asked.model.said
    if said.kind != "disc":
        raise Unread(f"{asked.task.row_id}: there is no disc")
    ground = start(asked)
    at = {name: ground.unknown(name) for name in _XY}
    ground.say("inside the disc", less(at["x"] ** 2 + at["y"] ** 2, said["square"]))
    slopes = [equal(value(ground, derivative(asked.model.rule, name), at), 0) for name in _XY]
    ground.say("both partial derivatives are 0", *slopes, lemma="derivative_rules")
    return answer_is(asked, ground, is_point(at, stated_point(asked, ground, _XY)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "largest": _extreme,
        "smallest": _extreme,
        "points": _points,
        "amounts": _points,
        "multiplier": _multiplier,
        "critical": _critical,
    },
)
