"""Alternating series: bounds of the sum by partial sums and by the first omitted term."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, absolute, at_most, equal, every, less, literal, some, total
from seedproof.certifying.university import expression, plain
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.convergence import Factor, Sizes, behaviour, factors, sizes, vanishes
from seedproof.certifying.university.expression import Name, Number, Power, letters, number, replaced
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.problems.templates.alternating_bound import phrases

LEMMAS = {
    "alternating_series": (
        "If the signs of terms alternate, and their sizes do not grow from the term N + 1 on and tend to "
        "0, the sum lies between the partial sums S_N and S_(N+1), so that it misses S_N by at most the "
        "size of the term N + 1, and the mean of both by at most half of this size."
    )
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "series": {
            "Someone computes": "term:tree again:tree",
            "The convergent series": "term:tree",
            "Let $S$ be the sum": "term:tree",
            "Write $S_N$": "term:tree",
        }
    },
    seen="3eae135f",
)
QUESTIONS = meanings(
    (phrases.COUNTS, phrases.BOUNDS, phrases.MEANS),
    {
        "bounds": {
            "Which bounds for $S$ do": "one:integer other:integer",
            "Compute $S_{#}$ and $S_{#}$ exactly": "one:integer other:integer",
        },
        "mean": {
            "The mean ... misses $S$ by at most half": "bound:integer",
            "Someone takes the mean ... at most half": "bound:integer",
        },
        "omitted": {
            "An error of at most": "bound:integer",
            "What is the least $N$ for which the first omitted term": "bound:integer",
        },
    },
    seen="2fbe9d19",
)
_MOST = 1000


@dataclass(frozen=True, slots=True)
class Model:
    """The factors of the terms."""

    parts: tuple[Factor, ...]
    sizes: Sizes

    def at(self, place: int) -> Term:
        """Return the term with an index."""
        values = [(exact(replaced(base, {"n": number(place)})), exponent) for base, exponent in self.parts]
        powers = [
            base ** int(sum(times * place**degree for degree, times in exponent.items()))
            for base, exponent in values
            if base is not None
        ]
        if len(powers) < len(values):
            raise Unread("a term that is not rational")
        return literal(prod(powers, start=Fraction(1)))


def _build(said: Said, task: Task) -> Model:
    if "again" in said.gaps:
        agree(said, "again", said["term"])
    parts = tuple(factors(said["term"]))
    if letters(said["term"]) != {"n"} or not sizes(parts).alternates:
        raise Unread(f"no alternating series: {said.sentence}")
    return Model(parts, sizes(parts))


def _shrink(asked: Asked[Model], ground: Ground, first: int) -> Term:
    """Say that sizes do not grow from an index on, and tend to 0."""
    ground.use("alternating_series")
    of = asked.model.sizes
    limit, s = behaviour(ground, of)
    n = ground.unknown("n")
    ground.say("an index", at_most(first, n))
    rest = expression.multiplied(
        Power(base, number(exponent[0])) for base, exponent in asked.model.parts if set(exponent) == {0}
    )
    before, after = (value(ground, replaced(rest, {"n": at}), {"n": n}) for at in (Name("n"), Name("n") + 1))
    tend = some([less(literal(of.rate), 1), every([equal(literal(of.rate), 1), vanishes(of, s)])])
    return every([at_most(after * literal(of.rate), before), less(0, after), equal(limit, 0), tend])


def _bounds(asked: Asked[Model]) -> Iterator[Script]:
    ground, one = start(asked), asked.said["one"]
    if asked.said["other"] != one + 1:
        raise Unread(f"not two sums that follow one another: {asked.part.question}")
    shrink = _shrink(asked, ground, one + 1)
    sums = [total(asked.model.at(place) for place in range(1, last + 1)) for last in (one, one + 1)]
    low, high = (value(ground, end, {}) for end in plain.items(plain.expression(asked.part.answer)))
    orders = [every([equal(low, first), equal(high, second)]) for first, second in (sums, reversed(sums))]
    return answer_is(asked, ground, every([shrink, less(low, high), some(orders)]))


def _least(asked: Asked[Model], share: Fraction) -> tuple[int, list[Term]]:
    """Say of a share of the next term that N is the first for which it is small enough."""
    stated, allowed = plain.expression(asked.part.answer), literal(Fraction(1, asked.said["bound"]))
    if not isinstance(stated, Number) or stated.value.denominator != 1 or not 1 <= stated.value <= _MOST:
        raise Unread(f"no number of terms: {asked.part.answer}")
    last = int(stated.value)
    bounds = [absolute(asked.model.at(place)) * literal(share) for place in range(1, last + 2)]
    return last, [at_most(bounds[-1], allowed), *(less(allowed, bound) for bound in bounds[:-1])]


def _small_enough(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    last, claims = _least(asked, Fraction(1, 2) if asked.said.kind == "mean" else Fraction(1))
    return answer_is(asked, ground, every([_shrink(asked, ground, last + 1), *claims]))


TEMPLATE = Template(
    STATEMENTS, _build, QUESTIONS, {"bounds": _bounds, "mean": _small_enough, "omitted": _small_enough}
)
