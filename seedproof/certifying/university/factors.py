"""Formulas as a number times powers of different bases, and polynomials in x as coefficients."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.expression import (
    E,
    Expression,
    Function,
    Name,
    Number,
    Power,
    Product,
    Quotient,
    number,
)
from seedproof.certifying.university.polynomials import polynomial

X = Name("x")
LOG = Function("ln", (X,))


@dataclass(frozen=True, slots=True)
class Factors:
    """A formula as a number times powers of different bases."""

    scale: Fraction
    exponents: Mapping[Expression, Expression]

    def exponent(self, base: Expression) -> Fraction:
        """Return the exponent of a base, which has to be a number.

        Raises: Unread if it is none.
        """
        found = exact(self.exponents.get(base, number(0)))
        if found is None:
            raise Unread(f"an exponent that is no number: {self.exponents[base]}")
        return found

    @property
    def other(self) -> Expression:
        """The one base that is neither x nor a power of e nor ln x."""
        others = [base for base in self.exponents if base not in (X, E, LOG)]
        if len(others) != 1:
            raise Unread(f"not one base: {others}")
        return others[0]


def factors(formula: Expression) -> Factors:
    """Take a formula apart."""
    match formula:
        case Number(rational):
            return Factors(rational, {})
        case Product(parts):
            return _joined([factors(part) for part in parts])
        case Quotient(over, under):
            return _joined([factors(over), _raised(factors(under), number(-1))])
        case Power(base, exponent) if base != E:
            return _raised(factors(base), exponent)
        case Power(base, exponent):
            return Factors(Fraction(1), {base: exponent})
    return Factors(Fraction(1), {formula: number(1)})


def _raised(of: Factors, exponent: Expression) -> Factors:
    power = exact(exponent)
    if of.scale != 1 and (power is None or power.denominator != 1):
        raise Unread(f"a power of {of.scale}")
    scale = of.scale if of.scale == 1 or power is None else of.scale ** int(power)
    return Factors(scale, {base: inner * exponent for base, inner in of.exponents.items()})


def _joined(several: list[Factors]) -> Factors:
    exponents: dict[Expression, Expression] = {}
    for part in several:
        for base, exponent in part.exponents.items():
            exponents[base] = exponents[base] + exponent if base in exponents else exponent
    return Factors(math.prod((part.scale for part in several), start=Fraction(1)), exponents)


def coefficients(formula: Expression) -> dict[int, Fraction]:
    """Return the coefficients of a polynomial in x by exponents."""
    found: dict[int, Fraction] = {}
    for monomial, coefficient in polynomial(formula).terms.items():
        if coefficient.number is None or any(name != "x" for name, _ in monomial):
            raise Unread(f"no polynomial in x: {formula}")
        found[int(dict(monomial).get("x", 0))] = coefficient.number
    return found


def zeros(powers: Mapping[int, Fraction]) -> tuple[Fraction, Fraction] | tuple[None, None]:
    """Return the rational zeros of x^2 + b x + d, the least first; none if there are none."""
    middle = -powers.get(1, Fraction(0)) / 2
    square = middle * middle - powers.get(0, Fraction(0))
    if powers[2] != 1:
        raise Unread(f"x^2 with a factor: {powers}")
    if square < 0:
        return None, None
    step = Fraction(math.isqrt(square.numerator), math.isqrt(square.denominator))
    if step * step != square:
        raise Unread(f"zeros that are not rational: {powers}")
    return middle - step, middle + step
