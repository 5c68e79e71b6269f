"""Relates the quantities by geometry, and differentiates by the chain rule."""

from collections.abc import Callable
from fractions import Fraction
from math import isqrt
from typing import Literal, NamedTuple, cast

import msgspec

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.related_rates.facts import (
    Balloon,
    Cone,
    Crank,
    Facts,
    Filter,
    Gas,
    Ladder,
    Shadow,
    Ships,
    Trough,
)
from seedproof.problems.templates.related_rates.phrases import FIRST, SECOND, STATEMENTS, UNITS, Story
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Like, Symbol, call, formula, power, product, quotient

H = Symbol("h")
R = Symbol("r")
T = Symbol("t")
THETA = Symbol("theta")

_TRIPLES = tuple(
    (leg, isqrt(hypotenuse**2 - leg**2), hypotenuse)
    for hypotenuse in range(5, 102)
    for leg in range(3, hypotenuse)
    if isqrt(hypotenuse**2 - leg**2) ** 2 == hypotenuse**2 - leg**2 and leg * leg < hypotenuse**2
)


class Scalar(NamedTuple):
    """A number times a power of pi."""

    number: Fraction
    pis: int = 0

    def written(self) -> Formula:
        """Return it as a formula."""
        if self.pis < 0:
            return quotient(self.number.numerator, product(self.number.denominator, power(PI, -self.pis)))
        return product(self.number, power(PI, self.pis))


def times(left: Scalar, right: Scalar) -> Scalar:
    """Return the product."""
    return Scalar(left.number * right.number, left.pis + right.pis)


def over(left: Scalar, right: Scalar) -> Scalar:
    """Return the quotient."""
    return Scalar(left.number / right.number, left.pis - right.pis)


class Relation(NamedTuple):
    """A quantity as a function of a letter, with its derivative, and the value of that at the moment."""

    letter: Symbol
    at: Formula
    function: Formula
    derivative: Formula
    slope: Scalar
    kind: Literal["time", "whole", "part"]
    """The letter is the time, or the quantity's rate is known, or the letter's rate."""
    rate: Scalar | None
    """The rate that is known; None where it is the one found before."""
    lost: Fraction
    """What the derivative is multiplied by where a factor in it is forgotten."""
    inner: int
    """The rate inside a function of time, otherwise 1."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw one of three settings of the difficulty. Raises: Rejected."""
    facts = draws.choice(_SAMPLERS[difficulty])(draws)
    for number in rates(facts):
        if number.number == 0 or number.number.denominator > 150 or abs(number.number.numerator) > 400:
            raise Rejected("a rate is zero, or no simple number")
    return facts


def _cone(draws: Draws) -> Facts:
    height = draws.between(3, 12)
    return Cone(
        radius=draws.between(2, 6),
        height=height,
        depth=draws.between(2, height - 1),
        inflow=draws.between(1, 12),
    )


def _balloon(draws: Draws) -> Facts:
    radius = draws.between(3, 20)
    inflow = 10 * draws.between(2, 30)
    if inflow > radius**3:
        raise Rejected("the balloon would burst within seconds")
    return Balloon(radius=radius, inflow=inflow)


def _trough(draws: Draws) -> Facts:
    height = draws.between(3, 9)
    width = draws.between(4, 12)
    if width == height:
        raise Rejected("both rates are the same")
    return Trough(
        length=draws.between(15, 60),
        width=width,
        height=height,
        depth=draws.between(2, height - 1),
        inflow=draws.between(5, 60),
    )


def _ladder(draws: Draws) -> Facts:
    foot, _, length = draws.choice(_TRIPLES)
    if not 15 <= length <= 75 or foot > 0.8 * length:
        raise Rejected("the ladder is no usual one")
    return Ladder(length=length, foot=foot, speed=draws.between(1, 6))


def _ships(draws: Draws) -> Facts:
    east, north, distance = draws.choice(_TRIPLES)
    if distance > 60:
        raise Rejected("the ships are far away")
    return Ships(east=east, north=north, east_speed=draws.between(10, 36), north_speed=draws.between(10, 36))


def _shadow(draws: Draws) -> Facts:
    return Shadow(
        lamp=draws.between(4, 12),
        person=draws.choice((1, 2, 2)),
        distance=draws.between(3, 20),
        speed=draws.between(2, 8),
    )


def _gas(draws: Draws) -> Facts:
    return Gas(
        radius=draws.between(1, 6),
        pressure=draws.choice((60, 64, 70, 72, 75, 80, 84, 90, 96)),
        pressure_fall=draws.between(1, 6),
        temperature=draws.choice((240, 245, 250, 252, 256, 260, 264, 270)),
        temperature_fall=draws.between(1, 6),
    )


def _filter(draws: Draws) -> Facts:
    height = draws.between(8, 16)
    return Filter(
        radius=draws.between(4, 9),
        height=height,
        depth=draws.between(4, height - 1),
        fall=draws.between(1, 3),
        cylinder=draws.between(4, 9),
    )


def _crank(draws: Draws) -> Facts:
    scale = draws.between(2, 12)
    above = draws.choice((3, 4))
    leg = (7 - above) * scale
    rods = [rod for side, _, rod in _TRIPLES if side == leg and rod > 5 * scale]
    if not rods:
        raise Rejected("there is no rod with simple numbers")
    return Crank(crank=5 * scale, rod=draws.choice(rods), cosine=(above, 5), speed=draws.between(2, 12))


_SAMPLERS: dict[int, tuple[Callable[[Draws], Facts], ...]] = {
    1: (_cone, _balloon, _trough),
    2: (_ladder, _ships, _shadow),
    3: (_gas, _filter, _crank),
}


def _scalar(number: int | Fraction, pis: int = 0) -> Scalar:
    return Scalar(Fraction(number), pis)


def relations(facts: Facts) -> tuple[Relation, Relation]:
    """Return what relates the quantities of both parts."""
    match facts:
        case Cone():
            return _of_cone(facts)
        case Balloon():
            return _of_balloon(facts)
        case Trough():
            return _of_trough(facts)
        case Ladder():
            return _of_ladder(facts)
        case Ships():
            return _of_ships(facts)
        case Shadow():
            return _of_shadow(facts)
        case Gas():
            return _of_gas(facts)
        case Filter():
            return _of_filter(facts)
        case Crank():
            return _of_crank(facts)


def _known(
    letter: Symbol,
    at: int,
    volume: tuple[Formula, Formula, Scalar],
    outer: tuple[Formula, Formula, Scalar],
    inflow: Scalar,
) -> tuple[Relation, Relation]:
    """Return a volume whose rate is known, and what else depends on the same letter."""
    third = Fraction(1, 3)
    half = Fraction(1, 2)
    return (
        Relation(letter, formula(at), *volume, "whole", inflow, third, 1),
        Relation(letter, formula(at), *outer, "part", None, half, 1),
    )


def _of_cone(facts: Cone) -> tuple[Relation, Relation]:
    share = Fraction(facts.radius, facts.height) ** 2
    h = facts.depth
    volume = (share / 3 * PI * H**3, share * PI * H**2, _scalar(share * h**2, 1))
    area = (share * PI * H**2, 2 * share * PI * H, _scalar(2 * share * h, 1))
    return _known(H, h, volume, area, _scalar(facts.inflow))


def _of_balloon(facts: Balloon) -> tuple[Relation, Relation]:
    r = facts.radius
    volume = (Fraction(4, 3) * PI * R**3, 4 * PI * R**2, _scalar(4 * r**2, 1))
    area = (4 * PI * R**2, 8 * PI * R, _scalar(8 * r, 1))
    return _known(R, r, volume, area, _scalar(facts.inflow))


def _of_trough(facts: Trough) -> tuple[Relation, Relation]:
    slope = Fraction(facts.width, facts.height)
    h = facts.depth
    prism = slope * facts.length
    volume = (prism / 2 * H**2, prism * H, _scalar(prism * h))
    width = (slope * H, formula(slope), _scalar(slope))
    return _known(H, h, volume, width, _scalar(facts.inflow))


def _in_time(function: Formula, derivative: Formula, slope: Fraction, lost: Fraction, inner: int) -> Relation:
    return Relation(T, formula(0), function, derivative, _scalar(slope), "time", None, lost, inner)


def _of_ladder(facts: Ladder) -> tuple[Relation, Relation]:
    foot = facts.foot + facts.speed * T
    height = call("sqrt", facts.length**2 - foot**2)
    y = isqrt(facts.length**2 - facts.foot**2)
    fall = -quotient(product(facts.speed, foot), height)
    turn = -quotient(facts.speed, height)
    angle = call("arccos", quotient(foot, facts.length))
    return (
        _in_time(height, fall, Fraction(-facts.foot * facts.speed, y), Fraction(2), facts.speed),
        _in_time(angle, turn, Fraction(-facts.speed, y), Fraction(facts.length), facts.speed),
    )


def _of_ships(facts: Ships) -> tuple[Relation, Relation]:
    x = facts.east
    y = facts.north
    u = facts.east_speed
    v = facts.north_speed
    east = x + u * T
    north = y + v * T
    square = east**2 + north**2
    distance = call("sqrt", square)
    apart = quotient(product(u, east) + product(v, north), distance)
    turn = quotient(product(v, east) - product(u, north), square)
    size = x**2 + y**2
    return (
        _in_time(distance, apart, Fraction(x * u + y * v, isqrt(size)), Fraction(2), 1),
        _in_time(call("arctan", north / east), turn, Fraction(x * v - y * u, size), Fraction(size, x**2), 1),
    )


def _of_shadow(facts: Shadow) -> tuple[Relation, Relation]:
    rise = facts.lamp - facts.person
    away = facts.distance + facts.speed * T
    tip = quotient(product(facts.lamp, away), rise)
    speed = Fraction(facts.lamp * facts.speed, rise)
    angle = call("arctan", quotient(rise, away))
    turn = -quotient(rise * facts.speed, away**2 + rise**2)
    size = facts.distance**2 + rise**2
    return (
        _in_time(tip, formula(speed), speed, Fraction(facts.person, facts.lamp), facts.speed),
        _in_time(
            angle,
            turn,
            Fraction(-rise * facts.speed, size),
            Fraction(size, facts.distance**2),
            facts.speed,
        ),
    )


def _of_gas(facts: Gas) -> tuple[Relation, Relation]:
    volume = Fraction(4 * facts.radius**3, 3)
    constant = volume * facts.pressure / facts.temperature
    temperature = facts.temperature - facts.temperature_fall * T
    pressure = facts.pressure - facts.pressure_fall * T
    function = product(constant, PI, quotient(temperature, pressure))
    numerator = facts.pressure_fall * facts.temperature - facts.temperature_fall * facts.pressure
    derivative = product(constant * numerator, quotient(PI, pressure**2))
    slope = _scalar(constant * Fraction(numerator, facts.pressure**2), 1)
    first = Relation(T, formula(0), function, derivative, slope, "time", None, Fraction(-1), 1)
    sphere = (Fraction(4, 3) * PI * R**3, 4 * PI * R**2, _scalar(4 * facts.radius**2, 1))
    return first, Relation(R, formula(facts.radius), *sphere, "whole", None, Fraction(1, 3), 1)


def _of_filter(facts: Filter) -> tuple[Relation, Relation]:
    share = Fraction(facts.radius, facts.height * facts.cylinder) ** 2
    depth = facts.depth - facts.fall * T
    filled = share / 3 * (facts.depth**3 - depth**3)
    rate = product(share * facts.fall, depth**2)
    change = product(-2 * share * facts.fall**2, depth)
    return (
        _in_time(filled, rate, share * facts.fall * facts.depth**2, Fraction(1, 3), facts.fall),
        _in_time(rate, change, -2 * share * facts.fall**2 * facts.depth, Fraction(1, 2), facts.fall),
    )


def _of_crank(facts: Crank) -> tuple[Relation, Relation]:
    r = facts.crank
    rod = facts.rod
    cosine = Fraction(*facts.cosine)
    sine = Fraction(7 - facts.cosine[0], 5)
    along = isqrt(rod**2 - int(r * sine) ** 2)
    root = call("sqrt", rod**2 - r**2 * call("sin", THETA) ** 2)
    sines = product(call("sin", THETA), call("cos", THETA))
    piston = r * call("cos", THETA) + root
    moved = -product(r, call("sin", THETA)) - quotient(product(r**2, sines), root)
    angle = call("arcsin", Fraction(r, rod) * call("sin", THETA))
    turned = quotient(product(r, call("cos", THETA)), root)
    place = call("arccos", cosine)
    slope = -r * sine - Fraction(r**2) * sine * cosine / along
    omega = _scalar(facts.speed)
    return (
        Relation(THETA, place, piston, moved, _scalar(slope), "part", omega, Fraction(-1), 1),
        Relation(THETA, place, angle, turned, _scalar(r * cosine / along), "part", omega, Fraction(rod), 1),
    )


def rates(facts: Facts) -> list[Scalar]:
    """Return the rates that both parts ask for."""
    found: list[Scalar] = []
    for relation in relations(facts):
        found.append(rate(relation, relation.slope, found[-1] if found else None))
    return found


def rate(relation: Relation, slope: Scalar, before: Scalar | None) -> Scalar:
    """Return the rate that a relation gives with this slope, after the rate found before."""
    known = relation.rate or before
    if relation.kind == "time" or known is None:
        return slope
    return over(known, slope) if relation.kind == "whole" else times(slope, known)


def answers(facts: Facts) -> list[Answer]:
    """Return both rates."""
    units = UNITS[story_of(facts)]
    return [
        Answer(scalar.written(), "number", unit=unit)
        for scalar, unit in zip(rates(facts), units, strict=True)
    ]


def story_of(facts: Facts) -> Story:
    """Return the name of the setting."""
    # msgspec does not know that the tag of each record is one of these texts.
    return cast("Story", facts.__struct_config__.tag)


def words(facts: Facts, draws: Draws) -> Words:
    """Tell the setting with its numbers."""
    story = story_of(facts)
    given: dict[str, Like] = msgspec.structs.asdict(facts)
    if isinstance(facts, Crank):
        given.pop("cosine")
        given["above"], given["below"] = facts.cosine
    statement = fill(draws.choice(STATEMENTS[story]), **{name: str(number) for name, number in given.items()})
    return Words(statement, (draws.choice(FIRST[story]), draws.choice(SECOND[story])))


TEMPLATE = Template(
    subject="differential_calculus",
    method="motion to the first order",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a volume whose rate is known, and a second quantity that grows with it",
        2: "a motion, and how fast an angle turns with it",
        3: "two linked rates: gas law and sphere, a cone that empties into a cylinder, crank and rod",
    },
)
