"""Writes answers: canonical text and type, from exact values that the caller worked out.

integer      17               comparison    <
rational     27/2             factor_pairs  (1, 64), (2, 32), (4, 16), (8, 8)
decimal      17.8             named         e = 1/2, u = 3   or   quotient = 7, remainder = 2
solutions    -8, 8            several solutions of one equation, ascending
solvability  no solution      or `infinitely many solutions`: linear equations that fix nothing
"""

from collections.abc import Iterable, Sequence

import msgspec

from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    NoAnswer,
    Number,
    Operation,
    Problem,
    Solvability,
    Variable,
    inlined,
    parts,
)
from seedproof.benchmarks.curriculum.symbolic.writing import numeral_text
from seedproof.exact.number import Exact, number_text


class Answer(msgspec.Struct, frozen=True):
    """An answer in canonical form, and its `answer_type`."""

    text: str
    type: str


def quantities(problem: Problem, solutions: Sequence[Sequence[Exact]]) -> Answer:
    """Write the answer to a question for values: what is asked for, in order, for each solution.

    Raises: NoAnswer when there is none, or several solutions for several values.
    """
    distinct = sorted(set(map(tuple, solutions)))
    if not distinct:
        raise NoAnswer("no number solves the equations, expected at least one")
    decimal = has_decimals(problem)
    if problem.kind() == "several":
        if len(distinct) > 1:
            raise NoAnswer(f"the equations have {len(distinct)} solutions, expected one")
        texts = [_number(value, decimal)[0] for value in distinct[0]]
        named = [f"{label} = {value}" for label, value in zip(labels(problem), texts, strict=True)]
        return Answer(", ".join(named), "named")
    written = [_number(value, decimal) for (value,) in distinct]
    if len(written) > 1:
        return Answer(", ".join(text for text, _ in written), "solutions")
    return Answer(*written[0])


def comparison(difference: Exact) -> Answer:
    """Write `<`, `=` or `>`, by the difference of left and right or anything of the same sign."""
    if difference == 0:
        return Answer("=", "comparison")
    return Answer("<" if difference < 0 else ">", "comparison")


def factor_pairs(pairs: Iterable[tuple[int, int]]) -> Answer:
    """Write `(1, 64), (2, 32)`: the smaller factor first, in ascending order."""
    return Answer(", ".join(f"({low}, {high})" for low, high in sorted(pairs)), "factor_pairs")


def solvability(kind: Solvability) -> Answer:
    """Write that linear equations have no solution, or infinitely many."""
    return Answer(kind, "solvability")


def labels(problem: Problem) -> list[str]:
    """Return the names of the components of an answer: `quotient` and `remainder`, or the names asked for.

    Raises: NoAnswer when a part has no name.
    """
    asked = problem.question.asked
    declared = problem.declared()
    called = {"//": "quotient", "%": "remainder"}
    match [inlined(expression, declared) for expression in asked]:
        case [Operation(op, top, by), Operation(other, top_again, by_again)]:
            if {op, other} == called.keys() and (top, by) == (top_again, by_again):
                return [called[op], called[other]]
    names = [expression.name for expression in asked if isinstance(expression, Variable)]
    if len(set(names)) < len(asked):
        raise NoAnswer("the question asks for several values, expected different names, or a // b and a % b")
    return names


def has_decimals(problem: Problem) -> bool:
    """Return whether a numeral of the problem has a decimal point: then answers do, where they end."""
    return any(_is_decimal(part) for whole in problem.expressions() for part in parts(whole))


def _is_decimal(part: Expression) -> bool:
    return type(part) is Number and part.places > 0


def _number(value: Exact, decimal: bool) -> tuple[str, str]:
    if value.denominator == 1:
        return number_text(value), "integer"
    places = decimal_places(value.denominator) if decimal else None
    if places is None:
        return number_text(value), "rational"
    return numeral_text(value.numerator * 10**places // value.denominator, places), "decimal"


def decimal_places(denominator: int) -> int | None:
    """Return how many decimal places a fraction in lowest terms has, None where they never end."""
    rest = denominator
    places = 0
    for prime in (2, 5):
        count = 0
        while rest % prime == 0:
            rest = rest // prime
            count = count + 1
        places = max(places, count)
    return places if rest == 1 else None
