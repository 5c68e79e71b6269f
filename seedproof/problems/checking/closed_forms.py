"""Exact numbers that are sums of rational multiples of powers of pi times square roots, read from text."""

from collections.abc import Mapping
from fractions import Fraction

from seedproof.equivalence import Unreadable, read
from seedproof.equivalence.reading.tree import (
    Bracketed,
    Call,
    Constant,
    Listing,
    Node,
    Number,
    Power,
    Product,
    Sum,
)

ClosedForm = Mapping[tuple[int, int], Fraction]
"""Coefficients by the power of pi and the square-free number below the root; without zeros."""

_LONGEST = 200
_LARGEST_RADICAND = 10**9


def rational(number: Fraction | int) -> ClosedForm:
    """Return a rational number as a closed form."""
    return _kept({(0, 1): Fraction(number)})


def with_pi(number: Fraction, factor: Fraction) -> ClosedForm:
    """Return number + pi * factor as a closed form."""
    return _kept({(0, 1): number, (1, 1): factor})


def times_pi(factor: Fraction | int, power: int = 1) -> ClosedForm:
    """Return a rational multiple of a power of pi."""
    return _kept({(power, 1): Fraction(factor)})


def closed_form(text: str) -> ClosedForm:
    """Return the number that a text states. Raises: ValueError where it is none of this kind."""
    if len(text) > _LONGEST:
        raise ValueError("the number is too long")
    return closed_form_of(read(text))


def closed_forms(text: str) -> list[ClosedForm]:
    """Return the items of a tuple, a set or a list. Raises: ValueError."""
    if len(text) > 4 * _LONGEST:
        raise ValueError("the text is too long")
    match read(text):
        case Bracketed(_, items, _) | Listing(items):
            return [closed_form_of(item) for item in items]
    raise ValueError("there are no items")


def is_number(text: str, number: ClosedForm) -> bool:
    """Return whether a text states this number; a text that cannot be read does not."""
    try:
        return closed_form(text) == number
    except (Unreadable, ValueError, ZeroDivisionError):
        return False


def is_quotient(text: str, above: ClosedForm, below: ClosedForm) -> bool:
    """Return whether a text states above / below; below is not zero."""
    try:
        return multiplied(closed_form(text), below) == above
    except (Unreadable, ValueError, ZeroDivisionError):
        return False


def are_numbers(text: str, numbers: list[ClosedForm]) -> bool:
    """Return whether a tuple states these numbers; a text that cannot be read does not."""
    try:
        return text.startswith("(") and closed_forms(text) == numbers
    except (Unreadable, ValueError, ZeroDivisionError):
        return False


def closed_form_of(tree: Node) -> ClosedForm:
    """Return the number that a formula states. Raises: ValueError where it is none of this kind."""
    match tree:
        case Number(value):
            return rational(value)
        case Constant("pi"):
            return times_pi(1)
        case Sum(terms):
            return added(*(closed_form_of(term) for term in terms))
        case Product(factors):
            result = rational(1)
            for factor in factors:
                result = multiplied(result, closed_form_of(factor))
            return result
        case Power(base, Number(exponent)):
            return _power(closed_form_of(base), exponent)
        case Call("sqrt", (inside,)):
            return _power(closed_form_of(inside), Fraction(1, 2))
    raise ValueError("the number is no sum of multiples of pi and roots")


def added(*numbers: ClosedForm) -> ClosedForm:
    """Return the sum."""
    result: dict[tuple[int, int], Fraction] = {}
    for number in numbers:
        for key, coefficient in number.items():
            result[key] = result.get(key, Fraction(0)) + coefficient
    return _kept(result)


def multiplied(left: ClosedForm, right: ClosedForm) -> ClosedForm:
    """Return the product."""
    result: dict[tuple[int, int], Fraction] = {}
    for (left_power, left_radicand), left_coefficient in left.items():
        for (right_power, right_radicand), right_coefficient in right.items():
            outside, radicand = square_free(left_radicand * right_radicand)
            key = (left_power + right_power, radicand)
            term = left_coefficient * right_coefficient * outside
            result[key] = result.get(key, Fraction(0)) + term
    return _kept(result)


def divided(number: ClosedForm, divisor: ClosedForm) -> ClosedForm:
    """Return the quotient by a number of one term. Raises: ValueError for several terms."""
    return multiplied(number, _power(divisor, Fraction(-1)))


def square_root(number: Fraction | int) -> ClosedForm:
    """Return the root of a rational number that is not negative."""
    return _power(rational(number), Fraction(1, 2))


def _power(base: ClosedForm, exponent: Fraction) -> ClosedForm:
    if exponent == 0:
        return rational(1)
    if exponent.denominator == 1 and 0 < exponent <= 12:
        result = base
        for _ in range(int(exponent) - 1):
            result = multiplied(result, base)
        return result
    if len(base) != 1:
        raise ValueError("a sum has this exponent")
    (((power, radicand), coefficient),) = base.items()
    if exponent == -1:
        return {(-power, radicand): 1 / (coefficient * radicand)}
    if exponent.denominator == 1 and -12 <= exponent < 0:
        return _power(_power(base, -exponent), Fraction(-1))
    if exponent.denominator == 2 and radicand == 1 and power == 0 and coefficient > 0:
        outside, inside = square_free(coefficient.numerator * coefficient.denominator)
        root = {(0, inside): Fraction(outside, coefficient.denominator)}
        return root if exponent == Fraction(1, 2) else _power(root, 2 * exponent)
    raise ValueError("the exponent is not allowed")


def square_free(number: int) -> tuple[int, int]:
    """Return the factor before a root and the square-free number below it. Raises: ValueError."""
    if not 0 < number <= _LARGEST_RADICAND:
        raise ValueError("the number below the root is not allowed")
    outside = 1
    inside = number
    factor = 2
    while factor * factor <= inside:
        while inside % (factor * factor) == 0:
            inside //= factor * factor
            outside *= factor
        factor += 1
    return outside, inside


def _kept(number: Mapping[tuple[int, int], Fraction]) -> dict[tuple[int, int], Fraction]:
    return {key: coefficient for key, coefficient in number.items() if coefficient}
