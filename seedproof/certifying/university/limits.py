"""Limits at 0 and at infinity, by the first Taylor coefficients that are not 0."""

from collections.abc import Mapping
from fractions import Fraction
from functools import reduce

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Operand, Term, different, equal, every, less, some, term
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
    root,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.series import Series, curve

LEMMAS: Mapping[str, str] = {
    "limit_by_coefficients": (
        "Let u and v have derivatives of all orders at h = 0. If v_k is the first Taylor coefficient of v "
        "that is not 0, then u/v has a finite limit exactly if u_j = 0 for all j < k, and this is "
        "u_k/v_k; else it grows in size without bound, for h > 0 with the sign of v_k times the first "
        "coefficient of u that is not 0."
    ),
    "reciprocal_letter": (
        "As x tends to infinity or to its opposite, h = 1/x or h = -1/x tends to 0 from the right; for h "
        "> 0, the root of degree d of h^n u is h^(n/d) times that of u."
    ),
}

OverUnder = tuple[Expression, Expression]
H = Name("h")
_ONE = number(1)


def small(formula: Expression, side: int) -> OverUnder:
    """Write a formula as a fraction in h, with x = h for side 0 and x = 1/h or x = -1/h for side 1 or -1.

    Raises: Unread for a root of which h is no factor.
    """
    match formula:
        case Name("x"):
            return (number(side), H) if side else (H, _ONE)
        case Sum(parts):
            return reduce(_plus, [small(part, side) for part in parts])
        case Product(parts):
            fractions = [small(part, side) for part in parts]
            return multiplied(over for over, _ in fractions), multiplied(under for _, under in fractions)
        case Quotient(above, below):
            (a, b), (c, d) = small(above, side), small(below, side)
            return a * d, b * c
        case Power(base, Number(exponent)) if exponent.denominator == 1 and exponent > 0:
            over, under = small(base, side)
            return multiplied([over] * int(exponent)), multiplied([under] * int(exponent))
        case Power(base, Number(exponent)) if side and exponent.numerator == 1:
            return _root(base, exponent.denominator, side)
        case Power(base, exponent):
            return Power(in_h(base, side), in_h(exponent, side)), _ONE
        case Function(name, (inner,)):
            return Function(name, (in_h(inner, side),)), _ONE
    return formula, _ONE


def in_h(formula: Expression, side: int) -> Expression:
    """Write a formula in h."""
    over, under = small(formula, side)
    return over if under == _ONE else over / under


def coefficients(ground: Ground, formula: Expression, order: int, **constants: Operand) -> Series:
    """Return the Taylor coefficients at h = 0; all other letters are constants."""
    along = {name: (term(one), *[term(0)] * order) for name, one in constants.items()}
    line = tuple(term(int(place == 1)) for place in range(order + 1))
    return curve(ground, formula, {"h": line, **along}, order)


def tends(ground: Ground, over: Series, under: Series, to: Operand) -> Term:
    """Say that a fraction tends to a number."""
    ground.use("limit_by_coefficients")
    return some(
        every(
            [
                *_vanish(over, place),
                *_vanish(under, place),
                different(under[place], 0),
                equal(over[place], under[place] * to),
            ]
        )
        for place in range(len(under))
    )


def grows(ground: Ground, over: Series, under: Series, sign: int) -> Term:
    """Say that a fraction tends to infinity from the right, or to its opposite."""
    ground.use("limit_by_coefficients")
    firsts = [
        every([*_vanish(over, place), *_vanish(under, later), less(0, over[place] * under[later] * sign)])
        for later in range(len(under))
        for place in range(later)
    ]
    return some(firsts)


def _vanish(series: Series, before: int) -> list[Term]:
    return [equal(one, 0) for one in series[:before]]


def _plus(left: OverUnder, right: OverUnder) -> OverUnder:
    (a, b), (c, d) = left, right
    return (a + c, b) if b == d else (a * d + c * b, b * d)


def _root(base: Expression, degree: int, side: int) -> OverUnder:
    """Return the root of a polynomial in x by that of the polynomial in h with the opposite order."""
    found = {dict(powers).get("x", Fraction(0)): one.number for powers, one in polynomial(base).terms.items()}
    highest = max(found)
    if highest % degree or None in found.values():
        raise Unread(f"no root of degree {degree} with a power of x as factor: {base}")
    reversed_ = added(
        multiplied([number((one or 0) * side ** int(power)), *[H] * int(highest - power)])
        for power, one in found.items()
    )
    return root(reversed_, degree), multiplied([H] * int(highest / degree))
