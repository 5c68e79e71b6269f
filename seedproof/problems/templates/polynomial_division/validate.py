"""Multiplies back: dividend = quotient * divisor + remainder, and Bezout's identity, with all degrees.

Each of quotient, remainder, common divisor and Bezout factor is the only polynomial that its identity and its
degree allow; the other polynomials of the identity are flint's, so each answer is judged alone.
"""

import re
from collections.abc import Iterator, Sequence

from flint import fmpq, fmpq_poly

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_TERM = re.compile(
    r"(?P<sign>^-?| [+-] )(?=[0-9x])(?:(?P<number>[0-9]{1,7})(?:\*(?=x)|(?!x)))?"
    r"(?P<x>x(?:\*\*(?P<power>[2-9]))?)?(?:/(?P<below>[1-9][0-9]{0,6}))?"
)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Every answer against the identity that it belongs to."""
    f, g = (fmpq_poly(facts[name][::-1]) for name in "fg")
    if not (f.degree() >= g.degree() >= 1):
        yield "the divisor has no degree below that of the dividend"
        return
    divisor = f.gcd(g)
    for name, text in zip(facts["asked"], answers, strict=True):
        stated = _polynomial(text)
        if stated is None:
            yield f"{text!r} is no polynomial in x"
        elif name == "quotient" and (f - stated * g).degree() >= g.degree():
            yield f"f minus {text} times g has no lower degree than g"
        elif name == "remainder" and (stated.degree() >= g.degree() or not _divides(g, f - stated)):
            yield f"{text} is not what g leaves of f"
        elif name in ("divisor", "d"):
            yield from _not_greatest(stated, f, g, text)
        elif name in ("u", "v"):
            one, other = (f, g) if name == "u" else (g, f)
            if stated.degree() >= other.degree() - divisor.degree() or not _divides(
                other, divisor - stated * one
            ):
                yield f"{text} is not the factor {name} of lowest degree in Bezout's identity"


def _divides(one: fmpq_poly, other: fmpq_poly) -> bool:
    return (other % one).degree() < 0


def _not_greatest(stated: fmpq_poly, f: fmpq_poly, g: fmpq_poly, text: str) -> Iterator[str]:
    """It divides both, is monic, and is a combination of both."""
    if stated.degree() < 0 or stated[stated.degree()] != 1:
        yield f"{text} is not monic"
    elif not (_divides(stated, f) and _divides(stated, g)):
        yield f"{text} does not divide both f and g"
    else:
        common, u, v = f.xgcd(g)
        if u * f + v * g != common or common.degree() != stated.degree():
            yield f"{text} is not the greatest common divisor"


def _polynomial(text: str) -> fmpq_poly | None:
    """Read term by term."""
    found, at = fmpq_poly(), 0
    while at < len(text):
        match = _TERM.match(text, at)
        if match is None or not (match["number"] or match["x"]):
            return None
        at = match.end()
        value = fmpq(int(match["number"] or 1), int(match["below"] or 1))
        power = int(match["power"] or 1) if match["x"] else 0
        found += fmpq_poly([0] * power + [-value if "-" in match["sign"] else value])
    return found if text else None


CHECKER = Checker(
    facts=Facts,
    method="division and Bezout identity",
    wrong=wrong,
    types=lambda facts: ["expression(x)"] * len(facts["asked"]),
)
