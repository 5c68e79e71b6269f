"""Antiderivatives that are guessed, with their limits at improper ends, and what these depend on."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from seedproof.certifying.script import Unread
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import (
    OO,
    PI,
    E,
    Expression,
    Function,
    Power,
    added,
    multiplied,
    number,
    replaced,
    root,
)
from seedproof.certifying.university.factors import LOG, Factors, X, coefficients
from seedproof.certifying.university.rough import about

Ends = tuple[Expression, Expression]


@dataclass(frozen=True, slots=True)
class Condition:
    """That one number is less than another, or at most as great."""

    less: Expression
    greater: Expression
    is_strict: bool = True


@dataclass(frozen=True, slots=True)
class Piece:
    """An antiderivative between two ends, with its limits where it has no value, if they exist."""

    ends: Ends
    formula: Expression
    limits: Mapping[int, Expression]
    conditions: tuple[Condition, ...] = ()


def is_infinite(end: Expression) -> bool:
    """Return whether an end is no number."""
    return end in (OO, -OO)


def split(scale: Fraction, inner: Expression, exponent: Fraction, ends: Ends) -> list[Piece]:
    """Cut an integral of a power of x - a at a, if a lies inside."""
    zero = -coefficients(inner).get(0, Fraction(0))
    low, high = (exact(end) for end in ends)
    if low is None or low >= zero:
        return [of_power(scale, inner, exponent, ends)]
    if high is None or high <= zero:
        raise Unread(f"a power of {inner} between {ends}")
    at = number(zero)
    left = of_power(-scale, number(zero) - X, exponent, (ends[0], at))
    return [left, of_power(scale, inner, exponent, (at, ends[1]))]


def of_power(scale: Fraction, inner: Expression, exponent: Fraction, ends: Ends) -> Piece:
    """Integrate scale times u' u^s, for u that is 0 or infinite at some end."""
    limits, conditions = {}, []
    for place, end in enumerate(ends):
        if is_infinite(end):
            conditions.append(Condition(number(exponent), number(-1)))
        elif abs(about(replaced(inner, {"x": end}), {})) < 1e-9:
            conditions.append(Condition(number(-1), number(exponent)))
        else:
            continue
        limits[place] = number(0)
    if exponent == -1:
        return Piece(ends, number(scale) * Function("ln", (inner,)), limits, tuple(conditions))
    grown = number(scale / (exponent + 1)) * inner ** number(exponent + 1)
    return Piece(ends, grown, limits, tuple(conditions))


def with_exponential(of: Factors, ends: Ends) -> Piece:
    """Integrate a polynomial times e^(k x), and c x^s e^(-b x^n) with u = x^n."""
    ((kernel, rate),) = linear_parts(of.exponents[E]).items()
    degree = 1 if kernel == X else int(exact(kernel.exponent) or 0) if isinstance(kernel, Power) else 0
    if degree == 1:
        rest = multiplied(base**exponent for base, exponent in of.exponents.items() if base != E)
    else:
        power = (of.exponent(X) + 1) / degree - 1
        if power.denominator != 1 or power < 0:
            raise Unread(f"no power of x^{degree}: {of.exponents}")
        rest = X ** number(power) if power else number(1)
    grown, sign = number(0) + rest / number(rate), Fraction(1)
    order, part = 1, rest
    while (part := derivative(part, "x")) != number(0) and order < 12:
        order, sign = order + 1, -sign
        grown = grown + number(sign / rate**order) * part
    whole = number(of.scale / degree) * grown * E ** (number(rate) * X)
    limits: dict[int, Expression] = {place: number(0) for place, end in enumerate(ends) if is_infinite(end)}
    falls = [number(rate if place else -rate) for place in limits]
    at_infinity = tuple(Condition(one, number(0)) for one in falls)
    return Piece(ends, replaced(whole, {"x": X**degree if degree > 1 else X}), limits, at_infinity)


def with_logarithm(of: Factors, ends: Ends) -> Piece:
    """Integrate c x^m ln x."""
    if of.exponent(LOG) != 1:
        raise Unread(f"a power of a logarithm: {of.exponents}")
    power = of.exponent(X) + 1
    formula = LOG**2 / 2 if not power else X ** number(power) * (LOG / number(power) - number(1 / power**2))
    limits: dict[int, Expression] = {}
    conditions = []
    if ends[0] == number(0):
        limits[0] = number(0)
        conditions.append(Condition(number(0), number(power)))
    if is_infinite(ends[1]):
        limits[1] = number(0)
        conditions.append(Condition(number(power), number(0)))
    return Piece(ends, number(of.scale) * formula, limits, tuple(conditions))


def without_zeros(of: Factors, powers: Mapping[int, Fraction], ends: Ends) -> Piece:
    """Integrate c/(x^2 + b x + d) that has no pole."""
    middle = -powers.get(1, Fraction(0)) / 2
    width = root(number(powers.get(0, Fraction(0)) - middle * middle))
    return _with_arctan(number(of.scale) / width, (X - number(middle)) / width, ends)


def _with_arctan(scale: Expression, inner: Expression, ends: Ends) -> Piece:
    limits = {place: scale * PI / (2 if place else -2) for place, end in enumerate(ends) if is_infinite(end)}
    return Piece(ends, scale * Function("arctan", (inner,)), limits)


def with_zeros(of: Factors, low: Fraction, high: Fraction, ends: Ends) -> Piece:
    """Integrate c/((x - p)(x - q)); with a factor x above there is no limit at infinity."""
    inner = (X - number(high)) / (X - number(low))
    grown = number(of.scale / (high - low)) * Function("ln", (inner,))
    limits: dict[int, Expression] = {}
    conditions = [Condition(number(high), ends[0], is_strict=False)]
    if ends[0] == number(high):
        limits[0] = number(0)
        conditions.append(Condition(number(-1), number(-1)))
    if is_infinite(ends[1]):
        limits[1] = number(0)
        conditions.append(Condition(number(of.exponent(X) - 2), number(-1)))
    return Piece(ends, grown, limits, tuple(conditions))


def with_binomial(of: Factors, base: Expression, powers: Mapping[int, Fraction], ends: Ends) -> Piece:
    """Integrate c x^s/(x^n + a)^k from 0 to infinity, with u = x^n or, for k = 1, with its root."""
    degree, constant, times = max(powers), powers[0], -of.exponent(base)
    share = (of.exponent(X) + 1) / degree
    if set(powers) != {0, degree} or powers[degree] != 1 or ends != (number(0), OO):
        raise Unread(f"no binomial between 0 and infinity: {base}")
    if share == Fraction(1, 2) and times == 1:
        width = root(number(constant))
        scale = number(2 * of.scale / degree) / width
        return _with_arctan(scale, X ** number(Fraction(degree, 2)) / width, ends)
    if share.denominator != 1 or not 0 < share < times:
        raise Unread(f"no substitution integrates x^{of.exponent(X)} over {base}")
    order = int(share) - 1
    parts = [
        number(of.scale / degree * comb(order, one) * (-constant) ** (order - one) / (one - times + 1))
        * base ** number(one - times + 1)
        for one in range(order + 1)
    ]
    conditions = Condition(number(0), number(constant)), Condition(number(share), number(times))
    return Piece(ends, added(parts), {1: number(0)}, conditions)
