"""Fractions of terms: sums and products keep numerator and denominator apart, so that no script divides."""

from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.terms import Term, at_most, different, equal, less, literal, negated

ONE = literal(1)


@dataclass(frozen=True, slots=True)
class Ratio:
    """A fraction of two terms; whoever makes one says elsewhere that the lower one is not 0."""

    over: Term
    under: Term = ONE

    def __add__(self, other: "Ratio") -> "Ratio":
        if self.under == other.under:
            return Ratio(self.over + other.over, self.under)
        return Ratio(self.over * other.under + other.over * self.under, self.under * other.under)

    def __neg__(self) -> "Ratio":
        return Ratio(-self.over, self.under)

    def __sub__(self, other: "Ratio") -> "Ratio":
        return self + -other

    def __mul__(self, other: "Ratio") -> "Ratio":
        return Ratio(self.over * other.over, self.under * other.under)

    def __truediv__(self, other: "Ratio") -> "Ratio":
        if (value := other.value) is not None:
            return Ratio(self.over * literal(1 / value), self.under)
        return Ratio(self.over * other.under, self.under * other.over)

    def __pow__(self, exponent: int) -> "Ratio":
        if exponent < 0:
            return Ratio(ONE) / self**-exponent
        return Ratio(power(self.over, exponent), power(self.under, exponent))

    @property
    def value(self) -> Fraction | None:
        """The number, of a fraction of literals."""
        if self.over.number is None or self.under.number is None:
            return None
        return self.over.number / self.under.number

    @property
    def term(self) -> Term:
        """The one term that it is, where the denominator is a number.

        Raises: ValueError where it is none.
        """
        if self.under.number is None:
            raise ValueError(f"a denominator that is no number: {self.under.text}")
        return self.over if self.under.number == 1 else self.over * literal(1 / self.under.number)


def ratio(value: Term | int | Fraction) -> Ratio:
    """Write a term or a number as a fraction."""
    return Ratio(value if isinstance(value, Term) else literal(value))


def power(base: Term, exponent: int) -> Term:
    """Multiply a term with itself; the empty product is a real 1."""
    return base**exponent if exponent else ONE


def same(left: Ratio, right: Ratio) -> Term:
    """Say that two fractions are equal, multiplied out."""
    if left.under == right.under:
        return equal(left.over, right.over)
    return equal(left.over * right.under, right.over * left.under)


def below(left: Ratio, right: Ratio) -> Term:
    """Say that a fraction is less than another, multiplied with the square of the denominators."""
    difference = left - right
    return less(_signed(difference), 0)


def not_above(left: Ratio, right: Ratio) -> Term:
    """Say that a fraction is at most another."""
    return at_most(_signed(left - right), 0)


def nonzero(value: Ratio) -> Term:
    """Say that a fraction is not 0."""
    return different(value.over, 0)


def _signed(value: Ratio) -> Term:
    """Return a term that has the sign of a fraction."""
    if value.under.number is not None:
        return value.term
    return value.over * value.under


def different_from(left: Ratio, right: Ratio) -> Term:
    """Say that two fractions differ."""
    return negated(same(left, right))
