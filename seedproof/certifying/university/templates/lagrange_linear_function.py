"""Linear functions on circles, ellipses, spheres and ellipsoids."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal
from seedproof.certifying.university.best import Choice, best_gain, best_points
from seedproof.certifying.university.expression import Expression, Relation
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number, stated_point
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.problems.templates.lagrange_linear_function import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "function": {
            "Let $f(#) = #$": "letters:letters rule:tree shape:word equation:relation",
            "The point $(#)$ moves": "point:letters shape:word equation:relation letters:letters rule:tree",
            "The function $f(#) = #$": "letters:letters rule:tree shape:word equation:relation",
            "Use Lagrange multipliers": "letters:letters rule:tree shape:word equation:relation",
        }
    },
    seen="b0b30311",
)
QUESTIONS = meanings(
    (phrases.MAXIMUM_QUESTIONS, phrases.MINIMUM_QUESTIONS, phrases.POINT_QUESTIONS),
    {
        "largest": {
            "Find the exact largest value of $f$ on the #.": "shape:word",
            "What is the maximum of $f$ on the #?": "shape:word",
        },
        "smallest": {
            "Find the exact smallest value of $f$ on the #.": "shape:word",
            "What is the minimum of $f$ on the #?": "shape:word",
        },
        "point": {
            "Find the point $(#)$ of the # at which $f$ attains its maximum": "letters:letters shape:word",
            "At which point $(#)$ of the # is $f$ largest": "letters:letters shape:word",
        },
    },
    seen="0782d8f8",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A function, its letters, and the equation that these obey."""

    rule: Expression
    names: Sequence[str]
    equation: Relation
    shape: str

    def allowed(self, ground: Ground, at: Mapping[str, Term]) -> list[Term]:
        """Say that a point obeys the equation."""
        left, right = (value(ground, side, at) for side in self.equation.sides)
        return [equal(left, right)]


def _build(said: Said, task: Task) -> Model:
    if said["equation"].signs != ("=",) or said.gaps.get("point", said["letters"]) != said["letters"]:
        raise Unread(f"no equation of these letters: {said.sentence}")
    return Model(said["rule"], said["letters"], said["equation"], said["shape"])


def _extreme(asked: Asked[Model]) -> Iterator[Script]:
    agree(asked.said, "shape", asked.model.shape)
    ground = start(asked)
    sign = 1 if asked.said.kind == "largest" else -1

    def choice(ground: Ground, who: str) -> Choice:
        at = {name: ground.unknown(name) for name in asked.model.names}
        ground.say("a point that is allowed", *asked.model.allowed(ground, at))
        return Choice(at[asked.model.names[0]], value(ground, asked.model.rule, at) * sign)

    return best_gain(asked, ground, choice, stated_number(asked, ground) * sign)


def _point(asked: Asked[Model]) -> Iterator[Script]:
    agree(asked.said, "shape", asked.model.shape)
    agree(asked.said, "letters", asked.model.names)
    ground = start(asked)
    stated = stated_point(asked, ground, asked.model.names)
    return best_points(
        asked,
        ground,
        lambda at: value(ground, asked.model.rule, at),
        lambda at: asked.model.allowed(ground, at),
        [stated],
    )


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"largest": _extreme, "smallest": _extreme, "point": _point},
)
