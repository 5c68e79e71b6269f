"""Quotients of polynomials in x with integer coefficients, read from LaTeX and from answers."""

from fractions import Fraction

from flint import fmpz_poly

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.checking.terms import term_of


def quotient_of(text: str) -> tuple[list[int], list[int]]:
    """Return numerator and denominator, the highest powers first. Raises: ValueError where there are none."""
    halves = stated_quotient(text)
    if halves is None:
        raise ValueError(f"{text!r} is no fraction of polynomials")
    above, below = ([int(number) for number in reversed(half.coeffs())] for half in halves)
    return above, below


def stated_quotient(text: str) -> tuple[fmpz_poly, fmpz_poly] | None:
    """Return numerator and denominator that an answer states, None where it is no fraction of polynomials."""
    try:
        number, factors = term_of(read(text))
        above = fmpz_poly([integer(number)])
        below = fmpz_poly([1])
        for factor in factors:
            match factor:
                case Power(half, Number(exponent)) if exponent == -1:
                    below *= _polynomial(half)
                case _:
                    above *= _polynomial(factor)
    except (ValueError, ZeroDivisionError):
        return None
    return above, below


def _polynomial(node: Node) -> fmpz_poly:
    terms = expanded(node, "x")
    return fmpz_poly([integer(terms.get((power,), Fraction(0))) for power in range(5)])
