"""Reads the rule of a function: a quotient of linear terms, a power with a linear exponent, a logarithm."""

from msgspec import convert

from seedproof.equivalence import read
from seedproof.problems.checking.bases import linear, logarithm_of, power_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.quotients import quotient_of
from seedproof.problems.checking.terms import terms_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.inverse_function.facts import Base, Exponential, Facts, Logarithm, Moebius
from seedproof.problems.templates.inverse_function.phrases import TEXTS


def made(values: Values) -> Facts:
    """Return the coefficients of the rule."""
    rule = values["rule"]
    terms = sorted(terms_of(read(rule)), key=lambda term: len(term.factors))
    if len(terms) == 1:
        (a, b), (c, d) = quotient_of(rule)
        return Moebius(above=(a, b), below=(c, d))
    (level, nothing), (factor, factors) = terms
    if nothing:
        raise Unreadable(f"{rule!r} has no constant term")
    kind: type[Exponential | Logarithm] = Exponential
    try:
        base, inner = power_of(factors)
    except ValueError:
        kind = Logarithm
        base, inner = logarithm_of(factors)
    return kind(convert(base, Base), integer(factor), *linear(inner), integer(level))


READER = reader(Facts, Phrases(TEXTS, {}), made)
