"""Formulas such as `5 - 3*(1/2)**(n - 1)`: sums of powers whose exponents grow with a letter."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import product

from seedproof.certifying.script import Unread
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.exponents import CONSTANT, linear_parts
from seedproof.certifying.university.expression import Expression, Name, Power, Product, Quotient, Sum

LEMMAS = {
    "sum_of_shrinking_terms": "If each term is r times the one before, and |r| < 1, the sum S of all has "
    "S (1 - r) = the first term.",
}

Powers = Mapping[Fraction, Fraction]
"""Coefficients by the bases: {1: 5, 1/2: -6} is 5 - 6 (1/2)^n."""


def sum_of_powers(formula: Expression, letter: str) -> Powers:
    """Read a formula as a sum of multiples of b^n.

    Raises: Unread for any other formula.
    """
    if (number := exact(formula)) is not None:
        return _collected([(Fraction(1), number)])
    match formula:
        case Sum(parts):
            return _collected(pair for part in parts for pair in sum_of_powers(part, letter).items())
        case Product((first, *others)):
            made = sum_of_powers(first, letter)
            for other in others:
                pairs = product(made.items(), sum_of_powers(other, letter).items())
                made = _collected((base * by, factor * times) for (base, factor), (by, times) in pairs)
            return made
        case Quotient(over, under) if under_number := exact(under):
            powers = sum_of_powers(over, letter)
            return {base: factor / under_number for base, factor in powers.items()}
        case Power(base, exponent) if base_number := exact(base):
            return _power(base_number, linear_parts(exponent), letter)
    raise Unread(f"no sum of powers: {formula}")


def _power(base: Fraction, exponent: Mapping[Expression, Fraction], letter: str) -> Powers:
    if not set(exponent) <= {Name(letter), CONSTANT} or any(
        one.denominator != 1 for one in exponent.values()
    ):
        raise Unread(f"an exponent that is not whole and linear: {exponent}")
    times, more = (int(exponent.get(part, Fraction(0))) for part in (Name(letter), CONSTANT))
    return {base**times: base**more}


def _collected(pairs: Iterable[tuple[Fraction, Fraction]]) -> Powers:
    found: dict[Fraction, Fraction] = {}
    for base, factor in pairs:
        found[base] = found.get(base, Fraction(0)) + factor
    return {base: factor for base, factor in found.items() if factor}
