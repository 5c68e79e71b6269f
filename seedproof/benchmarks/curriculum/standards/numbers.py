"""The kinds of numerals that a standard lets its problems have."""

from math import gcd
from typing import TypeAlias

import msgspec

from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation
from seedproof.exact.number import Exact


class Whole(msgspec.Struct, frozen=True):
    """Whole numbers from `low` to `high`; with `by_length`, every number of digits is as frequent."""

    low: int
    high: int
    by_length: bool = False

    def has(self, numeral: Expression) -> bool:
        """Return whether an expression is a whole number in bounds, as it is written."""
        return type(numeral) is Number and not numeral.places and self.low <= numeral.digits <= self.high

    def reaches(self, value: Exact) -> bool:
        """Return whether a value worked out of such numbers is as plain as they are."""
        return value.denominator == 1


class Decimals(msgspec.Struct, frozen=True):
    """Decimals up to `high`, with one of the numbers of places and no 0 at the end; `signed`: from -high.

    A number of places that is listed twice is twice as frequent. A value worked out of them may have `finest`
    places.
    """

    high: int
    places: tuple[int, ...]
    finest: int
    signed: bool = False

    def has(self, numeral: Expression) -> bool:
        """Return whether an expression is such a decimal, as it is written."""
        if type(numeral) is not Number or numeral.places not in self.places or numeral.digits % 10 == 0:
            return False
        return abs(numeral.digits) <= self.high * 10**numeral.places and (self.signed or numeral.digits > 0)

    def reaches(self, value: Exact) -> bool:
        """Return whether a value worked out of such numbers ends after the places that it may have."""
        scale: int = 10**self.finest
        return scale % value.denominator == 0


class Fractions(msgspec.Struct, frozen=True):
    """Fractions in lowest terms, up to `high`, with numerators up to `top`; `signed` ones from -high on.

    A value worked out of them may have a denominator up to `finest`, or one of `results` if these are given.
    A denominator that is listed twice is twice as frequent.
    """

    high: int
    top: int
    denominators: tuple[int, ...]
    finest: int
    signed: bool = False
    results: tuple[int, ...] = ()

    def has(self, numeral: Expression) -> bool:
        """Return whether an expression is such a fraction, as it is written."""
        if type(numeral) is not Operation or numeral.op != "/":
            return False
        over = numeral.left
        under = numeral.right
        if type(over) is not Number or type(under) is not Number or over.places or under.places:
            return False
        if under.digits not in self.denominators or gcd(over.digits, under.digits) > 1:
            return False
        size = abs(over.digits)
        return 0 < size <= min(self.top, self.high * under.digits) and (self.signed or over.digits > 0)

    def reaches(self, value: Exact) -> bool:
        """Return whether a value worked out of such numbers has a denominator that people use."""
        if self.results:
            return value.denominator in self.results
        return value.denominator <= self.finest


Kind: TypeAlias = Whole | Decimals | Fractions
