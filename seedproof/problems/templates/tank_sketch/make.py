"""Integrates the section of the tank, piece by piece, with the radius as a linear function of the height."""

from fractions import Fraction
from itertools import pairwise
from typing import Literal

from seedproof.problems.making import coefficients
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.tank_sketch.facts import Corner, Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI

_WEIGHTS: tuple[Literal[8, 9, 10, 12], ...] = (8, 9, 10, 12)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a cone, a part of a cone, or a tank whose wall has a corner."""
    wall = _wall(draws, difficulty)
    facts = Facts(
        wall=wall,
        level=draws.between(1, wall[-1].height - 1),
        weight=draws.choice(_WEIGHTS),
        inflow=draws.between(2, 12),
    )
    if difficulty == 3 and facts.level <= wall[1].height:
        raise Rejected("the level is below the corner")
    for value in (_volume(facts), _lifting(facts)):
        if value.denominator > 12 or value > 5000:
            raise Rejected("a value is ugly")
    return facts


def _wall(draws: Draws, difficulty: int) -> list[Corner]:
    height = draws.between(3, 7)
    bottom = draws.between(1, 3)
    top = bottom + draws.between(1, 3)
    match difficulty:
        case 1:
            return [Corner(0, 0), Corner(height, draws.between(1, 4))]
        case 2:
            if draws.below(2):
                return [Corner(0, top), Corner(height, bottom)]
            return [Corner(0, bottom), Corner(height, top)]
        case _:
            corner = draws.between(1, 3)
            radius = draws.choice((0, bottom))
            return [Corner(0, radius), Corner(corner, top), Corner(corner + height, top)]


def _radius(lower: Corner, upper: Corner) -> list[Fraction]:
    """Return the radius of a piece of the wall as a linear function of the height."""
    slope = Fraction(upper.radius - lower.radius, upper.height - lower.height)
    return [slope, lower.radius - slope * lower.height]


def _integral(facts: Facts, weight: list[Fraction]) -> Fraction:
    """Return the integral of the square of the radius, times a polynomial, up to the level."""
    result = Fraction(0)
    for lower, upper in pairwise(facts.wall):
        radius = _radius(lower, upper)
        antiderivative = coefficients.integral(coefficients.product(radius, radius, weight), 0)
        low = min(lower.height, facts.level)
        high = min(upper.height, facts.level)
        result += coefficients.value(antiderivative, high) - coefficients.value(antiderivative, low)
    return result


def _volume(facts: Facts) -> Fraction:
    """Return the volume over pi."""
    return _integral(facts, [Fraction(1)])


def _lifting(facts: Facts) -> Fraction:
    """Return the work over pi."""
    return facts.weight * _integral(facts, [Fraction(-1), Fraction(facts.wall[-1].height)])


def radius_at_level(facts: Facts) -> Fraction:
    """Return the radius of the surface."""
    piece = next(piece for piece in pairwise(facts.wall) if facts.level <= piece[1].height)
    return coefficients.value(_radius(*piece), facts.level)


def work(facts: Facts, slip: Slip) -> Worked:
    """The volume, the work, and the inflow over the area of the surface."""
    rate = facts.inflow / radius_at_level(facts) ** 2
    rising = rate.numerator / (rate.denominator * PI)
    return Worked((), (_volume(facts) * PI, _lifting(facts) * PI, rising))


SHEET = Sheet(
    subject="integral_calculus",
    method="truncated cones",
    sample=sample,
    work=work,
    types=(
        Typed("number", unit="m^3"),
        Typed("number", unit="kJ"),
        Typed("number", unit="metre per hour"),
    ),
    levels={
        1: "a cone with its vertex at the bottom",
        2: "a truncated cone, whose radius does not begin at zero",
        3: "a wall with a corner: the integrals fall into two pieces",
    },
)
