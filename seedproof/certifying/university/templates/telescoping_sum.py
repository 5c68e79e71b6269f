"""Partial sums in closed form, by induction, and the sums of the series as their limits."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Symbol, at_most, every, unknown
from seedproof.certifying.university import plain
from seedproof.certifying.university.answers import expect_letters
from seedproof.certifying.university.expression import Expression, Name, added, letters, number, replaced
from seedproof.certifying.university.growth import LARGE, by_powers, combined, free, shares
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, always, value_is
from seedproof.certifying.university.ratio import Ratio, not_above, ratio, same
from seedproof.certifying.university.sequences import at, later
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.telescoping_sum import phrases

LEMMAS = {"sum_of_a_series": "The sum of a series is the limit of its partial sums."}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "series": {
            "A series has the terms $$a_k = #": "term:tree",
            "Consider the series ... with $$a_k = #": "term:tree",
            "The terms of a series are $$a_k = #": "term:tree",
            "Let $$a_k = #": "term:tree",
        }
    },
    seen="21e69524",
)
QUESTIONS = meanings(
    (phrases.PARTIAL_SUMS, phrases.SUMS),
    {
        "partial": ("Find a closed formula for $S_n$", "Express $S_n$ in terms of $n$"),
        "sum": ("Find $\\lim", "What is the sum of the series"),
    },
    seen="8e75b296",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The n-th term, and the stated partial sum, both as formulas in n."""

    term: Expression
    partial: Expression


def _build(said: Said, task: Task) -> Model:
    (partial,) = [part for part in task.parts if QUESTIONS.read(part.question).kind == "partial"]
    model = Model(replaced(said["term"], {"k": Name("n")}), plain.expression(partial.answer))
    if letters(model.term) | letters(model.partial) != {"n"}:
        raise Unread(f"{task.row_id}: other letters than n")
    return model


def _start(asked: Asked[Model]) -> tuple[Symbol, Given]:
    n = unknown("n")
    given = Given(Translation({"n": n}), (step(asked.task.statement), step("n is at least 1", at_most(1, n))))
    return n, given


def _partial(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the formula is the first term at 1, and grows by the next term from n to n + 1."""
    _, given = _start(asked)
    translation, by_induction = given.translation, given.by("induction")
    term, partial = asked.model.term, asked.model.partial
    starts = translation.equality(at(partial, 1), at(term, 1))
    yield always(asked.part, by_induction, starts, "start")
    defined = [claim for formula in (partial, term) for claim in translation.domain(_without_powers(formula))]
    yield always(asked.part, given, every(defined), "defined")
    excess = by_powers(later(partial) - partial - later(term))
    grows = same(combined(translation, excess, free(translation, excess)), ratio(0))
    yield from value_is(asked.part, by_induction, grows)


def _without_powers(formula: Expression) -> Expression:
    """Return the factors beside powers b^n, added up; the powers are defined everywhere."""
    return added(by_powers(formula).values())


def _sum(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the partial sums, as certified, come as near to the stated number as C/n."""
    n, given = _start(asked)
    translation = given.translation
    parts = by_powers(asked.model.partial)
    values, bounds = shares(translation, n, parts, number(1).value)
    stated = expect_letters(asked.part, plain.expression(asked.part.answer))
    rest = combined(translation, parts, values) - translation.ratio(stated)
    scaled = Ratio(n) * rest
    near = every([not_above(ratio(-LARGE), scaled), not_above(scaled, ratio(LARGE))])
    by_rate = given.plus(bounds).by("sum_of_a_series", "limit_by_rate", "binomial_growth")
    yield from value_is(asked.part, by_rate, near)


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"partial": _partial, "sum": _sum})
