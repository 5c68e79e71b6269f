"""Exact real values: sums of rational numbers times constants such as pi, roots and logarithms."""

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeVar

from seedproof.text.formula import Call, Formula, Like, Number, Product, call, formula, product, root, total

Value = Mapping[Formula, Fraction]
"""Each constant with its factor, in the order in which they are written."""

K = TypeVar("K")
"""What has a factor: a constant, or an exponent."""

ONE = formula(1)


def value_of(number: int | Fraction, constant: Like = 1) -> Value:
    """Return a number times a constant."""
    if number == 0:
        return {}
    return {formula(constant): Fraction(number)}


def surd(radicand: int | Fraction) -> Value:
    """Return the square root of a number that is not negative, with its square factors in front."""
    match root(radicand):
        case Number(number):
            return value_of(number)
        case Product((Number(number), constant)):
            return value_of(number, constant)
        case constant:
            return value_of(1, constant)


def logarithm(argument: int | Fraction, factor: int | Fraction = 1) -> Value:
    """Return a multiple of the natural logarithm of a positive number."""
    if argument == 1:
        return {}
    return value_of(factor, call("log", argument))


def added(*values: Mapping[K, Fraction]) -> dict[K, Fraction]:
    """Return the sum, without what has the factor zero."""
    terms: dict[K, Fraction] = {}
    for value in values:
        for constant, factor in value.items():
            terms[constant] = terms.get(constant, Fraction(0)) + factor
    return {constant: factor for constant, factor in terms.items() if factor != 0}


def scaled(value: Mapping[K, Fraction], number: int | Fraction) -> dict[K, Fraction]:
    """Return the value times a number."""
    return {constant: factor * number for constant, factor in value.items() if number != 0}


def difference(first: Mapping[K, Fraction], second: Mapping[K, Fraction]) -> dict[K, Fraction]:
    """Return the first less the second."""
    return added(first, scaled(second, -1))


def times(left: Value, right: Value) -> Value:
    """Return the product, with products of roots taken together."""
    terms: list[Value] = []
    for constant, factor in left.items():
        for other, further in right.items():
            terms.append(scaled(_product_of_constants(constant, other), factor * further))
    return added(*terms)


def written(value: Value) -> Formula:
    """Write a value as a sum."""
    return total(*(product(factor, constant) for constant, factor in value.items()))


def rational(value: Value) -> Fraction | None:
    """Return the value as a number, None where it has roots or other constants."""
    if not value:
        return Fraction(0)
    if set(value) == {ONE}:
        return value[ONE]
    return None


def _product_of_constants(left: Formula, right: Formula) -> Value:
    first = _radicand(left)
    second = _radicand(right)
    if first is not None and second is not None:
        return surd(first * second)
    return value_of(1, product(left, right))


def _radicand(constant: Formula) -> Fraction | None:
    """Return the square of a root or of one, None for other constants."""
    if constant == ONE:
        return Fraction(1)
    match constant:
        case Call("sqrt", (Number(radicand),)):
            return radicand
    return None
