"""Taylor polynomials at 0, coefficient by coefficient."""

from collections.abc import Iterator

from seedproof.certifying.script import Script
from seedproof.certifying.terms import equal, every, product, term
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import Series, taylor
from seedproof.certifying.university.stated import stated_coefficients, stated_number
from seedproof.certifying.university.template import Asked, Template
from seedproof.problems.templates.taylor_polynomial import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "function": {
            "The function $$f(x) = #$$ is to be expanded about": "rule:tree",
            "A function is given near $0$ by": "rule:tree",
            "Let $$f(x) = #": "rule:tree",
            "Consider the function": "rule:tree",
        }
    },
    seen="ecc1c455",
)
QUESTIONS = meanings(
    (phrases.POLYNOMIALS, phrases.DERIVATIVES),
    {
        "polynomial": {
            "Find the Taylor polynomial of degree": "order:integer",
            "Give the Maclaurin polynomial ... up to and including the term": "order:integer",
        },
        "derivative": {
            "What is the exact value of the derivative": "order:integer",
            "Find $f^{(#)}(0)$": "order:integer",
        },
    },
    seen="369638a1",
)


def _coefficients(asked: Asked[Expression], ground: Ground) -> Series:
    x = ground.unknown("x")
    ground.say("the point", equal(x, 0))
    return taylor(ground, asked.model, {"x": x}, "x", asked.said["order"])


def _polynomial(asked: Asked[Expression]) -> Iterator[Script]:
    ground = start(asked)
    found = _coefficients(asked, ground)
    stated = stated_coefficients(asked, len(found))
    return answer_is(asked, ground, every(map(equal, found, stated)))


def _derivative(asked: Asked[Expression]) -> Iterator[Script]:
    ground = start(asked)
    found = _coefficients(asked, ground)
    factorial = product(term(number) for number in range(1, len(found)))
    return answer_is(asked, ground, equal(found[-1] * factorial, stated_number(asked, ground)))


TEMPLATE = Template(
    STATEMENTS,
    lambda said, task: said["rule"],
    QUESTIONS,
    {"polynomial": _polynomial, "derivative": _derivative},
)
