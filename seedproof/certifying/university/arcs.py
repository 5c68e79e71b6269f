"""Antiderivatives of a speed of which the square is known: they are guessed here, and engines verify them."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, every, less
from seedproof.certifying.university.constants import exact, share_of_pi
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import (
    E,
    Expression,
    Function,
    Name,
    Power,
    Sum,
    added,
    children,
    number,
    rebuilt,
    root,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.promises import law
from seedproof.certifying.university.rough import about
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.template import Asked

LEMMAS = {
    "double_angle": "sin 2a = 2 sin a cos a and cos 2a = 1 - 2 (sin a)^2.",
    "signs_of_sine_and_cosine": (
        "The sine is not negative from 0 to pi, and neither is the cosine from 0 to pi/2."
    ),
    "hyperbolic_functions": "cosh x = (e^x + e^-x)/2, and sinh x = (e^x - e^-x)/2.",
}


@dataclass(frozen=True, slots=True)
class Speed:
    """The square of what is integrated, its letter, and where from and to; no end is infinite."""

    square: Expression
    letter: str
    low: Expression
    high: Expression | None


def exponential(formula: Expression) -> Expression:
    """Write hyperbolic functions with the exponential function."""
    if isinstance(formula, Function) and formula.name in ("cosh", "sinh"):
        (inner,) = formula.arguments
        other = E ** (-inner)
        return (E**inner + (other if formula.name == "cosh" else -other)) / 2
    return rebuilt(formula, tuple(exponential(part) for part in children(formula)))


def is_grown_by(asked: Asked[Any], ground: Ground, speed: Speed, grown: Expression) -> Iterator[Script]:
    """Promise that a formula has the speed as its derivative between the ends."""
    at = ground.unknown(speed.letter)
    low = value(ground, speed.low, {})
    inside = [less(low, at)]
    if speed.high is not None:
        inside.append(less(at, value(ground, speed.high, {})))
    ground.say("between the ends", *inside, lemma="derivative_rules")
    slope = taylor(ground, grown, {speed.letter: at}, speed.letter, 1)[1]
    square = value(ground, speed.square, {speed.letter: at})
    for angle in dict.fromkeys(_angles(grown)):
        _circular(ground, speed, angle, at)
    fits = every([equal(slope * slope, square), at_most(0, slope)])
    yield from law(asked, ground, "the derivative is not negative and has this square", fits, "speed_")


def _angles(formula: Expression) -> list[Expression]:
    if isinstance(formula, Function) and formula.name in _WAVES:
        return [formula.arguments[0]]
    return [angle for part in children(formula) for angle in _angles(part)]


def _circular(ground: Ground, speed: Speed, angle: Expression, at: Term) -> None:
    """Say what is known of sine and cosine of a share of the letter."""
    ((_, rate),) = linear_parts(angle).items()
    sine, cosine = (value(ground, Function(name, (angle,)), {speed.letter: at}) for name in _WAVES)
    share = share_of_pi(speed.high) if speed.high is not None else None
    if speed.low != number(0) or share is None or share * rate > 1:
        raise Unread(f"angles of other signs: up to {speed.high}")
    signs = [at_most(0, sine), *([at_most(0, cosine)] if share * rate <= Fraction(1, 2) else [])]
    ground.say("the signs between these ends", *signs, lemma="signs_of_sine_and_cosine")
    if rate == Fraction(1, 2):
        whole = [value(ground, Function(name, (Name(speed.letter),)), {speed.letter: at}) for name in _WAVES]
        claims = equal(whole[0], 2 * sine * cosine), equal(whole[1], 1 - 2 * sine * sine)
        ground.say("the double of the angle", *claims, lemma="double_angle")


_WAVES = ("sin", "cos")


def guess(speed: Speed) -> Expression:
    """Find a formula whose derivative may be the speed.

    Raises: Unread where none of the shapes fits.
    """
    square, shift = _unshifted(speed.square)
    try:
        powers = _powers(square, speed.letter)
    except Unread:
        return _scaled(speed)
    return _of_powers(powers, shift or Name(speed.letter))


def _unshifted(formula: Expression) -> tuple[Expression, Expression | None]:
    """Put a letter in the place of the sum whose root is taken, if there is one."""
    match formula:
        case Power(Sum() as base, exponent) if (power := exact(exponent)) and power.denominator == 2:
            return Power(Name("x"), number(power)), base
    parts = [_unshifted(part) for part in children(formula)]
    shift = next((shift for _, shift in parts if shift is not None), None)
    return rebuilt(formula, tuple(part for part, _ in parts)), shift


def _powers(square: Expression, letter: str) -> Mapping[Fraction, Fraction]:
    found: dict[Fraction, Fraction] = {}
    for monomial, coefficient in polynomial(square).terms.items():
        if coefficient.number is None or any(name != letter for name, _ in monomial):
            raise Unread(f"no number as coefficient: {coefficient.text}")
        found[dict(monomial).get(letter, Fraction(0))] = coefficient.number
    return dict(sorted(found.items()))


def _of_powers(powers: Mapping[Fraction, Fraction], base: Expression) -> Expression:
    """Integrate the root of a perfect square, or of p x^(2n - 2) + q x^(3n - 2)."""
    match list(powers.items()):
        case [(low, first), (_, _), (high, last)]:
            parts = (low, first), (high, last)
            return added(_power(base, power / 2, _root(factor)) for power, factor in parts)
        case [(low, first), (high, last)] if low == 2 * (high - low) - 2:
            step = high - low
            scale = number(Fraction(2, 3) / step) * root(number(last))
            return scale * root(base ** number(step) + number(first / last)) ** 3
    raise Unread(f"no rule integrates the root of these powers: {powers}")


def _power(base: Expression, exponent: Fraction, factor: Fraction) -> Expression:
    if exponent == -1:
        return number(factor) * Function("ln", (base,))
    return number(factor / (exponent + 1)) * base ** number(exponent + 1)


def _root(square: Fraction) -> Fraction:
    found = Fraction(math.isqrt(square.numerator), math.isqrt(square.denominator))
    if found * found != square:
        raise Unread(f"{square} is no square")
    return found


def _scaled(speed: Speed) -> Expression:
    """Find the shape of which the speed is a multiple, by its values at some points."""
    for shape in _shapes(speed):
        slope = derivative(shape, speed.letter)
        shares = {_share(speed, slope, place) for place in (Fraction(1, 3), Fraction(2, 3), Fraction(7, 6))}
        if len(shares) == 1:
            return root(number(shares.pop())) * shape
    raise Unread(f"no shape has this speed: {speed.square}")


def _share(speed: Speed, slope: Expression, place: Fraction) -> Fraction:
    at = {speed.letter: float(place)}
    return Fraction(about(speed.square, at) / about(slope, at) ** 2).limit_denominator(10000)


def _shapes(speed: Speed) -> Iterator[Expression]:
    letter = Name(speed.letter)
    found = {abs(rate): rate for rate in rates(speed.square)}
    for size, rate in found.items():
        yield E ** (letter * number(size)) - E ** (letter * number(-size))
        yield letter * number(4 * size) + E ** (letter * number(2 * size)) - E ** (letter * number(-2 * size))
        yield number(-1 if rate < 0 else 1) * E ** (letter * number(rate))
    yield letter**2
    yield Function("sin", (letter,)) ** 2
    yield -Function("cos", (letter / 2,))
    yield Function("sin", (letter / 2,))


def rates(formula: Expression) -> list[Fraction]:
    """Return the factors in the exponents of e."""
    if isinstance(formula, Power) and formula.base == E:
        return list(linear_parts(formula.exponent).values())
    return [rate for part in children(formula) for rate in rates(part)]
