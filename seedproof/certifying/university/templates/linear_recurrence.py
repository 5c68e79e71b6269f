"""Linear recurrences: the n-th term by induction, and the limit of the ratio of neighbours."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, step
from seedproof.certifying.terms import absolute, at_most, different, every, literal, unknown
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.growth import LARGE, by_powers, combined, shares
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, value_is
from seedproof.certifying.university.recurrences import Recurrence, formula_is, recurrence
from seedproof.certifying.university.sequences import later
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.linear_recurrence import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "recurrence": {
            "A sequence is given recursively by $$# \\quad (n \\ge 0)": "rule:formula starts:formula",
            "A sequence satisfies the recurrence relation": "rule:formula starts:formula",
            "The sequence $(a_n)$ is defined by": "rule:formula starts:formula",
            "Let $(a_n)$ be the sequence with": "rule:formula starts:formula",
        }
    },
    seen="e940980a",
)
QUESTIONS = meanings(
    (phrases.FORMULA_QUESTIONS, phrases.LIMIT_QUESTIONS),
    {
        "formula": ("Find a closed formula for $a_n$", "Solve the recurrence"),
        "ratio": ("To what number does the ratio", "Find $\\lim"),
    },
    seen="ac281644",
)

_FAR = 1000
"""From here on the greatest power leads; a limit does not depend on what comes before."""


@dataclass(frozen=True, slots=True)
class Model:
    """A recurrence, and the stated formula."""

    recurrence: Recurrence
    formula: Expression


def _build(said: Said, task: Task) -> Model:
    (part,) = [part for part in task.parts if QUESTIONS.read(part.question).kind == "formula"]
    return Model(recurrence(said["rule"], said["starts"]), plain.expression(part.answer))


def _formula(asked: Asked[Model]) -> Iterator[Script]:
    given = Given(Translation({"n": unknown("n")}), (step(asked.task.statement),))
    return formula_is(asked.part, given, asked.model.recurrence, asked.model.formula)


def _ratio(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the ratio of neighbours, by the formula as certified, is within C/n of the number."""
    n = unknown("n")
    translation = Translation({"n": n})
    now = by_powers(asked.model.formula)
    then = by_powers(later(asked.model.formula))
    values, bounds = shares(translation, n, now, max(now, key=abs))
    value, following = (combined(translation, parts, values).term for parts in (now, then))
    stated = translation.term(plain.expression(asked.part.answer))
    distance = n * absolute(following - stated * value)
    near = every([different(value, 0), at_most(distance, literal(LARGE) * absolute(value))])
    far = step("far on", at_most(_FAR, n))
    given = Given(translation, (step(asked.task.statement), far, bounds))
    yield from value_is(asked.part, given.by("limit_by_rate", "binomial_growth"), near)


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"formula": _formula, "ratio": _ratio})
