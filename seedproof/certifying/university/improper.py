"""Improper integrals: antiderivatives where they converge, and what they exceed where they diverge."""

from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import OO, E, Expression, Function, number
from seedproof.certifying.university.factors import LOG, Factors, X, coefficients, factors, zeros
from seedproof.certifying.university.pieces import (
    Condition,
    Ends,
    Piece,
    is_infinite,
    of_power,
    split,
    with_binomial,
    with_exponential,
    with_logarithm,
    with_zeros,
    without_zeros,
)


@dataclass(frozen=True, slots=True)
class Excess:
    """That the size of an integrand is at least a multiple of u' u^s, wherever some numbers are in order."""

    share: Fraction
    inner: Expression
    exponent: Fraction
    order: tuple[tuple[Expression, Expression], ...]
    is_low: bool
    """Whether this is so near the lower end, where u tends to 0, or else at infinity."""

    @property
    def weight(self) -> Expression:
        """What the size exceeds."""
        power = self.inner ** number(self.exponent)
        return number(self.share) * derivative(self.inner, "x") * power

    @property
    def condition(self) -> Condition:
        """That u^s has no integral there."""
        least, power = number(-1), number(self.exponent)
        return Condition(power, least, False) if self.is_low else Condition(least, power, False)

    @property
    def is_too_much(self) -> bool:
        """Whether the condition holds; that it does is for an engine."""
        return self.exponent <= -1 if self.is_low else self.exponent >= -1


NO_EXCESS = Excess(Fraction(1), X, Fraction(0), (), is_low=True)
"""What no integrand has: it refutes that an integral diverges for which no power is known to compare."""


def pieces(formula: Expression, ends: Ends) -> list[Piece]:
    """Guess antiderivatives of an integrand between two ends, with their limits.

    Raises: Unread for an integrand of another shape.
    """
    of = factors(formula)
    if E in of.exponents:
        return [with_exponential(of, ends)]
    if LOG in of.exponents:
        if _is_by_logarithm(of, ends):
            return [of_power(of.scale, LOG, of.exponent(LOG), ends)]
        return [with_logarithm(of, ends)]
    if (base := _linear(of)) is not None:
        return split(of.scale, _inside(base), of.exponent(base), ends)
    base = of.other
    powers = coefficients(base)
    if of.exponent(base) == -1 and max(powers) == 2 and of.exponent(X) in (0, 1):
        low, high = zeros(powers)
        if low is not None and high is not None:
            return [with_zeros(of, low, high, ends)]
        if of.exponent(X) == 0:
            return [without_zeros(of, powers, ends)]
    return [with_binomial(of, base, powers, ends)]


def excess(formula: Expression, ends: Ends) -> Excess:
    """Find what an integrand exceeds near an improper end, where it can at one that makes it diverge."""
    of, low = factors(formula), exact(ends[0])
    pole = _pole(of, ends)
    if pole is None:
        return NO_EXCESS
    places = [
        *([True] if low is not None and low <= pole else []),
        *([False] if is_infinite(ends[1]) else []),
    ]
    found = [_at_end(of, ends, is_low=is_low) for is_low in places]
    return next((one for one in found if one.is_too_much), found[0] if found else NO_EXCESS)


def _at_end(of: Factors, ends: Ends, *, is_low: bool) -> Excess:
    if LOG in of.exponents:
        if _is_by_logarithm(of, ends):
            return _of_power(of.scale, LOG, of.exponent(LOG), is_low=is_low)
        return _of_logarithm(of, is_low=is_low)
    if (base := _linear(of)) is not None:
        return _of_power(of.scale, _inside(base), of.exponent(base), is_low=is_low)
    return _of_quotient(of, is_low=is_low)


def _pole(of: Factors, ends: Ends) -> Fraction | None:
    """Return the last place where an integrand is not defined; None where no power is known to compare."""
    if E in of.exponents:
        return None
    if LOG in of.exponents:
        return Fraction(int(_is_by_logarithm(of, ends)))
    if (base := _linear(of)) is not None:
        return -coefficients(_inside(base)).get(0, Fraction(0))
    powers = coefficients(of.other)
    return zeros(powers)[1] if 2 in powers else None


def _is_by_logarithm(of: Factors, ends: Ends) -> bool:
    return of.exponent(X) == -1 and ends[0] != number(0)


def _linear(of: Factors) -> Expression | None:
    """Return the one base of a power of x - a, or of its size."""
    if len(of.exponents) != 1:
        return None
    (base,) = of.exponents
    return base if set(coefficients(_inside(base))) <= {0, 1} else None


def _inside(base: Expression) -> Expression:
    return base.arguments[0] if isinstance(base, Function) and base.name == "abs" else base


def _of_power(scale: Fraction, inner: Expression, exponent: Fraction, *, is_low: bool) -> Excess:
    return Excess(scale, inner, exponent, ((number(0), inner),), is_low)


def _of_logarithm(of: Factors, *, is_low: bool) -> Excess:
    """Leave the logarithm out where its size is at least 1."""
    power = of.exponent(X)
    order = ((LOG, number(-1)) if is_low else (number(1), LOG), (number(0), X))
    return Excess(of.scale, X, power, order, is_low)


def _of_quotient(of: Factors, *, is_low: bool) -> Excess:
    """Compare c x^m/((x - p)(x - q)) with a power, near q or for large x."""
    low, high = zeros(coefficients(of.other))
    if low is None or high is None:
        return NO_EXCESS
    if is_low:
        inner, share = X - number(high), of.scale / (high - low) / 2
        order = (number(high), X), (X, number(2 * high - low))
        return Excess(share, inner, Fraction(-1), order, is_low)
    power, far = of.exponent(X) - 2, number(max(Fraction(1), abs(low), abs(high)))
    return Excess(of.scale / 4, X, power, ((far, X),), is_low)


def convergence(formula: Expression, ends: Ends) -> list[Condition]:
    """Return when the integral of powers converges, whose exponents may have letters.

    Raises: Unread for an integrand of another shape.
    """
    of, least = factors(formula), number(-1)
    if LOG in of.exponents and of.exponent(X) == -1:
        exponent, low = of.exponents[LOG], exact(ends[0])
        if low is not None and low < 1:
            raise Unread(f"a logarithm below 0: {ends}")
        near = [Condition(least, exponent)] if ends[0] == number(1) else []
        far = [Condition(exponent, least)] if is_infinite(ends[1]) else []
        return near + far
    if ends != (number(0), OO):
        raise Unread(f"another integral than from 0 to infinity: {ends}")
    exponent = of.exponents.get(X, number(0))
    if E in of.exponents:
        ((kernel, rate),) = linear_parts(of.exponents[E]).items()
        return [
            Condition(least, exponent),
            Condition(number(rate), number(0)),
            Condition(number(0), number(max(coefficients(kernel)))),
        ]
    powers = coefficients(of.other)
    if set(powers) != {0, max(powers)}:
        raise Unread(f"no binomial: {of.other}")
    fallen = exponent + number(of.exponent(of.other) * max(powers))
    positive = [Condition(number(0), number(one)) for one in powers.values()]
    return [Condition(least, exponent), Condition(fallen, least), *positive]
