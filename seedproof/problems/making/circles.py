"""Integrals of powers of cosine and sine over turns and half turns, and numbers with pi.

For what makes problems and works them out. What proves them has its own ways.
"""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.multivariate import Terms
from seedproof.text.formula import PI, Formula, total


class WithPi(NamedTuple):
    """The number rational + pi * factor."""

    rational: Fraction
    factor: Fraction

    def plus(self, number: "WithPi") -> "WithPi":
        """Return the sum."""
        return WithPi(self.rational + number.rational, self.factor + number.factor)

    def scaled(self, number: Fraction | int) -> "WithPi":
        """Return a rational multiple."""
        return WithPi(self.rational * number, self.factor * number)

    def formula(self) -> Formula:
        """Return the number as a formula, the multiple of pi first."""
        return total(multiple_of_pi(self.factor), self.rational)


def multiple_of_pi(factor: Fraction) -> Formula:
    """Return a multiple of pi as textbooks write it: 3 pi / 4."""
    return factor.numerator * PI / factor.denominator


def power_integral(cosines: int, sines: int, half_turns: int) -> WithPi:
    """Return the integral of cos^a sin^b from 0 to pi, or to 2 pi, by lowering the powers two by two."""
    if cosines % 2 == 1 or (half_turns == 2 and sines % 2 == 1):
        return WithPi(Fraction(0), Fraction(0))
    factor = Fraction(1)
    a = cosines
    b = sines
    while a >= 2:
        factor *= Fraction(a - 1, a + b)
        a -= 2
    while b >= 2:
        factor *= Fraction(b - 1, b)
        b -= 2
    if b == 1:
        return WithPi(2 * factor, Fraction(0))
    return WithPi(Fraction(0), half_turns * factor)


def turned(polynomial: Terms, half_turns: int) -> WithPi:
    """Return the integral over the angle of a polynomial in cosine and sine, its last two letters.

    Other letters must not occur.
    """
    result = WithPi(Fraction(0), Fraction(0))
    for powers, coefficient in polynomial.items():
        *rest, cosines, sines = powers
        if any(rest):
            raise ValueError("the polynomial has other letters than cosine and sine")
        result = result.plus(power_integral(cosines, sines, half_turns).scaled(coefficient))
    return result
