"""An inequality between a fraction and a number."""

from collections.abc import Iterator

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, step
from seedproof.certifying.terms import every, unknown
from seedproof.certifying.university import answers, latex
from seedproof.certifying.university.expression import Relation
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, region_is
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.rational_inequality import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "inequality": {
            "A student": "inequality:formula",
            "Consider the inequality": "inequality:formula",
            "For real $#$, let the inequality": ". inequality:formula",
            "Here is a rational inequality for a real number": ". inequality:formula",
        }
    },
    whole=True,
    seen="0f2cfd14",
)
QUESTIONS = meanings(
    (phrases.QUESTIONS,),
    {"solutions": ("Find the solution set", "For which real $x$ does it hold", "Give all its solutions")},
    seen="d5daff5f",
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
