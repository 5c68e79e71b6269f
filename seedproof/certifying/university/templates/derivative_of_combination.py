"""Products, quotients and compositions: first and second derivatives, and tangents."""

from collections.abc import Iterator

from seedproof.certifying.script import Script
from seedproof.certifying.terms import Term, equal, literal
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.lines import same_line
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, law, start
from seedproof.certifying.university.series import Series, taylor, value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Template
from seedproof.problems.templates.derivative_of_combination import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "function": {
            "Consider the function $$f(x) = #": "rule:tree",
            "Let $$f(x) = #": "rule:tree",
            "A function of a real variable is given by $$f(x) = #": "rule:tree",
        }
    },
    seen="45c0160d",
)
QUESTIONS = meanings(
    (phrases.DERIVATIVE_QUESTIONS, *phrases.QUESTIONS_AT_A_POINT.values()),
    {
        "derivative": ("Determine the derivative $f'(x)$", "Find $f'(x)$", "Differentiate $f$: give $f'(x)$"),
        "tangent": {
            "What is the tangent line to the graph of $f$ at $x = #": "at:integer",
            "Give an equation of the tangent line to the graph of $f$ at $x = #": "at:integer",
        },
        "second": {
            "Find the exact value of the second derivative $f''(#)": "at:integer",
            "Evaluate $f''(#)$ exactly": "at:integer",
        },
    },
    seen="770a2649",
)


def _derivative(asked: Asked[Expression]) -> Iterator[Script]:
    ground = start(asked)
    x = ground.unknown("x")
    slope = taylor(ground, asked.model, {"x": x}, "x", 1)[1]
    stated = value(ground, plain.expression(asked.part.answer), {"x": x})
    return law(asked, ground, "the derivative is the stated function", equal(slope, stated))


def _at_point(asked: Asked[Expression], ground: Ground, order: int) -> tuple[Term, Series]:
    x = ground.unknown("x")
    ground.say("the point", equal(x, asked.said["at"]))
    return x, taylor(ground, asked.model, {"x": x}, "x", order)


def _tangent(asked: Asked[Expression]) -> Iterator[Script]:
    ground = start(asked)
    x, (height, slope) = _at_point(asked, ground, 1)
    line = {"x": (x, slope), "y": (height, literal(-1))}
    return same_line(asked, ground, plain.equation(asked.part.answer), line)


def _second(asked: Asked[Expression]) -> Iterator[Script]:
    ground = start(asked)
    _, coefficients = _at_point(asked, ground, 2)
    return answer_is(asked, ground, equal(coefficients[2] * 2, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=lambda said, task: said["rule"],
    questions=QUESTIONS,
    queries={"derivative": _derivative, "tangent": _tangent, "second": _second},
)
