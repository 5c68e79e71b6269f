"""Rewrites sums as products: common factors before a bracket, zeros of polynomials, nested polynomials."""

from fractions import Fraction

from seedproof.benchmarks.judge.rewriting.algebra import (
    composed,
    content,
    polynomial_of,
    split_product,
    terms_of,
)
from seedproof.benchmarks.judge.rewriting.polynomials import factored_polynomial
from seedproof.benchmarks.judge.rewriting.rewrite import FUNCTIONS, of_values
from seedproof.benchmarks.judge.rewriting.shapes import bracketed
from seedproof.text.formula import Call, Formula, Sum, Symbol, power, product, total


def _factored(value: Formula) -> Formula | None:
    """Take out the number and the powers that all terms share; split polynomials by their roots."""
    if not isinstance(value, Sum):
        return None
    split = [_primitive(*split_product(term)) for term in value.terms]
    lowest = {base: min(bases.get(base, 0) for _, bases in split) for base in split[0][1]}
    shared = {base: low for base, low in lowest.items() if low > 0}
    rest = [(number, _without(bases, shared)) for number, bases in split]
    if any(isinstance(base, Sum) for base in shared):
        expanded = terms_of(total(*(composed(*term) for term in rest)))
        rest = [(number, dict(monomial)) for monomial, number in expanded.items()]
    if len(rest) < 2:
        return None
    number = content(factor for factor, _ in rest)
    inside = total(*(composed(factor / number, bases) for factor, bases in rest))
    polynomial = polynomial_of(terms_of(inside))
    if all(factor < 0 for factor, _ in rest) or (polynomial and rest[0][0] < 0):
        number = -number
        inside = -inside
    if polynomial is not None and len(polynomial[1]) > 2:
        letter, coefficients = polynomial
        if number < 0:
            coefficients = [-coefficient for coefficient in coefficients]
        factored = factored_polynomial(letter, coefficients)
        if not isinstance(factored, Sum):
            inside = factored
    if number == 1 and not shared and isinstance(inside, Sum):
        return None
    if number == -1 and not shared and isinstance(inside, Sum):
        inside = bracketed(inside)
    return product(number, *(power(base, low) for base, low in shared.items()), inside)


def _primitive(number: Fraction, bases: dict[Formula, int]) -> tuple[Fraction, dict[Formula, int]]:
    """Take the numbers that the terms of a bracket share before the product."""
    primitive: dict[Formula, int] = {}
    for base, exponent in bases.items():
        terms = list(map(split_product, base.terms)) if isinstance(base, Sum) else []
        common = content(value for value, _ in terms)
        if not terms or common == 1 or exponent < 0:
            primitive[base] = exponent
        else:
            number *= common**exponent
            inner = total(*(composed(value / common, inner_bases) for value, inner_bases in terms))
            primitive[inner] = exponent
    return number, primitive


def _without(bases: dict[Formula, int], shared: dict[Formula, int]) -> dict[Formula, int]:
    return {base: left for base, exponent in bases.items() if (left := exponent - shared.get(base, 0))}


def _partly_factored(value: Formula) -> Formula | None:
    """Take out what some of the terms share, before or behind a bracket, as long as there is any."""
    terms = list(value.terms) if isinstance(value, Sum) else []
    if any(isinstance(base, Sum) for term in terms for base in split_product(term)[1]):
        return None
    if polynomial_of(terms_of(value)) is not None:
        return None
    factored = False
    while (base := _most_shared(terms)) is not None:
        among = [term for term in terms if base in split_product(term)[1]]
        if len(among) == len(terms) and not factored:
            return None
        low = min(split_product(term)[1][base] for term in among)
        inner = total(*(composed(*split_product(term / power(base, low))) for term in among))
        behind = isinstance(base, Call) and base.name != "exp"
        bracket = product(inner, power(base, low)) if behind else product(power(base, low), inner)
        terms[terms.index(among[0])] = bracket
        terms = [term for term in terms if term not in among]
        factored = True
    return total(*terms) if factored else None


def _most_shared(terms: list[Formula]) -> Formula | None:
    """Return the letter or function that stands in most terms, in at least two, and in no bracket."""
    counts: dict[Formula, int] = {}
    for term in terms:
        bases = split_product(term)[1]
        if not any(isinstance(base, Sum) for base in bases):
            for base, exponent in bases.items():
                named = isinstance(base, Call) or (isinstance(base, Symbol) and base.name[0] != "C")
                if named and exponent > 0:
                    counts[base] = counts.get(base, 0) + 1
    shared = {base: count for base, count in counts.items() if count > 1}
    if shared:
        return max(shared, key=lambda base: (shared[base], isinstance(base, Call)))
    return None


REWRITES = (
    of_values("factored", "common factors stand before the bracket", _factored, "number", *FUNCTIONS),
    of_values("partly_factored", "what some terms share stands at a bracket", _partly_factored, *FUNCTIONS),
)
