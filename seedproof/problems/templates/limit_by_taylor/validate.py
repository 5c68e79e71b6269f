"""Expands numerator and denominator as truncated power series over Q, by the arithmetic of flint."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from flint import fmpq_series

from seedproof.problems.checker import Checker
from seedproof.problems.checking.flint_series import monomial, order_of
from seedproof.problems.checking.series import fraction
from seedproof.problems.templates.limit_by_taylor.facts import Facts, Function, Name

_LENGTH = 10
"""Terms of a series."""
_FUNCTIONS: Mapping[Name, Callable[[fmpq_series], fmpq_series]] = {
    "exp": fmpq_series.exp,
    "expm1": lambda inner: inner.exp() - 1,
    "sin": fmpq_series.sin,
    "cos": fmpq_series.cos,
    "vercos": lambda inner: 1 - inner.cos(),
    "arctan": fmpq_series.atan,
    "log": lambda inner: (1 + inner).log(),
    "sqrt": lambda inner: (1 + inner).sqrt(),
}
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
    denominator = _product(monomial(facts.below.factor, facts.below.power, _LENGTH), facts.below.functions)
    order = order_of(denominator)
    if order == 0 or order_of(numerator) < order:
        yield f"the limit is not finite, or not of the form 0/0, with the constant {constant}"
        return
    limit = fraction(numerator[order] / denominator[order])
    if limit != stated_limit:
        yield f"the limit is {limit}, not {stated_limit}"
    if constants == 0:
        return
    # With another constant the numerator begins earlier, so that the constant is the only one.
    if constants > 1 or order_of(_numerator(facts, constant + 1)) >= order:
        yield "the limit is finite with other constants, too"
    if constant == 0:
        yield "the constant is zero"


def _constants(facts: Facts) -> int:
    """Return how often the unknown constant stands in the polynomial."""
    return facts.polynomial.count("a") + facts.polynomial.count("-a")


def _numerator(facts: Facts, constant: Fraction) -> fmpq_series:
    """Return the numerator, with a number for the constant."""
    numbers = {"a": constant, "-a": -constant}
    numerator = monomial(0, 0, _LENGTH)
    for term in facts.functions:
        numerator += _product(monomial(term.factor, 0, _LENGTH), term.functions)
    for power, text in enumerate(facts.polynomial):
        numerator += monomial(numbers[text] if text in numbers else Fraction(text), power, _LENGTH)
    return numerator


def _product(series: fmpq_series, functions: Sequence[Function]) -> fmpq_series:
    for function in functions:
        series *= _FUNCTIONS[function.name](monomial(function.multiple, 1, _LENGTH))
    return series


CHECKER = Checker(
    facts=Facts,
    method="truncated series",
    wrong=wrong,
    types=lambda facts: ["number"] * (1 + _constants(facts)),
)
