"""Recombines the stated partial fractions, and divides the whole fraction into a series."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod

from flint import fmpq, fmpq_poly, fmpq_series, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import stated_tuple
from seedproof.problems.templates.partial_fractions.facts import Facts

Factor = tuple[fmpq_poly, int]
"""A polynomial, and how often it is a factor."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The stated fractions add up to f; every factor is irreducible, so the decomposition is the only one."""
    numerator = fmpq_poly(facts.top[::-1])
    factors = [(fmpq_poly(factor.coefficients[::-1]), factor.power) for factor in facts.factors]
    denominator = prod((polynomial**power for polynomial, power in factors), start=fmpq_poly([1]))
    if not _are_irreducible(factors, denominator):
        yield "the factors of the denominator are not irreducible, or not all different"
    numbers = stated_tuple(answers[0])
    size = denominator.degree() + max(0, numerator.degree() - denominator.degree() + 1)
    if numbers is None or len(numbers) != size:
        yield f"{answers[0]!r} does not give {size} numbers in brackets"
    elif _recombined(numbers, factors, denominator) != numerator:
        yield f"the fractions with the numbers {answers[0]} do not add up to f"
    series = fmpq_series(numerator.coeffs()) / fmpq_series(denominator.coeffs())
    if answers[1] != str(series[2]):
        yield f"the coefficient of the series is not {answers[1]}"


def _are_irreducible(factors: Sequence[Factor], denominator: fmpq_poly) -> bool:
    """Whether factoring the denominator gives factors of the same degrees and powers."""
    _, irreducible = fmpz_poly([int(coefficient) for coefficient in denominator.coeffs()]).factor()
    expected = sorted((polynomial.degree(), power) for polynomial, power in irreducible)
    return expected == sorted((polynomial.degree(), power) for polynomial, power in factors)


def _recombined(numbers: Sequence[Fraction], factors: Sequence[Factor], denominator: fmpq_poly) -> fmpq_poly:
    """Return the numerator over the whole denominator; numbers are used up from the last."""
    remaining = [fmpq(number.numerator, number.denominator) for number in numbers]
    numerator = fmpq_poly()
    for polynomial, power in reversed(factors):
        for height in range(power, 0, -1):
            above = fmpq_poly([remaining.pop() for _ in range(polynomial.degree())])
            numerator += above * (denominator / polynomial**height)
    return numerator + fmpq_poly(remaining[::-1]) * denominator


CHECKER = Checker(facts=Facts, method="recombination", wrong=wrong, types=lambda facts: ["tuple", "number"])
