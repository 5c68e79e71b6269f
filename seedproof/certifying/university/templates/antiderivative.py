"""Antiderivatives: the derivative of what is stated is the function."""

from collections.abc import Iterator

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script
from seedproof.certifying.university.antiderivatives import family_of, member_of
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.template import Asked, Template
from seedproof.problems.templates.antiderivative import phrases

_FUNCTIONS = patterns(
    (phrases.STATEMENTS,),
    {
        "function": {
            "Consider the indefinite integral": "rule:tree",
            "Let $$f(x) = ": "rule:tree",
            "The following function $f$ is to be integrated": "rule:tree",
            "A function $f$ is given by": "rule:tree",
        }
    },
    seen="3ed80d4a",
)["function"]
STATEMENTS = sentences(
    {
        "positive": [given.replace("{rule:tree}", r"{rule:tree}, \quad x > 0") for given in _FUNCTIONS],
        "everywhere": _FUNCTIONS,
    }
)
QUESTIONS = meanings(
    (phrases.GENERAL, phrases.FIXED),
    {
        "general": ("Find the general antiderivative", "Evaluate", "Integrate $f$: give all"),
        "particular": {
            "Which antiderivative $F$ of $f$ satisfies $F(#) = #$": "at:integer height:integer",
            "Find the antiderivative $F$ of $f$ with $F(#) = #$": "at:integer height:integer",
        },
    },
    seen="d639a39d",
)


def _general(asked: Asked[Said]) -> Iterator[Script]:
    return family_of(asked, asked.model["rule"], is_positive=asked.model.kind == "positive")


def _particular(asked: Asked[Said]) -> Iterator[Script]:
    at, height = asked.said["at"], asked.said["height"]
    is_positive = asked.model.kind == "positive"
    return member_of(asked, asked.model["rule"], at, height, is_positive=is_positive)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=lambda said, task: said,
    questions=QUESTIONS,
    queries={"general": _general, "particular": _particular},
)
