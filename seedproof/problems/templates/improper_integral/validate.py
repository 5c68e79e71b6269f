"""Compares the integrand with a power at each improper end, and encloses what converges in a ball.

From an end on it is core(z) z^(s-1) dz, z being the distance or 1/|x|: it converges for s > 0, and for s <= 0
a core without zero proves divergence. As 2 s is an integer, the root of z makes the integrand analytic at the
end. A polynomial times exp has an antiderivative of that form, whose coefficients are found one by one. Two
short exact values do not agree to 20 digits unless they are one.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Literal, NamedTuple

from flint import acb, arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.series import ball, exact
from seedproof.problems.templates.improper_integral.facts import (
    Algebraic,
    Exponential,
    Facts,
    Family,
    Integral,
    Logarithm,
)

_BITS = 112
_NARROW = 1e-20

_SEARCHED = range(-40, 41)
"""Where poles are looked for."""

_INTERVAL = re.compile(r"\((-oo|-?[0-9]+(?:/[0-9]+)?), (oo|-?[0-9]+(?:/[0-9]+)?)\)")

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
    if isinstance(facts, Family):
        interval, value = answers
        yield from _interval_wrong(facts, interval)
        with precision(_BITS):
            yield from _chosen_wrong(facts, value)
        return
    for integral, answer in zip(facts.integrals, answers, strict=True):
        with precision(_BITS):
            yield from _answer_wrong(integral, answer)


def _chosen_wrong(facts: Family, answer: str) -> Iterator[str]:
    try:
        value = _family(facts)
    except _Diverges:
        yield f"the integral diverges where the parameter is {facts.chosen}"
        return
    yield from _value_wrong(value, answer)


def _answer_wrong(integral: Integral, answer: str) -> Iterator[str]:
    try:
        value = _enclosed(integral)
    except _Diverges:
        if answer != "diverges":
            yield f"the integral diverges, it is not {answer!r}"
        return
    yield from _value_wrong(value, answer)


def _value_wrong(value: arb, answer: str) -> Iterator[str]:
    stated = _stated(answer)
    if stated is None:
        yield f"{answer!r} is no exact value of the expected form, and the integral converges"
    elif not stated.overlaps(value) or not _is_narrow(stated) or not _is_narrow(value):
        yield f"the value is {value.str(12)}, not {answer!r}"


def _interval_wrong(facts: Family, answer: str) -> Iterator[str]:
    """At a bound an order of the integrand is that of the reciprocal, inside it converges, outside not."""
    match = _INTERVAL.fullmatch(answer)
    if match is None:
        yield f"{answer!r} is no open interval"
        return
    low, high = match.groups()
    bounds = [Fraction(bound) for bound in (low, high) if "oo" not in bound]
    chosen = Fraction(facts.chosen)
    for bound in bounds:
        if 0 not in _surpluses(facts, bound):
            yield f"nothing changes at p = {bound}"
    if len(bounds) != len(_surpluses(facts, chosen)):
        yield f"{answer!r} has not as many bounds as the integral has ends that matter"
    if min(_surpluses(facts, chosen)) <= 0:
        yield f"the integral diverges for p = {chosen}"
    if "oo" not in low and chosen <= Fraction(low):
        yield f"p = {chosen} lies outside of {answer!r}"
    if "oo" not in high and chosen >= Fraction(high):
        yield f"p = {chosen} lies outside of {answer!r}"


def _surpluses(facts: Family, parameter: Fraction) -> list[Fraction]:
    """Return s at each end where the parameter matters: the integral converges if all are positive."""
    exponent = facts.slope * parameter + facts.shift
    match facts.form:
        case "fraction":
            return [exponent + 1, facts.degree * facts.power - exponent - 1]
        case "rest":
            return [-exponent - 1]
        case "exponential" | "start":
            return [exponent + 1]


def _family(facts: Family) -> arb:
    """Return the integral for the chosen parameter. Raises: _Diverges."""
    surpluses = _surpluses(facts, Fraction(facts.chosen))
    factor = facts.factor
    match facts.form:
        case "fraction":
            return factor * _fraction_of_family(facts, surpluses)
        case "exponential":
            return factor * _gamma_integral(facts, surpluses[0])
        case "start":
            return _towards(lambda z, analytic: acb(factor), Fraction(facts.number), surpluses[0])
        case "rest":
            return _towards(lambda z, analytic: acb(factor), Fraction(1, facts.number), surpluses[0])


def _fraction_of_family(facts: Family, surpluses: Sequence[Fraction]) -> arb:
    """Cut near where both terms below are equal; from there on the reciprocal is the variable."""
    middle = max(1, round(facts.number ** (1 / facts.degree)))

    def near(z: acb, analytic: bool) -> acb:
        return (z**facts.degree + facts.number) ** -facts.power

    def far(z: acb, analytic: bool) -> acb:
        return (1 + facts.number * z**facts.degree) ** -facts.power

    return _towards(near, Fraction(middle), surpluses[0]) + _towards(far, Fraction(1, middle), surpluses[1])


def _gamma_integral(facts: Family, surplus: Fraction) -> arb:
    """Return the integral of x^(surplus - 1) e^(-number x^degree), by the gamma function."""
    ratio = exact(surplus / facts.degree)
    return ratio.gamma() / (facts.degree * arb(facts.number) ** ratio)


def _stated(answer: str) -> arb | None:
    """Return a ball around the stated value, None for another form."""
    try:
        return ball(answer) if _FORM.fullmatch(answer) else None
    except ValueError:
        return None


def _is_narrow(ball: arb) -> bool:
    return float(ball.rad()) <= _NARROW


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


def _towards(core: Core, start: Fraction, s: Fraction) -> arb:
    """Return the integral of core(z) z^(s-1) from 0 to start. Raises: _Diverges, ValueError if undecided."""
    if s <= 0:
        value_at_end = core(acb(0), False).real
        if value_at_end.contains(0) or not value_at_end.is_finite():
            raise ValueError("the comparison does not decide")
        raise _Diverges
    doubled = 2 * s
    if doubled.denominator != 1:
        raise ValueError("the order at an end is no multiple of one half")
    power = int(doubled) - 1

    def changed(w: acb, analytic: bool) -> acb:
        return core(w * w, analytic) * w**power

    return 2 * acb.integral(changed, acb(0), acb(exact(start).sqrt())).real


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
    return value + sum((_over(integral, piece, piece.start in poles) for piece in pieces), arb(0))


def _poles(below: Sequence[int]) -> list[int]:
    """Return the zeros of a polynomial of degree 1 or 2. Raises: ValueError where they are no integers."""
    poles = [x for x in _SEARCHED if _polynomial(below, x) == 0]
    has_real_zeros = len(below) == 2 or below[1] ** 2 >= 4 * below[0] * below[2]
    if has_real_zeros and len(poles) != len(below) - 1:
        raise ValueError("not all poles are known")
    return poles


def _places(integral: Algebraic, poles: Sequence[int]) -> list[int]:
    """Return the finite ends and the poles between the ends, in order; 0 where there would be none."""
    ends = [int(end) for end in integral.ends if "oo" not in end]
    low, high = integral.ends
    first = _SEARCHED[0] if low == "-oo" else int(low)
    last = _SEARCHED[-1] if high == "oo" else int(high)
    inside = [pole for pole in poles if first <= pole <= last]
    return sorted({*(ends or [0]), *inside})


def _over(integral: Algebraic, piece: Piece, is_pole: bool) -> arb:
    """Return the integral over a piece; from a pole on, the distance is taken out of the polynomial."""
    below = integral.below
    sign = 1
    order = Fraction(1)
    if is_pole:
        order -= Fraction(integral.power)
        sign = 1 if integral.bars else piece.side
        below = [below[0], below[1] + below[0] * piece.start] if len(below) == 3 else below[:1]
    elif integral.bars and _polynomial(below, piece.start).real < 0:
        sign = -1

    def core(z: acb, analytic: bool) -> acb:
        x = piece.start + piece.side * z
        return _integrand(integral, x, sign * _polynomial(below, x), analytic)

    return _towards(core, piece.width, order)


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
    """Return the integral of a polynomial times e^(growth x) from minus infinity, or to infinity."""
    if (growth > 0) != (low == "-oo"):
        if growth == 0 or len([coefficient for coefficient in polynomial if coefficient != 0]) != 1:
            raise ValueError("the comparison does not decide")
        raise _Diverges
    sign, end = (-1, int(low)) if high == "oo" else (1, int(high))
    # The q for which the derivative of q(x) e^(growth x) is the polynomial times e^(growth x).
    degree = len(polynomial) - 1
    value = Fraction(0)
    previous = Fraction(0)
    for index, coefficient in enumerate(polynomial):
        previous = (coefficient - (degree - index + 1) * previous) / growth
        value = value * end + previous
    return sign * exact(value) * exact(growth * end).exp()


def types(facts: Facts) -> list[str]:
    """Return the types of both parts."""
    if isinstance(facts, Family):
        return ["interval_union", "number"]
    return ["number" for _ in facts.integrals]


CHECKER = Checker(facts=Facts, method="quadrature and comparison", wrong=wrong, types=types)
