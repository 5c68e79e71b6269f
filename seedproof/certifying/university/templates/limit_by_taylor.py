"""Limits of quotients at 0, with a constant for which they exist."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import equal
from seedproof.certifying.university.expression import Expression, letters
from seedproof.certifying.university.limits import coefficients, small, tends
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.limit_by_taylor import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "limit": {
            "For real $x$ near $0$, let $$L = \\lim_{x \\to 0} #": "rule:tree",
            "Consider the limit $$L = \\lim_{x \\to 0} #": "rule:tree",
            "The number $L$ is defined by $$L = \\lim_{x \\to 0} #": "rule:tree",
            "A computer algebra system is asked for $$L = \\lim_{x \\to 0} #": "rule:tree",
        }
    },
    seen="1ab14bbd",
)
QUESTIONS = meanings(
    (phrases.CONSTANTS, phrases.LIMITS),
    {
        "constant": ("Which number is $a$", "Find the constant $a$"),
        "limit": ("What is $L$ then", "Find the exact value of $L$", "Determine $L$ exactly"),
    },
    seen="392cb183",
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


def _found(asked: Asked[Model]) -> Iterator[Script]:
    """Ask for a, or for L, of which it is said that L is the limit."""
    ground = start(asked)
    a, limit = ground.unknown("a"), ground.unknown("L")
    over, under = (coefficients(ground, one, _ORDER, a=a) for one in (asked.model.over, asked.model.under))
    ground.say("the limit exists and is L", tends(ground, over, under, limit))
    wanted = a if asked.said.kind == "constant" else limit
    return answer_is(asked, ground, equal(wanted, stated_number(asked, ground)))


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"constant": _found, "limit": _found})
