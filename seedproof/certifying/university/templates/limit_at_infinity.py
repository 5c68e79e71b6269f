"""Limits of functions with radicals at both infinities."""

from collections.abc import Iterator

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import OO, Expression, letters
from seedproof.certifying.university.limits import coefficients, grows, small, tends
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.limit_at_infinity import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "function": {
            "Let $$f(x) = #$$ for all real $x$": "rule:tree",
            "For real $x$ of large absolute value": "rule:tree",
            "Consider the function $$f(x) = #": "rule:tree",
        }
    },
    seen="d2a048be",
)
QUESTIONS = meanings(
    (phrases.QUESTIONS,),
    {"limit": {"What is $\\lim_{x \\to #": "end:tree", "Find $\\lim_{x \\to #": "end:tree"}},
    seen="5d9d8906",
)
_ORDER = 4


def _build(said: Said, task: Task) -> Expression:
    if letters(said["rule"]) != {"x"}:
        raise Unread(f"other letters than x: {said.sentence}")
    rule: Expression = said["rule"]
    return rule


def _limit(asked: Asked[Expression]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("reciprocal_letter")
    side = {OO: 1, -OO: -1}[asked.said["end"]]
    over, under = (coefficients(ground, one, _ORDER) for one in small(asked.model, side))
    stated = plain.expression(asked.part.answer)
    if stated in (OO, -OO):
        return answer_is(asked, ground, grows(ground, over, under, 1 if stated == OO else -1))
    return answer_is(asked, ground, tends(ground, over, under, stated_number(asked, ground)))


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"limit": _limit})
