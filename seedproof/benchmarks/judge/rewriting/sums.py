"""Rewrites numbers as sums and differences: of a whole and a fraction, of integers, of angles."""

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor

from seedproof.benchmarks.judge.rewriting.numbers import factors
from seedproof.benchmarks.judge.rewriting.rewrite import of_values
from seedproof.benchmarks.judge.rewriting.shapes import coefficient
from seedproof.text.formula import PI, Formula, Number, Quotient, Sum, product


def _mixed(value: Formula) -> Formula | None:
    """Write a number as its whole part and a fraction: 2 + 1/3."""
    if isinstance(value, Number) and abs(value.value) > 1:
        return _parted(value, floor)
    return None


def _difference(value: Formula) -> Formula | None:
    """Write a number as the next whole number less a fraction: 3 - 2/3."""
    number = value.value if isinstance(value, Number) else Fraction(0)
    if ceil(abs(number)) - abs(number) <= Fraction(1, 2):
        return _parted(value, ceil)
    return None


def _angle(value: Formula) -> Formula | None:
    """Write an angle by the nearest multiple of pi: 2 pi - pi/3."""
    number, rest = coefficient(value)
    if rest == PI and abs(number) > Fraction(1, 2):
        return _parted(value, round)
    return None


def _parted(value: Formula, whole_of: Callable[[Fraction], int]) -> Formula | None:
    """Split a multiple of 1 or pi into a whole multiple and the rest, by its absolute value."""
    number, rest = coefficient(value)
    sign = -1 if number < 0 else 1
    whole = whole_of(abs(number))
    left = sign * (abs(number) - whole)
    if left == 0:
        return None
    if rest is None:
        return Sum((Number(Fraction(sign * whole)), Number(left)))
    small: Formula = Quotient(product(abs(left.numerator), rest), Number(Fraction(left.denominator)))
    return Sum((product(sign * whole, rest), -small if left < 0 else small))


def _difference_left(value: Formula) -> Formula | None:
    """Write an integer, or an integer multiple, as a difference, as a primitive at two ends gives it."""
    number, rest = coefficient(value)
    if number.denominator > 1 or isinstance(rest, Sum):
        return None
    size = abs(number)
    less = 2 + abs(number) % 3
    pair = (size + less, -less) if number >= 0 else (less, -less - size)
    return Sum(tuple(Number(term) if rest is None else product(term, rest) for term in pair))


def _two_fractions(value: Formula) -> Formula | None:
    """Split a fraction by the primes of its denominator: 7/6 is 1/2 + 2/3."""
    if not isinstance(value, Number) or len(factors(value.value.denominator)) < 2:
        return None
    above = value.value.numerator
    below = value.value.denominator
    prime, count = factors(below)[0]
    first = prime**count
    numerator = above * pow(below // first, -1, first) % first
    rest = Fraction(above - numerator * (below // first), below)
    return Sum((Number(Fraction(numerator, first)), Number(rest)))


REWRITES = (
    of_values("mixed_sum", "the whole part stands apart from the fraction", _mixed, "number"),
    of_values("difference_to_whole", "the difference to a whole number is not taken", _difference, "number"),
    of_values("difference_left", "the last difference is not taken", _difference_left, "number"),
    of_values("two_fractions", "the last two fractions are not added", _two_fractions, "number"),
    of_values("angle_sum", "the angles are given by multiples of pi", _angle, "set", "unordered"),
)
