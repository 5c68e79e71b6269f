"""Puts every stated solution into the equation, exactly, and counts the roots by factoring its polynomial.

In an exponential equation x enters as a power of the base, whose exact value is read off the logarithm.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from math import prod
from typing import NamedTuple

from flint import fmpq, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.templates.exponential_logarithmic_equation.facts import (
    Exponential,
    Facts,
    Logarithmic,
    Power,
)

_RATIONAL = r"-?[0-9]{1,6}(?:/[1-9][0-9]{0,3})?"
_NUMBER = re.compile(r"(?P<exponent>-?[0-9]{1,2})(?:/(?P<degree>[2-5]))?")
_LOGARITHM = re.compile(
    r"(?P<sign>-?)log\((?P<argument>[1-9][0-9]{0,3}(?:/[1-9][0-9]{0,3})?)\)"
    r"(?:/(?P<degree>[2-5])|/log\((?P<base>[2-9])\)|/\((?P<times>[2-5])\*log\((?P<other_base>[2-9])\)\))?"
)
_INTERVAL = re.compile(rf"\((-oo|{_RATIONAL}), (oo|{_RATIONAL})\)")
_SET = re.compile(r"\{(.*)\}")


class Root(NamedTuple):
    """What the base to the power x is: a root of a number."""

    radicand: Fraction
    degree: int


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check that the stated set has solutions only, as many as the equation has."""
    first, solutions = answers
    match = _SET.fullmatch(solutions)
    if match is None:
        yield f"{solutions!r} is no set"
        return
    texts = [text for text in match[1].split(", ") if text]
    match facts:
        case Exponential():
            yield from _values_wrong(facts, first)
            yield from _exponential_wrong(facts, texts)
        case Logarithmic():
            yield from _logarithmic_wrong(facts, first, texts)


def _values_wrong(facts: Exponential, text: str) -> Iterator[str]:
    """Put the values of the power in, and count them."""
    match = _SET.fullmatch(text)
    values = match[1].split(", ") if match is not None else []
    if not values or not all(re.fullmatch(_RATIONAL, value) for value in values):
        yield f"{text!r} is no set of rational numbers"
        return
    polynomial = _in_power(facts)
    numbers = {Fraction(value) for value in values}
    for value in numbers:
        if value == 0 or polynomial(fmpq(value.numerator, value.denominator)) != 0:
            yield f"u = {value} does not solve the equation for u"
    if len(numbers) != len(values) or len(numbers) != len(_rational_roots(polynomial)):
        yield f"{text} has not as many numbers as the equation for u has solutions"


def _exponential_wrong(facts: Exponential, texts: Sequence[str]) -> Iterator[str]:
    terms = [*facts.terms, Power(-facts.value, 0)]
    powers: set[Fraction] = set()
    for text in texts:
        root = _root(text, facts.base)
        if root is None:
            yield f"{text!r} is no logarithm to the base of the equation"
            return
        radicand, degree = root
        if any(term.rate % degree for term in terms):
            yield f"with x = {text} a power is not rational"
        elif sum(term.factor * radicand ** (term.rate // degree) for term in terms) != 0:
            yield f"x = {text} is no solution"
        powers.add(radicand ** (60 // degree))
    positive = [root for root in _rational_roots(_in_power(facts)) if root > 0]
    if len(powers) != len(texts) or len(texts) != len(positive):
        yield f"{len(powers)} solutions are stated, the equation has {len(positive)}"


def _root(text: str, base: str) -> Root | None:
    """Return what the base to the power of a stated number is; None where that is not known."""
    match = _LOGARITHM.fullmatch(text)
    if match is not None and (match["base"] or match["other_base"] or "e") == base:
        radicand = Fraction(match["argument"]) ** (-1 if match["sign"] else 1)
        return Root(radicand, int(match["degree"] or match["times"] or 1))
    match = _NUMBER.fullmatch(text)
    if match is None or (base == "e" and int(match["exponent"]) != 0):
        return None
    power = Fraction(1) if base == "e" else Fraction(int(base)) ** int(match["exponent"])
    return Root(power, int(match["degree"] or 1))


def _in_power(facts: Exponential) -> fmpz_poly:
    """Return the equation as a polynomial in the power that a letter stands for."""
    terms = [*facts.terms, Power(-facts.value, 0)]
    rates = [term.rate for term in terms if term.rate]
    unit = rates[0] if len(rates) == 1 else 1
    lowest = min(term.rate // unit for term in terms)
    highest = max(term.rate // unit for term in terms)
    coefficients = [0] * (highest - lowest + 1)
    for term in terms:
        coefficients[term.rate // unit - lowest] += term.factor
    return fmpz_poly(coefficients)


def _rational_roots(polynomial: fmpz_poly) -> list[Fraction]:
    """Return the different ones, of a polynomial that has no others. Raises: ValueError for another."""
    factors = [factor for factor, _ in polynomial.factor()[1]]
    if any(factor.degree() > 1 for factor in factors):
        raise ValueError("a root is not rational")
    return [Fraction(-int(factor[0]), int(factor[1])) for factor in factors]


def _logarithmic_wrong(facts: Logarithmic, domain: str, texts: Sequence[str]) -> Iterator[str]:
    interval = _INTERVAL.fullmatch(domain)
    if interval is None or not all(re.fullmatch(_RATIONAL, text) for text in texts):
        yield "the domain is no open interval, or a solution is not rational"
        return
    yield from _domain_wrong(facts, interval)
    number = int(facts.base) ** facts.value if facts.value else 1
    solutions = {Fraction(text) for text in texts}
    for x in solutions:
        factors = ((term.slope * x + term.constant) ** term.sign for term in facts.terms)
        if not _is_defined(facts, x) or prod(factors, start=Fraction(1)) != number:
            yield f"x = {x} is no solution"
    difference = _arguments(facts, 1) - number * _arguments(facts, -1)
    roots = [root for root in _rational_roots(difference) if _is_defined(facts, root)]
    if len(solutions) != len(texts) or len(solutions) != len(roots):
        yield f"{len(texts)} solutions are stated, the equation has {len(roots)}"


def _domain_wrong(facts: Logarithmic, interval: re.Match[str]) -> Iterator[str]:
    """Try the zeros of the arguments, and points between and beyond them; the ends are among the zeros."""
    low, high = interval.groups()
    zeros = sorted({Fraction(-term.constant, term.slope) for term in facts.terms})
    middles = [(left + right) / 2 for left, right in pairwise(zeros)]
    for x in (zeros[0] - 1, *zeros, zeros[-1] + 1, *middles):
        inside = (low == "-oo" or x > Fraction(low)) and (high == "oo" or x < Fraction(high))
        defined = _is_defined(facts, x)
        if inside and not defined:
            yield f"at x = {x} the logarithms are not defined, unlike the answer"
        if defined and not inside:
            yield f"at x = {x} the logarithms are defined, unlike the answer"
    ends = {Fraction(end) for end in (low, high) if "oo" not in end}
    if not ends <= {*zeros}:
        yield "an end of the domain is no zero of an argument"


def _is_defined(facts: Logarithmic, x: Fraction) -> bool:
    return all(term.slope * x + term.constant > 0 for term in facts.terms)


def _arguments(facts: Logarithmic, sign: int) -> fmpz_poly:
    """Return the product of the arguments of logarithms with a sign."""
    product = fmpz_poly([1])
    for term in facts.terms:
        if term.sign == sign:
            product *= fmpz_poly([term.constant, term.slope])
    return product


CHECKER = Checker(
    facts=Facts,
    method="substitution and root count",
    wrong=wrong,
    types=lambda facts: ["set" if isinstance(facts, Exponential) else "interval_union", "set"],
)
