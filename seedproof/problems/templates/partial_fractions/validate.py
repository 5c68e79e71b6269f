"""Recombines the stated partial fractions, and divides the whole fraction into a series."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from flint import fmpq, fmpq_poly, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.templates.partial_fractions.facts import Facts

_NUMBER = re.compile(r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")


class _Factor(NamedTuple):
    polynomial: fmpq_poly
    power: int


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The stated fractions add up to f; every factor is irreducible, so the decomposition is the only one."""
    numbers, series = answers
    numerator = fmpq_poly(facts.top[::-1])
    factors = [_Factor(fmpq_poly(factor.coefficients[::-1]), factor.power) for factor in facts.factors]
    denominator = fmpq_poly([1])
    for factor in factors:
        denominator = denominator * factor.polynomial**factor.power
    if not _are_irreducible(factors, denominator):
        yield "the factors of the denominator are not irreducible, or not all different"
    stated = _tuple(numbers)
    size = denominator.degree() + max(0, numerator.degree() - denominator.degree() + 1)
    if stated is None or len(stated) != size:
        yield f"{numbers!r} does not give {size} numbers in brackets"
    elif _recombined(stated, factors, denominator) != numerator:
        yield f"the fractions with the numbers {numbers} do not add up to f"
    if series != str(_second_coefficient(facts.top, denominator)):
        yield f"the coefficient of the series is not {series}"


def _are_irreducible(factors: Sequence[_Factor], denominator: fmpq_poly) -> bool:
    """Whether factoring the denominator gives factors of the same degrees and powers."""
    _, irreducible = fmpz_poly([int(coefficient) for coefficient in denominator.coeffs()]).factor()
    expected = sorted((polynomial.degree(), power) for polynomial, power in irreducible)
    return expected == sorted((factor.polynomial.degree(), factor.power) for factor in factors)


def _recombined(numbers: Sequence[Fraction], factors: Sequence[_Factor], denominator: fmpq_poly) -> fmpq_poly:
    """Return the numerator over the whole denominator; numbers are used up from the last."""
    remaining = [fmpq(number.numerator, number.denominator) for number in numbers]
    numerator = fmpq_poly()
    for factor in reversed(factors):
        for height in range(factor.power, 0, -1):
            above = fmpq_poly([remaining.pop() for _ in range(factor.polynomial.degree())])
            numerator += above * (denominator / factor.polynomial**height)
    polynomial_part = fmpq_poly(remaining[::-1])
    return numerator + polynomial_part * denominator


def _second_coefficient(top: Sequence[int], denominator: fmpq_poly) -> Fraction:
    """Return the coefficient of x**2, by division from the lowest power up."""
    remainder = [Fraction(coefficient) for coefficient in [*reversed(top), 0, 0, 0]]
    divisor = [Fraction(int(coefficient)) for coefficient in denominator.coeffs()]
    quotient = Fraction(0)
    for power in range(3):
        quotient = remainder[power] / divisor[0]
        for further in range(min(len(divisor), 3 - power)):
            remainder[power + further] -= quotient * divisor[further]
    return quotient


def _tuple(text: str) -> list[Fraction] | None:
    """Return the numbers of a tuple, None where the text is none."""
    if not text.startswith("(") or not text.endswith(")"):
        return None
    parts = text[1:-1].split(", ")
    if not all(_NUMBER.fullmatch(part) for part in parts):
        return None
    return [Fraction(part) for part in parts]


CHECKER = Checker(
    facts=Facts,
    method="recombination",
    wrong=wrong,
    types=lambda facts: ["tuple", "number"],
)
