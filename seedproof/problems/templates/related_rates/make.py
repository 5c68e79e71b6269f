"""Relates the quantities of a setting by geometry, and differentiates by the chain rule."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from typing import Literal, NamedTuple

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.related_rates import facts as stories
from seedproof.problems.templates.related_rates.facts import Crank, Facts
from seedproof.problems.templates.related_rates.phrases import UNITS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, Verbatim, call, formula, latex, power

H, R, T, V, THETA = map(Symbol, ("h", "r", "t", "v", "theta"))

_TRIPLES = tuple(
    (leg, isqrt(hypotenuse**2 - leg**2), hypotenuse)
    for hypotenuse in range(5, 102)
    for leg in range(3, hypotenuse)
    if isqrt(hypotenuse**2 - leg**2) ** 2 == hypotenuse**2 - leg**2
)


class Scalar(NamedTuple):
    """A number times a power of pi."""

    number: Fraction | int
    pis: int = 0

    def times(self, other: "Scalar") -> "Scalar":
        """Return the product."""
        return Scalar(self.number * other.number, self.pis + other.pis)

    def over(self, other: "Scalar") -> "Scalar":
        """Return the quotient."""
        return Scalar(Fraction(self.number) / other.number, self.pis - other.pis)

    def written(self) -> Formula:
        """Return it as a formula."""
        if self.pis < 0:
            return self.number.numerator / (self.number.denominator * power(PI, -self.pis))
        return self.number * power(PI, self.pis)


class Relation(NamedTuple):
    """A quantity as a function of a letter, with its derivative, and the value of that at the moment."""

    letter: Symbol
    at: Formula
    function: Formula
    derivative: Formula
    slope: Scalar
    kind: Literal["time", "whole", "part"]
    """The letter is the time, or the quantity's rate is known, or the letter's rate."""
    lost: Fraction
    """What the derivative is multiplied by where a factor in it is forgotten."""
    rate: Scalar | None = None
    """The rate that is known; None where it is the one found before."""
    inner: int = 1
    """The rate inside a function of time."""


_STORIES = {1: ("cone", "balloon", "trough"), 2: ("ladder", "ships", "shadow"), 3: ("gas", "filter", "crank")}
"""By difficulty."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw one of three settings of the difficulty. Raises: Rejected."""
    facts = _drawn(draws, draws.choice(_STORIES[difficulty]))
    _, rates = _followed(facts, NO_SLIP)
    for number, _ in rates:
        if number == 0 or number.denominator > 150 or abs(number.numerator) > 400:
            raise Rejected("a rate is zero, or no simple number")
    return facts


def _drawn(draws: Draws, story: str) -> Facts:
    match story:
        case "cone":
            height = draws.between(3, 12)
            return stories.Cone(
                radius=draws.between(2, 6),
                height=height,
                depth=draws.between(2, height - 1),
                inflow=draws.between(1, 12),
            )
        case "balloon":
            radius = draws.between(3, 20)
            inflow = 10 * draws.between(2, 30)
            if inflow > radius**3:
                raise Rejected("the balloon would burst within seconds")
            return stories.Balloon(radius=radius, inflow=inflow)
        case "trough":
            height = draws.between(3, 9)
            width = draws.between(4, 12)
            if width == height:
                raise Rejected("both rates are the same")
            return stories.Trough(
                length=draws.between(15, 60),
                width=width,
                height=height,
                depth=draws.between(2, height - 1),
                inflow=draws.between(5, 60),
            )
        case "ladder":
            foot, _, length = draws.choice(_TRIPLES)
            if not 15 <= length <= 75 or foot > 0.8 * length:
                raise Rejected("the ladder is no usual one")
            return stories.Ladder(length=length, foot=foot, speed=draws.between(1, 6))
        case "ships":
            east, north, distance = draws.choice(_TRIPLES)
            if distance > 60:
                raise Rejected("the ships are far away")
            return stories.Ships(east, north, draws.between(10, 36), draws.between(10, 36))
        case "shadow":
            return stories.Shadow(
                lamp=draws.between(4, 12),
                person=draws.choice((1, 2, 2)),
                distance=draws.between(3, 20),
                speed=draws.between(2, 8),
            )
        case "gas":
            return stories.Gas(
                radius=draws.between(1, 6),
                pressure=draws.choice((60, 64, 70, 72, 75, 80, 84, 90, 96)),
                pressure_fall=draws.between(1, 6),
                temperature=draws.choice((240, 245, 250, 252, 256, 260, 264, 270)),
                temperature_fall=draws.between(1, 6),
            )
        case "filter":
            height = draws.between(8, 16)
            return stories.Filter(
                radius=draws.between(4, 9),
                height=height,
                depth=draws.between(4, height - 1),
                fall=draws.between(1, 3),
                cylinder=draws.between(4, 9),
            )
        case _:
            scale = draws.between(2, 12)
            above = draws.choice((3, 4))
            leg = (7 - above) * scale
            rods = [rod for side, _, rod in _TRIPLES if side == leg and rod > 5 * scale]
            if not rods:
                raise Rejected("there is no rod with simple numbers")
            return Crank(5 * scale, draws.choice(rods), (above, 5), draws.between(2, 12))


def _relations(facts: Facts) -> tuple[Relation, Relation]:
    """Return what relates the quantities of both parts."""
    match facts:
        case stories.Cone(radius, height, h, inflow):
            share = Fraction(radius, height) ** 2
            volume = (share / 3 * PI * H**3, share * PI * H**2, Scalar(share * h**2, 1))
            area = (share * PI * H**2, 2 * share * PI * H, Scalar(2 * share * h, 1))
            return _filling(H, h, volume, area, inflow)
        case stories.Balloon(r, inflow):
            volume = (Fraction(4, 3) * PI * R**3, 4 * PI * R**2, Scalar(4 * r**2, 1))
            area = (4 * PI * R**2, 8 * PI * R, Scalar(8 * r, 1))
            return _filling(R, r, volume, area, inflow)
        case stories.Trough(length, width, height, h, inflow):
            slope = Fraction(width, height)
            prism = slope * length
            volume = (prism / 2 * H**2, prism * H, Scalar(prism * h))
            return _filling(H, h, volume, (slope * H, formula(slope), Scalar(slope)), inflow)
        case stories.Ladder(length, foot, speed):
            away = foot + speed * T
            top = call("sqrt", length**2 - away**2)
            y = isqrt(length**2 - foot**2)
            fall = -(speed * away / top)
            turn = -(speed / top)
            return (
                _in_time(top, fall, Fraction(-foot * speed, y), Fraction(2), speed),
                _in_time(call("arccos", away / length), turn, Fraction(-speed, y), Fraction(length), speed),
            )
        case stories.Ships(x, y, u, v):
            east = x + u * T
            north = y + v * T
            size = x**2 + y**2
            square = east**2 + north**2
            distance = call("sqrt", square)
            apart = (u * east + v * north) / distance
            turn = (v * east - u * north) / square
            angle = call("arctan", north / east)
            return (
                _in_time(distance, apart, Fraction(x * u + y * v, isqrt(size)), Fraction(2)),
                _in_time(angle, turn, Fraction(x * v - y * u, size), Fraction(size, x**2)),
            )
        case stories.Shadow(lamp, person, start, speed):
            rise = lamp - person
            away = start + speed * T
            of_tip = Fraction(lamp * speed, rise)
            turn = -(rise * speed / (away**2 + rise**2))
            size = start**2 + rise**2
            turned = Fraction(-rise * speed, size)
            return (
                _in_time(lamp * away / rise, formula(of_tip), of_tip, Fraction(person, lamp), speed),
                _in_time(call("arctan", rise / away), turn, turned, Fraction(size, start**2), speed),
            )
        case stories.Gas():
            return _of_gas(facts)
        case stories.Filter(radius, height, start, fall, cylinder):
            share = Fraction(radius, height * cylinder) ** 2
            depth = start - fall * T
            filled = share / 3 * (start**3 - depth**3)
            rate = share * fall * depth**2
            change = -2 * share * fall**2 * depth
            return (
                _in_time(filled, rate, share * fall * start**2, Fraction(1, 3), fall),
                _in_time(rate, change, -2 * share * fall**2 * start, Fraction(1, 2), fall),
            )
        case Crank():
            return _of_crank(facts)


def _filling(
    letter: Symbol,
    at: int,
    volume: tuple[Formula, Formula, Scalar],
    outer: tuple[Formula, Formula, Scalar],
    inflow: int,
) -> tuple[Relation, Relation]:
    """Return a volume whose rate is known, and what else depends on the same letter."""
    place = formula(at)
    return (
        Relation(letter, place, *volume, "whole", Fraction(1, 3), rate=Scalar(inflow)),
        Relation(letter, place, *outer, "part", Fraction(1, 2)),
    )


def _in_time(
    function: Formula, derivative: Formula, slope: Fraction, lost: Fraction, inner: int = 1
) -> Relation:
    return Relation(T, formula(0), function, derivative, Scalar(slope), "time", lost, inner=inner)


def _of_gas(facts: stories.Gas) -> tuple[Relation, Relation]:
    constant = Fraction(4 * facts.radius**3 * facts.pressure, 3 * facts.temperature)
    temperature = facts.temperature - facts.temperature_fall * T
    pressure = facts.pressure - facts.pressure_fall * T
    volume = constant * PI * (temperature / pressure)
    gain = facts.pressure_fall * facts.temperature - facts.temperature_fall * facts.pressure
    growth = constant * gain * (PI / pressure**2)
    slope = Scalar(constant * gain / facts.pressure**2, 1)
    sphere = (Fraction(4, 3) * PI * R**3, 4 * PI * R**2, Scalar(4 * facts.radius**2, 1))
    return (
        Relation(T, formula(0), volume, growth, slope, "time", Fraction(-1)),
        Relation(R, formula(facts.radius), *sphere, "whole", Fraction(1, 3)),
    )


def _of_crank(facts: Crank) -> tuple[Relation, Relation]:
    r = facts.crank
    rod = facts.rod
    cosine = Fraction(*facts.cosine)
    sine = Fraction(7 - facts.cosine[0], 5)
    along = isqrt(rod**2 - int(r * sine) ** 2)
    cos = call("cos", THETA)
    sin = call("sin", THETA)
    root = call("sqrt", rod**2 - r**2 * sin**2)
    moved = -(r * sin) - r**2 * (sin * cos) / root
    angle = call("arcsin", Fraction(r, rod) * sin)
    place = call("arccos", cosine)
    slope = Scalar(-r * sine - r**2 * sine * cosine / along)
    turned = Scalar(r * cosine / along)
    omega = Scalar(facts.speed)
    return (
        Relation(THETA, place, r * cos + root, moved, slope, "part", Fraction(-1), omega),
        Relation(THETA, place, angle, r * cos / root, turned, "part", Fraction(rod), omega),
    )


def work(facts: Facts, slip: Slip) -> Worked:
    """Follow both relations in turn. Raises: Rejected where a slip gives ugly numbers."""
    steps, rates = _followed(facts, slip)
    if any(number.denominator > 9000 or abs(number.numerator) > 90000 for number, _ in rates):
        raise Rejected("a number is no simple one")
    return Worked(tuple(steps), tuple(rate.written() for rate in rates))


def _followed(facts: Facts, slip: Slip) -> tuple[Sequence[Step], Sequence[Scalar]]:
    """Return the steps, and the rates of both parts."""
    first, second = _relations(facts)
    right = Fraction(1)
    factor = slip.or_else(
        right, factor_of_first_derivative_lost=first.lost, inner_rate_forgotten=right / first.inner
    )
    steps, rate = _step_by_step(first, factor, Scalar(1), slip)
    factor = slip.or_else(
        right, factor_of_second_derivative_lost=second.lost, sign_of_second_derivative_flipped=-right
    )
    more, last = _step_by_step(second, factor, rate, slip)
    return [*steps, *more], [rate, last]


def _step_by_step(
    relation: Relation, factor: Fraction, before: Scalar, slip: Slip
) -> tuple[Sequence[Step], Scalar]:
    """Differentiate a relation, with a factor that is 1 but for slips, and solve it for the rate."""
    slope = relation.slope.times(Scalar(factor))
    derivative = factor * relation.derivative
    letter = relation.letter
    steps = [
        step("derivative", function=relation.function, letter=letter, derivative=derivative),
        step("value", letter=letter, at=relation.at, expression=derivative, value=slope.written()),
    ]
    known = relation.rate or before
    match relation.kind:
        case "time":
            return steps, slope
        case "whole":
            rate = slip.or_else(known.over(slope), equation_inverted=lambda: slope.over(known))
            left = slope.written() * V
            right = known.written()
            last = step("satisfies", letter=V, value=rate.written(), left=left, right=right)
        case "part":
            rate = slip.or_else(slope.times(known), chain_rule_forgotten=slope)
            # The product as it is before the numbers are multiplied.
            left = Verbatim(rf"{latex(slope.written())} \cdot {latex(known.written())}")
            last = step("identity", left=left, right=rate.written())
    return [*steps, last], rate


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the units of both rates."""
    return tuple(Typed("number", unit=unit) for unit in UNITS[str(facts.__struct_config__.tag)])


SHEET = Sheet(
    subject="differential_calculus",
    method="motion to the first order",
    sample=sample,
    work=work,
    types=types,
    slips={
        "factor_of_first_derivative_lost": "a factor in the first derivative is forgotten, or its sign",
        "factor_of_second_derivative_lost": "a factor in the second derivative is forgotten",
        "inner_rate_forgotten": "the first quantity is differentiated as if time ran at the rate 1",
        "sign_of_second_derivative_flipped": "the sign of the second derivative is wrong",
        "chain_rule_forgotten": "a rate by a length is taken for a rate in time",
        "equation_inverted": "the equation for the rate is solved the wrong way round",
    },
    levels={
        1: "a volume whose rate is known, and a second quantity that grows with it",
        2: "a motion, and how fast an angle turns with it",
        3: "two linked rates: gas law and sphere, a cone that empties into a cylinder, crank and rod",
    },
)
