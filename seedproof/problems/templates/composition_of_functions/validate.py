"""Compares f(g(x)), number by number, with the stated fraction, at more points than its degree allows.

With y = f(g(x)) the identity is one of polynomials of degree 4 at most, so nine points decide. Stated inputs
are put in, and counted: a quotient of linear functions has every value once, but for its limit at infinity.
"""

import re
from collections.abc import Generator, Iterator, Sequence
from fractions import Fraction

from flint import fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.templates.composition_of_functions.facts import Asked, Facts, Quotient

_HALF = r"\([^()]+\)|[^()/]+"
_QUOTIENT = re.compile(rf"(?P<sign>-(?=[(0-9x]))?(?P<numerator>{_HALF})/(?P<denominator>{_HALF})")
_TERM = re.compile(
    r"(?P<sign>^-?| [+-] )(?:(?P<number>[0-9]{1,6})(?:\*(?=x)|(?!x)))?(?P<x>x(?:\*\*(?P<power>[2-4]))?)?"
)
_SET = re.compile(r"\{(-?[0-9]{1,6}(?:/[1-9][0-9]{0,3})?(?:, -?[0-9]{1,6}(?:/[1-9][0-9]{0,3})?)*)\}")


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
    numerator, denominator = function
    divisor = _flint(numerator).gcd(_flint(denominator))
    return bool(divisor.degree() <= 0)


def _flint(coefficients: Sequence[int]) -> fmpz_poly:
    return fmpz_poly(list(reversed(coefficients)))


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
    _, factors = _flint(coefficients).factor()
    zeros: list[Fraction] = []
    for factor, _ in factors:
        if factor.degree() == 1:
            zeros.append(Fraction(-int(factor[0]), int(factor[1])))
        else:
            yield "f has poles or zeros that are not rational"
    return zeros


def _preimages(function: Quotient, values: Sequence[Fraction]) -> int:
    """Return how many numbers are sent to one of these values; the limit at infinity is no value."""
    numerator, denominator = function
    limit = Fraction(0)
    if len(numerator) == 2:
        limit = Fraction(numerator[0], denominator[0])
    return len([value for value in values if value != limit])


def _stated(text: str, count: int) -> Generator[str, None, list[Fraction]]:
    """Return the numbers of a set, and say so where they are not so many different ones."""
    match = _SET.fullmatch(text)
    stated: list[Fraction] = []
    if match is not None:
        stated = [Fraction(number) for number in match[1].split(", ")]
    if len(stated) != count or len({*stated}) != count:
        yield f"{text} does not have {count} numbers"
    return stated


def _fraction_wrong(outer: Quotient, inner: Quotient, text: str) -> Iterator[str]:
    """The stated fraction has the values of the composition at nine points or more."""
    fraction = _stated_fraction(text)
    if fraction is None:
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
        top = int(numerator(x))
        bottom = int(denominator(x))
        if bottom == 0 or y * bottom != top:
            yield f"at x = {x} the composition is {y}, unlike {text}"
            return
    if checked < 9:
        yield "the composition is not defined at enough points"


def _stated_fraction(text: str) -> tuple[fmpz_poly, fmpz_poly] | None:
    """Return numerator and denominator, of degree 2 at most; None where the text is no such fraction."""
    match = _QUOTIENT.fullmatch(text)
    if match is None:
        return None
    numerator = _stated_polynomial(match["numerator"].strip("()"))
    denominator = _stated_polynomial(match["denominator"].strip("()"))
    if numerator is None or denominator is None:
        return None
    if numerator.degree() > 2 or denominator.degree() > 2:
        return None
    if match["sign"]:
        numerator = -numerator
    return numerator, denominator


def _stated_polynomial(text: str) -> fmpz_poly | None:
    """Return an expanded polynomial, None where the text is none."""
    if not text:
        return None
    result = fmpz_poly()
    position = 0
    while position < len(text):
        term = _TERM.match(text, position)
        if term is None or not (term["number"] or term["x"]):
            return None
        coefficient = int(term["number"] or 1)
        if "-" in term["sign"]:
            coefficient = -coefficient
        power = 0
        if term["x"]:
            power = int(term["power"] or 1)
        result += fmpz_poly([0] * power + [coefficient])
        position = term.end()
    return result


def _composition(outer: Quotient, inner: Quotient, x: Fraction) -> Fraction | None:
    """Return outer(inner(x)), None where a denominator is zero."""
    y = _value(inner, x)
    if y is None:
        return None
    return _value(outer, y)


def _value(function: Quotient, x: Fraction) -> Fraction | None:
    numerator, denominator = function
    divisor = _polynomial_value(denominator, x)
    if divisor == 0:
        return None
    return _polynomial_value(numerator, x) / divisor


def _polynomial_value(coefficients: Sequence[int], x: Fraction) -> Fraction:
    value = Fraction(0)
    for power, coefficient in enumerate(reversed(coefficients)):
        value += coefficient * x**power
    return value


_TYPES: dict[Asked, str] = {
    "formula": "expression(x)",
    "excluded": "set",
    "reverse": "expression(x)",
    "zeros": "set",
}


CHECKER = Checker(
    facts=Facts,
    method="polynomial identity",
    wrong=wrong,
    types=lambda facts: [_TYPES[asked] for asked in facts.asked],
)
