"""Reads the function: a polynomial, or one with an exponential or a logarithm."""

from collections.abc import Sequence

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import Node, Number, Power, Symbol
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.terms import function_of, multiple_of, term_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.mean_value_theorem.facts import Count, Facts, Level, Mean
from seedproof.problems.templates.mean_value_theorem.phrases import (
    DOMAINS,
    FIRST,
    NUMBERS,
    SECOND,
    STATEMENTS,
)

_X = Symbol("x")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a problem about mean values or the number of solutions."""
    if drawing is not None:
        raise Unreadable("such a problem has no figure")
    kind, gaps = read_kind(statement, STATEMENTS)
    first_question, second_question = questions
    first = read_gaps(first_question, FIRST[kind])
    second = read_gaps(second_question, SECOND[kind])
    match kind:
        case "mean":
            return _mean(gaps, second)
        case "count":
            count = Count(coefficients=_integers(gaps["f"]))
            _expect_number(second, len(count.coefficients) - 1)
            return count
        case "level":
            return _level(gaps, first)


def _mean(gaps: Gaps, asked: Gaps) -> Mean:
    low = gaps["low"]
    high = gaps["high"]
    if asked and asked != {"low": low, "high": high}:
        raise Unreadable("the question is about another interval")
    return Mean(coefficients=_integers(gaps["f"]), interval=(integer_of(low), integer_of(high)))


def _integers(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "x")]


def _expect_number(gaps: Gaps, number: int) -> None:
    if gaps["number"] != NUMBERS.get(number):
        raise Unreadable("the question is not about the largest number of solutions")


def _level(gaps: Gaps, asked: Gaps) -> Level:
    shape, _ = read_kind(gaps["domain"], DOMAINS)
    factor, factors = term_of(read_formula(gaps["f"]))
    first, second = factors
    if shape == "exp":
        name, argument = function_of(second)
        power = _power(first)
        multiple = -integer(multiple_of(argument, (_X,)))
    else:
        name, argument = function_of(first)
        match second:
            case Power(below, Number(exponent)) if exponent == -1:
                power = _power(below)
            case _:
                raise Unreadable("a power of x was expected in the denominator")
        multiple = integer(multiple_of(argument, (_X,)))
    if name != shape:
        raise Unreadable("another function was expected")
    _expect_number(asked, 3 if shape == "exp" and power % 2 == 0 else 2)
    return Level(shape=shape, factor=integer(factor), power=power, multiple=multiple)


def _power(node: Node) -> int:
    match node:
        case Symbol("x"):
            return 1
        case Power(Symbol("x"), Number(exponent)) if exponent.denominator == 1:
            return int(exponent)
    raise Unreadable("a power of x was expected")


READER = Reader(read=read)
