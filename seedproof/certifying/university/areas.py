"""Regions between curves y = f(x), and integrals over them whose antiderivatives engines find."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.terms import Operand, Term, between, equal, every, less, one_of, real
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import Polynomial, integral, letter, polynomial

LEMMAS = {
    "iterated_integral": "An integral over a region is found letter by letter, between the bounds of each.",
    "substitution_of_square": "With x = r^2, the integral of f(x) by x is that of 2 r f(r^2) by r.",
}

Bound = tuple[str, "Polynomial | Operand", "Polynomial | Operand"]


def iterated(ground: Ground, of: Polynomial, bounds: Sequence[Bound]) -> Term:
    """Integrate letter by letter, the innermost first."""
    ground.use("iterated_integral")
    for by, low, high in bounds:
        of = integral(ground, of, by, low, high)
    return of.number()


@dataclass(frozen=True, slots=True)
class Region:
    """The points between two graphs over 0 <= x <= end; r^2 stands for x, so that its roots are powers."""

    one: Polynomial
    other: Polynomial
    end: Term
    """The r of the right end."""
    sign: Term
    """1 if the first graph is the upper one, otherwise -1."""

    def integral(self, ground: Ground, of: Polynomial) -> Term:
        """Integrate a polynomial in r over 0 <= x <= end."""
        ground.use("substitution_of_square")
        return integral(ground, of * letter("r").times(2), "r", 0, self.end).number()

    def crossing(self, at: Term) -> Term:
        """Say that the graphs meet inside."""
        return every([between(0, at, self.end), equal(self.one.value(r=at), self.other.value(r=at))])


def under(ground: Ground, curve: Expression, end: Operand) -> Region:
    """Return the region between a graph and the x-axis, from 0 to an end."""
    top = ground.unknown("end")
    ground.say("the right end is r^2", less(0, top), equal(top * top, end))
    return _region(ground, in_root(curve), Polynomial({}), top)


def enclosed(ground: Ground, one: Expression, other: Expression) -> Region:
    """Return the region between two graphs from the origin to where they meet again."""
    top = ground.unknown("end")
    first, second = in_root(one), in_root(other)
    meet = equal(first.value(r=top), second.value(r=top))
    ground.say("the graphs meet at x = r^2", less(0, top), meet)
    return _region(ground, first, second, top)


def in_root(curve: Expression) -> Polynomial:
    """Write r^2 for x."""
    return Polynomial(
        {
            tuple(("r", power * 2) for _, power in monomial): coefficient
            for monomial, coefficient in polynomial(curve).terms.items()
        }
    )


def _region(ground: Ground, one: Polynomial, other: Polynomial, end: Term) -> Region:
    sign, middle = ground.unknown("sign"), ground.unknown("middle")
    higher = less(0, (one.value(r=middle) - other.value(r=middle)) * sign)
    ground.say("which graph is the upper one", one_of(sign, [1, -1]), equal(middle * 2, end), higher)
    return Region(one, other, end, real(sign))


SQUARE = Polynomial({(("r", Fraction(2)),): real(1)})
"""The letter x, written with r."""
