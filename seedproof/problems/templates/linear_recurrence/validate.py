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
from seedproof.problems.untyped import Facts

_PLACES, _FAR = 24, 300


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The formula gives the terms; the limit is a root, and the one near the ratio of late terms."""
    terms = _terms(facts, _FAR + 2)
    try:
        tree = read(answers[0])
        if _order(tree) + len(facts["initial"]) + 1 > _PLACES:
            raise ValueError("it is too long")
        for n in range(_PLACES):
            value = _value(tree, n)
            if value != terms[n]:
                yield f"{answers[0]} is {value} where n is {n}, and the term is {terms[n]}"
                break
    except ValueError as error:
        yield f"{answers[0]!r} is no sum of powers: {error}"
    if not re.fullmatch(r"-?[0-9]{1,6}", answers[1]):
        yield f"{answers[1]!r} is no integer, as all roots here are"
        return
    limit, leading = int(answers[1]), [1, *(-one for one in facts["coefficients"])]
    at_limit = 0
    for one in leading:
        at_limit = at_limit * limit + one
    if at_limit != 0 and [limit] != facts["forcing"][1:]:
        yield f"{limit} belongs to no power in the solution"
    if abs(terms[_FAR + 1] - limit * terms[_FAR]) * 10 > abs(terms[_FAR]):
        yield f"the ratio of late terms is not near {limit}"


def _terms(facts: Facts, count: int) -> list[int]:
    """The first terms, one after the other."""
    found = list(facts["initial"])
    factor, base = facts["forcing"] or (0, 0)
    own = factor
    while len(found) < count:
        found.append(own)
        for back, one in enumerate(facts["coefficients"], 2):
            found[-1] += one * found[-back]
        own *= base
    return found


def _order(node: Node) -> int:
    """The order of a recurrence that the formula satisfies, whatever its numbers."""
    match node:
        case Number(_) | Power(Number(_), Symbol("n")):
            return 1
        case Symbol("n"):
            return 2
        case Sum(terms):
            return sum(map(_order, terms))
        case Product(factors):
            return prod(map(_order, factors))
    raise ValueError("there is more than numbers, n, and powers with the exponent n")


def _value(node: Node, n: int) -> Fraction:
    """The value of a formula that has an order."""
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
