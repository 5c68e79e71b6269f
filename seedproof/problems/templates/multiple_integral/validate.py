"""Integrates polynomials between polynomial ends, in x first; in space along z, then y, then x.

The parabola y = k x^2 is passed by y = k u^2, so that its left and right ends are polynomials in u.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpq_mpoly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import stated_number
from seedproof.problems.checking.spaces import ONE, ZERO, U, X, Y, between, number, polynomial, put, value
from seedproof.problems.templates.multiple_integral import facts as regions
from seedproof.problems.templates.multiple_integral.facts import Facts, Plane


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check the integrals of 1 and of the function."""
    size, integral = answers
    if stated_number(size) != _over(facts.region, ONE):
        yield f"the size is not {size[:40]}"
    if stated_number(integral) != _over(facts.region, polynomial(facts.terms)):
        yield f"the integral is not {integral[:40]}"


def _over(region: Plane | regions.Tetrahedron, integrand: fmpq_mpoly) -> Fraction:
    """Return the integral over a region."""
    match region:
        case regions.Below(width, factor):
            over_x = between(integrand, 0, Y / factor, number(width))
            return value(between(over_x, 1, ZERO, number(factor * width)))
        case regions.Above(width, factor):
            over_x = between(integrand, 0, ZERO, Y / factor)
            return value(between(over_x, 1, ZERO, number(factor * width)))
        case regions.Parabola(width, factor):
            over_x = between(integrand, 0, U**2 / width, U)
            in_u = put(over_x, 1, factor * U**2) * (2 * factor * U)
            return value(between(in_u, 3, ZERO, number(width)))
        case regions.Tetrahedron((a, b, c)):
            left = 1 - X / a
            over_z = between(integrand, 2, ZERO, c * (left - Y / b))
            over_y = between(over_z, 1, ZERO, b * left)
            return value(between(over_y, 0, ZERO, number(a)))


CHECKER = Checker(
    facts=Facts,
    method="iterated integral in the other order",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
