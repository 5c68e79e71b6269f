"""Exact values: rational numbers, and rational multiples of a square root."""

from dataclasses import dataclass
from fractions import Fraction
from math import isqrt
from typing import TypeAlias

from seedproof.answers.unread import UnreadError

MOST_BITS = 8_000
"""The size of the largest number that is worked with."""


@dataclass(frozen=True)
class Surd:
    """The irrational s with s * |s| = `signed_square`: 2*sqrt(2) and sqrt(8) are equal without factoring."""

    signed_square: Fraction


Exact: TypeAlias = Fraction | Surd


def root_of(signed_square: Fraction) -> Exact:
    """Return the s with s * |s| = signed_square, as a Fraction if it is rational."""
    square = abs(signed_square)
    numerator = isqrt(square.numerator)
    denominator = isqrt(square.denominator)
    if numerator**2 != square.numerator or denominator**2 != square.denominator:
        return Surd(signed_square)
    root = Fraction(numerator, denominator)
    return root if signed_square >= 0 else -root


def square_root(value: Exact) -> Exact:
    """Return the square root. Raises: UnreadError when it is not of the kind that is read."""
    if isinstance(value, Surd) or value < 0:
        raise UnreadError("a root of a root or of a negative number is not read here")
    return root_of(value)


def whole_root(value: Exact, degree: int) -> Exact:
    """Return the root of a degree if it is rational, or square. Raises: UnreadError for any other."""
    if degree == 2:
        return square_root(value)
    if isinstance(value, Surd) or abs(value) >= 2**50 or value.denominator >= 2**50:
        raise UnreadError("such a root is not read")
    if value < 0 and degree % 2 == 0:
        raise UnreadError("an even root of a negative number is not read")
    numerator = round(abs(value.numerator) ** (1 / degree))
    root = Fraction(numerator, round(value.denominator ** (1 / degree)))
    root = -root if value < 0 else root
    if root**degree != value:
        raise UnreadError("such a root is not read")
    return root


def negative(value: Exact) -> Exact:
    """Return the value with the other sign."""
    if isinstance(value, Surd):
        return Surd(-value.signed_square)
    return -value


def total(left: Exact, right: Exact) -> Exact:
    """Return the sum. Raises: UnreadError for a sum of roots that do not belong together."""
    if isinstance(left, Fraction) and isinstance(right, Fraction):
        return _bounded(left + right)
    if right == 0:
        return left
    if left == 0:
        return right
    if isinstance(left, Surd) and isinstance(right, Surd):
        ratio = root_of(right.signed_square / left.signed_square)
        if isinstance(ratio, Fraction):
            return product(1 + ratio, left)
    raise UnreadError("a sum of different roots is not read here")


def product(left: Exact, right: Exact) -> Exact:
    """Return the product."""
    if isinstance(left, Fraction) and isinstance(right, Fraction):
        return _bounded(left * right)
    return root_of(_bounded(_signed_square(left) * _signed_square(right)))


def quotient(left: Exact, right: Exact) -> Exact:
    """Return the quotient. Raises: UnreadError for a division by zero."""
    if isinstance(right, Surd):
        return product(left, root_of(1 / right.signed_square))
    if right == 0:
        raise UnreadError("it divides by zero")
    return product(left, 1 / right)


def power(base: Exact, exponent: Exact) -> Exact:
    """Return a whole power, or the power 1/2. Raises: UnreadError for any other."""
    if exponent == Fraction(1, 2):
        return square_root(base)
    if isinstance(exponent, Surd) or exponent.denominator != 1 or abs(exponent) > MOST_BITS:
        raise UnreadError("such a power is not read")
    if isinstance(base, Surd):
        if exponent != 2:
            raise UnreadError("such a power is not read")
        return abs(base.signed_square)
    size = max(base.numerator.bit_length(), base.denominator.bit_length())
    if size * abs(exponent) > MOST_BITS:
        raise UnreadError("such a power is too large to be read")
    if base == 0 and exponent <= 0:
        raise UnreadError("such a power of zero is not read")
    return Fraction(base**exponent.numerator)


def _signed_square(value: Exact) -> Fraction:
    if isinstance(value, Surd):
        return value.signed_square
    return value * abs(value)


def _bounded(value: Fraction) -> Fraction:
    if value.numerator.bit_length() > MOST_BITS or value.denominator.bit_length() > MOST_BITS:
        raise UnreadError("such a number is too large to be read")
    return value
