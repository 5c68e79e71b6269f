"""Integrates polynomials between polynomial ends, in x first; in space along z, then y, then x.

The parabola y = k x^2 is passed by y = k s^2, so that its left and right ends are polynomials in s.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import Ordering, fmpq_mpoly, fmpq_mpoly_ctx

from seedproof.problems.checker import Checker
from seedproof.problems.templates.multiple_integral.facts import (
    Above,
    Below,
    Facts,
    Parabola,
    Plane,
    Tetrahedron,
)

_RING = fmpq_mpoly_ctx.get(("x", "y", "z", "s"), Ordering.lex)
_LETTERS = _RING.gens()
_X, _Y, _, _S = _LETTERS
_ZERO = _RING.constant(0)
_ANSWER = re.compile(r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check the integrals of 1 and of the function."""
    size, integral = answers
    if not _is_number(size, _over(facts.region, _RING.constant(1))):
        yield f"the size is not {size[:40]}"
    if not _is_number(integral, _over(facts.region, _polynomial(facts.terms))):
        yield f"the integral is not {integral[:40]}"


def _is_number(text: str, expected: Fraction) -> bool:
    return _ANSWER.fullmatch(text) is not None and Fraction(text) == expected


def _polynomial(terms: Sequence[Sequence[int]]) -> fmpq_mpoly:
    polynomial = _ZERO
    for *powers, coefficient in terms:
        term = _RING.constant(coefficient)
        for letter, power in zip(_LETTERS, powers, strict=False):
            term *= letter**power
        polynomial += term
    return polynomial


def _over(region: Plane | Tetrahedron, integrand: fmpq_mpoly) -> Fraction:
    """Return the integral over a region."""
    match region:
        case Below(width, factor):
            over_x = _between(integrand, 0, _Y / factor, _RING.constant(width))
            return _number(_between(over_x, 1, _ZERO, _RING.constant(factor * width)))
        case Above(width, factor):
            over_x = _between(integrand, 0, _ZERO, _Y / factor)
            return _number(_between(over_x, 1, _ZERO, _RING.constant(factor * width)))
        case Parabola(width, factor):
            over_x = _between(integrand, 0, _S**2 / width, _S)
            in_s = over_x.compose(_X, factor * _S**2, _ZERO, _S) * (2 * factor * _S)
            return _number(_between(in_s, 3, _ZERO, _RING.constant(width)))
        case Tetrahedron((a, b, c)):
            left = 1 - _X / a
            over_z = _between(integrand, 2, _ZERO, c * (left - _Y / b))
            over_y = _between(over_z, 1, _ZERO, b * left)
            return _number(_between(over_y, 0, _ZERO, _RING.constant(a)))


def _between(integrand: fmpq_mpoly, variable: int, low: fmpq_mpoly, high: fmpq_mpoly) -> fmpq_mpoly:
    """Return the integral in one variable."""
    antiderivative = integrand.integral(variable)
    return _with_value(antiderivative, variable, high) - _with_value(antiderivative, variable, low)


def _with_value(polynomial: fmpq_mpoly, variable: int, value: fmpq_mpoly) -> fmpq_mpoly:
    values = [*_LETTERS]
    values[variable] = value
    return polynomial.compose(*values)


def _number(constant: fmpq_mpoly) -> Fraction:
    value = constant(0, 0, 0, 0)
    return Fraction(int(value.p), int(value.q))


CHECKER = Checker(
    facts=Facts,
    method="iterated integral in the other order",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
