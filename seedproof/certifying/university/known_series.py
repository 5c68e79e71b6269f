"""Functions made of polynomials and of functions with known power series: their coefficients as formulas."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import factorial
from typing import Literal

from seedproof.certifying.script import Unread
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Name,
    Number,
    Power,
    Product,
    Quotient,
    Sum,
    added,
    multiplied,
    number,
    replaced,
)
from seedproof.certifying.university.polynomials import polynomial

LEMMAS = {
    "known_series": (
        "1/(1 - q)^k for natural k and -ln(1 - q) are the sums of C(m + k - 1, k - 1) q^m from m = 0 and "
        "of q^m/m from m = 1, both for |q| < 1, and exp q is that of q^m/m! from m = 0 for all q; a "
        "polynomial factor shifts and adds their terms."
    ),
}

FACTORIAL = Name("F")
"""The factorial of n, in formulas for the n-th term."""
Coefficients = Mapping[int, Fraction]


@dataclass(frozen=True, slots=True)
class Known:
    """A function of q = r x with a known series: 1, 1/(1 - q)^k, ln(1 - q) or exp q."""

    kind: Literal["one", "geometric", "logarithm", "exponential"]
    rate: Fraction = Fraction(0)
    degree: int = 0

    def coefficient(self, shift: int) -> Expression:
        """Return the coefficient of x^(n + shift), for n + shift above 0, as a formula in n."""
        place = Name("n") + shift
        power = Power(number(self.rate), place)
        match self.kind:
            case "geometric":
                return multiplied([power, *((place + more) / more for more in range(1, self.degree))])
            case "logarithm":
                return -power / place
            case "exponential" if shift <= 0:
                falling = [Name("n") - down for down in range(-shift)]
                return multiplied([power, *falling]) / FACTORIAL
            case "one":
                return number(0)
        raise Unread(f"the coefficient of x^(n + {shift}) of {self}")

    def first(self, place: int) -> Expression:
        """Return the coefficient of x^place."""
        return at_index(self.coefficient(0), place) if place else number(int(self.kind != "logarithm"))


@dataclass(frozen=True, slots=True)
class Summand:
    """A polynomial times a function with a known series."""

    polynomial: Coefficients
    known: Known

    @property
    def degree(self) -> int:
        """The degree of the polynomial."""
        return max(self.polynomial, default=0)

    def coefficient(self, shift: int) -> Expression:
        """Return the coefficient of x^(n + shift), for n + shift above the degree, as a formula in n."""
        return added(
            number(factor) * self.known.coefficient(shift - down) for down, factor in self.polynomial.items()
        )

    def first(self, place: int) -> Expression:
        """Return the coefficient of x^place."""
        return added(
            number(factor) * self.known.first(place - down)
            for down, factor in self.polynomial.items()
            if down <= place
        )


def summands(formula: Expression) -> list[Summand]:
    """Write a formula in x as a sum of polynomials times functions with known series.

    Raises: Unread for a formula of another kind.
    """
    match formula:
        case Sum(terms):
            return [summand for part in terms for summand in summands(part)]
        case Product(factors):
            return reduce(_product, [summands(factor) for factor in factors])
        case Quotient(over, under) if (value := exact(under)) is not None:
            return _product(summands(over), [Summand({0: 1 / value}, _ONE)])
        case Quotient(over, Power(base, Number(degree))) if degree.denominator == 1 and degree > 0:
            return _product(summands(over), [_geometric(base, int(degree))])
        case Quotient(over, under):
            return _product(summands(over), [_geometric(under, 1)])
        case Function("ln", (inner,)) if (rate := _line(inner).get(1)) and _line(inner).get(0) == 1:
            return [Summand(_UNIT, Known("logarithm", -rate))]
        case Function("exp", (inner,)) if set(_line(inner)) == {1}:
            return [Summand(_UNIT, Known("exponential", _line(inner)[1]))]
    return [Summand(_coefficients(formula), _ONE)]


def at_index(formula: Expression, place: int) -> Expression:
    """Put a number in the place of n, and its factorial in the place of that of n."""
    return replaced(formula, {"n": number(place), FACTORIAL.name: number(factorial(place))})


_ONE = Known("one")
_UNIT: Coefficients = {0: Fraction(1)}


def _product(left: list[Summand], right: list[Summand]) -> list[Summand]:
    return [_multiplied(one, other) for one in left for other in right]


def _multiplied(left: Summand, right: Summand) -> Summand:
    if _ONE not in (left.known, right.known):
        raise Unread("a product of functions whose series are known")
    made: dict[int, Fraction] = {}
    for a, one in left.polynomial.items():
        for b, other in right.polynomial.items():
            made[a + b] = made.get(a + b, Fraction(0)) + one * other
    return Summand(made, left.known if right.known == _ONE else right.known)


def _geometric(base: Expression, degree: int) -> Summand:
    """Return 1/(a + b x)^k as a multiple of 1/(1 - q)^k."""
    line = _line(base)
    if not line.get(0):
        raise Unread(f"no series at 0: {base}")
    return Summand({0: line[0] ** -degree}, Known("geometric", -line.get(1, Fraction(0)) / line[0], degree))


def _line(formula: Expression) -> Coefficients:
    found = _coefficients(formula)
    if set(found) - {0, 1}:
        raise Unread(f"no linear formula: {formula}")
    return found


def _coefficients(formula: Expression) -> Coefficients:
    found = {}
    for monomial, coefficient in polynomial(formula).terms.items():
        powers = dict(monomial)
        power = powers.pop("x", Fraction(0))
        if powers or power.denominator != 1 or power < 0 or coefficient.number is None:
            raise Unread(f"no polynomial in x: {formula}")
        found[int(power)] = coefficient.number
    return found
