"""Reads the fraction; the form of the decomposition must be the one that belongs to it."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.partial_fractions.facts import Factor, Facts
from seedproof.problems.templates.partial_fractions.phrases import NUMBERS, SERIES, STATEMENTS

_BRACED = r"[^{}]*(?:\{[0-9]\}[^{}]*)*"
_FRACTION = re.compile(rf"\\frac\{{(?P<numerator>{_BRACED})\}}\{{(?P<denominator>{_BRACED})\}}")
_FACTOR = re.compile(r"\\left\((?P<base>[^()]+)\\right\)(?:\^\{(?P<power>[2-9])\})?")
_TERM = re.compile(
    rf"\\frac\{{(?P<numerator>[A-E](?: x \+ [A-E])?)\}}\{{(?P<denominator>{_BRACED})\}}"
    r"|(?P<whole>[A-E](?: x)?)"
)


class _Term(NamedTuple):
    """A partial fraction, or a term of the polynomial part, without a factor then."""

    numerator: str
    factor: Factor | None


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a decomposition."""
    if drawing is not None:
        raise Unreadable("partial fractions have no figure")
    gaps = read_gaps(statement, STATEMENTS)
    fraction = _FRACTION.fullmatch(gaps["fraction"])
    if fraction is None:
        raise Unreadable("f(x) is no fraction")
    numerator = _integers(fraction["numerator"])
    factors = _factors(fraction["denominator"])
    degree = sum((len(factor.coefficients) - 1) * factor.power for factor in factors)
    polynomial_terms = max(0, len(numerator) - degree)
    letters = "ABCDEFGH"[: degree + polynomial_terms]
    if list(_terms(gaps["form"])) != list(_expected_terms(factors, letters, polynomial_terms)):
        raise Unreadable("the form does not belong to the fraction")
    if gaps["letters"] != _listed(letters):
        raise Unreadable("other numbers are unknown than the form has")
    numbers, series = questions
    if read_gaps(numbers, NUMBERS)["tuple"] != rf"\left({', '.join(letters)}\right)":
        raise Unreadable("it does not ask for the numbers in their order")
    read_gaps(series, SERIES)
    return Facts(numerator, factors)


def _factors(denominator: str) -> list[Factor]:
    if _FACTOR.sub("", denominator).strip():
        raise Unreadable("the denominator is no product of factors")
    return [_factor(match) for match in _FACTOR.finditer(denominator)]


def _factor(match: re.Match[str]) -> Factor:
    return Factor(_integers(match["base"]), int(match["power"] or 1))


def _terms(form: str) -> Iterator[_Term]:
    """Yield the terms of a sum. Raises: Unreadable where it has other terms."""
    end = 0
    for match in _TERM.finditer(form):
        separator = " + " if end else ""
        if form[end : match.start()] != separator:
            raise Unreadable("the form is no sum of fractions")
        end = match.end()
        if match["whole"]:
            yield _Term(match["whole"], None)
        else:
            yield _Term(match["numerator"], _power(match["denominator"]))
    if end != len(form):
        raise Unreadable("the form is no sum of fractions")


def _power(denominator: str) -> Factor:
    if match := _FACTOR.fullmatch(denominator):
        return _factor(match)
    return Factor(_integers(denominator), 1)


def _expected_terms(factors: Sequence[Factor], letters: str, polynomial_terms: int) -> Iterator[_Term]:
    """Yield the terms of the form that belongs to the factors; no polynomial part is higher than linear."""
    remaining = iter(letters)
    if polynomial_terms > 1:
        yield _Term(f"{next(remaining)} x", None)
    if polynomial_terms > 0:
        yield _Term(next(remaining), None)
    for factor in factors:
        for height in range(1, factor.power + 1):
            numerator = next(remaining)
            if len(factor.coefficients) == 3:
                numerator = f"{numerator} x + {next(remaining)}"
            yield _Term(numerator, Factor(factor.coefficients, height))


def _listed(letters: str) -> str:
    *first, last = [f"${letter}$" for letter in letters]
    return f"{', '.join(first)} and {last}"


def _integers(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "x")]


READER = Reader(read=read)
