"""Products, quotients and compositions: first and second derivatives, and tangents."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script
from seedproof.certifying.terms import Term, equal, literal
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.lines import same_line
from seedproof.certifying.university.promises import answer_is, law, start
from seedproof.certifying.university.series import Series, taylor, value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

STATEMENTS = sentences(
    {
        "function": (
            "Consider the function $$f(x) = {rule:tree}$$ on its natural domain in the real numbers.",
            "Let $$f(x) = {rule:tree}$$ for all real $x$ for which this is defined.",
            "A function of a real variable is given by $$f(x) = {rule:tree}$$ wherever the right side "
            "makes sense.",
        ),
    }
)

QUESTIONS = sentences(
    {
        "derivative": (
            "Determine the derivative $f'(x)$.",
            "Find $f'(x)$.",
            "Differentiate $f$: give $f'(x)$.",
        ),
        "tangent": (
            "What is the tangent line to the graph of $f$ at $x = {at:integer}$? Answer in the form $y = "
            "mx + b$.",
            "Give an equation of the tangent line to the graph of $f$ at $x = {at:integer}$, in the form "
            "$y = mx + b$.",
        ),
        "second": (
            "Find the exact value of the second derivative $f''({at:integer})$.",
            "Evaluate $f''({at:integer})$ exactly.",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """A function of x."""

    rule: Expression


def _build(said: Said, task: Task) -> Model:
    return Model(said["rule"])


def _derivative(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    x = ground.unknown("x")
    slope = taylor(ground, asked.model.rule, {"x": x}, "x", 1)[1]
    stated = value(ground, plain.expression(asked.part.answer), {"x": x})
    return law(asked, ground, "the derivative is the stated function", equal(slope, stated))


def _at_point(asked: Asked[Model], ground: Ground, order: int) -> tuple[Term, Series]:
    x = ground.unknown("x")
    ground.say("the point", equal(x, asked.said["at"]))
    return x, taylor(ground, asked.model.rule, {"x": x}, "x", order)


def _tangent(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    x, (height, slope) = _at_point(asked, ground, 1)
    line = {"x": (x, slope), "y": (height, literal(-1))}
    return same_line(asked, ground, plain.equation(asked.part.answer), line)


def _second(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    _, coefficients = _at_point(asked, ground, 2)
    return answer_is(asked, ground, equal(coefficients[2] * 2, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"derivative": _derivative, "tangent": _tangent, "second": _second},
)
