"""Limits of functions with radicals at both infinities."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import OO, Expression, letters
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.limits import coefficients, grows, small, tends
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

_RULE = "$$f(x) = {rule:tree}"
_ROOTS = "all radicals denote real roots"
STATEMENTS = sentences(
    {
        "function": (
            f"Let {_RULE}$$ for all real $x$ for which the right side is defined; {_ROOTS}.",
            f"For real $x$ of large absolute value a function is given by {_RULE},$$ where {_ROOTS}.",
            f"Consider the function {_RULE}$$ wherever it is defined; {_ROOTS}.",
        ),
    }
)
QUESTIONS = sentences(
    {
        "right": (
            "What is $\\lim_{{x \\to \\infty} f(x)$? It may be a number, $\\infty$ or $-\\infty$.",
            "Find $\\lim_{{x \\to \\infty} f(x)$; write $\\infty$ or $-\\infty$ if the limit is infinite.",
        ),
        "left": (
            "What is $\\lim_{{x \\to -\\infty} f(x)$? It may be a number, $\\infty$ or $-\\infty$.",
            "Find $\\lim_{{x \\to -\\infty} f(x)$; write $\\infty$ or $-\\infty$ if the limit is infinite.",
        ),
    }
)
_ORDER = 4


@dataclass(frozen=True, slots=True)
class Model:
    """A function of x."""

    rule: Expression


def _build(said: Said, task: Task) -> Model:
    if letters(said["rule"]) != {"x"}:
        raise Unread(f"other letters than x: {said.sentence}")
    return Model(said["rule"])


def _limit(asked: Asked[Model], side: int) -> Iterator[Script]:
    ground = start(asked)
    ground.use("reciprocal_letter")
    over, under = (coefficients(ground, one, _ORDER) for one in small(asked.model.rule, side))
    stated = plain.expression(asked.part.answer)
    if stated in (OO, -OO):
        return answer_is(asked, ground, grows(ground, over, under, 1 if stated == OO else -1))
    return answer_is(asked, ground, tends(ground, over, under, stated_number(asked, ground)))


def _right(asked: Asked[Model]) -> Iterator[Script]:
    return _limit(asked, 1)


def _left(asked: Asked[Model]) -> Iterator[Script]:
    return _limit(asked, -1)


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"right": _right, "left": _left})
