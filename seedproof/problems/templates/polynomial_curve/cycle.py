"""Differentiates the polynomial of the text, and factors the derivative."""

from fractions import Fraction

from seedproof.problems.checking.polynomials import flint_polynomial, integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.polynomial_curve.facts import CriticalPoint, Facts
from seedproof.problems.templates.polynomial_curve.phrases import TEXTS


def made(values: Values) -> Facts:
    """Return the zeros of the derivative, which must be integers, and what is asked."""
    leading, *others, constant = polynomial_of(values["rule"], "x")
    _, factors = flint_polynomial([leading, *others, constant]).derivative().factor()
    critical: list[CriticalPoint] = []
    for factor, multiplicity in factors:
        if factor.degree() > 1:
            raise Unreadable("the derivative has zeros that are no integers")
        zero = Fraction(str(-factor[0] / factor[1]))
        critical.append(CriticalPoint(integer(zero), multiplicity))
    return Facts(
        critical=sorted(critical, key=lambda zero: zero.x),
        factor=integer((1 + len(others)) * leading),
        constant=integer(constant),
        asked=values["asked"],
    )


READER = reader(Facts, Phrases(TEXTS, {}), made)
