"""Compositions of two rational functions, and where they are not defined."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, step
from seedproof.certifying.terms import equal, every, negated, unknown
from seedproof.certifying.university import answers, latex, plain
from seedproof.certifying.university.expression import Expression, Quotient, replaced
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, members_are, never, value_is
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.composition_of_functions import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "functions": {
            "Consider the functions $$f(x) = # ... g(x) = #": "f:formula g:formula",
            "Let $$f(x) = # ... g(x) = #": "f:formula g:formula",
            "Two functions are given...$$f(x) = # ... g(x) = #": "f:formula g:formula",
        }
    },
    seen="6b05ee34",
)
QUESTIONS = meanings(
    phrases.QUESTIONS.values(),
    {
        "first": (
            r"Find $(f \circ g)(x)$ as a single fraction",
            "Simplify $f(g(x))$ to a quotient",
            "Write $f(g(x))$ as one fraction",
        ),
        "second": (r"Find $(g \circ f)(x)$ as a single fraction", "Simplify $g(f(x))$ to a quotient"),
        "undefined": ("Find the set ... is not defined", "Which real numbers are not in the domain"),
        "zeros": (
            "Find the set of all real solutions of $f(g(x)) = 0$",
            "Determine the set of all real zeros",
        ),
    },
    seen="e7d184c6",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The compositions, put into one another."""

    f_of_g: Expression
    g_of_f: Expression


X = unknown("x")


def _build(said: Said, task: Task) -> Model:
    f, g = latex.expression(said["f"]), latex.expression(said["g"])
    return Model(replaced(f, {"x": g}), replaced(g, {"x": f}))


def _composed(asked: Asked[Model], composition: Expression) -> Iterator[Script]:
    translation = Translation({"x": X})
    stated = plain.expression(asked.part.answer)
    said = step(asked.task.statement, *translation.domain(composition))
    given = Given(translation, (said,))
    yield from value_is(asked.part, given, translation.equality(composition, stated))
    if isinstance(stated, Quotient):
        common = [equal(translation.term(half), 0) for half in (stated.over, stated.under)]
        yield never(asked.part, Given(translation, ()), every(common), "lowest_terms")


def _undefined(asked: Asked[Model]) -> Iterator[Script]:
    translation = Translation({"x": X})
    defined = every(translation.domain(asked.model.f_of_g))
    given = Given(translation, (step(asked.task.statement, negated(defined)),))
    yield from members_are(asked.part, given, answers.is_member(translation, X, asked.part))


def _zeros(asked: Asked[Model]) -> Iterator[Script]:
    translation = Translation({"x": X})
    composition = asked.model.f_of_g
    is_zero = translation.equality(composition, plain.expression("0"))
    given = Given(translation, (step(asked.task.statement, *translation.domain(composition), is_zero),))
    yield from members_are(asked.part, given, answers.is_member(translation, X, asked.part))


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {
        "first": lambda asked: _composed(asked, asked.model.f_of_g),
        "second": lambda asked: _composed(asked, asked.model.g_of_f),
        "undefined": _undefined,
        "zeros": _zeros,
    },
)
