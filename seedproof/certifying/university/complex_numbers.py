"""Complex numbers as pairs of terms, and fractions of them that no script divides."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, different, equal, every, literal, some
from seedproof.certifying.university.expression import (
    Expression,
    Name,
    Number,
    Power,
    Product,
    Quotient,
    Sum,
    letters,
)
from seedproof.certifying.university.translating import Translation
from seedproof.certifying.university.writing import written

ZERO, ONE = literal(0), literal(1)


@dataclass(frozen=True, slots=True)
class Complex:
    """A number a + b i."""

    real: Term
    imaginary: Term

    def __add__(self, other: "Complex") -> "Complex":
        return Complex(self.real + other.real, self.imaginary + other.imaginary)

    def __sub__(self, other: "Complex") -> "Complex":
        return Complex(self.real - other.real, self.imaginary - other.imaginary)

    def __mul__(self, other: "Complex") -> "Complex":
        real = self.real * other.real - self.imaginary * other.imaginary
        return Complex(real, self.real * other.imaginary + self.imaginary * other.real)

    @property
    def square(self) -> Term:
        """The square of the absolute value."""
        return self.real * self.real + self.imaginary * self.imaginary


Fraction = tuple[Complex, Complex]
UNIT = Complex(ONE, ZERO)


class ComplexTranslation:
    """Turns trees into complex numbers; letters that name complex numbers are given."""

    def __init__(self, translation: Translation, known: Mapping[str, Complex]) -> None:
        """Start with the numbers that letters name; `i` is always known."""
        self.translation = translation
        self.known = {**known, "i": Complex(ZERO, ONE)}

    def number(self, expression: Expression) -> Complex:
        """Translate what has no letters below a line.

        Raises: Unread for a proper fraction.
        """
        over, under = self.fraction(expression)
        if under != UNIT:
            raise Unread(f"a proper fraction: {written(expression)}")
        return over

    def fraction(self, expression: Expression) -> Fraction:
        """Translate an expression into numerator and denominator."""
        if not letters(expression) & set(self.known):
            return Complex(self.translation.term(expression), ZERO), UNIT
        match expression:
            case Name(name):
                return self.known[name], UNIT
            case Sum(terms):
                return reduce(_added, [self.fraction(term) for term in terms])
            case Product(factors):
                return reduce(_multiplied, [self.fraction(factor) for factor in factors])
            case Quotient(above, below) if not letters(below):
                return _multiplied(self.fraction(above), self.fraction(1 / below))
            case Quotient(above, below):
                over, under = self.fraction(below)
                return _multiplied(self.fraction(above), (under, over))
            case Power(base, Number(exponent)) if exponent.denominator == 1 and exponent > 0:
                return reduce(_multiplied, [self.fraction(base)] * int(exponent))
        raise Unread(f"no complex number: {written(expression)}")


def same(left: Fraction, right: Fraction) -> Term:
    """Say that two fractions are equal, multiplied out; neither denominator is 0."""
    first, second = left[0] * right[1], right[0] * left[1]
    under = [side[1] for side in (left, right) if side[1] != UNIT]
    return every([is_equal(first, second), *map(is_nonzero, under)])


def is_equal(left: Complex, right: Complex) -> Term:
    """Say that two complex numbers are equal."""
    return every([equal(left.real, right.real), equal(left.imaginary, right.imaginary)])


def is_nonzero(value: Complex) -> Term:
    """Say that a complex number is not 0."""
    return some([different(value.real, 0), different(value.imaginary, 0)])


def _added(left: Fraction, right: Fraction) -> Fraction:
    if left[1] == right[1]:
        return left[0] + right[0], left[1]
    return left[0] * right[1] + right[0] * left[1], _product(left[1], right[1])


def _multiplied(left: Fraction, right: Fraction) -> Fraction:
    return _product(left[0], right[0]), _product(left[1], right[1])


def _product(left: Complex, right: Complex) -> Complex:
    return right if left == UNIT else left if right == UNIT else left * right
