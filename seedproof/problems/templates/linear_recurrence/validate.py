"""Runs the recurrence, and evaluates the stated formula at as many places as can tell the two apart.

Formula and sequence satisfy recurrences of orders p and q, so they agree everywhere if they agree at the
first p + q places.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checker import Checker
from seedproof.problems.templates.linear_recurrence.facts import Facts

_PLACES = 24
"""How many places are compared at most."""

_FAR = 300
"""The place of a late term."""

_INTEGER = re.compile(r"-?[0-9]{1,6}")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The formula gives the terms; the limit is a root, and the one near the ratio of late terms."""
    closed_formula, limit = answers
    terms = _terms(facts, _FAR + 2)
    yield from _formula_wrong(facts, terms, closed_formula)
    if not _INTEGER.fullmatch(limit):
        yield f"{limit!r} is no integer, as all roots here are"
        return
    yield from _limit_wrong(facts, terms, int(limit))


def _formula_wrong(facts: Facts, terms: Sequence[int], text: str) -> Iterator[str]:
    try:
        tree = read(text)
        if _order(tree) + len(facts.initial) + 1 > _PLACES:
            raise ValueError("it is too long")
        for n in range(_PLACES):
            value = _value(tree, n)
            if value != terms[n]:
                yield f"{text} is {value} where n is {n}, and the term is {terms[n]}"
                return
    except ValueError as error:
        yield f"{text!r} is no sum of powers: {error}"


def _limit_wrong(facts: Facts, terms: Sequence[int], limit: int) -> Iterator[str]:
    bases = facts.forcing[1:]
    if _characteristic_polynomial(facts, limit) != 0 and limit not in bases:
        yield f"{limit} belongs to no power in the solution"
    late = terms[_FAR]
    following = terms[_FAR + 1]
    if abs(following - limit * late) * 10 > abs(late):
        yield f"the ratio of late terms is not near {limit}"


def _characteristic_polynomial(facts: Facts, x: int) -> int:
    """Return its value at x, by Horner's rule."""
    value = 1
    for coefficient in facts.coefficients:
        value = value * x - coefficient
    return value


def _terms(facts: Facts, count: int) -> list[int]:
    """Return the first terms, one after the other."""
    factor = 0
    base = 0
    if facts.forcing:
        factor, base = facts.forcing
    terms = list(facts.initial)
    while len(terms) < count:
        n = len(terms) - len(facts.initial)
        following = factor * base**n
        for back, coefficient in enumerate(facts.coefficients, start=1):
            following += coefficient * terms[-back]
        terms.append(following)
    return terms


def _order(node: Node) -> int:
    """Return the order of a recurrence that the formula satisfies. Raises: ValueError where it has none."""
    match node:
        case Number(_) | Power(Number(_), Symbol("n")):
            return 1
        case Symbol("n"):
            return 2
        case Sum(terms):
            return sum(_order(term) for term in terms)
        case Product(factors):
            return prod(_order(factor) for factor in factors)
    raise ValueError("there is more than numbers, n, and powers with the exponent n")


def _value(node: Node, n: int) -> Fraction:
    """Return the value of a formula that has an order. Raises: ValueError for others."""
    match node:
        case Number(value):
            return value
        case Power(Number(base), Symbol("n")):
            return base**n
        case Symbol("n"):
            return Fraction(n)
        case Sum(terms):
            return sum((_value(term, n) for term in terms), Fraction(0))
        case Product(factors):
            return prod((_value(factor, n) for factor in factors), start=Fraction(1))
    raise ValueError("there is more than numbers, n, and powers with the exponent n")


CHECKER = Checker(
    facts=Facts,
    method="first terms, which decide a sum of powers",
    wrong=wrong,
    types=lambda facts: ["expression(n; n >= 0, integer)", "number"],
)
