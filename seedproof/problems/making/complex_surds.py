"""Exact complex numbers whose real and imaginary parts are sums of square roots.

A surd is a sum such as 1/2 - 3 sqrt(5); complex numbers here have two of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from math import gcd, isqrt, sqrt

import msgspec

from seedproof.text.formula import Formula, Like, Symbol, formula, product, quotient, root, total

I = Symbol("i")  # noqa: E741
"""The imaginary unit."""


class Surd(msgspec.Struct, frozen=True):
    """A sum of rational multiples of square roots."""

    terms: tuple[tuple[int, Fraction], ...]
    """Radicand without square factors and coefficient, by radicand; no coefficient is zero."""

    def __add__(self, other: Surd) -> Surd:
        return _surd([*self.terms, *other.terms])

    def __neg__(self) -> Surd:
        return self.scaled(Fraction(-1))

    def __sub__(self, other: Surd) -> Surd:
        return self + -other

    def __mul__(self, other: Surd) -> Surd:
        terms: list[tuple[int, Fraction]] = []
        for radicand, coefficient in self.terms:
            for further, factor in other.terms:
                common = gcd(radicand, further)
                terms.append((radicand * further // common**2, coefficient * factor * common))
        return _surd(terms)

    def scaled(self, factor: Fraction | int) -> Surd:
        """Return a rational multiple."""
        return _surd((radicand, coefficient * factor) for radicand, coefficient in self.terms)

    def inverse(self) -> Surd:
        """Return one over the surd, which has at most two terms. Raises: ZeroDivisionError, ValueError."""
        if len(self.terms) > 2:
            raise ValueError("a surd with more than two terms is not inverted")
        if not self.terms:
            raise ZeroDivisionError("a surd of zero has no inverse")
        if len(self.terms) == 1:
            ((radicand, coefficient),) = self.terms
            return Surd(((radicand, 1 / (coefficient * radicand)),))
        first, second = self.terms
        conjugate = _surd([first, (second[0], -second[1])])
        return conjugate.scaled(1 / (self * conjugate).rational())

    def rational(self) -> Fraction:
        """Return the number, which is rational. Raises: ValueError where it is not."""
        if not self.terms:
            return Fraction(0)
        ((radicand, coefficient), *more) = self.terms
        if radicand != 1 or more:
            raise ValueError("the surd is not rational")
        return coefficient

    @property
    def is_rational(self) -> bool:
        """Whether no square root is left."""
        return all(radicand == 1 for radicand, _ in self.terms)

    @property
    def denominator(self) -> int:
        """The largest denominator of its coefficients."""
        return max((coefficient.denominator for _, coefficient in self.terms), default=1)

    def size(self) -> float:
        """Return an approximation."""
        return sum(float(coefficient) * sqrt(radicand) for radicand, coefficient in self.terms)

    def formula(self) -> Formula:
        """Return the sum, positive terms first."""
        ordered = sorted(self.terms, key=lambda term: (term[1] < 0, term[0]))
        return total(*(_term(radicand, coefficient) for radicand, coefficient in ordered))


class Complex(msgspec.Struct, frozen=True):
    """A complex number."""

    real: Surd
    imaginary: Surd

    def __add__(self, other: Complex) -> Complex:
        return Complex(self.real + other.real, self.imaginary + other.imaginary)

    def __neg__(self) -> Complex:
        return Complex(-self.real, -self.imaginary)

    def __sub__(self, other: Complex) -> Complex:
        return self + -other

    def __mul__(self, other: Complex) -> Complex:
        return Complex(
            self.real * other.real - self.imaginary * other.imaginary,
            self.real * other.imaginary + self.imaginary * other.real,
        )

    def __pow__(self, exponent: int) -> Complex:
        power = ONE
        for _ in range(exponent):
            power = power * self
        return power

    def __truediv__(self, other: Complex) -> Complex:
        scale = other.norm().inverse()
        above = self * other.conjugate()
        return Complex(above.real * scale, above.imaginary * scale)

    def conjugate(self) -> Complex:
        """Return the number mirrored in the real axis."""
        return Complex(self.real, -self.imaginary)

    def norm(self) -> Surd:
        """Return the square of the modulus."""
        return self.real * self.real + self.imaginary * self.imaginary

    def formula(self) -> Formula:
        """Return it as a + b i, the fraction that both parts share written once where it is a surd's."""
        real = self.real.formula()
        if not self.imaginary.terms:
            return real
        if len(self.imaginary.terms) > 1:
            return total(real, product(self.imaginary.formula(), I))
        ((radicand, coefficient),) = self.imaginary.terms
        return total(real, _over(abs(coefficient), radicand, I, negative=coefficient < 0))


def surd(value: int | Fraction, radicand: int = 1) -> Surd:
    """Return a rational multiple of the square root of an integer."""
    return _surd([(radicand, Fraction(value))])


def root_of(value: int | Fraction) -> Surd:
    """Return the square root of a rational number that is not negative."""
    number = Fraction(value)
    return surd(Fraction(1, number.denominator), number.numerator * number.denominator)


def complex_number(real: int | Fraction | Surd, imaginary: int | Fraction | Surd = 0) -> Complex:
    """Return real + imaginary i."""
    return Complex(_as_surd(real), _as_surd(imaginary))


def total_of(numbers: Iterable[Complex]) -> Complex:
    """Return the sum."""
    result = ZERO
    for number in numbers:
        result = result + number
    return result


def product_of(numbers: Iterable[Complex]) -> Complex:
    """Return the product."""
    result = ONE
    for number in numbers:
        result = result * number
    return result


def in_order(numbers: Iterable[Complex]) -> list[Complex]:
    """Return the numbers by real part, then by imaginary part, both from high to low."""
    return sorted(numbers, key=lambda number: (-number.real.size(), -number.imaginary.size()))


def _as_surd(value: int | Fraction | Surd) -> Surd:
    if isinstance(value, Surd):
        return value
    return surd(value)


def _surd(terms: Iterable[tuple[int, Fraction]]) -> Surd:
    coefficients: dict[int, Fraction] = {}
    for radicand, coefficient in terms:
        inside, outside = _simplified(radicand)
        coefficients[inside] = coefficients.get(inside, Fraction(0)) + coefficient * outside
    return Surd(tuple(sorted((inside, value) for inside, value in coefficients.items() if value)))


@cache
def _simplified(radicand: int) -> tuple[int, int]:
    """Return what stays under the root, and its square factor's root in front. Zero is 1 with nothing."""
    if radicand == 0:
        return 1, 0
    outside = 1
    for factor in range(isqrt(radicand), 1, -1):
        if radicand % factor**2 == 0:
            outside = factor
            break
    return radicand // outside**2, outside


def _term(radicand: int, coefficient: Fraction) -> Formula:
    return _over(abs(coefficient), radicand, None, negative=coefficient < 0)


def _over(size: Fraction, radicand: int, unit: Formula | None, *, negative: bool) -> Formula:
    """Return size * sqrt(radicand) * unit as one fraction, with its sign."""
    factors: list[Like] = [size.numerator]
    if radicand != 1:
        factors.append(root(radicand))
    if unit is not None:
        factors.append(unit)
    value = quotient(product(*factors), size.denominator)
    return -value if negative else formula(value)


ZERO = complex_number(0)
ONE = complex_number(1)
