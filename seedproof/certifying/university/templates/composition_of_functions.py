"""Compositions of two rational functions, and where they are not defined."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, step
from seedproof.certifying.terms import equal, every, negated, unknown
from seedproof.certifying.university import answers, latex, plain
from seedproof.certifying.university.expression import Expression, Quotient, replaced
from seedproof.certifying.university.queries import Given, members_are, never, value_is
from seedproof.certifying.university.template import Asked, Task, Template, sentences
from seedproof.certifying.university.translating import Translation

_FUNCTIONS = r"$$f(x) = {f:formula} \quad\text{{and}\quad g(x) = {g:formula}$$"

STATEMENTS = sentences(
    {
        "functions": (
            f"Consider the functions {_FUNCTIONS} each defined for all real $x$ "
            "for which its formula makes sense.",
            f"Let {_FUNCTIONS} be functions of a real variable, each with the largest possible domain.",
            f"Two functions are given, each on the largest possible set of real numbers: {_FUNCTIONS}",
        )
    }
)
_FIRST = (r"$(f \circ g)(x)$", "$f(g(x))$")
_SECOND = (r"$(g \circ f)(x)$", "$g(f(x))$")


def _asking(written: tuple[str, str]) -> list[str]:
    return [
        sentence
        for name in written
        for sentence in (
            f"Find {name} as a single fraction in lowest terms.",
            f"Simplify {name} to a quotient of two polynomials without a common factor.",
            f"Write {name} as one fraction of polynomials in $x$, reduced to lowest terms.",
        )
    ]


QUESTIONS = sentences(
    {
        "first": _asking(_FIRST),
        "second": _asking(_SECOND),
        "undefined": (
            r"Find the set of all real $x$ for which the composition $f \circ g$ is not defined.",
            r"Which real numbers are not in the domain of $f \circ g$? Give the set of all of them.",
        ),
        "zeros": (
            "Find the set of all real solutions of $f(g(x)) = 0$.",
            r"Determine the set of all real zeros of $f \circ g$.",
        ),
    }
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
