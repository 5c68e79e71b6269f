"""Draws numerals of every kind within bounds."""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd

from seedproof.benchmarks.curriculum.grammar.made import Made
from seedproof.benchmarks.curriculum.standards.numbers import Decimals, Fractions, Kind, Whole
from seedproof.benchmarks.curriculum.symbolic.problem import Number, Operation
from seedproof.exact.number import Exact
from seedproof.record.draws import Draws

TRIES = 8


def constant(draws: Draws, kinds: Sequence[Kind], low: Exact, high: Exact) -> Made | None:
    """Draw a numeral of one of the kinds, from `low` to `high` and not 0; None where none was found."""
    kind = kinds[0] if len(kinds) == 1 else draws.choice(kinds)
    if type(kind) is Whole:
        return _whole(draws, kind, low, high)
    if type(kind) is Decimals:
        return _decimal(draws, kind, low, high)
    if type(kind) is Fractions:
        return _fraction(draws, kind, low, high)
    return None


def numeral(value: Exact, as_fraction: bool = False) -> Made:
    """Write a value as a decimal, if it ends soon; else, or if so wanted, as a fraction."""
    if value.denominator == 1:
        return Made(Number(value.numerator), value.numerator)
    for places in () if as_fraction else (1, 2, 3):
        if 10**places % value.denominator == 0:
            return Made(Number(value.numerator * 10**places // value.denominator, places), value)
    return fraction(value.numerator, value.denominator)


def fraction(top: int, under: int) -> Made:
    """Build a fraction as it is written."""
    return Made(Operation("/", Number(top), Number(under)), Fraction(top, under))


def _whole(draws: Draws, kind: Whole, low: Exact, high: Exact) -> Made | None:
    least = max(kind.low, -(-low // 1))
    most = min(kind.high, high // 1)
    if least > most:
        return None
    if kind.by_length:
        digits = draws.between(len(str(least)), len(str(most)))
        least = max(least, 10 ** (digits - 1))
        most = min(most, 10**digits - 1)
    number = draws.between(least, most)
    return Made(Number(number), number)


def _decimal(draws: Draws, kind: Decimals, low: Exact, high: Exact) -> Made | None:
    places = draws.choice(kind.places)
    scale = 10**places
    least = -(-low * scale // 1)
    most = high * scale // 1
    top = kind.high * scale
    least = max(least, -top if kind.signed else 1)
    most = min(most, top)
    if least > most:
        return None
    for _ in range(TRIES):
        digits = draws.between(least, most)
        if digits % 10:
            return Made(Number(digits, places), Fraction(digits, scale))
    return None


def _fraction(draws: Draws, kind: Fractions, low: Exact, high: Exact) -> Made | None:
    """Draw a proper fraction more often than not, else one with a whole part, small ones more often."""
    below = 1 if draws.below(5) < 3 else draws.between(2, max(2, kind.high))
    for _ in range(TRIES):
        under = draws.choice(kind.denominators)
        top = min(kind.top, kind.high * under)
        least = max(-(-low * under // 1), -top if kind.signed else 1)
        most = min(high * under // 1, top)
        if least < below * under and most > -below * under:
            least = max(least, 1 - below * under)
            most = min(most, below * under - 1)
        if least > most:
            continue
        number = draws.between(least, most)
        if gcd(number, under) == 1:
            return fraction(number, under)
    return None
