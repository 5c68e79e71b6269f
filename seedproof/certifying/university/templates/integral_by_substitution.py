"""Integrals by substitution: what is stated has the right derivative, and its values give the integral."""

from collections.abc import Iterator

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script
from seedproof.certifying.terms import equal
from seedproof.certifying.university import plain
from seedproof.certifying.university.antiderivatives import family_of
from seedproof.certifying.university.expression import replaced
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Template
from seedproof.problems.templates.integral_by_substitution import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "function": {
            "A function $f$ is given by": "rule:tree",
            "The function to be integrated is": "rule:tree",
            "Let $$f(x) = ": "rule:tree",
            "Consider $$f(x) = ": "rule:tree",
        },
    },
    seen="c9b4296d",
)
QUESTIONS = meanings(
    (phrases.GENERAL, phrases.DEFINITE),
    {
        "general": ("Use a substitution to evaluate", "Find the general antiderivative"),
        "definite": {
            r"Use this to find $\int_{#}^{#} f(x)": "low:tree high:tree",
            r"Find the exact value of $\int_{#}^{#} f(x)": "low:tree high:tree",
        },
    },
    seen="b1972d20",
)


def _general(asked: Asked[Said]) -> Iterator[Script]:
    return family_of(asked, asked.model["rule"], is_positive=False)


def _definite(asked: Asked[Said]) -> Iterator[Script]:
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
    build=lambda said, task: said,
    questions=QUESTIONS,
    queries={"general": _general, "definite": _definite},
)
