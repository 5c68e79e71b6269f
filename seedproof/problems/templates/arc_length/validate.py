"""Encloses the integral of the speed by rigorous quadrature, for the whole curve and up to the stated place.

The speed is compared with the derivatives of the curve, which power series give.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import acb, acb_series, arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.stated_values import BITS, agrees, ball, integral, meets, stated
from seedproof.problems.templates.arc_length.facts import Facts

_FAR = 100
"""An endless spiral is cut where e^-100 is left of it."""
_REST = 1e-41
_TRIALS = (Fraction(3, 7), Fraction(8, 9), Fraction(11, 8))

Point = tuple[acb_series, acb_series]


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare the length with the integral of the speed, and the part with that up to the stated place."""
    if len(answers) != 2:
        yield "there are not two answers"
        return
    with precision(BITS):
        low, high = _ends(facts)
        if not low < high:
            yield "the curve ends before it begins"
            return
        yield from _speed_wrong(facts)
        length = _way(facts, low, high)
        if not agrees(answers[0], length):
            yield f"the length is {length.str(12)}, not {answers[0]!r}"
        yield from _place_wrong(facts, answers[1], low, high, length)


def _place_wrong(facts: Facts, answer: str, low: arb, high: arb, length: arb) -> Iterator[str]:
    place = stated(answer)
    if place is None:
        yield f"{answer!r} is no exact value"
        return
    part = ball(facts.part)
    if facts.kind == "laurent":
        if not meets(place * _speed(facts, acb(high), False).real, part):
            yield f"the bead does not go {answer!r} along the axis"
        return
    if not low < place or (facts.kind != "inward" and not place < high):
        yield f"{answer!r} is not on the curve"
        return
    wanted = part
    if facts.kind in ("involute", "cycloid", "spiral", "astroid", "cardioid", "inward"):
        wanted = part * length
    if not meets(_way(facts, low, place), wanted):
        yield f"up to {answer!r} the way is not {wanted.str(12)}"


def _ends(facts: Facts) -> tuple[arb, arb]:
    if facts.kind == "inward":
        side, height = facts.shape
        return arb(0), ball(Fraction(_FAR * height, side))
    low = ball(facts.low)
    high = ball(facts.high)
    match facts.kind:
        case "catenary":
            return low, facts.scale * high.log()
        case "spiral":
            return low, high.log()
        case "cycloid" | "cardioid" | "astroid":
            return low, high * arb.pi()
        case "semicubical" | "square":
            return low, high.sqrt()
    return low, high


def _way(facts: Facts, low: arb, high: arb) -> arb:
    """Integrate the speed; the rest of an endless spiral is smaller than the error that is added."""
    way = integral(lambda z, analytic: _speed(facts, z, analytic), low, high)
    if facts.kind == "inward":
        return way + arb(0, _REST)
    return way


def _speed_wrong(facts: Facts) -> Iterator[str]:
    for trial in _TRIALS:
        z = acb(ball(trial))
        if facts.kind == "power":
            z = acb(ball(trial - facts.shape[1]))
        x, y = _curve(facts, acb_series([z, 1], 2))
        square = x[1] ** 2 + y[1] ** 2
        if not (square - _speed(facts, z, False) ** 2).contains(0):
            yield "the speed is not that of the curve"


def _polar(radius: acb_series, angle: acb_series) -> Point:
    return radius * angle.cos(), radius * angle.sin()


def _curve(facts: Facts, t: acb_series) -> Point:
    """Return the curve near a place, as power series in the distance from it."""
    a = acb(facts.scale)
    match facts.kind:
        case "power":
            factor, shift = facts.shape
            base = t + acb(shift)
            return t, base.sqrt() * base * acb(2 * factor) / acb(3)
        case "laurent":
            return t, _laurent(facts, t)
        case "catenary":
            rise = (t / a).exp()
            return t, (rise + (-(t / a)).exp()) * a / acb(2)
        case "involute":
            return a * (t.cos() + t * t.sin()), a * (t.sin() - t * t.cos())
        case "cycloid":
            return a * (t - t.sin()), a * (acb(1) - t.cos())
        case "spiral":
            growth, turn = facts.shape
            rise = a * (t * acb(growth)).exp()
            return _polar(rise, t * acb(turn))
        case "astroid":
            return a * t.cos() ** 3, a * t.sin() ** 3
        case "cubic":
            return 3 * a * t * t, a * (3 * t - t * t * t)
        case "semicubical":
            return 3 * a * t * t, 2 * a * t * t * t
        case "cardioid":
            (sign,) = facts.shape
            return _polar(a * (acb(1) + acb(sign) * t.cos()), t)
        case "inward":
            side, height = facts.shape
            return _polar(a * (t * acb(-side) / acb(height)).exp(), t)
        case "square":
            return _polar(a * t * t, t)
        case "shifted":
            return _polar(a * (t * t - acb(1)), t)


def _laurent(facts: Facts, t: acb_series) -> acb_series:
    factor, exponent = facts.shape
    k = acb(factor)
    match exponent:
        case 1:
            return k * t * t / acb(4) - t.log() / (2 * k)
        case 2:
            return k * t * t * t / acb(6) + acb(1) / (2 * k * t)
        case _:
            return k * t * t * t * t / acb(8) + acb(1) / (4 * k * t * t)


def _speed(facts: Facts, z: acb, analytic: bool) -> acb:
    """Return a root of the sum of the squares of both derivatives; without a sign, where it is analytic."""
    a = facts.scale
    match facts.kind:
        case "power":
            factor, shift = facts.shape
            return (1 + factor**2 * (z + shift)).sqrt(analytic=analytic)
        case "laurent":
            factor, exponent = facts.shape
            power = factor * z**exponent
            return (power + 1 / power) / 2
        case "catenary":
            return (z / a).cosh()
        case "involute":
            return a * z
        case "cycloid":
            return 2 * a * (z / 2).sin()
        case "spiral":
            growth, turn = facts.shape
            return a * acb(growth**2 + turn**2).sqrt() * (growth * z).exp()
        case "astroid":
            return 3 * a * (2 * z).sin() / 2
        case "cubic":
            return 3 * a * (z**2 + 1)
        case "semicubical":
            return 6 * a * z * (z**2 + 1).sqrt(analytic=analytic)
        case "cardioid" if facts.shape == [1]:
            return 2 * a * (z / 2).cos()
        case "cardioid":
            return 2 * a * (z / 2).sin()
        case "inward":
            side, height = facts.shape
            slope = acb(height**2 + side**2).sqrt() / height
            return a * slope * (z * -side / height).exp()
        case "square":
            return a * z * (z**2 + 4).sqrt(analytic=analytic)
        case "shifted":
            return a * (z**2 + 1)


CHECKER = Checker(
    facts=Facts,
    method="quadrature of the speed",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
