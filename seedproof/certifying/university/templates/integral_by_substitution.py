"""Integrals by substitution: what is stated has the right derivative, and its values give the integral."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script
from seedproof.certifying.terms import equal
from seedproof.certifying.university import plain
from seedproof.certifying.university.antiderivatives import family_of
from seedproof.certifying.university.expression import Expression, replaced
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

STATEMENTS = sentences(
    {
        "function": (
            "A function $f$ is given by $$f(x) = {rule:tree}.$$",
            "The function to be integrated is $$f(x) = {rule:tree}.$$",
            "Let $$f(x) = {rule:tree}.$$",
            "Consider $$f(x) = {rule:tree}.$$",
        ),
    }
)

QUESTIONS = sentences(
    {
        "general": (
            "Use a substitution to evaluate $\\int f(x) \\, dx$; write $C$ for the constant of integration.",
            "Find the general antiderivative of $f$ by a substitution; write $C$ for the constant.",
        ),
        "definite": (
            "Use this to find $\\int_{{{low:tree}}^{{{high:tree}} f(x) \\, dx$ exactly.",
            "Find the exact value of $\\int_{{{low:tree}}^{{{high:tree}} f(x) \\, dx$.",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """A function of x."""

    rule: Expression


def _build(said: Said, task: Task) -> Model:
    return Model(said["rule"])


def _general(asked: Asked[Model]) -> Iterator[Script]:
    return family_of(asked, asked.model.rule, is_positive=False)


def _definite(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    integral = ground.unknown("integral")
    found = plain.expression(asked.task.part("a").answer)
    ends = [
        value(ground, replaced(found, {"x": end}), {"C": 0})
        for end in (asked.said["low"], asked.said["high"])
    ]
    ground.say(
        "F(b) - F(a), for F of part (a)", equal(integral, ends[1] - ends[0]), lemma="fundamental_theorem"
    )
    return answer_is(asked, ground, equal(integral, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"general": _general, "definite": _definite},
)
