"""Lets the setting move for a short time h, as power series in h; angles turn by cross products."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import isqrt

from flint import fmpq, fmpq_series

from seedproof.problems.checker import Checker
from seedproof.problems.checking.comparing import agrees
from seedproof.problems.templates.related_rates import facts as stories
from seedproof.problems.templates.related_rates.facts import Crank, Facts

_LENGTH = 3


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Both rates are the coefficients of h."""
    for stated, text in zip(answers, _expected(facts), strict=True):
        if text is None:
            yield "the lengths do not make such a figure"
        elif not agrees(stated, text, "number"):
            yield f"{stated} is not {text}"


def _moving(start: int | Fraction, speed: int | Fraction) -> fmpq_series:
    first = Fraction(start)
    second = Fraction(speed)
    terms = [fmpq(first.numerator, first.denominator), fmpq(second.numerator, second.denominator)]
    return fmpq_series(terms, 1, _LENGTH)


def _expected(facts: Facts) -> list[str | None]:
    match facts:
        case stories.Cone(radius, height, depth, inflow):
            h = _moving(depth, 1)
            radius_above = h * radius / height
            return _of_volume(radius_above**2 * h / 3, radius_above**2, inflow, "pi")
        case stories.Balloon(radius, inflow):
            r = _moving(radius, 1)
            return _of_volume(r**3 * 4 / 3, 4 * r**2, inflow, "pi")
        case stories.Trough(length, width, height, depth, inflow):
            h = _moving(depth, 1)
            across = h * width / height
            return _of_volume(across * h * length / 2, across, inflow, "1")
        case stories.Ladder(length, foot, speed):
            x = _moving(foot, speed)
            y = _root(length**2 - x * x)
            return [None, None] if y is None else [str(y[1]), _turn((-foot, y[0]), (-speed, y[1]), -1)]
        case stories.Ships(east, north, u, v):
            x = _moving(east, u)
            y = _moving(north, v)
            distance = _root(x * x + y * y)
            return [None, None] if distance is None else [str(distance[1]), _turn((east, north), (u, v), 1)]
        case stories.Shadow(lamp, person, distance, speed):
            if person >= lamp:
                return [None, None]
            # The ray falls by (lamp - person) over the distance, so it meets the ground at a multiple of it.
            tip = _moving(distance, speed) * lamp / (lamp - person)
            return [str(tip[1]), _turn((distance, lamp - person), (speed, 0), 1)]
        case stories.Gas(radius, pressure, pressure_fall, temperature, temperature_fall):
            shrink = _moving(temperature, -temperature_fall) / temperature
            grow = _moving(pressure, -pressure_fall) / pressure
            relative = (shrink / grow)[1]
            volume = Fraction(4 * radius**3, 3)
            return [f"({volume})*({relative})*pi", str(radius * relative / 3)]
        case stories.Filter(radius, height, depth, fall, cylinder):
            h = _moving(depth, -fall)
            level = -(h**3) * radius**2 / (3 * height**2 * cylinder**2)
            return [str(level[1]), str(2 * level[2])]
        case Crank():
            return _of_crank(facts)


def _of_volume(volume: fmpq_series, other: fmpq_series, inflow: int, factor: str) -> list[str | None]:
    """Return the rate of the length, and that of what depends on it; both are times the factor."""
    first = f"{inflow}/(({volume[1]})*{factor})"
    return [first, str(inflow * other[1] / volume[1])]


def _root(square: fmpq_series) -> fmpq_series | None:
    """Return the square root of a series, None where it does not begin with a square."""
    start = Fraction(int(square[0].p), int(square[0].q))
    if start <= 0 or isqrt(start.numerator) ** 2 != start.numerator or start.denominator != 1:
        return None
    return (square / start.numerator).sqrt() * isqrt(start.numerator)


def _turn(arm: tuple[int, int | fmpq], velocity: tuple[int, int | fmpq], sign: int) -> str:
    """Return the angular velocity of an arm whose end has this velocity."""
    cross = arm[0] * velocity[1] - arm[1] * velocity[0]
    return str(fmpq(1) * sign * cross / (arm[0] * arm[0] + arm[1] * arm[1]))


def _of_crank(facts: Crank) -> list[str | None]:
    """The end of the crank moves at right angles to it; the rod keeps its length."""
    above, below = facts.cosine
    up = isqrt(below**2 - above**2)
    if up**2 != below**2 - above**2:
        return [None, None]
    x = Fraction(facts.crank * above, below)
    y = Fraction(facts.crank * up, below)
    velocity = (-facts.speed * y, facts.speed * x)
    if y.denominator != 1 or isqrt(facts.rod**2 - int(y) ** 2) ** 2 != facts.rod**2 - int(y) ** 2:
        return [None, None]
    along = isqrt(facts.rod**2 - int(y) ** 2)
    # The rod (along, -y) keeps its length: its change is at right angles to it.
    piston = velocity[0] - y * velocity[1] / along
    # Its height is rod * sin(phi), which changes by rod * cos(phi) * phi'.
    return [str(piston), str(velocity[1] / along)]


CHECKER = Checker(
    facts=Facts,
    method="motion to the first order",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
