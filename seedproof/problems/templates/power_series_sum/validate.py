"""Expands the closed form again and compares coefficients; sums the numerical series, bounding the rest.

All closed forms of a kind are a rational function of small degree, a polynomial times one logarithm, or times
one exponential: as many coefficients as are compared here tell them apart.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import factorial

from flint import arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.series import BITS, agree, are_equal, ball, exact, expansion
from seedproof.problems.templates.power_series_sum.facts import Facts

_COMPARED = 8
"""Coefficients."""
_LARGEST_POINT = Fraction(4, 5)
_TERMS = 900
"""Of the numerical series: (4/5)^900 is below 10^-87."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare coefficients and value."""
    closed, value = answers
    if facts.scale == 0:
        yield "the scale is zero"
        return
    try:
        stated = expansion(closed, "x", _COMPARED)
        at_point = ball(value)
    except ValueError as error:
        yield str(error)
        return
    expected = [_coefficient(facts, power) for power in range(_COMPARED)]
    if stated != expected:
        yield f"the expansion of {closed} is not the series"
        return
    at = Fraction(facts.at)
    if facts.kind != "exponential" and abs(at) > _LARGEST_POINT:
        yield "the numerical series converges slowly, or not at all"
        return
    if not agree(at_point, _numerical_sum(facts, at)):
        yield f"the numerical series does not come near {value}"
        return
    divisor = facts.scale if _has_further_factor(facts) else 1
    substituted = re.sub(r"\bx\b", f"({facts.scale * at})", closed)
    if not are_equal(f"({substituted})/({divisor})", value, "number"):
        yield f"{value} is not seen to be the value of {closed}"


def _has_further_factor(facts: Facts) -> bool:
    """Return whether the powers of x are one higher than those of the scale."""
    return facts.kind in ("logarithm", "double")


def _coefficient(facts: Facts, power: int) -> Fraction:
    """Return the coefficient of a power of x."""
    n = power - 1 if _has_further_factor(facts) else power
    return _term(facts, n) / Fraction(facts.scale) ** n


def _term(facts: Facts, n: int) -> Fraction:
    """Return the coefficient with this n, without the scale; zero before the first one."""
    if n < (1 if facts.kind == "double" else 0):
        return Fraction(0)
    weight = sum(coefficient * n**power for power, coefficient in enumerate(reversed(facts.weight)))
    match facts.kind:
        case "geometric":
            return Fraction(weight)
        case "logarithm":
            return Fraction(weight, n + 1)
        case "double":
            return Fraction(weight, n * (n + 1))
        case "exponential":
            return Fraction(weight, factorial(n))


def _numerical_sum(facts: Facts, at: Fraction) -> arb:
    """Return the sum of so many terms that the rest is far below what is compared."""
    with precision(BITS):
        base = exact(at)
        result = arb(0)
        power = base if _has_further_factor(facts) else arb(1)
        for n in range(150 if facts.kind == "exponential" else _TERMS):
            result += power * exact(_term(facts, n))
            power *= base
        return result


def types(facts: Facts) -> list[str]:
    """Return the type of each part."""
    if facts.kind == "exponential":
        return ["expression(x)", "number"]
    radius = abs(facts.scale)
    return [f"expression(x; -{radius} < x < {radius})", "number"]


CHECKER = Checker(
    facts=Facts, method="coefficients of the closed form, balls of the partial sums", wrong=wrong, types=types
)
