"""Compares f(g(x)), number by number, with the stated fraction, at more points than its degree allows.

With y = f(g(x)) the identity is one of polynomials of degree 4 at most, so nine points decide. Stated inputs
are put in, and counted: a quotient of linear functions has every value once, but for its limit at infinity.
"""

import re
from collections.abc import Generator, Iterator, Sequence
from fractions import Fraction

from flint import fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.polynomials import flint_polynomial
from seedproof.problems.checking.quotients import stated_quotient
from seedproof.problems.facts import Quotient
from seedproof.problems.templates.composition_of_functions.facts import Facts

_NUMBER = r"-?[0-9]{1,6}(?:/[1-9][0-9]{0,3})?"
_SET = re.compile(rf"\{{({_NUMBER}(?:, {_NUMBER})*)\}}")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Every part against the two functions."""
    if not _in_lowest_terms(facts.f) or not _in_lowest_terms(facts.g):
        yield "a function is not in lowest terms"
    for asked, text in zip(facts.asked, answers, strict=True):
        match asked:
            case "formula":
                yield from _fraction_wrong(facts.f, facts.g, text)
            case "reverse":
                yield from _fraction_wrong(facts.g, facts.f, text)
            case "excluded":
                yield from _excluded_wrong(facts, text)
            case "zeros":
                yield from _zeros_wrong(facts, text)


def _in_lowest_terms(function: Quotient) -> bool:
    numerator, denominator = map(flint_polynomial, function)
    return bool(numerator.gcd(denominator).degree() <= 0)


def _excluded_wrong(facts: Facts, text: str) -> Iterator[str]:
    """Where f(g(x)) is not defined, g has no value, or a pole of f as its value."""
    values = yield from _rational_zeros(facts.f[1])
    stated = yield from _stated(text, 1 + _preimages(facts.g, values))
    for x in stated:
        if _composition(facts.f, facts.g, x) is not None:
            yield f"{x} does not belong into {text}"


def _zeros_wrong(facts: Facts, text: str) -> Iterator[str]:
    """Where f(g(x)) is zero, g has the zero of f as its value."""
    values = yield from _rational_zeros(facts.f[0])
    stated = yield from _stated(text, _preimages(facts.g, values))
    for x in stated:
        if _composition(facts.f, facts.g, x) != 0:
            yield f"{x} does not belong into {text}"


def _rational_zeros(coefficients: Sequence[int]) -> Generator[str, None, list[Fraction]]:
    """Return the rational zeros of a half of f, and say so where there are others."""
    _, factors = flint_polynomial(coefficients).factor()
    if any(factor.degree() > 1 for factor, _ in factors):
        yield "f has poles or zeros that are not rational"
    return [Fraction(str(-factor[0] / factor[1])) for factor, _ in factors if factor.degree() == 1]


def _preimages(function: Quotient, values: Sequence[Fraction]) -> int:
    """Return how many numbers are sent to one of these values; the limit at infinity is no value."""
    numerator, denominator = function
    limit = Fraction(numerator[0], denominator[0]) if len(numerator) == 2 else Fraction(0)
    return len([value for value in values if value != limit])


def _stated(text: str, count: int) -> Generator[str, None, list[Fraction]]:
    """Return the numbers of a set, and say so where they are not so many different ones."""
    match = _SET.fullmatch(text)
    numbers = [Fraction(number) for number in match[1].split(", ")] if match else []
    if len(numbers) != count or len({*numbers}) != count:
        yield f"{text} does not have {count} numbers"
    return numbers


def _fraction_wrong(outer: Quotient, inner: Quotient, text: str) -> Iterator[str]:
    """The stated fraction has the values of the composition at nine points or more."""
    fraction = stated_quotient(text)
    if fraction is None or max(half.degree() for half in fraction) > 2:
        yield f"{text!r} is no fraction of polynomials"
        return
    numerator, denominator = fraction
    if numerator.gcd(denominator) != fmpz_poly([1]) or denominator.degree() < 1:
        yield f"{text} is not in lowest terms"
    checked = 0
    for x in range(-7, 8):
        y = _composition(outer, inner, Fraction(x))
        if y is None:
            continue
        checked += 1
        if denominator(x) == 0 or y * int(denominator(x)) != int(numerator(x)):
            yield f"at x = {x} the composition is {y}, unlike {text}"
            return
    if checked < 9:
        yield "the composition is not defined at enough points"


def _composition(outer: Quotient, inner: Quotient, x: Fraction) -> Fraction | None:
    """Return outer(inner(x)), None where a denominator is zero."""
    y = _value(inner, x)
    return None if y is None else _value(outer, y)


def _value(function: Quotient, x: Fraction) -> Fraction | None:
    above, below = (
        sum(coefficient * x**power for power, coefficient in enumerate(reversed(half))) for half in function
    )
    return Fraction(above) / below if below else None


_TYPES = {"formula": "expression(x)", "excluded": "set", "reverse": "expression(x)", "zeros": "set"}

CHECKER = Checker(
    facts=Facts,
    method="polynomial identity",
    wrong=wrong,
    types=lambda facts: [_TYPES[asked] for asked in facts.asked],
)
