"""Polynomials as lists of coefficients, lowest first: what holds for every x holds for each coefficient."""

from collections.abc import Sequence
from functools import reduce
from itertools import zip_longest

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal, every, total
from seedproof.certifying.university.expression import (
    Expression,
    Name,
    Number,
    Power,
    Product,
    Quotient,
    Sum,
    letters,
)
from seedproof.certifying.university.matrices import ZERO, left_to_engine
from seedproof.certifying.university.ratio import ONE
from seedproof.certifying.university.translating import Translation
from seedproof.certifying.university.writing import written

Coefficients = Sequence[Term]
_ONE: tuple[Coefficients, Coefficients] = ([ONE], [ONE])


def coefficients(translation: Translation, expression: Expression, letter: str) -> Coefficients:
    """Return the coefficients of a polynomial in a letter; other letters may stand in them.

    Raises: Unread for anything else.
    """
    over, under = fraction(translation, expression, letter)
    if len(under) > 1 or under[0].number is None:
        raise Unread(f"no polynomial in {letter}: {written(expression)}")
    return [entry / under[0].number for entry in over] if under[0].number != 1 else over


def fraction(
    translation: Translation, expression: Expression, letter: str
) -> tuple[Coefficients, Coefficients]:
    """Return the coefficients of numerator and denominator of a rational function.

    Raises: Unread for anything else.
    """
    match expression:
        case _ if letter not in letters(expression):
            value = translation.ratio(expression)
            return [value.over], [value.under]
        case Name():
            return [ZERO, ONE], [ONE]
        case Sum(terms):
            return reduce(_added, [fraction(translation, term, letter) for term in terms])
        case Product(parts):
            return reduce(_multiplied, [fraction(translation, part, letter) for part in parts])
        case Quotient(above, below):
            over, under = fraction(translation, below, letter)
            return _multiplied(fraction(translation, above, letter), (under, over))
        case Power(base, Number(exponent)) if exponent.denominator == 1 and exponent >= 0:
            factors = [fraction(translation, base, letter)] * int(exponent)
            return reduce(_multiplied, factors, _ONE)
    raise Unread(f"no rational function of {letter}: {written(expression)}")


def plus(left: Coefficients, right: Coefficients) -> Coefficients:
    """Add two polynomials."""
    return [a + b for a, b in zip_longest(left, right, fillvalue=ZERO)]


def times(left: Coefficients, right: Coefficients) -> Coefficients:
    """Multiply two polynomials."""
    powers = range(len(left) + len(right) - 1)
    return [total(left[a] * right[b] for a, b in _places(left, right, power)) for power in powers]


def are_same(left: Coefficients, right: Coefficients) -> Term:
    """Say that two polynomials have the same coefficients."""
    return every(equal(left_to_engine(a), b) for a, b in zip_longest(left, right, fillvalue=ZERO))


def unknown_polynomial(translation: Translation, name: str, degree: int) -> Coefficients:
    """Declare the coefficients of a polynomial of at most a degree; below 0 it is 0."""
    return [translation.unknown(f"{name}_{power}") for power in range(degree + 1)] or [ZERO]


def degree(polynomial: Coefficients) -> int:
    """Return the degree of a polynomial whose coefficients are numbers.

    Raises: Unread if its highest coefficients are 0 or no numbers.
    """
    highest = polynomial[-1].number
    if not highest:
        raise Unread(f"a polynomial of unclear degree: {polynomial[-1].text}")
    return len(polynomial) - 1


def value_at(polynomial: Coefficients, place: Term) -> Term:
    """Put a number into a polynomial."""
    return reduce(lambda value, entry: value * place + entry, reversed(polynomial))


def _added(
    left: tuple[Coefficients, Coefficients], right: tuple[Coefficients, Coefficients]
) -> tuple[Coefficients, Coefficients]:
    if left[1] == right[1]:
        return plus(left[0], right[0]), left[1]
    over = plus(times(left[0], right[1]), times(right[0], left[1]))
    return over, times(left[1], right[1])


def _multiplied(
    left: tuple[Coefficients, Coefficients], right: tuple[Coefficients, Coefficients]
) -> tuple[Coefficients, Coefficients]:
    return times(left[0], right[0]), times(left[1], right[1])


def _places(left: Coefficients, right: Coefficients, power: int) -> list[tuple[int, int]]:
    return [(a, power - a) for a in range(len(left)) if 0 <= power - a < len(right)]
