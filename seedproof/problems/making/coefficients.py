"""Polynomials as lists of coefficients, that of the highest power first.

For what makes problems and works them out. What proves them or reads them has its own ways.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

N = TypeVar("N", int, Fraction)


def product(first: Sequence[N], *factors: Sequence[N]) -> list[N]:
    """Return the product of polynomials; whether the highest power stands first or last is all the same."""
    coefficients = list(first)
    for factor in factors:
        coefficients = _times(coefficients, factor)
    return coefficients


def with_roots(roots: Sequence[N], leading: N) -> list[N]:
    """Return the polynomial with these roots, each as often as it is given, and this leading coefficient."""
    coefficients = [leading]
    for root in roots:
        coefficients.append(0 * leading)
        for place in range(len(coefficients) - 1, 0, -1):
            coefficients[place] -= root * coefficients[place - 1]
    return coefficients


def total(first: Sequence[N], second: Sequence[N]) -> list[N]:
    """Return the sum of two polynomials; leading zeros stay."""
    shorter, longer = sorted((first, second), key=len)
    coefficients = list(longer)
    for place, coefficient in enumerate(reversed(shorter), start=1):
        coefficients[-place] += coefficient
    return coefficients


def scaled(coefficients: Sequence[N], factor: N) -> list[N]:
    """Return the polynomial times a number."""
    return [factor * coefficient for coefficient in coefficients]


def derivative(coefficients: Sequence[N]) -> list[N]:
    """Return the derivative, no coefficients for that of a constant."""
    degree = len(coefficients) - 1
    return [(degree - place) * coefficient for place, coefficient in enumerate(coefficients[:-1])]


def integral(coefficients: Sequence[int | Fraction], constant: int | Fraction) -> list[Fraction]:
    """Return the antiderivative with this constant term."""
    terms = [
        Fraction(coefficient) / (len(coefficients) - place) for place, coefficient in enumerate(coefficients)
    ]
    return [*terms, Fraction(constant)]


def value(coefficients: Sequence[int | Fraction], x: int | Fraction) -> Fraction:
    """Return the value at x, by Horner's rule."""
    result = Fraction(0)
    for coefficient in coefficients:
        result = result * x + coefficient
    return result


def series_product(first: Sequence[N], second: Sequence[N]) -> list[N]:
    """Return the product of two power series that are known to the same order, the constant term first."""
    return product(first, second)[: len(first)]


def without_leading_zeros(coefficients: Sequence[N]) -> list[N]:
    """Return the polynomial without leading zeros; zero has no coefficients."""
    leading = next(
        (place for place, coefficient in enumerate(coefficients) if coefficient), len(coefficients)
    )
    return list(coefficients[leading:])


def division(
    dividend: Sequence[int | Fraction], divisor: Sequence[int | Fraction]
) -> tuple[list[Fraction], list[Fraction]]:
    """Return quotient and remainder, without leading zeros. The divisor's leading coefficient is not zero."""
    quotient: list[Fraction] = []
    rest = [Fraction(coefficient) for coefficient in dividend]
    while len(rest) >= len(divisor):
        factor = rest[0] / divisor[0]
        quotient.append(factor)
        for place, coefficient in enumerate(divisor):
            rest[place] -= factor * coefficient
        rest = rest[1:]
    return without_leading_zeros(quotient), without_leading_zeros(rest)


def _times(first: Sequence[N], second: Sequence[N]) -> list[N]:
    zero = 0 * first[0]
    coefficients = [zero] * (len(first) + len(second) - 1)
    for place, left in enumerate(first):
        for further, right in enumerate(second, start=place):
            coefficients[further] += left * right
    return coefficients
