"""The laws of powers, as far as trees need them: exponents as sums, bases as products of primes."""

from collections.abc import Mapping
from fractions import Fraction

from seedproof.certifying.university.expression import (
    Expression,
    Number,
    Product,
    Quotient,
    Sum,
    multiplied,
    number,
)

CONSTANT = number(1)
"""What the rational summand of an exponent is a multiple of."""


def linear_parts(expression: Expression) -> Mapping[Expression, Fraction]:
    """Write an expression as a sum of multiples: `2*n - x/3 + 1` as n: 2, x: -1/3, 1: 1."""
    match expression:
        case Number(value):
            return {CONSTANT: value} if value else {}
        case Sum(terms):
            parts: dict[Expression, Fraction] = {}
            for term in terms:
                for rest, factor in linear_parts(term).items():
                    parts[rest] = parts.get(rest, Fraction(0)) + factor
            return {rest: factor for rest, factor in parts.items() if factor}
        case Product(factors):
            return _of_product(factors)
        case Quotient(over, Number(value)):
            return {rest: factor / value for rest, factor in linear_parts(over).items()}
    return {expression: Fraction(1)}


def prime_powers(value: int) -> Mapping[int, int]:
    """Write a positive integer as a product of prime powers."""
    powers: dict[int, int] = {}
    divisor = 2
    while value > 1:
        while value % divisor == 0:
            powers[divisor] = powers.get(divisor, 0) + 1
            value //= divisor
        divisor += 1
    return powers


def _of_product(factors: tuple[Expression, ...]) -> Mapping[Expression, Fraction]:
    coefficient, rest = Fraction(1), []
    for factor in factors:
        parts = linear_parts(factor)
        if len(parts) > 1:
            rest.append(factor)
            continue
        if not parts:
            return {}
        ((kernel, value),) = parts.items()
        coefficient *= value
        rest += [] if kernel == CONSTANT else [kernel]
    if len(rest) == 1:
        return {kernel: coefficient * value for kernel, value in linear_parts(rest[0]).items()}
    return {multiplied(rest): coefficient}
