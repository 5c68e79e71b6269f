"""Reads the polynomial, and splits it into linear and quadratic factors."""

from flint import fmpz_poly

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.polynomial_roots.facts import Facts
from seedproof.problems.templates.polynomial_roots.phrases import TEXTS, WORDS


def made(values: Values) -> Facts:
    """Return the facts of an expanded polynomial."""
    ascending = [integer(coefficient) for coefficient in reversed(polynomial_of(values["p"], "x"))]
    content, factors = fmpz_poly(ascending).factor()
    linear: list[tuple[int, int]] = []
    quadratic: list[tuple[int, int, int]] = []
    for factor, multiplicity in factors:
        match [int(coefficient) for coefficient in factor.coeffs()]:
            case [b, a]:
                linear += [(a, b)] * multiplicity
            case [c, b, 1]:
                quadratic += [(1, b, c)] * multiplicity
            case _:
                raise Unreadable("there is a factor that is neither linear nor quadratic")
    if content != 1 or not quadratic:
        raise Unreadable("a number can be taken out, or no factor is quadratic")
    return Facts(sorted(linear), sorted(quadratic), values["sign"])


READER = reader(Facts, Phrases(TEXTS, WORDS), made)
