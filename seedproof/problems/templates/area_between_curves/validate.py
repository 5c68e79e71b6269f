"""Measures the area between the stated curves by Simpson's rule, which is exact up to the third degree.

Where the curves meet is searched among the integers, and must account for every root of the difference.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.templates.area_between_curves.facts import Facts

_NUMBER = re.compile(r"[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")
_POLYNOMIAL = re.compile(r"[-+x0-9*/ ]{1,60}")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare the formulas, and the area with the sum over the pieces."""
    first, second, stated = answers
    yield from _formula_wrong(facts.f, first)
    yield from _formula_wrong(facts.g, second)
    meeting = [x for x in range(-40, 41) if _difference(facts, Fraction(x)) == 0]
    degree = max(len(facts.f), len(facts.g)) - 1
    if len(meeting) != degree or degree < 2:
        yield "the curves do not meet at as many lattice points as their degree says"
        return
    area = sum((abs(_signed_area(facts, low, high)) for low, high in pairwise(meeting)), Fraction(0))
    if not _NUMBER.fullmatch(stated) or Fraction(stated) != area:
        yield f"the area is {area}, not {stated!r}"


def _formula_wrong(coefficients: Sequence[str], answer: str) -> Iterator[str]:
    if not _POLYNOMIAL.fullmatch(answer):
        yield f"{answer!r} is no polynomial"
        return
    try:
        stated = polynomial_of(answer, "x")
    except ValueError as error:
        yield f"{answer!r}: {error}"
        return
    if stated != list(map(Fraction, coefficients)):
        yield f"{answer!r} is not the drawn curve"


def _signed_area(facts: Facts, low: int, high: int) -> Fraction:
    """Return the integral of the difference, by Simpson's rule."""
    middle = Fraction(low + high, 2)
    ends = _difference(facts, Fraction(low)) + _difference(facts, Fraction(high))
    return (ends + 4 * _difference(facts, middle)) * (high - low) / 6


def _difference(facts: Facts, x: Fraction) -> Fraction:
    """Return how far the first curve is above the second."""
    return _power_sum(facts.f, x) - _power_sum(facts.g, x)


def _power_sum(coefficients: Sequence[str], x: Fraction) -> Fraction:
    total = Fraction(0)
    for power, coefficient in enumerate(reversed(coefficients)):
        total += Fraction(coefficient) * x**power
    return total


CHECKER = Checker(
    facts=Facts,
    method="signed exact cubature",
    wrong=wrong,
    types=lambda facts: ["expression(x)", "expression(x)", "number"],
)
