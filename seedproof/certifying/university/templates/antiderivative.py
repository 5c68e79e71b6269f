"""Antiderivatives: the derivative of what is stated is the function."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script
from seedproof.certifying.university.antiderivatives import family_of, member_of
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.template import Asked, Task, Template

_RULE = "f(x) = {rule:tree}"
STATEMENTS = sentences(
    {
        kind: (
            f"Consider the indefinite integral $\\int f(x) \\, dx$ of $${_RULE}{end}$$",
            f"Let $${_RULE}{end}$$",
            f"The following function $f$ is to be integrated: $${_RULE}{end}$$",
            f"A function $f$ is given by $${_RULE}{end}$$",
        )
        for kind, end in (("positive", ", \\quad x > 0."), ("everywhere", "."))
    }
)

QUESTIONS = sentences(
    {
        "general": (
            "Find the general antiderivative of $f$, with the constant $C$.",
            "Evaluate $\\int f(x) \\, dx$, and write $C$ for the constant of integration.",
            "Integrate $f$: give all its antiderivatives, with a constant $C$.",
        ),
        "particular": (
            "Which antiderivative $F$ of $f$ satisfies $F({at:integer}) = {height:integer}$? Give $F(x)$.",
            "Find the antiderivative $F$ of $f$ with $F({at:integer}) = {height:integer}$.",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """A function of x, and whether x is to be positive."""

    rule: Expression
    is_positive: bool


def _build(said: Said, task: Task) -> Model:
    return Model(said["rule"], said.kind == "positive")


def _general(asked: Asked[Model]) -> Iterator[Script]:
    return family_of(asked, asked.model.rule, is_positive=asked.model.is_positive)


def _particular(asked: Asked[Model]) -> Iterator[Script]:
    at, height = asked.said["at"], asked.said["height"]
    return member_of(asked, asked.model.rule, at, height, is_positive=asked.model.is_positive)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"general": _general, "particular": _particular},
)
