"""Expands numerator and denominator as truncated power series over Q, by the arithmetic of flint."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpq, fmpq_series

from seedproof.problems.checker import Checker
from seedproof.problems.templates.limit_by_taylor.facts import Facts, Function

_LENGTH = 10
"""Terms of a series."""
_RATIONAL = re.compile(r"-?[0-9]{1,6}(?:/[1-9][0-9]{0,5})?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """With the constant, the numerator begins where the denominator does; their quotient is the limit."""
    constants = _constants(facts)
    if len(answers) != constants + 1 or not all(_RATIONAL.fullmatch(text) for text in answers):
        yield "the answers are not as many rational numbers as there are parts"
        return
    *stated_constants, stated_limit = [Fraction(text) for text in answers]
    constant = sum(stated_constants, start=Fraction(0))
    numerator = _numerator(facts, constant)
    denominator = _denominator(facts)
    order = _order(denominator)
    if order == 0 or _order(numerator) < order:
        yield f"the limit is not finite, or not of the form 0/0, with the constant {constant}"
        return
    limit = _fraction(numerator[order] / denominator[order])
    if limit != stated_limit:
        yield f"the limit is {limit}, not {stated_limit}"
    if constants == 0:
        return
    # With another constant the numerator begins earlier, so that the constant is the only one.
    if constants > 1 or _order(_numerator(facts, constant + 1)) >= order:
        yield "the limit is finite with other constants, too"
    if constant == 0:
        yield "the constant is zero"


def _constants(facts: Facts) -> int:
    """Return how often the unknown constant stands in the polynomial."""
    return facts.polynomial.count("a") + facts.polynomial.count("-a")


def _numerator(facts: Facts, constant: Fraction) -> fmpq_series:
    """Return the numerator, with a number for the constant."""
    numerator = _monomial(Fraction(0), 0)
    for term in facts.functions:
        product = _monomial(Fraction(term.factor), 0)
        for function in term.functions:
            product *= _function(function)
        numerator += product
    for power, text in enumerate(facts.polynomial):
        numerator += _monomial(_coefficient(text, constant), power)
    return numerator


def _coefficient(text: str, constant: Fraction) -> Fraction:
    match text:
        case "a":
            return constant
        case "-a":
            return -constant
    return Fraction(text)


def _denominator(facts: Facts) -> fmpq_series:
    denominator = _monomial(Fraction(facts.below.factor), facts.below.power)
    for function in facts.below.functions:
        denominator *= _function(function)
    return denominator


def _monomial(coefficient: Fraction, power: int) -> fmpq_series:
    zeros = [0] * power
    return fmpq_series([*zeros, fmpq(coefficient.numerator, coefficient.denominator)], 1, _LENGTH)


def _function(function: Function) -> fmpq_series:
    """Return a function of a multiple of x as a series."""
    inner = _monomial(Fraction(function.multiple), 1)
    match function.name:
        case "exp":
            return inner.exp()
        case "expm1":
            return inner.exp() - 1
        case "sin":
            return inner.sin()
        case "cos":
            return inner.cos()
        case "vercos":
            return 1 - inner.cos()
        case "arctan":
            return inner.atan()
        case "log":
            return (1 + inner).log()
        case "sqrt":
            return (1 + inner).sqrt()


def _order(series: fmpq_series) -> int:
    """Return the first power with a coefficient, or the length where there is none."""
    for power in range(_LENGTH):
        if series[power] != 0:
            return power
    return _LENGTH


def _fraction(number: fmpq) -> Fraction:
    return Fraction(int(number.p), int(number.q))


CHECKER = Checker(
    facts=Facts,
    method="truncated series",
    wrong=wrong,
    types=lambda facts: ["number"] * (1 + _constants(facts)),
)
