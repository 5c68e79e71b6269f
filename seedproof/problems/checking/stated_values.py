"""Stated values and integrals as balls, which must meet to 40 digits.

A stated value may only be made of small numbers, pi, e, roots and logarithms: two such values this short do
not agree so far unless they are the same.
"""

import re
from collections.abc import Callable
from fractions import Fraction

from flint import acb, arb, fmpq

from seedproof.equivalence import read
from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.record.budget import Budget

BITS = 192
_WIDEST = 1e-40
_SECONDS = 5.0
_FORM = re.compile(r"(?:[0-9]{1,7}|pi|e|sqrt|log|exp|arctan|arcsin|\*\*|[-+*/ ()]){1,70}")

Integrand = Callable[[acb, bool], acb]
"""A function on complex balls; the flag says whether it must be analytic on the ball."""


def ball(number: int | str | Fraction) -> arb:
    """Return a rational number as a ball, at the working precision."""
    exact = Fraction(number)
    return arb(fmpq(exact.numerator, exact.denominator))


def stated(answer: str) -> arb | None:
    """Return the stated value; None where the text is no short exact value."""
    if not _FORM.fullmatch(answer):
        return None
    try:
        with precision(BITS):
            return enclosure(read(answer), {}, Budget(_SECONDS))
    except (Undefined, Unclear, ValueError):
        return None


def agrees(answer: str, value: arb) -> bool:
    """Return whether the stated value and the ball meet, both of them narrow."""
    statement = stated(answer)
    return statement is not None and meets(statement, value)


def meets(left: arb, right: arb) -> bool:
    """Return whether two balls, both of them narrow, have numbers in common."""
    narrow = _is_narrow(left) and _is_narrow(right)
    return narrow and bool(left.overlaps(right))


def integral(integrand: Integrand, low: arb, high: arb) -> arb:
    """Return a ball around the integral of a real function, at the working precision."""
    return acb.integral(lambda z, analytic: integrand(z, analytic), acb(low), acb(high)).real


def _is_narrow(value: arb) -> bool:
    return value.is_finite() and float(value.rad()) <= _WIDEST * (1 + abs(float(value.mid())))
