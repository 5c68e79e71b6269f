"""Compares the integrand with a power at each improper end, and encloses what converges in a ball.

From an end on it is core(z) z^(s-1) dz, z being the distance or 1/|x|: it converges for s > 0, and for s <= 0
a core without zero proves divergence. Two short exact values do not agree to 30 digits unless they are one.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Literal, NamedTuple

from flint import acb, arb, fmpq

from seedproof.equivalence import read
from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.budget import Budget
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.problems.checker import Checker
from seedproof.problems.templates.improper_integral.facts import (
    Algebraic,
    Exponential,
    Facts,
    Integral,
    Logarithm,
)

_BITS = 192
_SECONDS = 5.0
_FAR = 100
"""Integrals are cut where e^-100 is left of them, or of the distance to a pole; the rest is estimated."""

_SEARCHED = range(-40, 41)
"""Where poles are looked for."""

_FORM = re.compile(r"(?:[0-9]{1,5}|pi|e|log\([0-9/]{1,5}\)|\*\*\(?-?[0-9]{1,2}\)?|[-*/ ]){1,20}")

Core = Callable[[acb, bool], acb]
"""A function of z; the flag says whether it has to be analytic."""

Side = Literal[1, -1]


class Piece(NamedTuple):
    """An interval on one side of its start, with no improper end, or this one."""

    start: int
    side: Side
    width: Fraction


class _Diverges(Exception):
    """A comparison proves it."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Each answer against the ball, or the word. Raises: ValueError if there are not as many as parts."""
    for integral, answer in zip(facts.integrals, answers, strict=True):
        with precision(_BITS):
            yield from _answer_wrong(integral, answer)


def _answer_wrong(integral: Integral, answer: str) -> Iterator[str]:
    try:
        value = _enclosed(integral)
    except _Diverges:
        if answer != "diverges":
            yield f"the integral diverges, it is not {answer!r}"
        return
    stated = _stated(answer)
    if stated is None:
        yield f"{answer!r} is no exact value of the expected form, and the integral converges"
    elif not stated.overlaps(value) or not _is_narrow(stated) or not _is_narrow(value):
        yield f"the value is {value.str(12)}, not {answer!r}"


def _stated(answer: str) -> arb | None:
    """Return a ball around the stated value, None for another form."""
    if not _FORM.fullmatch(answer):
        return None
    try:
        return enclosure(read(answer), {}, Budget(_SECONDS))
    except (Undefined, Unclear):
        return None


def _is_narrow(ball: arb) -> bool:
    return float(ball.rad()) <= 1e-30


def _enclosed(integral: Integral) -> arb:
    """Return a ball around the integral. Raises: _Diverges."""
    match integral:
        case Algebraic():
            return _algebraic(integral)
        case Logarithm():
            return _logarithm(integral)
        case Exponential():
            low, high = integral.ends
            return _exponential(integral.polynomial, Fraction(integral.growth), low, high)


def _ball(number: int | Fraction) -> arb:
    exact = Fraction(number)
    return arb(fmpq(exact.numerator, exact.denominator))


def _towards(core: Core, start: Fraction, s: Fraction) -> arb:
    """Return the integral of core(z) z^(s-1) from 0 to start. Raises: _Diverges, ValueError if undecided."""
    power = _ball(s)
    first = _ball(start)
    last = first * arb(-_FAR).exp()
    near = core(acb(last.union(arb(0))), False).real
    if s <= 0:
        if near.contains(0) or not near.is_finite():
            raise ValueError("the comparison does not decide")
        raise _Diverges

    def changed(t: acb, analytic: bool) -> acb:
        return core(first * (-t).exp(), analytic) * (-power * t).exp()

    return acb.integral(changed, acb(0), acb(_FAR)).real * first**power + near * last**power / power


def _integrand(integral: Algebraic, x: acb | int, base: acb, analytic: bool) -> acb:
    """Return the number times the power of x over that of the base."""
    power = Fraction(integral.power)
    if power.denominator == 1:
        denominator = base ** int(power)
    else:
        denominator = base.sqrt(analytic=analytic) ** power.numerator
    value: acb = acb(integral.factor) * x**integral.above / denominator
    return value


def _polynomial(coefficients: Sequence[int], x: acb | int) -> acb:
    """Return the value of a polynomial, its highest power first."""
    terms = [coefficient * x**power for power, coefficient in enumerate(reversed(coefficients))]
    return sum(terms, acb(0))


def _algebraic(integral: Algebraic) -> arb:
    """Cut at the poles, and between them, so that every piece has one improper end at most."""
    poles = _poles(integral.below)
    places = _places(integral, poles)
    pieces: list[Piece] = []
    for left, right in pairwise(places):
        half = Fraction(right - left, 2)
        pieces += [Piece(left, 1, half), Piece(right, -1, half)]
    value = arb(0)
    low, high = integral.ends
    if low == "-oo":
        start = max(1, 1 - places[0])
        pieces.append(Piece(places[0], -1, Fraction(start + places[0])))
        value += _far(integral, -1, start)
    if high == "oo":
        start = max(1, 1 + places[-1])
        pieces.append(Piece(places[-1], 1, Fraction(start - places[-1])))
        value += _far(integral, 1, start)
    for piece in pieces:
        if piece.start in poles:
            value += _from_pole(integral, piece)
        else:
            value += _from_place(integral, piece)
    return value


def _poles(below: Sequence[int]) -> list[int]:
    """Return the zeros of a polynomial of degree 1 or 2. Raises: ValueError where they are no integers."""
    poles = [x for x in _SEARCHED if _polynomial(below, x) == 0]
    has_real_zeros = len(below) == 2 or below[1] ** 2 >= 4 * below[0] * below[2]
    if has_real_zeros and len(poles) != len(below) - 1:
        raise ValueError("not all poles are known")
    return poles


def _places(integral: Algebraic, poles: Sequence[int]) -> list[int]:
    """Return the finite ends and the poles between the ends, in order; 0 where there would be none."""
    ends = [int(end) for end in integral.ends if end not in ("-oo", "oo")]
    low, high = integral.ends
    first = _SEARCHED[0]
    if low != "-oo":
        first = int(low)
    last = _SEARCHED[-1]
    if high != "oo":
        last = int(high)
    inside = [pole for pole in poles if first <= pole <= last]
    return sorted({*(ends or [0]), *inside})


def _from_pole(integral: Algebraic, piece: Piece) -> arb:
    """Return the integral over a piece that begins at a pole: the distance is taken out of the polynomial."""
    below = integral.below
    rest = below[:1]
    if len(below) == 3:
        rest = [below[0], below[1] + below[0] * piece.start]
    sign: Side = piece.side
    if integral.bars:
        sign = 1

    def core(z: acb, analytic: bool) -> acb:
        x = piece.start + piece.side * z
        return _integrand(integral, x, sign * _polynomial(rest, x), analytic)

    return _towards(core, piece.width, 1 - Fraction(integral.power))


def _from_place(integral: Algebraic, piece: Piece) -> arb:
    """Return the integral over a piece without an improper end."""
    sign: Side = 1
    if integral.bars and _polynomial(integral.below, piece.start).real < 0:
        sign = -1

    def core(z: acb, analytic: bool) -> acb:
        x = piece.start + piece.side * z
        return _integrand(integral, x, sign * _polynomial(integral.below, x), analytic)

    return _towards(core, piece.width, Fraction(1))


def _far(integral: Algebraic, side: Side, start: int) -> arb:
    """Return the integral from a place on to infinity, with z = 1/|x|."""
    degree = len(integral.below) - 1
    mirrored = [coefficient * side ** (degree - index) for index, coefficient in enumerate(integral.below)]
    mirrored.reverse()
    exponent = degree * Fraction(integral.power) - integral.above

    def core(z: acb, analytic: bool) -> acb:
        return _integrand(integral, side, _polynomial(mirrored, z), analytic)

    return _towards(core, Fraction(1, start), exponent - 1)


def _logarithm(integral: Logarithm) -> arb:
    """With x = e^t a power of t, or t times an exponential function."""
    growth = Fraction(integral.power) + 1
    logs = Fraction(integral.logs)
    low, high = integral.ends
    if growth != 0:
        if logs != 1:
            raise ValueError("the logarithm has a power")
        return _exponential([integral.factor, 0], growth, low, high)

    def core(z: acb, analytic: bool) -> acb:
        return acb(integral.factor)

    if high == "oo" or low == "-oo":
        start = Fraction(1)
        if low not in ("-oo", "0"):
            start = Fraction(1, int(low))
        return _towards(core, start, -logs - 1)
    return _towards(core, Fraction(high), logs + 1)


def _exponential(polynomial: Sequence[int], growth: Fraction, low: str, high: str) -> arb:
    """Return the integral of a polynomial times e^(growth x) to infinity, mirrored if need be."""
    if low == "-oo":
        return _exponential_to_infinity(_mirrored(polynomial), -growth, -int(high))
    return _exponential_to_infinity(polynomial, growth, int(low))


def _mirrored(polynomial: Sequence[int]) -> list[int]:
    """Return the polynomial with -x for x."""
    degree = len(polynomial) - 1
    return [coefficient * (-1) ** (degree - index) for index, coefficient in enumerate(polynomial)]


def _exponential_to_infinity(polynomial: Sequence[int], growth: Fraction, low: int) -> arb:
    """Integrate up to a far place, beyond which exp in its half outweighs the polynomial."""
    if growth > 0 and len([coefficient for coefficient in polynomial if coefficient != 0]) == 1:
        raise _Diverges
    if growth >= 0:
        raise ValueError("the comparison does not decide")
    rate = _ball(growth)
    far = _ball(-_FAR / growth)
    degree = len(polynomial) - 1

    def integrand(x: acb, analytic: bool) -> acb:
        return _polynomial(polynomial, x) * (rate * x).exp()

    value = acb.integral(integrand, acb(low), acb(far)).real
    largest = sum(abs(coefficient) for coefficient in polynomial)
    bound = largest * far**degree * arb(-_FAR).exp() * 2 / -rate
    return value + arb(0, bound.upper())


CHECKER = Checker(
    facts=Facts,
    method="quadrature and comparison",
    wrong=wrong,
    types=lambda facts: ["number" for _ in facts.integrals],
)
