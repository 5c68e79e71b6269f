"""Encloses the area by quadrature of the band, along the axis or, of horns, along the radius."""

from collections.abc import Iterator, Sequence

from flint import acb, arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.stated_values import BITS, agrees, ball, integral
from seedproof.problems.templates.surface_of_revolution.facts import Facts


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare area, and cost or volume, with balls."""
    if len(answers) != 2:
        yield "there are not two answers"
        return
    if facts.first <= 0 or (facts.kind in ("horn", "trumpet")) != (facts.second > 0):
        yield "the curve has no such numbers"
        return
    with precision(BITS):
        if facts.kind in ("horn", "trumpet"):
            area = _horn_area(facts)
            further = _horn_volume(facts)
        elif 0 <= facts.low < facts.high:
            area = _area(facts)
            further = facts.price * (area + _discs(facts))
        else:
            yield "the curve ends before it begins"
            return
        for answer, value in zip(answers, (area, further), strict=True):
            if not agrees(answer, value):
                yield f"the value is {value.str(12)}, not {answer!r}"


def _horn_area(facts: Facts) -> arb:
    """Integrate along the radius: the arc element over dr is the root of 1 + (length / r)^2."""
    length = facts.second

    def band(radius: acb, analytic: bool) -> acb:
        return 2 * acb.pi() * (radius**2 + length**2).sqrt(analytic=analytic)

    return integral(band, arb(0), arb(facts.first))


def _horn_volume(facts: Facts) -> arb:
    """Add up discs: the square of the radius falls twice as fast as the radius, so its mean way is half."""
    return arb.pi() * ball(facts.first) ** 2 * ball(facts.second) / 2


def _area(facts: Facts) -> arb:
    low = arb(facts.low)
    high = arb(facts.high)
    if facts.kind == "catenary":
        high = facts.first * high.log()
    return integral(lambda z, analytic: _band(facts, z, analytic), low, high)


def _band(facts: Facts, z: acb, analytic: bool) -> acb:
    """Return the circumference times the arc element, on complex balls."""
    k = facts.first
    turn = 2 * acb.pi()
    match facts.kind:
        case "root":
            # y^2 (1 + y'^2) = y^2 + (y y')^2, which has no root of x.
            return turn * (4 * k**2 * z + 4 * k**4).sqrt(analytic=analytic)
        case "cubic":
            return turn * k * z**3 / 3 * (1 + (k * z**2) ** 2).sqrt(analytic=analytic)
        case "catenary":
            return turn * k * (z / k).cosh() ** 2
        case "parabola":
            return turn * z * (1 + (z / k) ** 2).sqrt(analytic=analytic)
        case "logarithmic":
            return turn * z * (k * z / 2 + 1 / (2 * k * z))
        case _:
            return turn * z * (k * z**2 / 2 + 1 / (2 * k * z**2))


def _discs(facts: Facts) -> arb:
    """Return the area of the discs that close the openings."""
    k = facts.first
    match facts.kind:
        case "root":
            squares = arb(4 * k**2 * (facts.low + facts.high))
        case "cubic":
            squares = (ball(k) * (facts.high**3) / 3) ** 2
        case "catenary":
            end = (facts.high + 1 / arb(facts.high)) * k / 2
            squares = k**2 + end**2
        case _:
            squares = arb(facts.low**2 + facts.high**2)
    return arb.pi() * squares


CHECKER = Checker(
    facts=Facts,
    method="quadrature of the band",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
