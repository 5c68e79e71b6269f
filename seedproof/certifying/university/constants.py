"""Formulas without letters: rational numbers, and rational multiples of pi."""

from collections.abc import Iterable
from fractions import Fraction
from math import isqrt, prod

from seedproof.certifying.script import Unread
from seedproof.certifying.university.expression import (
    Expression,
    Name,
    Number,
    Power,
    Product,
    Quotient,
    Sum,
    added,
    letters,
    multiplied,
    number,
    root,
)


def exact(formula: Expression) -> Fraction | None:
    """Return the rational number that a formula without letters writes; None for any other formula."""
    return _with_pi(formula, None)


def square(formula: Expression) -> Fraction | None:
    """Return the square of a product of rational numbers and square roots; None for any other formula."""
    match formula:
        case Product(parts):
            squares = [found for part in parts if (found := square(part)) is not None]
            return prod(squares, start=Fraction(1)) if len(squares) == len(parts) else None
        case Power(base, Number(exponent)) if exponent == Fraction(1, 2):
            return exact(base)
    value = exact(formula)
    return None if value is None else value**2


def signed_root(of: Fraction) -> Expression:
    """Return the root of the size of a number, with the sign of the number."""
    size = abs(of)
    whole = Fraction(isqrt(size.numerator), isqrt(size.denominator))
    made = number(whole) if whole**2 == size else root(number(size))
    return made if of >= 0 else -made


def share_of_pi(angle: Expression) -> Fraction | None:
    """Return r of an angle that is written as r times pi; None for any other formula."""
    at_zero = _with_pi(angle, Fraction(0))
    at_one = _with_pi(angle, Fraction(1))
    at_two = _with_pi(angle, Fraction(2))
    if at_one is None or at_two is None:
        return None

    is_multiple = at_zero == 0 and at_two == 2 * at_one
    return at_one if is_multiple else None


def over_pi(formula: Expression) -> Expression:
    """Divide a formula by pi.

    Raises: Unread if pi is not a factor of each summand, once.
    """
    match formula:
        case Name("pi"):
            return number(1)
        case Sum(parts):
            return added(over_pi(part) for part in parts)
        case Quotient(over, under):
            return Quotient(over_pi(over), under)
        case Product(factors):
            places = [place for place, factor in enumerate(factors) if "pi" in letters(factor)]
            if len(places) == 1:
                (place,) = places
                return multiplied([*factors[:place], over_pi(factors[place]), *factors[place + 1 :]])
    raise Unread(f"not a multiple of pi: {formula}")


def _with_pi(formula: Expression, pi: Fraction | None) -> Fraction | None:
    """Return the value of a formula with a number in the place of pi; None if it has none."""
    match formula:
        case Number(number):
            return number
        case Name("pi"):
            return pi
        case Sum(terms):
            summands = _all_with_pi(terms, pi)
            return None if summands is None else sum(summands, Fraction(0))
        case Product(factors):
            values = _all_with_pi(factors, pi)
            return None if values is None else prod(values, start=Fraction(1))
        case Quotient(over, under):
            return _quotient(_with_pi(over, pi), _with_pi(under, pi))
        case Power(base, Number(exponent)) if exponent.denominator == 1:
            return _power(_with_pi(base, pi), int(exponent))
    return None


def _all_with_pi(formulas: Iterable[Expression], pi: Fraction | None) -> list[Fraction] | None:
    values = []
    for formula in formulas:
        value = _with_pi(formula, pi)
        if value is None:
            return None
        values.append(value)
    return values


def _quotient(over: Fraction | None, under: Fraction | None) -> Fraction | None:
    if over is None or under is None or under == 0:
        return None
    return over / under


def _power(base: Fraction | None, exponent: int) -> Fraction | None:
    if base is None or (base == 0 and exponent <= 0):
        return None
    return base**exponent
