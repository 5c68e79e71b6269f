"""Writes the stated partial sum as a quotient of polynomials, and takes the difference of neighbours.

The power of the ratio is replaced by a number t. Partial sums are at most linear in it, so the identity
S(n, t) - S(n - 1, t / r) = a(n) t holds for all of them if it holds for three.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from flint import fmpq, fmpq_poly

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checker import Checker
from seedproof.problems.templates.telescoping_sum.facts import Facts

_ONE = fmpq_poly([1])
_VARIABLE = fmpq_poly([0, 1])
_ONE_LESS = fmpq_poly([-1, 1])
_HIGHEST = 6


class _Quotient(NamedTuple):
    """A quotient of polynomials in n."""

    numerator: fmpq_poly
    denominator: fmpq_poly

    def plus(self, other: _Quotient) -> _Quotient:
        return _Quotient(
            self.numerator * other.denominator + other.numerator * self.denominator,
            self.denominator * other.denominator,
        )

    def times(self, other: _Quotient) -> _Quotient:
        return _Quotient(self.numerator * other.numerator, self.denominator * other.denominator)

    def inverse(self) -> _Quotient:
        """Raises: ValueError for zero."""
        if self.numerator == fmpq_poly([]):
            raise ValueError("the formula divides by zero")
        return _Quotient(self.denominator, self.numerator)

    def at(self, place: fmpq_poly) -> _Quotient:
        return _Quotient(self.numerator(place), self.denominator(place))

    def equals(self, other: _Quotient) -> bool:
        return bool(self.numerator * other.denominator == other.numerator * self.denominator)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The difference is the term, the first partial sum the first term, the limit the stated sum."""
    try:
        yield from _differences(facts, answers)
    except (ValueError, ZeroDivisionError) as error:
        yield f"the answers are not in the expected form: {error}"


def _differences(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    partial_sum, series = answers
    tree = read(partial_sum)
    ratio = Fraction(facts.ratio)
    polynomials = _polynomials(facts)
    places = [Fraction(1)]
    if ratio != 1:
        places = [Fraction(0), Fraction(1), Fraction(5, 7)]
    for t in places:
        here = _quotient(tree, ratio, t)
        before = _quotient(tree, ratio, t / ratio).at(_ONE_LESS)
        term = polynomials.times(_constant(t))
        if not here.equals(before.plus(term)):
            yield f"{partial_sum} and its neighbour do not differ by a term of the series"
            return
    first = _quotient(tree, ratio, ratio)
    if not first.at(_ONE).equals(polynomials.at(_ONE).times(_constant(ratio))):
        yield f"{partial_sum} is not the first term where n is 1"
    rest = _quotient(tree, ratio, Fraction(0))
    degree = rest.denominator.degree()
    if rest.numerator.degree() > degree:
        yield f"{partial_sum} has no limit"
    elif rest.numerator[degree] / rest.denominator[degree] != _rational(Fraction(series)):
        yield f"the partial sums do not tend to {series}"


def _rational(value: Fraction) -> fmpq:
    return fmpq(value.numerator, value.denominator)


def _constant(value: Fraction) -> _Quotient:
    return _Quotient(fmpq_poly([_rational(value)]), _ONE)


def _polynomials(facts: Facts) -> _Quotient:
    """Return the term without the power. Raises: ValueError where a term divides by zero."""
    denominator = _ONE
    for factor in facts.factors:
        if any(factor.step * k + factor.start == 0 for k in range(1, 30)):
            raise ValueError("a term of the series has the denominator zero")
        denominator = denominator * fmpq_poly([factor.start, factor.step]) ** factor.power
    return _Quotient(fmpq_poly(facts.numerator[::-1]), denominator)


def _quotient(node: Node, ratio: Fraction, t: Fraction) -> _Quotient:
    """Return the formula as a quotient of polynomials in n, with t for the power of the ratio.

    Raises: ValueError.
    """
    match node:
        case Number(value):
            return _constant(value)
        case Symbol("n"):
            return _Quotient(_VARIABLE, _ONE)
        case Power(Number(value), Symbol("n")) if value == ratio != 1:
            return _constant(t)
        case Power(base, Number(exponent)) if exponent.denominator == 1 and abs(exponent) <= _HIGHEST:
            inside = _quotient(base, ratio, t)
            if exponent < 0:
                inside = inside.inverse()
            result = _constant(Fraction(1))
            for _ in range(abs(int(exponent))):
                result = result.times(inside)
            return result
        case Sum(terms) if len(terms) <= _HIGHEST:
            result = _constant(Fraction(0))
            for term in terms:
                result = result.plus(_quotient(term, ratio, t))
            return result
        case Product(factors) if len(factors) <= _HIGHEST:
            result = _constant(Fraction(1))
            for factor in factors:
                result = result.times(_quotient(factor, ratio, t))
            return result
    raise ValueError("the partial sum is no rational formula in n with powers of the ratio")


CHECKER = Checker(
    facts=Facts,
    method="difference of neighbouring partial sums",
    wrong=wrong,
    types=lambda facts: ["expression(n; n >= 1, integer)", "number"],
)
