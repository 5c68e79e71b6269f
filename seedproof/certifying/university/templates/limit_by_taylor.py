"""Limits of quotients at 0, with a constant for which they exist."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal
from seedproof.certifying.university.expression import Expression, letters
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.limits import coefficients, small, tends
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

_LIMIT = (
    "$$L = \\lim_{{x \\to 0} {rule:tree},$$ where $a$ is the real constant for which this limit exists as a "
    "finite number."
)
STATEMENTS = sentences(
    {
        "limit": (
            f"For real $x$ near $0$, let {_LIMIT}",
            f"Consider the limit {_LIMIT}",
            f"The number $L$ is defined by {_LIMIT}",
            f"A computer algebra system is asked for {_LIMIT}",
        ),
    }
)
QUESTIONS = sentences(
    {
        "constant": ("Which number is $a$?", "Find the constant $a$."),
        "limit": (
            "What is $L$ then? Give the exact value.",
            "Find the exact value of $L$ for this $a$.",
            "Determine $L$ exactly.",
        ),
    }
)
_ORDER = 4


@dataclass(frozen=True, slots=True)
class Model:
    """A quotient in h, that is x, and a."""

    over: Expression
    under: Expression


def _build(said: Said, task: Task) -> Model:
    model = Model(*small(said["rule"], 0))
    if letters(model.over) - {"h", "e"} != {"a"} or letters(model.under) - {"h", "e"}:
        raise Unread(f"other letters than x and a: {said.sentence}")
    return model


def _limit_exists(asked: Asked[Model], ground: Ground) -> tuple[Term, Term]:
    """Return a and L, of which it is said that L is the limit."""
    a, limit = ground.unknown("a"), ground.unknown("L")
    over, under = (coefficients(ground, one, _ORDER, a=a) for one in (asked.model.over, asked.model.under))
    ground.say("the limit exists and is L", tends(ground, over, under, limit))
    return a, limit


def _constant(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    a, _ = _limit_exists(asked, ground)
    return answer_is(asked, ground, equal(a, stated_number(asked, ground)))


def _limit(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    _, limit = _limit_exists(asked, ground)
    return answer_is(asked, ground, equal(limit, stated_number(asked, ground)))


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"constant": _constant, "limit": _limit})
