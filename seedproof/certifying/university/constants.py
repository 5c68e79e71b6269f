"""Formulas without letters: rational numbers, and rational multiples of pi."""

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
    at_zero, at_one, at_two = (_with_pi(angle, Fraction(number)) for number in (0, 1, 2))
    if at_one is None or at_two is None:
        return None
    return at_one if at_zero == 0 and at_two == 2 * at_one else None


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
        case Product(parts) if places := [place for place, part in enumerate(parts) if "pi" in letters(part)]:
            (place, *more) = places
            if not more:
                return multiplied([*parts[:place], over_pi(parts[place]), *parts[place + 1 :]])
    raise Unread(f"not a multiple of pi: {formula}")


def _with_pi(formula: Expression, pi: Fraction | None) -> Fraction | None:
    match formula:
        case Number(number):
            return number
        case Name("pi"):
            return pi
        case Sum(parts) | Product(parts):
            values = [value for part in parts if (value := _with_pi(part, pi)) is not None]
            if len(values) < len(parts):
                return None
            return sum(values, Fraction(0)) if isinstance(formula, Sum) else prod(values, start=Fraction(1))
        case Quotient(over, under):
            above, below = _with_pi(over, pi), _with_pi(under, pi)
            return above / below if above is not None and below else None
        case Power(base, Number(exponent)) if exponent.denominator == 1:
            value = _with_pi(base, pi)
            return value ** int(exponent) if value or (value is not None and exponent > 0) else None
    return None
