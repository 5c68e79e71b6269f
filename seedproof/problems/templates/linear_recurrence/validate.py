"""Runs the recurrence, and evaluates the stated formula at as many places as can tell the two apart.

Formula and sequence satisfy recurrences of orders p and q, so they agree everywhere if they agree at the
first p + q places.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod

from flint import fmpz_poly

from seedproof.equivalence import read
from seedproof.equivalence.deciding.rationals import rational
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
        if _order(read(text)) + len(facts.initial) + 1 > _PLACES:
            raise ValueError("it is too long")
        for n in range(_PLACES):
            value = _value(text, n)
            if value != terms[n]:
                yield f"{text} is {value} where n is {n}, and the term is {terms[n]}"
                return
    except ValueError as error:
        yield f"{text!r} is no sum of powers: {error}"


def _limit_wrong(facts: Facts, terms: Sequence[int], limit: int) -> Iterator[str]:
    characteristic = fmpz_poly([1, *(-coefficient for coefficient in facts.coefficients)][::-1])
    if characteristic(limit) != 0 and limit not in facts.forcing[1:]:
        yield f"{limit} belongs to no power in the solution"
    late, following = terms[_FAR:]
    if abs(following - limit * late) * 10 > abs(late):
        yield f"the ratio of late terms is not near {limit}"


def _terms(facts: Facts, count: int) -> list[int]:
    """Return the first terms, one after the other."""
    factor, base = facts.forcing or (0, 0)
    terms = list(facts.initial)
    for n in range(count - len(terms)):
        lags = enumerate(facts.coefficients, start=1)
        terms.append(factor * base**n + sum(coefficient * terms[-lag] for lag, coefficient in lags))
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


def _value(text: str, n: int) -> Fraction:
    value = rational(read(re.sub(r"\bn\b", f"({n})", text)))
    if value is None:
        raise ValueError(f"it has no rational value where n is {n}")
    return value


CHECKER = Checker(
    facts=Facts,
    method="first terms, which decide a sum of powers",
    wrong=wrong,
    types=lambda facts: ["expression(n; n >= 0, integer)", "number"],
)
