"""Sums of multiples of powers b^n: their parts, and how the smaller powers vanish beside the greatest."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import reduce

from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import Term, at_most, literal
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.exponents import CONSTANT, linear_parts
from seedproof.certifying.university.expression import (
    Expression,
    Name,
    Power,
    Product,
    Quotient,
    Sum,
    letters,
    number,
)
from seedproof.certifying.university.ratio import Ratio, ratio
from seedproof.certifying.university.translating import Translation

Powers = Mapping[Fraction, Expression]
"""Factors without powers, by the base b of the power b^n that they stand beside."""

LEMMAS = {
    "binomial_growth": (
        "(1 + h)^n is at least the sum of its binomial terms up to h^3, for h >= 0 and natural n."
    ),
    "limit_by_rate": (
        "A sequence that stays within C/n of a number from some n on tends to it, and to no other."
    ),
}

LARGE = 10_000
"""The C of all bounds C/n; whatever tends elsewhere leaves each of them."""
_N = Name("n")


def by_powers(formula: Expression) -> Powers:
    """Write a formula as a sum of powers b^n with factors.

    Raises: Unread for a power or a denominator of another kind.
    """
    match formula:
        case Sum(terms):
            return _merged(pair for part in terms for pair in by_powers(part).items())
        case Product(factors):
            return reduce(_times, [by_powers(factor) for factor in factors])
        case Quotient(over, under) if "n" in letters(under):
            return _times(by_powers(over), _inverse(by_powers(under)))
        case Quotient(over, under):
            return {base: Quotient(factor, under) for base, factor in by_powers(over).items()}
        case Power(base, exponent) if "n" in letters(exponent):
            return _power(base, exponent)
    return {Fraction(1): formula}


def shares(
    translation: Translation, n: Term, bases: Iterable[Fraction], greatest: Fraction
) -> tuple[Mapping[Fraction, Ratio], Step]:
    """Name the powers b^n over that of the greatest base, and bound them."""
    made, bounds = {greatest: ratio(1)}, []
    for place, base in enumerate(base for base in bases if base != greatest):
        share = translation.unknown(f"share_{place + 1}")
        made[base] = Ratio(share)
        growth = _binomial(abs(greatest / base) - 1, n)
        bounds += [at_most(share * growth, 1), at_most(-share * growth, 1)]
    said = "; ".join(f"({base / greatest})^n" for base in made if base != greatest)
    return made, step(f"the size of {said or 'no power'} for natural n", *bounds)


def free(translation: Translation, bases: Iterable[Fraction]) -> Mapping[Fraction, Ratio]:
    """Name the powers b^n, of which nothing else has to be known."""
    return {
        base: ratio(1) if base == 1 else Ratio(translation.unknown(f"power_{place}"))
        for place, base in enumerate(bases)
    }


def combined(translation: Translation, parts: Powers, values: Mapping[Fraction, Ratio]) -> Ratio:
    """Add up the parts, with values for the powers."""
    return reduce(
        lambda left, right: left + right,
        [translation.ratio(factor) * values[base] for base, factor in parts.items()],
    )


def _binomial(h: Fraction, n: Term) -> Term:
    """Return the binomial terms of (1 + h)^n up to the third; for a natural n none is negative."""
    if h < 0:
        raise Unread("the greatest base is not the greatest")
    second, third = n * (n - 1), n * (n - 1) * (n - 2)
    return n * literal(h) + second * literal(h**2 / 2) + third * literal(h**3 / 6) + 1


def _power(base: Expression, exponent: Expression) -> Powers:
    value, parts = exact(base), linear_parts(exponent)
    if not value or set(parts) - {_N, CONSTANT} or any(part.denominator != 1 for part in parts.values()):
        raise Unread(f"no power b^n: {base} to {exponent}")
    slope, shift = (int(parts.get(kernel, 0)) for kernel in (_N, CONSTANT))
    return {value**slope: number(value**shift)}


def _inverse(powers: Powers) -> Powers:
    if len(powers) != 1:
        raise Unread("a sum of powers in a denominator")
    ((base, factor),) = powers.items()
    return {1 / base: Quotient(number(1), factor)}


def _times(left: Powers, right: Powers) -> Powers:
    return _merged((a * b, one * other) for a, one in left.items() for b, other in right.items())


def _merged(pairs: Iterable[tuple[Fraction, Expression]]) -> Powers:
    found: dict[Fraction, Expression] = {}
    for base, factor in pairs:
        found[base] = found[base] + factor if base in found else factor
    return found
