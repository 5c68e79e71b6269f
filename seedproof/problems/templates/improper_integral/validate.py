"""Compares the integrand with a power at each improper end, and encloses what converges in a ball.

From an end on it is core(z) z^(s-1) dz, z being the distance or 1/|x|: it converges for s > 0, and for s <= 0
a core without zero proves divergence. Two short exact values do not agree to 30 digits unless they are one.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from flint import acb, arb, fmpq

from seedproof.equivalence import read
from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.budget import Budget
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_BITS, _SECONDS, _FAR = 192, 5.0, 100
_FORM = re.compile(r"(?:[0-9]{1,5}|pi|e|log\([0-9/]{1,5}\)|\*\*\(?-?[0-9]{1,2}\)?|[-*/ ]){1,20}")


class _Diverges(Exception):
    """A comparison proves it."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Each answer against the ball, or the word. Raises: ValueError if there are not as many as parts."""
    kinds = {"algebraic": _algebraic, "logarithm": _logarithm, "exponential": _exponential}
    for one, answer in zip(facts["integrals"], answers, strict=True):
        with precision(_BITS):
            try:
                value = kinds[one["kind"]](one)
                stated = enclosure(read(answer), {}, Budget(_SECONDS)) if _FORM.fullmatch(answer) else None
            except _Diverges:
                if answer != "diverges":
                    yield f"the integral diverges, it is not {answer!r}"
                continue
            except (Undefined, Unclear):
                stated = None
            if stated is None:
                yield f"{answer!r} is no exact value of the expected form, and the integral converges"
            elif not stated.overlaps(value) or max(float(ball.rad()) for ball in (stated, value)) > 1e-30:
                yield f"the value is {value.str(12)}, not {answer!r}"


def _ball(number: int | Fraction) -> arb:
    return arb(fmpq(Fraction(number).numerator, Fraction(number).denominator))


def _towards(core: Callable[[acb, bool], acb], start: Fraction, s: Fraction) -> arb:
    """The integral of core(z) z^(s-1) from 0 to start."""
    power, first = _ball(s), _ball(start)
    last = first * arb(-_FAR).exp()
    near = core(acb(last.union(arb(0))), False).real
    if s <= 0:
        if near.contains(0) or not near.is_finite():
            raise ValueError("the comparison does not decide")
        raise _Diverges

    def changed(t: acb, analytic: bool) -> acb:
        return core(first * (-t).exp(), analytic) * (-power * t).exp()

    return acb.integral(changed, acb(0), acb(_FAR)).real * first**power + near * last**power / power


def _term(one: Facts, x: acb | int, base: acb, analytic: bool) -> acb:
    """The number times the power of x over that of the base."""
    power = Fraction(one["power"])
    below = base ** int(power) if power.denominator == 1 else base.sqrt(analytic=analytic) ** power.numerator
    value: acb = acb(one["factor"]) * x ** one["above"] / below
    return value


def _at(coefficients: Sequence[int], x: acb | int) -> acb:
    return sum((c * x**n for n, c in enumerate(reversed(coefficients))), acb(0))


def _algebraic(one: Facts) -> arb:
    """Cut at the poles, and between them, so that every piece has one improper end at most."""
    below, places = one["below"], [int(end) for end in one["ends"] if "oo" not in end] or [0]
    infinite = [side for end, side in zip(one["ends"], (-1, 1), strict=True) if "oo" in end]
    poles = [x for x in range(-40, 41) if _at(below, x) == 0]
    if len(poles) != len(below) - 1 and (len(below) == 2 or below[1] ** 2 >= 4 * below[0] * below[2]):
        raise ValueError("not all poles are known")
    low, high = (-40 if -1 in infinite else places[0], 40 if 1 in infinite else places[-1])
    places = sorted({*places, *(x for x in poles if low <= x <= high)})
    pieces = [(x, side, Fraction(b - a, 2)) for a, b in pairwise(places) for x, side in ((a, 1), (b, -1))]
    found = list[arb]()
    for side in infinite:
        last = places[0] if side < 0 else places[-1]
        start = max(1, side * last + 1)
        pieces.append((last, side, Fraction(start - side * last)))
        found.append(_far(one, side, start))
    return sum((_near(one, *piece, piece[0] in poles) for piece in pieces), sum(found, arb(0)))


def _near(one: Facts, place: int, side: int, width: Fraction, pole: bool) -> arb:
    """From a place to one side; from a pole, the distance is taken out of the polynomial."""
    rest, sign = one["below"], side if pole else 1
    if one["bars"]:
        sign = -1 if not pole and _at(rest, place).real < 0 else 1
    if pole:
        rest = rest[:1] if len(rest) == 2 else [rest[0], rest[1] + rest[0] * place]

    def core(z: acb, analytic: bool) -> acb:
        return _term(one, place + side * z, sign * _at(rest, place + side * z), analytic)

    return _towards(core, width, 1 - Fraction(one["power"]) * pole)


def _far(one: Facts, side: int, start: int) -> arb:
    """From a place on to infinity, with z = 1/|x|."""
    degree = len(one["below"]) - 1
    mirrored = [c * side ** (degree - n) for n, c in enumerate(one["below"])][::-1]
    exponent = degree * Fraction(one["power"]) - one["above"]
    return _towards(lambda z, a: _term(one, side, _at(mirrored, z), a), Fraction(1, start), exponent - 1)


def _logarithm(one: Facts) -> arb:
    """With x = e^t a power of t, or t times an exponential function."""
    power, logs, (low, high) = Fraction(one["power"]) + 1, Fraction(one["logs"]), one["ends"]
    if power and logs != 1:
        raise ValueError("the logarithm has a power")
    if power:
        return _exponential({"polynomial": [one["factor"], 0], "growth": power, "ends": [low, high]})
    if "oo" in low + high:
        start = Fraction(1, 1 if low in ("-oo", "0") else int(low))
        return _towards(lambda *_: acb(one["factor"]), start, -logs - 1)
    return _towards(lambda *_: acb(one["factor"]), Fraction(high), logs + 1)


def _exponential(one: Facts) -> arb:
    """Up to a far place, beyond which exp in its half outweighs the polynomial; mirrored if need be."""
    top, growth, (low, high) = one["polynomial"], Fraction(one["growth"]), one["ends"]
    if low == "-oo":
        top, growth, low = [c * (-1) ** n for n, c in enumerate(top[::-1])][::-1], -growth, str(-int(high))
    if growth > 0 and sum(map(bool, top)) == 1:
        raise _Diverges
    if growth >= 0:
        raise ValueError("the comparison does not decide")
    rate, far = _ball(growth), _ball(-_FAR / growth)
    value = acb.integral(lambda x, _: _at(top, x) * (rate * x).exp(), acb(int(low)), acb(far)).real
    bound = sum(map(abs, top)) * far ** (len(top) - 1) * arb(-_FAR).exp() * 2 / -rate
    return value + arb(0, bound.upper())


METHOD = "quadrature and comparison"
CHECKER = Checker(
    facts=Facts, method=METHOD, wrong=wrong, types=lambda facts: ["number"] * len(facts["integrals"])
)
