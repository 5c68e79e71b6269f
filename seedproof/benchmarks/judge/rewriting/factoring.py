"""Sums as products: common factors before a bracket, zeros of polynomials, polynomials nested."""

from fractions import Fraction

from seedproof.benchmarks.judge.rewriting.algebra import composed, content, parts, polynomial_of, terms_of
from seedproof.benchmarks.judge.rewriting.polynomials import factored_polynomial, nested_polynomial
from seedproof.benchmarks.judge.rewriting.rewrite import FUNCTIONS, of_values
from seedproof.benchmarks.judge.rewriting.shapes import bracketed
from seedproof.text.formula import Call, Formula, Sum, Symbol, power, product, total


def _factored(value: Formula) -> Formula | None:
    """The number and the powers that all terms share before the bracket; roots of polynomials as factors."""
    if not isinstance(value, Sum):
        return None
    found = [_primitive(*parts(term)) for term in value.terms]
    shared = {base: low for base in found[0][1] if (low := min(bases.get(base, 0) for _, bases in found)) > 0}
    rest = [(number, _without(bases, shared)) for number, bases in found]
    if any(isinstance(base, Sum) for base in shared):
        left = terms_of(total(*(composed(*one) for one in rest)))
        rest = [(number, dict(monomial)) for monomial, number in left.items()]
    if len(rest) < 2:
        return None
    number = content(one for one, _ in rest)
    inside = total(*(composed(one / number, bases) for one, bases in rest))
    polynomial = polynomial_of(terms_of(inside))
    if all(one < 0 for one, _ in rest) or (polynomial and rest[0][0] < 0):
        number, inside = -number, -inside
    if polynomial is not None and len(polynomial[1]) > 2:
        split = factored_polynomial(polynomial[0], [one * (-1 if number < 0 else 1) for one in polynomial[1]])
        inside = inside if isinstance(split, Sum) else split
    if number == 1 and not shared and isinstance(inside, Sum):
        return None
    if number == -1 and not shared and isinstance(inside, Sum):
        inside = bracketed(inside)
    return product(number, *(power(base, low) for base, low in shared.items()), inside)


def _primitive(number: Fraction, bases: dict[Formula, int]) -> tuple[Fraction, dict[Formula, int]]:
    """The numbers that the terms of a bracket share, before the product."""
    found: dict[Formula, int] = {}
    for base, exponent in bases.items():
        common = content(parts(term)[0] for term in base.terms) if isinstance(base, Sum) else Fraction(1)
        if common == 1 or exponent < 0:
            found[base] = exponent
        else:
            number *= common**exponent
            inner = total(*(composed(one / common, more) for one, more in map(parts, base.terms)))  # type: ignore[attr-defined]
            found[inner] = exponent
    return number, found


def _without(bases: dict[Formula, int], shared: dict[Formula, int]) -> dict[Formula, int]:
    return {base: left for base, exponent in bases.items() if (left := exponent - shared.get(base, 0))}


def _partly_factored(value: Formula) -> Formula | None:
    """What some of the terms share stands before or behind a bracket, as long as there is such."""
    terms = list(value.terms) if isinstance(value, Sum) else []
    if any(isinstance(base, Sum) for term in terms for base in parts(term)[1]):
        return None
    found = False
    while (base := _most_shared(terms)) is not None:
        among = [term for term in terms if base in parts(term)[1]]
        if len(among) == len(terms) and not found:
            return None
        low = min(parts(term)[1][base] for term in among)
        inner = total(*(composed(*parts(term / power(base, low))) for term in among))
        behind = isinstance(base, Call) and base.name != "exp"
        bracket = product(inner, power(base, low)) if behind else product(power(base, low), inner)
        terms[terms.index(among[0])] = bracket
        terms = [term for term in terms if term not in among]
        found = True
    return total(*terms) if found else None


def _most_shared(terms: list[Formula]) -> Formula | None:
    """The letter or function that stands in most terms, in at least two, and in no bracket."""
    counts: dict[Formula, int] = {}
    for term in terms:
        bases = parts(term)[1]
        if not any(isinstance(base, Sum) for base in bases):
            for base, exponent in bases.items():
                named = isinstance(base, Call) or (isinstance(base, Symbol) and base.name[0] != "C")
                if named and exponent > 0:
                    counts[base] = counts.get(base, 0) + 1
    shared = {base: count for base, count in counts.items() if count > 1}
    return max(shared, key=lambda base: (shared[base], isinstance(base, Call))) if shared else None


def _nested(value: Formula) -> Formula | None:
    if not isinstance(value, Sum) or any(
        isinstance(base, Sum) for term in value.terms for base in parts(term)[1]
    ):
        return None
    polynomial = polynomial_of(terms_of(value))
    return nested_polynomial(*polynomial) if polynomial else None


REWRITES = (
    of_values("factored", "common factors stand before the bracket", _factored, "number", *FUNCTIONS),
    of_values("partly_factored", "what some terms share stands at a bracket", _partly_factored, *FUNCTIONS),
    of_values("nested", "the polynomial is nested", _nested, "expression"),
)
