"""Integrates force along the way: layer by layer, the section of a tank being a polynomial in the height."""

from fractions import Fraction
from math import isqrt

from seedproof.problems.making import coefficients
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.work_in_words.facts import (
    Chain,
    Facts,
    Gas,
    Shape,
    Spring,
    Stages,
    Tank,
)
from seedproof.problems.templates.work_in_words.phrases import (
    EMPTYINGS,
    EXPANSIONS,
    FIRST_PULLS,
    FIRST_STAGES,
    HALVES,
    LIQUIDS,
    PARTIAL_EMPTYINGS,
    SECOND_STAGES,
    SHAPES,
    SPRING_CONSTANTS,
    STATEMENTS,
    STRETCHES,
    WHOLE_PULLS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, call, formula, product

_SHAPES: tuple[Shape, ...] = ("cylinder", "cone", "bowl", "trough", "paraboloid")
_POWERS = (2, 3, 4, 5, 6, 8, 10, 12)
_LARGEST = 20000


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a spring, a chain or a gas; a tank; or a tank that is emptied in two stages."""
    match difficulty:
        case 1:
            return _along_a_line(draws)
        case 2:
            return _tank(draws)
        case _:
            return _stages(draws)


def _along_a_line(draws: Draws) -> Spring | Chain | Gas:
    match draws.below(3):
        case 0:
            return _spring(draws)
        case 1:
            return _chain(draws)
        case _:
            return _gas(draws)


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
    return Chain(
        length=length,
        weight=weight,
        load=load,
        pulled=draws.between(2, length - 3),
    )


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
    length = 0
    match shape:
        case "bowl":
            width += 1
            height = width
        case "trough":
            length = draws.between(3, 9)
    return shape, width, height, length


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
    _refuse_ugly(pumped(tank, 0, height, tank.lift), pumped(tank, tank.depth, height, tank.lift))
    return tank


def _stages(draws: Draws) -> Stages:
    shape, width, height, length = _vessel(draws)
    if height < 3:
        raise Rejected("the tank is too low for two stages")
    fill_height = draws.between(2, height - 1)
    stages = Stages(
        shape=shape,
        width=width,
        height=height,
        length=length,
        weight=draws.choice((7, 8, 9, 10, 10, 12)),
        fill=fill_height,
        depth=draws.between(1, fill_height - 1),
        lift=draws.between(1, 4),
        power=draws.choice(_POWERS),
    )
    rest = pumped(stages, 0, stages.depth, stages.lift)
    _refuse_ugly(pumped(stages, stages.depth, fill_height, 0), rest / stages.power)
    return stages


def _refuse_ugly(*numbers: Fraction) -> None:
    """Raises: Rejected for fractions, except thirds and halves, and for large numbers."""
    for number in numbers:
        if number.denominator > 3 or number > _LARGEST:
            raise Rejected("a value is ugly")


def section(tank: Tank | Stages) -> list[Fraction]:
    """Return the area of the section by the height above the bottom, over pi unless it is a trough."""
    width = Fraction(tank.width)
    slope = width / tank.height
    match tank.shape:
        case "cylinder":
            return [width**2]
        case "cone":
            return [slope**2, Fraction(0), Fraction(0)]
        case "bowl":
            return [Fraction(-1), 2 * width, Fraction(0)]
        case "trough":
            return [tank.length * slope, Fraction(0)]
        case "paraboloid":
            return [width**2 / tank.height, Fraction(0)]


def unit(tank: Tank | Stages) -> Formula:
    """Return pi for round tanks, one for a trough."""
    return formula(1) if tank.shape == "trough" else PI


def layers(tank: Tank | Stages, lift: int) -> list[Fraction]:
    """Return the work on a layer by its height, over the unit."""
    distance = [Fraction(-1), Fraction(tank.height + lift)]
    return coefficients.scaled(coefficients.product(section(tank), distance), Fraction(tank.weight))


def pumped(tank: Tank | Stages, low: int, high: int, lift: int) -> Fraction:
    """Return the work on what is between two heights, over the unit."""
    antiderivative = coefficients.integral(layers(tank, lift), 0)
    return coefficients.value(antiderivative, high) - coefficients.value(antiderivative, low)


UNITS = {
    Spring: ("newton per metre", "joule"),
    Chain: ("joule", "joule"),
    Gas: ("joule", "litre"),
    Tank: ("kilojoule", "kilojoule"),
    Stages: ("kilojoule", "second"),
}
"""Those of both answers."""


def answers(facts: Facts) -> list[Answer]:
    """Add up force along the way."""
    first, second = _values(facts)
    units = UNITS[type(facts)]
    return [Answer(first, "number", unit=units[0]), Answer(second, "number", unit=units[1])]


def _values(facts: Facts) -> tuple[Formula, Formula]:
    match facts:
        case Spring(force, stretch, start, end):
            constant = Fraction(100 * force, stretch)
            return formula(constant), formula(constant * (end**2 - start**2) / 20000)
        case Chain(length, weight, load, pulled):
            first = load * pulled + weight * (length * pulled - Fraction(pulled**2, 2))
            rest = length - pulled
            return formula(first), formula(load * rest + weight * Fraction(rest**2, 2))
        case Gas(pressure, volume, end):
            work = product(pressure * volume, call("log", Fraction(end, volume)))
            return work, formula(isqrt(volume * end))
        case Tank(height=height, depth=depth, lift=lift):
            return (
                product(pumped(facts, 0, height, lift), unit(facts)),
                product(pumped(facts, depth, height, lift), unit(facts)),
            )
        case Stages(fill=level, depth=depth, lift=lift, power=power):
            return (
                product(pumped(facts, depth, level, 0), unit(facts)),
                product(pumped(facts, 0, depth, lift) / power, unit(facts)),
            )


def words(facts: Facts, draws: Draws) -> Words:
    """Say what is lifted, stretched or pumped."""
    match facts:
        case Spring(force, stretch, start, end):
            statement = fill(draws.choice(STATEMENTS["spring"]), force=str(force), stretch=str(stretch))
            first = draws.choice(SPRING_CONSTANTS)
            second = fill(draws.choice(STRETCHES), start=str(start), end=str(end))
        case Chain(length, weight, load, pulled):
            statement = _chain_statement(draws, length, weight, load)
            first = fill(draws.choice(FIRST_PULLS), pulled=str(pulled))
            second = draws.choice(WHOLE_PULLS)
        case Gas(pressure, volume, end):
            statement = fill(draws.choice(STATEMENTS["gas"]), pressure=str(pressure), volume=str(volume))
            first = fill(draws.choice(EXPANSIONS), end=str(end))
            second = draws.choice(HALVES)
        case Tank(weight=weight, depth=depth, lift=lift):
            statement = fill(draws.choice(STATEMENTS["tank"]), shape=_shape(facts), liquid=LIQUIDS[weight])
            first = fill(draws.choice(EMPTYINGS), lift=str(lift))
            second = fill(draws.choice(PARTIAL_EMPTYINGS), depth=str(depth))
        case Stages(weight=weight, depth=depth, lift=lift, power=power):
            statement = fill(
                draws.choice(STATEMENTS["stages"]),
                shape=_shape(facts),
                liquid=LIQUIDS[weight],
                fill=str(facts.fill),
            )
            first = fill(draws.choice(FIRST_STAGES), depth=str(depth))
            second = fill(draws.choice(SECOND_STAGES), lift=str(lift), power=str(power))
    return Words(statement, (first, second))


def _chain_statement(draws: Draws, length: int, weight: int, load: int) -> str:
    if load == 0:
        return fill(draws.choice(STATEMENTS["chain"]), length=str(length), weight=str(weight))
    wording = draws.choice(STATEMENTS["loaded chain"])
    return fill(wording, length=str(length), weight=str(weight), load=str(load))


def _shape(tank: Tank | Stages) -> str:
    width = str(tank.width)
    height = str(tank.height)
    wording = SHAPES[tank.shape]
    match tank.shape:
        case "bowl":
            return fill(wording, width=width)
        case "trough":
            return fill(wording, width=width, height=height, length=str(tank.length))
        case _:
            return fill(wording, width=width, height=height)


TEMPLATE = Template(
    subject="integral_calculus",
    method="centres of mass",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a force along a line: a spring, a chain, a gas",
        2: "a full tank whose section depends on the height, with a pipe above the rim",
        3: "a tank that is partly full, emptied in two stages, the second one at a given power",
    },
    version=2,
)
