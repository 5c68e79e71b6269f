"""Integrates force along the way: layer by layer, the section of a tank being a polynomial in the height."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.work_in_words.facts import Chain, Facts, Gas, Shape, Spring, Stages, Tank
from seedproof.problems.templates.work_in_words.phrases import LIQUIDS, SHAPES
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, formula, polynomial

K, T, V, X, Y = map(Symbol, ("k", "t", "V", "x", "y"))

_SHAPES: tuple[Shape, ...] = ("cylinder", "cone", "bowl", "trough", "paraboloid")
_POWERS = (2, 3, 4, 5, 6, 8, 10, 12)
_LARGEST = 20000


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a spring, a chain or a gas; a tank; or a tank that is emptied in two stages."""
    match difficulty:
        case 1:
            return (_spring, _chain, _gas)[draws.below(3)](draws)
        case 2:
            return _tank(draws)
        case _:
            return _stages(draws)


def _spring(draws: Draws) -> Spring:
    stretch = draws.choice((4, 5, 8, 10, 12, 15, 16, 20, 25))
    start = draws.choice((0, 5, 10, 15, 20))
    end = start + draws.choice((5, 10, 15, 20))
    constant = draws.between(2, 30) * 50
    force = Fraction(constant * stretch, 100)
    work = Fraction(constant * (end**2 - start**2), 20000)
    if force.denominator > 1 or work.denominator > 4 or stretch in (start, end):
        raise Rejected("the force or the work is ugly")
    return Spring(int(force), stretch, start, end)


def _chain(draws: Draws) -> Chain:
    length = draws.between(8, 30)
    load = draws.choice((0, 150, 200, 250, 300, 400, 500))
    weight = draws.between(4, 40)
    if length * weight > (load or 500):
        raise Rejected("the chain is too heavy for its setting")
    return Chain(length=length, weight=weight, load=load, pulled=draws.between(2, length - 3))


def _gas(draws: Draws) -> Gas:
    first = draws.between(1, 4)
    second = first + draws.between(1, 3)
    scale = draws.between(1, 3)
    gas = Gas(draws.between(8, 50) * 10, scale * first**2, scale * second**2)
    if gas.pressure * gas.volume > 3000:
        raise Rejected("the gas is too strong")
    return gas


def _vessel(draws: Draws) -> tuple[Shape, int, int, int]:
    """Draw a shape with its width, its height and its length."""
    shape = draws.choice(_SHAPES)
    width = draws.between(1, 4)
    height = draws.between(2, 6)
    if shape == "bowl":
        return shape, width + 1, width + 1, 0
    return shape, width, height, draws.between(3, 9) if shape == "trough" else 0


def _tank(draws: Draws) -> Tank:
    shape, width, height, length = _vessel(draws)
    tank = Tank(
        shape=shape,
        width=width,
        height=height,
        length=length,
        weight=draws.choice((7, 8, 9, 10, 10, 12)),
        depth=draws.between(1, height - 1),
        lift=draws.between(1, 4),
    )
    pumped = _pumped(tank, tank.lift, NO_SLIP)
    _refuse_ugly(pumped.work(0, height), pumped.work(tank.depth, height))
    return tank


def _stages(draws: Draws) -> Stages:
    shape, width, height, length = _vessel(draws)
    if height < 3:
        raise Rejected("the tank is too low for two stages")
    level = draws.between(2, height - 1)
    stages = Stages(
        shape=shape,
        width=width,
        height=height,
        length=length,
        weight=draws.choice((7, 8, 9, 10, 10, 12)),
        fill=level,
        depth=draws.between(1, level - 1),
        lift=draws.between(1, 4),
        power=draws.choice(_POWERS),
    )
    rest = _pumped(stages, stages.lift, NO_SLIP).work(0, stages.depth)
    _refuse_ugly(_pumped(stages, 0, NO_SLIP).work(stages.depth, level), rest / stages.power)
    return stages


def _refuse_ugly(*numbers: Fraction) -> None:
    """Raises: Rejected for fractions, except thirds and halves, and for large numbers."""
    for number in numbers:
        if number.denominator > 3 or number > _LARGEST:
            raise Rejected("a value is ugly")


def work(facts: Facts, slip: Slip) -> Worked:
    """First what is integrated, then an antiderivative and the work of each part."""
    match facts:
        case Spring():
            return _work_on_spring(facts, slip)
        case Chain():
            return _work_on_chain(facts, slip)
        case Gas():
            return _work_of_gas(facts, slip)
        case Tank():
            return _work_on_tank(facts, slip)
        case Stages():
            return _work_in_stages(facts, slip)


def _work_on_spring(facts: Spring, slip: Slip) -> Worked:
    metres = Fraction(facts.stretch, 100)
    constant = facts.force / slip.or_else(metres, unit_not_converted=Fraction(facts.stretch))
    low = Fraction(facts.start, 100)
    high = Fraction(facts.end, 100)
    half = slip.or_else(constant / 2, half_forgotten=constant)
    squares = slip.or_else(
        high**2 - low**2, lower_end_dropped=high**2, square_of_difference=(high - low) ** 2
    )
    gain = half * squares
    force = constant * X
    steps = (
        step("satisfies", letter=K, value=constant, left=metres * K, right=facts.force),
        step("antiderivative", function=force, letter=X, antiderivative=half * X**2),
        step("definite_integral", low=low, high=high, integrand=force, letter=X, value=gain),
    )
    return Worked(steps, (formula(constant), formula(gain)))


def _work_on_chain(facts: Chain, slip: Slip) -> Worked:
    """The force is the weight of what still hangs, and of the load."""
    pulled = facts.pulled
    length = facts.length
    weight = Fraction(facts.weight)
    whole = facts.load + weight * length
    antiderivative = [slip.or_else(-weight / 2, half_forgotten=-weight), whole, Fraction(0)]
    first, last = (coefficients.value(antiderivative, place) for place in (pulled, length))
    rest = slip.or_else(last - first, lower_end_dropped=last)
    first = slip.or_else(first, force_taken_as_constant=whole * pulled)
    if first <= 0 or rest <= 0:
        raise Rejected("no work is left")
    force = polynomial([-weight, whole], X)
    steps = (
        step("antiderivative", function=force, letter=X, antiderivative=polynomial(antiderivative, X)),
        step("definite_integral", low=0, high=pulled, integrand=force, letter=X, value=first),
        step("definite_integral", low=pulled, high=length, integrand=force, letter=X, value=rest),
    )
    return Worked(steps, (formula(first), formula(rest)))


def _work_of_gas(facts: Gas, slip: Slip) -> Worked:
    """The pressure is a constant over the volume; half of a logarithm is that of a root."""
    start = facts.volume
    end = facts.end
    constant = facts.pressure * start
    gain = slip.or_else(
        constant * call("log", Fraction(end, start)),
        lower_end_dropped=constant * call("log", end),
        force_taken_as_constant=formula(facts.pressure * (end - start)),
    )
    middle = Fraction(start + end, 2)
    volume = slip.or_else(
        Fraction(isqrt(start * end)),
        force_taken_as_constant=middle,
        middle_of_the_volumes=middle,
        half_of_the_volume=Fraction(end, 2),
    )
    pressure = constant / V
    grown = constant * call("log", V / start)
    steps = (
        step("antiderivative", function=pressure, letter=V, antiderivative=constant * call("log", V)),
        step("definite_integral", low=start, high=end, integrand=pressure, letter=V, value=gain),
        step("satisfies", letter=V, value=volume, left=grown, right=gain / 2),
    )
    return Worked(steps, (gain, formula(volume)))


class Pumped(NamedTuple):
    """The section and the work on a layer by the height above the bottom, and an antiderivative.

    All are coefficients, over the unit: pi for round tanks, one for a trough.
    """

    unit: Formula
    section: Sequence[Fraction]
    layers: Sequence[Fraction]
    antiderivative: Sequence[Fraction]

    def work(self, low: int, high: int) -> Fraction:
        """Return the work on what is between two heights, over the unit."""
        return coefficients.value(self.antiderivative, high) - coefficients.value(self.antiderivative, low)

    def written(self, in_y: Sequence[Fraction]) -> Formula:
        """Write a polynomial in the height."""
        return self.unit * polynomial(in_y, Y)

    def value(self, number: Fraction) -> Formula:
        """Write a number times the unit. Raises: Rejected for an ugly one."""
        if number <= 0 or number.denominator > 60 or number > 100_000:
            raise Rejected("a value is ugly")
        return number * self.unit

    def integral(self, low: int, high: int, number: Fraction) -> Step:
        """State the work on what is between two heights."""
        integrand = self.written(self.layers)
        value = self.value(number)
        return step("definite_integral", low=low, high=high, integrand=integrand, letter=Y, value=value)

    def layer(self, weight: int, target: int) -> Step:
        """State the work on a layer that is lifted to a height."""
        section = self.written(self.section)
        layers = self.written(self.layers)
        return step("pumping_layer", letter=Y, section=section, weight=weight, target=target, work=layers)

    def integrated(self) -> Step:
        """State the antiderivative."""
        function = self.written(self.layers)
        antiderivative = self.written(self.antiderivative)
        return step("antiderivative", function=function, letter=Y, antiderivative=antiderivative)


def _pumped(tank: Tank | Stages, lift: int, slip: Slip) -> Pumped:
    target = Fraction(tank.height + lift)
    section = _section(tank, slip)
    up = Fraction(1)
    zero = Fraction(0)
    distance = slip.or_else(
        [-up, target],
        lifted_from_the_bottom=[up, zero],
        rim_taken_as_target=[-up, Fraction(tank.height)],
        distance_sign_lost=[up, target],
    )
    layers = coefficients.scaled(coefficients.product(section, distance), Fraction(tank.weight))
    exponents = range(len(layers) - 1, -1, -1)
    undivided = [term / max(1, exponent) for term, exponent in zip(layers, exponents, strict=True)]
    antiderivative = slip.or_else(coefficients.integral(layers, 0), power_slip=[*undivided, zero])
    return Pumped(formula(1) if tank.shape == "trough" else PI, section, layers, antiderivative)


def _section(tank: Tank | Stages, slip: Slip) -> list[Fraction]:
    """Return the area of the section by the height above the bottom, over the unit."""
    width = Fraction(tank.width)
    zero = Fraction(0)
    slope = width / tank.height
    match tank.shape:
        case "cylinder":
            return [width**2]
        case "cone":
            return [slip.or_else(slope**2, section_slip=slope), zero, zero]
        case "bowl":
            return [Fraction(slip.or_else(-1, section_slip=1)), 2 * width, zero]
        case "trough":
            area = tank.length * slope
            return [slip.or_else(area, section_slip=area / 2), zero]
        case "paraboloid":
            return [slip.or_else(width * slope, section_slip=slope), zero]


def _section_steps(tank: Tank | Stages, pumped: Pumped) -> list[Step]:
    """Write the section from the profile of the tank; that of a cylinder is plain."""
    width = tank.width
    height = tank.height
    match tank.shape:
        case "cylinder":
            return []
        case "cone":
            profile = PI * (Fraction(width, height) * Y) ** 2
        case "paraboloid":
            profile = PI * (width * call("sqrt", Y / height)) ** 2
        case "bowl":
            profile = PI * (width**2 - (width - Y) ** 2)
        case "trough":
            profile = tank.length * (width * Y / height)
    return [step("identity", left=profile, right=pumped.written(pumped.section))]


def _work_on_tank(facts: Tank, slip: Slip) -> Worked:
    pumped = _pumped(facts, facts.lift, slip)
    whole = pumped.work(0, facts.height)
    left = pumped.work(0, facts.depth)
    part = slip.or_else(whole - left, lower_end_dropped=left)
    steps = (
        *_section_steps(facts, pumped),
        pumped.layer(facts.weight, facts.height + facts.lift),
        pumped.integrated(),
        pumped.integral(0, facts.height, whole),
        pumped.integral(facts.depth, facts.height, part),
    )
    return Worked(steps, (pumped.value(whole), pumped.value(part)))


def _work_in_stages(facts: Stages, slip: Slip) -> Worked:
    over_rim = _pumped(facts, 0, slip)
    to_pipe = _pumped(facts, slip.or_else(facts.lift, lift_forgotten=0), slip)
    first = over_rim.work(facts.depth, facts.fill)
    first = slip.or_else(first, lower_end_dropped=over_rim.work(0, facts.depth))
    rest = to_pipe.work(0, facts.depth)
    seconds = slip.or_else(rest / facts.power, multiplied_by_the_power=rest * facts.power)
    time = to_pipe.value(seconds)
    steps = (
        *_section_steps(facts, over_rim),
        over_rim.layer(facts.weight, facts.height),
        over_rim.integrated(),
        over_rim.integral(facts.depth, facts.fill, first),
        to_pipe.layer(facts.weight, facts.height + facts.lift),
        to_pipe.integral(0, facts.depth, rest),
        step("satisfies", letter=T, value=time, left=facts.power * T, right=to_pipe.value(rest)),
    )
    return Worked(steps, (over_rim.value(first), time))


_UNITS = {
    Spring: ("newton per metre", "joule"),
    Chain: ("joule", "joule"),
    Gas: ("joule", "litre"),
    Tank: ("kilojoule", "kilojoule"),
    Stages: ("kilojoule", "second"),
}


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the units of both answers."""
    return tuple(Typed("number", unit=unit) for unit in _UNITS[type(facts)])


def gaps(facts: Facts) -> dict[str, Filling]:
    """Describe a tank, and the liquid in it."""
    if not isinstance(facts, Tank | Stages):
        return {}
    lengths = {"width": str(facts.width)}
    if facts.shape != "bowl":
        lengths["height"] = str(facts.height)
    if facts.shape == "trough":
        lengths["length"] = str(facts.length)
    return {"vessel": fill(SHAPES[facts.shape], **lengths), "liquid": LIQUIDS[facts.weight]}


SHEET = Sheet(
    subject="integral_calculus",
    method="centres of mass",
    sample=sample,
    work=work,
    types=types,
    slips={
        "unit_not_converted": "centimetres are taken for metres in the constant of a spring",
        "half_forgotten": "the power of x is not divided by two when it is integrated",
        "square_of_difference": "the difference of the ends is squared, instead of each of them",
        "lower_end_dropped": "the value at one end is not subtracted",
        "force_taken_as_constant": "the force at the start is multiplied by the way",
        "middle_of_the_volumes": "half of the work is put at the middle of both volumes",
        "half_of_the_volume": "half of the work is put at half of the volume",
        "section_slip": "the section of the tank is wrong: a square, a sign or a factor is lost",
        "lifted_from_the_bottom": "a layer is lifted by its height above the bottom",
        "rim_taken_as_target": "the pipe above the rim is forgotten",
        "distance_sign_lost": "the height of a layer is added to that of the target, instead of subtracted",
        "lift_forgotten": "the second pump is taken to lift only to the rim",
        "power_slip": "powers are divided by their old exponents when they are integrated",
        "multiplied_by_the_power": "the work is multiplied by the power, instead of divided",
    },
    gaps=gaps,
    levels={
        1: "a force along a line: a spring, a chain, a gas",
        2: "a full tank whose section depends on the height, with a pipe above the rim",
        3: "a tank that is partly full, emptied in two stages, the second one at a given power",
    },
    version=2,
)
