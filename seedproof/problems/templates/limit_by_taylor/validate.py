"""Expands numerator and denominator as truncated power series over Q, by the arithmetic of flint."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from flint import fmpq, fmpq_series

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_LENGTH = 10
_RATIONAL = re.compile(r"-?[0-9]{1,6}(?:/[1-9][0-9]{0,5})?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """With the constant, the numerator begins where the denominator does; their quotient is the limit."""
    unknown = [power for power, text in enumerate(facts["polynomial"]) if text.endswith("a")]
    if len(answers) != len(unknown) + 1 or not all(_RATIONAL.fullmatch(text) for text in answers):
        yield "the answers are not as many rational numbers as there are parts"
        return
    constant = Fraction(answers[0]) if unknown else Fraction(0)
    above = _expanded(facts, constant)
    factor, power, factors = facts["below"]
    below = _monomial(Fraction(factor), power)
    for one in factors:
        below *= _function(*one)
    order = _order(below)
    if order == 0 or _order(above) < order:
        yield f"the limit is not finite, or not of the form 0/0, with {answers[:-1]}"
    elif Fraction(str(above[order] / below[order])) != Fraction(answers[-1]):
        yield f"the limit is {above[order] / below[order]}, not {answers[-1]}"
    # With another constant the numerator begins earlier, so that the constant is the only one.
    if unknown and (len(unknown) > 1 or _order(_expanded(facts, constant + 1)) >= order):
        yield "the limit is finite with other constants, too"
    if constant == 0 and unknown:
        yield "the constant is zero"


def _expanded(facts: Facts, constant: Fraction) -> fmpq_series:
    """The numerator, with a number for the constant."""
    found = _monomial(Fraction(0), 0)
    for factor, functions in facts["functions"]:
        term = _monomial(Fraction(factor), 0)
        for one in functions:
            term *= _function(*one)
        found += term
    for power, text in enumerate(facts["polynomial"]):
        value = {"a": constant, "-a": -constant}.get(text)
        found += _monomial(Fraction(text) if value is None else value, power)
    return found


def _monomial(factor: Fraction, power: int) -> fmpq_series:
    return fmpq_series([0] * power + [fmpq(factor.numerator, factor.denominator)], 1, _LENGTH)


def _function(name: str, k: int) -> Any:
    """A function of k x as a series."""
    inner = _monomial(Fraction(k), 1)
    match name:
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
    raise ValueError(f"{name!r} is no function here")


def _order(series: fmpq_series) -> int:
    """The first power with a coefficient."""
    return next((power for power in range(_LENGTH) if series[power] != 0), _LENGTH)


CHECKER = Checker(
    facts=Facts,
    method="truncated series",
    wrong=wrong,
    types=lambda facts: ["number"] * (1 + sum(text.endswith("a") for text in facts["polynomial"])),
)
