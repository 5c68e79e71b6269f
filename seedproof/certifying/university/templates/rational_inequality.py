"""An inequality between a fraction and a number."""

from collections.abc import Iterator

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, step
from seedproof.certifying.terms import every, unknown
from seedproof.certifying.university import answers, latex
from seedproof.certifying.university.expression import Relation
from seedproof.certifying.university.queries import Given, region_is
from seedproof.certifying.university.template import Asked, Task, Template, sentences
from seedproof.certifying.university.translating import Translation

_INEQUALITY = "$${inequality:formula}$$"

STATEMENTS = sentences(
    {
        "inequality": (
            f"A student is asked to solve the rational inequality {_INEQUALITY}",
            f"Consider the inequality {_INEQUALITY}",
            f"For real $x$, let the inequality {_INEQUALITY} be given.",
            f"Here is a rational inequality for a real number $x$: {_INEQUALITY}",
        )
    }
)
QUESTIONS = sentences(
    {
        "solutions": (
            "Find the solution set, as a union of intervals.",
            "For which real $x$ does it hold? Answer in interval notation.",
            "Give all its solutions in interval notation.",
        )
    }
)


def _build(said: Said, task: Task) -> Relation:
    return latex.relation(said["inequality"])


def _solutions(asked: Asked[Relation]) -> Iterator[Script]:
    x = unknown("x")
    translation = Translation({"x": x})
    holds = every([*translation.domain(asked.model), translation.relation(asked.model)])
    membership = answers.is_in_region(translation, x, asked.part)
    yield from region_is(asked.part, Given(translation, (step(asked.task.statement),)), holds, membership)


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"solutions": _solutions})
