"""Finite sums of cosines and of sines with weights, added up term by term."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb
from typing import Any

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal, product, term, total
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Power,
    Product,
    number,
    replaced,
)
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.powers import half_power
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

_SUM = (
    r"\sum_{{k=0}^{{{last_wave:integer}} [\binom{{{top_wave:integer}}{{k} ][{weight_wave:tree} ]"
    r"\wave\left({angle_wave:tree}\right)"
)
_COSINES, _SINES = _SUM.replace("wave", "cos"), _SUM.replace("wave", "sin")
_SUMS = rf"C = {_COSINES} \quad\text{{{{and}}\quad S = {_SINES}"
STATEMENTS = sentences(
    {
        "sums": (
            f"Put $${_SUMS}.$$ The complex number $C + iS$ is easier to find than its two parts.",
            f"For the two finite sums $${_SUMS}$$ exact values are wanted.",
            f"Consider the sums $${_SUMS}.$$",
            f"In a calculation of an alternating current, the numbers $${_SUMS}$$ turn up.",
        )
    }
)
QUESTIONS = sentences(
    {"sum": ("What is ${letter:letter}$, exactly?", "Find the exact value of ${letter:letter}$.")}
)
_FUNCTIONS = {"C": "cos", "S": "sin"}


@dataclass(frozen=True, slots=True)
class Model:
    """What both sums have in common: their last k, the weights, and the angles."""

    last: int
    top: int | None
    """The n of binomial coefficients n over k that stand before the weights."""
    weight: Expression
    angle: Expression


def _build(said: Said, task: Task) -> Model:
    cosines, sines = _gaps(said, "_cos"), _gaps(said, "_sin")
    if cosines != sines:
        raise Unread(f"{task.row_id}: two sums with different terms")
    return Model(sines["last"], sines.get("top"), sines.get("weight", number(1)), sines["angle"])


def _gaps(said: Said, end: str) -> dict[str, Any]:
    return {gap.removesuffix(end): read for gap, read in said.gaps.items() if gap.endswith(end)}


def _is_sum(asked: Asked[Model]) -> Iterator[Script]:
    function = _FUNCTIONS.get(asked.said["letter"])
    if function is None:
        raise Unread(f"another letter: {asked.part.question}")
    ground = start(asked)
    found = ground.unknown("sum")
    summands = [_summand(asked.model, ground, function, k) for k in range(asked.model.last + 1)]
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


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"sum": _is_sum})
