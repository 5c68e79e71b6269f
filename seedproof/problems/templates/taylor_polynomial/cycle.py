"""Reads the function as a tree: what stands around all of it, and the factors inside."""

from fractions import Fraction

import msgspec

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import EULER, Node, Number, Power, negative
from seedproof.problems.checking.functions_of_multiples import beside_one, function_of_small
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.checking.terms import function_of, term_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.taylor_polynomial.facts import Facts
from seedproof.problems.templates.taylor_polynomial.phrases import TEXTS


def made(values: Values) -> Facts:
    """Return the function, with an outer one where it is a function of more than a polynomial."""
    inside = read(values["f"])
    outer = ""
    application = _application(inside)
    if application is not None and _polynomial(application[1]) is None:
        outer, inside = application
    polynomial, factors = _product(inside)
    facts = {"outer": outer, "polynomial": polynomial, "factors": factors, "order": values["order"]}
    return msgspec.convert(facts, Facts)


def _product(node: Node) -> tuple[list[int], list[tuple[str, int]]]:
    """Return the polynomial and the functions of multiples of x that a product has as factors."""
    number, factors = term_of(node)
    coefficients = [1]
    functions: list[tuple[str, int]] = []
    for factor in factors:
        function = _of_multiple(factor)
        polynomial = _polynomial(factor)
        if function is not None:
            functions.append(function)
        elif polynomial is None or coefficients != [1]:
            raise Unreadable("a factor is no function of a multiple of x, or there are two polynomials")
        else:
            coefficients = polynomial
    return [integer(number * coefficient) for coefficient in coefficients], sorted(functions)


def _of_multiple(node: Node) -> tuple[str, int] | None:
    """Return a function of a multiple of x, and that multiple; None for anything else."""
    match _application(node):
        case (function, inside):
            match _polynomial(inside):
                case [scale, 0]:
                    return function, scale
    return None


def _application(node: Node) -> tuple[str, Node] | None:
    """Return a function and what it is taken of, of 1 + t only the t; None for anything else."""
    match node:
        case Power(inside, exponent) if exponent == Number(Fraction(-1)) and inside != EULER:
            return "reciprocal", negative(beside_one(inside))
    try:
        function_of(node)
    except ValueError:
        return None
    return function_of_small(node)


def _polynomial(node: Node) -> list[int] | None:
    """Return the integer coefficients of an expanded polynomial, the highest power first; None for others."""
    try:
        terms = expanded(node, "x")
        degree = max(power for (power,) in terms)
        return [integer(terms.get((power,), Fraction(0))) for power in range(degree, -1, -1)]
    except ValueError:
        return None


READER = reader(Facts, Phrases(TEXTS, {}), made)
