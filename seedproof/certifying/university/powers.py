"""Integrals of powers between positive numbers; the integral of 1/x is a logarithm."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal, product, term
from seedproof.certifying.university.constants import exact, square
from seedproof.certifying.university.expression import Expression, root
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import Monomial, Polynomial, constant
from seedproof.certifying.university.series import value

LEMMAS = {"integral_of_reciprocal": "The integral of 1/x from a to b is ln(b/a), for positive a and b."}


def between_numbers(ground: Ground, of: Polynomial, bounds: Sequence[tuple[str, int, int]]) -> Term:
    """Integrate sums of powers, letter by letter, between numbers."""
    ground.use("fundamental_theorem")
    for by, low, high in bounds:
        made = constant(0)
        for monomial, coefficient in of.terms.items():
            rest: Monomial = tuple(pair for pair in monomial if pair[0] != by)
            exponent = dict(monomial).get(by, Fraction(0))
            made = made + Polynomial({rest: term(_integral(ground, coefficient, exponent, low, high))})
        of = made
    return of.number()


def half_power(ground: Ground, base: Expression, exponent: Fraction) -> Term:
    """Return a power of a number whose square is rational, or of a root of a rational number.

    Raises: Unread for any other power.
    """
    rational = exact(base)
    unit, times = (base, exponent) if rational is None else (root(base), 2 * exponent)
    of_unit = square(unit)
    if of_unit is None or times.denominator != 1:
        raise Unread(f"the power {exponent} of {base}")
    whole, half = divmod(int(times), 2)
    return product([term(of_unit**whole), value(ground, unit, {}) if half else term(1)])


def _integral(ground: Ground, coefficient: Term, exponent: Fraction, low: int, high: int) -> Term:
    if exponent == -1:
        ground.use("integral_of_reciprocal")
        return coefficient * (ground.logarithm(term(high)) - ground.logarithm(term(low)))
    ground.use("power_rule")
    found = ground.unknown("c")
    ground.say("the coefficient of an antiderivative", equal(found * (exponent + 1), coefficient))
    return found * (_power(ground, high, exponent + 1) - _power(ground, low, exponent + 1))


def _power(ground: Ground, base: int, exponent: Fraction) -> Term:
    root = term(base) if exponent.denominator == 1 else ground.root(base, exponent.denominator)
    made = product([root] * abs(exponent.numerator))
    return made if exponent >= 0 else ground.quotient(1, made)
