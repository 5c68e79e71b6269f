"""Exact values of texts such as `1/2 - sqrt(3)*i/2`, in the field of all square roots of rational numbers."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import gcd, sqrt
from types import MappingProxyType

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Bracketed, Constant, Node, Number, Power, Product, Sum, Symbol

Field = dict[tuple[int, int], Fraction]
"""Coefficients of i**j * sqrt(n), by (j, n): j is 0 or 1, and n has no square factor. None is zero."""

NO_LETTERS: Mapping[str, Field] = MappingProxyType({})

_HALF = Fraction(1, 2)
_HIGHEST = 24


def element(text: str) -> Field:
    """Return the value of a text. Raises: ValueError where it is no sum of square roots."""
    return element_of(read(text))


def elements(text: str) -> list[Field]:
    """Return the values in a set or a tuple. Raises: ValueError where the text is none."""
    tree = read(text)
    if not isinstance(tree, Bracketed):
        raise ValueError(f"{text!r} is no set or tuple")
    return [element_of(item) for item in tree.items]


def element_of(tree: Node, letters: Mapping[str, Field] = NO_LETTERS) -> Field:
    """Return the value of a tree, for these values of its letters.

    Raises: ValueError where it is no sum of square roots.
    """
    match tree:
        case Symbol(name) if name in letters:
            return letters[name]
        case Number(value):
            return gaussian(value, 0)
        case Constant("i"):
            return gaussian(0, 1)
        case Sum(terms):
            result: Field = {}
            for term in terms:
                result = plus(result, element_of(term, letters))
            return result
        case Product(factors):
            result = gaussian(1, 0)
            for factor in factors:
                result = times(result, element_of(factor, letters))
            return result
        case Power(base, Number(exponent)):
            return _power(element_of(base, letters), exponent)
    raise ValueError("this is no sum of square roots")


def gaussian(real: int | Fraction, imaginary: int | Fraction) -> Field:
    """Return real + imaginary i, both rational."""
    return _without_zeros({(0, 1): Fraction(real), (1, 1): Fraction(imaginary)})


def plus(first: Field, second: Field) -> Field:
    """Return the sum."""
    result = dict(first)
    for key, coefficient in second.items():
        result[key] = result.get(key, Fraction(0)) + coefficient
    return _without_zeros(result)


def minus(first: Field, second: Field) -> Field:
    """Return the difference."""
    return plus(first, times(gaussian(-1, 0), second))


def times(first: Field, second: Field) -> Field:
    """Return the product."""
    result: Field = {}
    for (units, radicand), coefficient in first.items():
        for (further_units, further_radicand), factor in second.items():
            common = gcd(radicand, further_radicand)
            value = coefficient * factor * common
            if units + further_units == 2:
                value = -value
            key = ((units + further_units) % 2, radicand * further_radicand // common**2)
            result[key] = result.get(key, Fraction(0)) + value
    return _without_zeros(result)


def to_the(base: Field, exponent: int) -> Field:
    """Return a power with an exponent that is not negative."""
    result = gaussian(1, 0)
    for _ in range(exponent):
        result = times(result, base)
    return result


def conjugate(value: Field) -> Field:
    """Return the complex conjugate."""
    return {(units, radicand): (-part if units else part) for (units, radicand), part in value.items()}


def real_part(value: Field) -> float:
    """Return an approximation of the real part."""
    return sum(float(part) * sqrt(radicand) for (units, radicand), part in value.items() if units == 0)


def imaginary_part(value: Field) -> float:
    """Return an approximation of the imaginary part."""
    return sum(float(part) * sqrt(radicand) for (units, radicand), part in value.items() if units == 1)


def rational(value: Field) -> Fraction:
    """Return a rational number. Raises: ValueError where the value is none."""
    if any(key != (0, 1) for key in value):
        raise ValueError("the value is not rational")
    return value.get((0, 1), Fraction(0))


def norm(value: Field) -> Field:
    """Return the square of the modulus."""
    return times(value, conjugate(value))


def over(above: Field, below: Field) -> Field:
    """Return the quotient by a number whose modulus has a rational square. Raises: ValueError."""
    size = rational(norm(below))
    return times(times(above, conjugate(below)), gaussian(1 / size, 0))


def _power(base: Field, exponent: Fraction) -> Field:
    if exponent == _HALF:
        return _root(rational(base))
    if exponent.denominator != 1 or abs(exponent) > _HIGHEST:
        raise ValueError("this power is no sum of square roots")
    if exponent >= 0:
        return to_the(base, int(exponent))
    return to_the(_inverse(base), int(-exponent))


def _inverse(value: Field) -> Field:
    """Return one over a product of one rational number and one root. Raises: ValueError for a sum."""
    if len(value) != 1:
        raise ValueError("a sum is not inverted here")
    ((units, radicand), coefficient) = next(iter(value.items()))
    inverse = 1 / (coefficient * radicand)
    if units == 1:
        inverse = -inverse
    return {(units, radicand): inverse}


def _root(value: Fraction) -> Field:
    """Return the square root of a rational number, of a negative one times i."""
    inside = abs(value.numerator * value.denominator)
    outside = Fraction(1, value.denominator)
    factor = 2
    while factor * factor <= inside:
        while inside % factor**2 == 0:
            inside //= factor**2
            outside *= factor
        factor += 1
    units = 1 if value < 0 else 0
    if value == 0:
        return {}
    return {(units, inside): outside}


def _without_zeros(value: Field) -> Field:
    return {key: coefficient for key, coefficient in value.items() if coefficient}
