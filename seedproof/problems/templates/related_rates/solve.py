"""Works the rates out: a relation, its derivative, the value at the moment, and the chain rule."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.related_rates.facts import Facts
from seedproof.problems.templates.related_rates.generate import (
    Relation,
    Scalar,
    answers,
    over,
    rate,
    relations,
    times,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, latex, product

V = Symbol("v")


class _Mistake(NamedTuple):
    """What the derivative of a relation is multiplied by."""

    relation: int
    factor: Fraction


def work(facts: Facts, slip: str) -> Worked:
    """Both relations in turn.

    Raises: Rejected where the slip changes nothing.
    """
    both = relations(facts)
    mistake = _mistake(both, slip)
    steps: list[Step] = []
    found: list[Scalar] = []
    for number, relation in enumerate(both):
        factor = mistake.factor if mistake and mistake.relation == number else Fraction(1)
        slope = times(relation.slope, Scalar(factor))
        before = found[-1] if found else None
        rate_found = _rate(relation, slope, before, slip)
        steps += _steps(relation, factor, slope, rate_found, relation.rate or before)
        found.append(rate_found)
    given = tuple(scalar.written() for scalar in found)
    if any(scalar.number.denominator > 9000 or abs(scalar.number.numerator) > 90000 for scalar in found):
        raise Rejected("a number is no simple one")
    if slip and given == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes no answer")
    return Worked(tuple(steps), given)


def _mistake(both: Sequence[Relation], slip: str) -> _Mistake | None:
    first, second = both
    match slip:
        case "factor_of_first_derivative_lost":
            return _Mistake(0, first.lost)
        case "factor_of_second_derivative_lost":
            return _Mistake(1, second.lost)
        case "inner_rate_forgotten":
            return _Mistake(0, Fraction(1, first.inner))
        case "sign_of_second_derivative_flipped":
            return _Mistake(1, Fraction(-1))
    return None


def _rate(relation: Relation, slope: Scalar, before: Scalar | None, slip: str) -> Scalar:
    known = relation.rate or before
    if known is not None and slip == "chain_rule_forgotten" and relation.kind == "part":
        return slope
    if known is not None and slip == "equation_inverted" and relation.kind == "whole":
        return over(slope, known)
    return rate(relation, slope, before)


def _steps(
    relation: Relation, factor: Fraction, slope: Scalar, found: Scalar, known: Scalar | None
) -> list[Step]:
    derivative = product(factor, relation.derivative)
    steps = [
        step("derivative", function=relation.function, letter=relation.letter, derivative=derivative),
        step("value", letter=relation.letter, at=relation.at, expression=derivative, value=slope.written()),
    ]
    if known is None or relation.kind == "time":
        return steps
    if relation.kind == "whole":
        left = product(slope.written(), V)
        return [*steps, step("satisfies", letter=V, value=found.written(), left=left, right=known.written())]
    return [*steps, step("identity", left=_written_product(slope, known), right=found.written())]


def _written_product(left: Scalar, right: Scalar) -> Formula:
    """Return the product as it is before the numbers are multiplied."""
    return Verbatim(rf"{latex(left.written())} \cdot {latex(right.written())}")


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "factor_of_first_derivative_lost": "a factor in the first derivative is forgotten, or its sign",
        "factor_of_second_derivative_lost": "a factor in the second derivative is forgotten",
        "inner_rate_forgotten": "the first quantity is differentiated as if time ran at the rate 1",
        "sign_of_second_derivative_flipped": "the sign of the second derivative is wrong",
        "chain_rule_forgotten": "a rate by a length is taken for a rate in time",
        "equation_inverted": "the equation for the rate is solved the wrong way round",
    },
)
