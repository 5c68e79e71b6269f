"""Represents formulas as sums of products: the basis of expanding, factoring and common denominators.

A monomial maps bases (letters, roots, functions, brackets in denominators) to whole exponents.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import gcd, lcm
from typing import TypeAlias

from seedproof.benchmarks.judge.rewriting.shapes import times
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    Call,
    Formula,
    Number,
    Power,
    Product,
    Quotient,
    Sum,
    Symbol,
    formula,
    plain,
    power,
    product,
    quotient,
    total,
)

Monomial: TypeAlias = tuple[tuple[Formula, int], ...]
Terms: TypeAlias = dict[Monomial, Fraction]

_MOST_TERMS = 24


def split_product(term: Formula) -> tuple[Fraction, dict[Formula, int]]:
    """Split a product into its number and its bases with their exponents; brackets stay as they are."""
    match term:
        case Number(value):
            return value, {}
        case Product(factors):
            return _joined((split_product(factor), 1) for factor in factors)
        case Quotient(above, below):
            return _joined(((split_product(above), 1), (split_product(below), -1)))
        case Power(base, Number(exponent)) if exponent.denominator == 1:
            return Fraction(1), {base: int(exponent)}
    return Fraction(1), {term: 1}


def _joined(
    factors: Iterable[tuple[tuple[Fraction, dict[Formula, int]], int]],
) -> tuple[Fraction, dict[Formula, int]]:
    number = Fraction(1)
    bases: dict[Formula, int] = {}
    for (value, inner), sign in factors:
        number *= value**sign
        for base, exponent in inner.items():
            bases[base] = bases.get(base, 0) + sign * exponent
    return number, {base: exponent for base, exponent in bases.items() if exponent}


def composed(number: Fraction, bases: Mapping[Formula, int]) -> Formula:
    """Build the product again, with what has negative exponents in the denominator."""
    above = product(*(power(base, exponent) for base, exponent in bases.items() if exponent > 0))
    below = product(*(power(base, -exponent) for base, exponent in bases.items() if exponent < 0))
    if below == formula(1):
        return times(number, above)
    return quotient(times(number.numerator, above), times(number.denominator, below))


def terms_of(node: Formula) -> Terms:
    """Multiply a formula out.

    Raises: Rejected if there are too many terms.
    """
    if isinstance(node, Sum):
        collected: Terms = {}
        for term in node.terms:
            for monomial, value in terms_of(term).items():
                collected[monomial] = collected.get(monomial, Fraction(0)) + value
        return {monomial: value for monomial, value in collected.items() if value}
    number, bases = split_product(node)
    result: Terms = {(): number} if number else {}
    for base, exponent in bases.items():
        if isinstance(base, Sum) and exponent > 0:
            inner = terms_of(base)
            for _ in range(exponent):
                result = _times(result, inner)
        else:
            result = _times(result, {((base, exponent),): Fraction(1)})
    return result


def _times(first: Terms, second: Terms) -> Terms:
    if len(first) * len(second) > _MOST_TERMS:
        raise Rejected("too many terms to multiply out")
    collected: Terms = {}
    for left, a in first.items():
        for right, b in second.items():
            bases = dict(left)
            for base, exponent in right:
                bases[base] = bases.get(base, 0) + exponent
            monomial = tuple(sorted(((base, k) for base, k in bases.items() if k), key=_order))
            collected[monomial] = collected.get(monomial, Fraction(0)) + a * b
    return {monomial: value for monomial, value in collected.items() if value}


def _order(item: tuple[Formula, int]) -> tuple[int, str]:
    """Order numbers and constants first, then letters, roots, functions, brackets."""
    base = item[0]
    match base:
        case Symbol(name):
            return (0 if name in ("pi", "e") or name[0] == "C" else 1), name
        case Call(name, _):
            return (2 if name == "sqrt" else 3), plain(base)
    return 4, plain(base)


def summed(terms: Terms) -> Formula:
    """Build the sum of the terms, by descending exponents if it is a polynomial in one letter."""
    items = list(terms.items())
    if polynomial_of(terms) is not None:
        items.sort(key=lambda item: -(item[0][0][1] if item[0] else 0))
    return total(*(composed(value, dict(monomial)) for monomial, value in items))


def content(values: Iterable[Fraction]) -> Fraction:
    """Return the greatest positive number whose quotients are whole numbers."""
    numbers = list(values)
    return Fraction(
        gcd(*(number.numerator for number in numbers)), lcm(*(number.denominator for number in numbers))
    )


def polynomial_of(terms: Terms) -> tuple[Symbol, list[Fraction]] | None:
    """Return the letter of a polynomial in one letter, and its coefficients from the highest power down."""
    letters = {base for monomial in terms for base, _ in monomial}
    if len(letters) != 1 or any(exponent < 0 for monomial in terms for _, exponent in monomial):
        return None
    (letter,) = letters
    if not isinstance(letter, Symbol) or letter.name in ("pi", "e"):
        return None
    degree = max(monomial[0][1] for monomial in terms if monomial)
    return letter, [
        terms.get(((letter, power_),) if power_ else (), Fraction(0)) for power_ in range(degree, -1, -1)
    ]
