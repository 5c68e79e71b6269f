"""Finite sums of cosines and of sines with weights, added up term by term."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal, product, term, total
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.expression import Expression, Function, Power, Product, number, replaced
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.powers import half_power
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.trigonometric_sum import phrases

_TERM = (
    r"\sum_{{k=0}^{{{last:integer}} [\binom{{{top:integer}}{{k} ][{weight:tree} ]"
    r"\wave\left({angle:tree}\right)"
)
_SUMS = sentences({wave: [_TERM.replace("wave", wave)] for wave in ("cos", "sin")})
STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "sums": {
            "Put $$C = # ... S = #.$$ The complex number $C + iS$": "cosines:formula sines:formula",
            "For the two finite sums $$C = # ... S = #": "cosines:formula sines:formula",
            "Consider the sums $$C = # ... S = #": "cosines:formula sines:formula",
            "In a calculation ... $$C = # ... S = #": "cosines:formula sines:formula",
        }
    },
    seen="806c9fc5",
)
QUESTIONS = meanings(
    (phrases.COSINES, phrases.SINES),
    {
        "cos": ("What is $C$", "Find the exact value of $C$"),
        "sin": ("What is $S$", "Find the exact value of $S$"),
    },
    seen="bc1e7202",
)


@dataclass(frozen=True, slots=True)
class Model:
    """What both sums have in common: their last k, the weights, and the angles."""

    last: int
    top: int | None
    """The n of binomial coefficients n over k that stand before the weights."""
    weight: Expression
    angle: Expression


def _build(said: Said, task: Task) -> Model:
    cosines, sines = _SUMS.read(said["cosines"]), _SUMS.read(said["sines"])
    if (cosines.kind, sines.kind) != ("cos", "sin") or cosines.gaps != sines.gaps:
        raise Unread(f"{task.row_id}: two sums with different terms")
    weight = sines.gaps.get("weight", number(1))
    return Model(sines["last"], sines.gaps.get("top"), weight, sines["angle"])


def _is_sum(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = ground.unknown("sum")
    summands = [_summand(asked.model, ground, asked.said.kind, k) for k in range(asked.model.last + 1)]
    ground.say("the sum, term by term", equal(found, total(summands)))
    return answer_is(asked, ground, equal(found, stated_number(asked, ground)))


def _summand(model: Model, ground: Ground, function: str, k: int) -> Term:
    choices = 1 if model.top is None else comb(model.top, k)
    wave = value(ground, Function(function, (replaced(model.angle, {"k": number(k)}),)), {})
    return product([term(choices), _weight(ground, replaced(model.weight, {"k": number(k)})), wave])


def _weight(ground: Ground, weight: Expression) -> Term:
    match weight:
        case Product(parts):
            return product(_weight(ground, part) for part in parts)
        case Power(base, exponent) if (times := exact(exponent)) is not None:
            return half_power(ground, base, times)
    return value(ground, weight, {})


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"cos": _is_sum, "sin": _is_sum})
