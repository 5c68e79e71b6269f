"""Multiplies back: dividend = quotient * divisor + remainder, and Bezout's identity, with all degrees.

Each of quotient, remainder, common divisor and Bezout factor is the only polynomial that its identity and its
degree allow; the other polynomials of the identity are flint's, so each answer is judged alone.
"""

from collections.abc import Iterator, Sequence

from flint import fmpq_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.polynomials import flint_polynomial, stated_polynomial
from seedproof.problems.templates.polynomial_division.facts import Asked, Facts


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Every answer against the identity that it belongs to."""
    f = flint_polynomial(facts.f)
    g = flint_polynomial(facts.g)
    if not f.degree() >= g.degree() >= 1:
        yield "the divisor has no degree below that of the dividend"
        return
    for asked, text in zip(facts.asked, answers, strict=True):
        stated = stated_polynomial(text, "x")
        if stated is None:
            yield f"{text!r} is no polynomial in x"
        else:
            yield from _identity_wrong(asked, stated, f, g, text)


def _identity_wrong(asked: Asked, stated: fmpq_poly, f: fmpq_poly, g: fmpq_poly, text: str) -> Iterator[str]:
    match asked:
        case "quotient":
            if (f - stated * g).degree() >= g.degree():
                yield f"f minus {text} times g has no lower degree than g"
        case "remainder":
            if stated.degree() >= g.degree() or not _divides(g, f - stated):
                yield f"{text} is not what g leaves of f"
        case "divisor" | "d":
            yield from _divisor_wrong(stated, f, g, text)
        case "u":
            if not _is_bezout_factor(stated, f, g):
                yield f"{text} is not the factor u of lowest degree in Bezout's identity"
        case "v":
            if not _is_bezout_factor(stated, g, f):
                yield f"{text} is not the factor v of lowest degree in Bezout's identity"


def _divides(divisor: fmpq_poly, dividend: fmpq_poly) -> bool:
    remainder = dividend % divisor
    return bool(remainder.degree() < 0)


def _divisor_wrong(stated: fmpq_poly, f: fmpq_poly, g: fmpq_poly, text: str) -> Iterator[str]:
    """It divides both, is monic, and is a combination of both."""
    if stated.degree() < 0 or stated[stated.degree()] != 1:
        yield f"{text} is not monic"
    elif not _divides(stated, f) or not _divides(stated, g):
        yield f"{text} does not divide both f and g"
    else:
        common, u, v = f.xgcd(g)
        if u * f + v * g != common or common.degree() != stated.degree():
            yield f"{text} is not the greatest common divisor"


def _is_bezout_factor(stated: fmpq_poly, first: fmpq_poly, second: fmpq_poly) -> bool:
    """Return whether the common divisor is this multiple of the first one, up to multiples of the second."""
    divisor = first.gcd(second)
    if stated.degree() >= second.degree() - divisor.degree():
        return False
    return _divides(second, divisor - stated * first)


CHECKER = Checker(
    facts=Facts,
    method="division and Bezout identity",
    wrong=wrong,
    types=lambda facts: ["expression(x)" for _ in facts.asked],
)
