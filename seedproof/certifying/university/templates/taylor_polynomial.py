"""Taylor polynomials at 0, coefficient by coefficient."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script
from seedproof.certifying.terms import equal, every, product, term
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import Series, taylor
from seedproof.certifying.university.stated import stated_coefficients, stated_number
from seedproof.certifying.university.template import Asked, Task, Template

STATEMENTS = sentences(
    {
        "function": (
            "The function $$f(x) = {rule:tree}$$ is to be expanded about $x = 0$.",
            "A function is given near $0$ by $$f(x) = {rule:tree}$$",
            "Let $$f(x) = {rule:tree}$$",
            "Consider the function $$f(x) = {rule:tree}$$ near $x = 0$.",
        ),
    }
)

QUESTIONS = sentences(
    {
        "polynomial": (
            "Find the Taylor polynomial of degree ${order:integer}$ of $f$ about $x = 0$.",
            "Give the Maclaurin polynomial of $f$ up to and including the term in $x^{order:integer}$.",
        ),
        "derivative": (
            "What is the exact value of the derivative $f^{({order:integer})}(0)$?",
            "Find $f^{({order:integer})}(0)$.",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """A function of x."""

    rule: Expression


def _build(said: Said, task: Task) -> Model:
    return Model(said["rule"])


def _coefficients(asked: Asked[Model], ground: Ground) -> Series:
    x = ground.unknown("x")
    ground.say("the point", equal(x, 0))
    return taylor(ground, asked.model.rule, {"x": x}, "x", asked.said["order"])


def _polynomial(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _coefficients(asked, ground)
    stated = stated_coefficients(asked, len(found))
    return answer_is(asked, ground, every(map(equal, found, stated)))


def _derivative(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _coefficients(asked, ground)
    factorial = product(term(number) for number in range(1, len(found)))
    return answer_is(asked, ground, equal(found[-1] * factorial, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"polynomial": _polynomial, "derivative": _derivative},
)
