"""Knows the speed of each kind of curve and an antiderivative, and inverts that where a part is asked."""

from collections.abc import Callable
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from seedproof.problems.making.values import (
    Value,
    added,
    difference,
    logarithm,
    rational,
    scaled,
    surd,
    value_of,
    written,
)
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.arc_length.facts import Facts, Kind
from seedproof.problems.templates.arc_length.phrases import (
    BEADS,
    CURVES,
    DISTANCES,
    LENGTHS,
    RANGES,
    SHARES,
    SIGNS,
    STATEMENTS,
    TURNS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, PI, Formula, Symbol, call, formula, latex, product, root, total

X = Symbol("x")
T = Symbol("t")
THETA = Symbol("theta")
HALF = Fraction(1, 2)

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("power", "laurent", "laurent", "catenary"),
    2: ("involute", "cycloid", "spiral", "spiral", "astroid", "cubic", "semicubical"),
    3: ("cardioid", "inward", "inward", "square", "shifted"),
}
GRAPHS: tuple[Kind, ...] = ("power", "laurent", "catenary")
POLAR: tuple[Kind, ...] = ("cardioid", "inward", "square", "shifted")
BY_SHARE: tuple[Kind, ...] = ("involute", "cycloid", "spiral", "astroid", "cardioid", "inward")
_TRIPLES = ((3, 4, 5), (4, 3, 5), (5, 12, 13), (12, 5, 13), (8, 15, 17), (15, 8, 17))
_CARDIOIDS = ((1, "1", "1/2"), (-1, "1", "1/2"), (-1, "2", "1/4"), (-1, "2", "3/4"))
"""Sign of the cosine, the end over pi, and the share that is covered."""
_COSINES = {Fraction(1): Fraction(0), HALF: Fraction(1, 3), Fraction(0): HALF, -HALF: Fraction(2, 3)}
"""Angles over pi by their cosines."""


class Motion(NamedTuple):
    """A curve with its parameter: coordinates, speed, and an antiderivative of the speed."""

    letter: Symbol
    x: Formula
    y: Formula
    speed: Formula
    antiderivative: Formula


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a kind, its numbers, and a part that is reached at a nice place."""
    kind = draws.choice(_KINDS[difficulty])
    scale = draws.between(2, 7)
    match kind:
        case "power":
            return _power(draws)
        case "laurent":
            shape = [draws.between(1, 3), draws.between(1, 3)]
            ends = sorted(draws.sample(("1/2", "1", "2", "3", "4"), 2), key=Fraction)
            return Facts(kind, 1, shape, ends[0], ends[1], str(draws.between(2, 20)))
        case "catenary":
            scale = draws.between(2, 6)
            mark, high = sorted(draws.sample(range(2, 8), 2))
            return Facts(kind, scale, [], "0", str(high), str(scale * _sinh(mark)))
        case "involute":
            part = draws.choice(("1/2", "1/4", "1/3", "3/4", "1/9", "4/9", "2/3"))
            return Facts(kind, scale, [], "0", str(draws.between(1, 8)), part)
        case "cycloid":
            turns, share = draws.choice((("1", "1/2"), ("2", "1/4"), ("2", "3/4")))
            return Facts(kind, scale, [], "0", turns, share)
        case "spiral":
            return _spiral(draws, scale)
        case "astroid":
            return Facts(kind, scale, [], "0", "1/2", draws.choice(("1/4", "3/4")))
        case "cubic":
            mark, high = sorted(draws.sample(range(1, 6), 2))
            return Facts(kind, scale, [], "0", str(high), str(scale * (mark**3 + 3 * mark)))
        case "semicubical":
            mark, high = sorted(draws.sample(range(2, 7), 2))
            return Facts(kind, scale, [], "0", str(high**2 - 1), str(2 * scale * (mark**3 - 1)))
        case "cardioid":
            sign, turns, share = draws.choice(_CARDIOIDS)
            return Facts(kind, scale, [sign], "0", turns, share)
        case "inward":
            side, height, _ = draws.choice(_TRIPLES)
            covered = 1 - Fraction(1, draws.between(2, 10))
            return Facts(kind, scale, [side, height], "0", "oo", str(covered))
        case "square":
            mark, high = sorted(draws.sample(range(3, 8), 2))
            return Facts(kind, scale, [], "0", str(high**2 - 4), str(Fraction(scale * (mark**3 - 8), 3)))
        case "shifted":
            low, mark, high = sorted(draws.sample(range(1, 7), 3))
            distance = scale * (_shifted(mark) - _shifted(low))
            return Facts(kind, scale, [], str(low), str(high), str(distance))


def _power(draws: Draws) -> Facts:
    """Draw y = (2/3) c (x + p)^(3/2) with three places where 1 + c^2 (x + p) is a square."""
    factor = draws.between(1, 2)
    shift = draws.between(-3, 3)
    places = [Fraction(square**2 - 1, factor**2) - shift for square in sorted(draws.sample(range(1, 8), 3))]
    low, mark, high = places
    facts = Facts("power", 1, [factor, shift], str(low), str(high), "1")
    way = rational(difference(_covered(facts, mark), _covered(facts, low)))
    return Facts("power", 1, [factor, shift], str(low), str(high), str(way))


def _spiral(draws: Draws, scale: int) -> Facts:
    growth, turn = draws.choice(((1, 1), (1, 2), (1, 3), (2, 1), (3, 4), (4, 3), (2, 3)))
    high = draws.between(2, 7)
    if high**growth > 130:
        raise Rejected("the spiral is long")
    part = draws.choice(("1/2", "1/3", "1/4", "2/3"))
    if (1 + Fraction(part) * (high**growth - 1)).denominator > 3:
        raise Rejected("the place is ugly")
    return Facts("spiral", scale, [growth, turn], "0", str(high), part)


def _sinh(exponential: int | Fraction) -> Fraction:
    """Return the hyperbolic sine of a logarithm."""
    return (Fraction(exponential) - 1 / Fraction(exponential)) / 2


def _shifted(place: int | Fraction) -> Fraction:
    return Fraction(place) ** 3 / 3 + place


def _covered(facts: Facts, place: Fraction) -> Value:
    """Return the antiderivative of the speed at an end, which is given as in the facts."""
    scale = facts.scale
    match facts.kind:
        case "power":
            factor, shift = facts.shape
            under = 1 + factor**2 * (place + shift)
            side = Fraction(isqrt(under.numerator), isqrt(under.denominator))
            return value_of(Fraction(2, 3 * factor**2) * side**3)
        case "laurent":
            return _laurent_covered(facts, place)
        case "catenary":
            return value_of(scale * _sinh(place or 1))
        case "involute":
            return value_of(scale * place**2 / 2)
        case "cycloid":
            return value_of(-4 * scale * _cosine_of_half(place))
        case "spiral":
            growth, turn = facts.shape
            return scaled(surd(growth**2 + turn**2), Fraction(scale, growth) * (place or 1) ** growth)
        case "astroid":
            return value_of(3 * scale * place)
        case "cubic":
            return value_of(scale * (3 * place + place**3))
        case "semicubical":
            return value_of(2 * scale * Fraction(isqrt(int(place) + 1)) ** 3)
        case "cardioid":
            if facts.shape == [1]:
                return value_of(4 * scale * place)
            return value_of(-4 * scale * _cosine_of_half(place))
        case "inward":
            raise ValueError("an endless spiral has no end")
        case "square":
            return value_of(Fraction(scale, 3) * isqrt(int(place) + 4) ** 3)
        case "shifted":
            return value_of(scale * _shifted(place))


def _laurent_covered(facts: Facts, place: Fraction) -> Value:
    factor, exponent = facts.shape
    rise = value_of(factor * place ** (exponent + 1) / (2 * (exponent + 1)))
    if exponent == 1:
        return added(rise, logarithm(place, Fraction(1, 2 * factor)))
    return added(rise, value_of(-1 / (2 * factor * (exponent - 1) * place ** (exponent - 1))))


def _cosine_of_half(turns: Fraction) -> Fraction:
    """Return the cosine of half of 0, pi or 2 pi."""
    return 1 - turns


def length_of(facts: Facts) -> Value:
    """Return the length of the whole curve."""
    if facts.kind == "inward":
        side, height = facts.shape
        return value_of(facts.scale * Fraction(_hypotenuse(side, height), side))
    low = Fraction(facts.low)
    high = Fraction(facts.high)
    if facts.kind == "laurent" and facts.shape[1] == 1:
        factor, _ = facts.shape
        rise = value_of(Fraction(factor, 4) * (high**2 - low**2))
        return added(rise, logarithm(high / low, Fraction(1, 2 * factor)))
    return difference(_covered(facts, high), _covered(facts, low))


def lower_of(facts: Facts) -> Value:
    """Return the antiderivative at the lower end."""
    if facts.kind == "inward":
        return scaled(length_of(facts), -1)
    return _covered(facts, Fraction(facts.low))


def _hypotenuse(side: int, height: int) -> int:
    return isqrt(side**2 + height**2)


NAMES: dict[str, tuple[Kind, ...]] = {
    "x": ("power", "catenary"),
    "t": ("involute", "cycloid", "spiral", "astroid", "cubic", "semicubical"),
    r"\theta": ("cardioid", "inward", "square", "shifted"),
}
"""What is asked for of which curve; of a bead, its speed."""


def answers(facts: Facts) -> list[Answer]:
    """The length, and where the part is reached or how fast the bead goes."""
    if any(number.denominator > 400 for number in length_of(facts).values()):
        raise Rejected("the length is ugly")
    names = tuple(name for name, kinds in NAMES.items() if facts.kind in kinds)
    return [Answer(written(length_of(facts)), "number"), Answer(place_of(facts), "number", names)]


def place_of(facts: Facts) -> Formula:
    """Return where the part is reached; of a bead, how fast it goes along the axis."""
    part = Fraction(facts.part)
    scale = facts.scale
    match facts.kind:
        case "power":
            factor, shift = facts.shape
            cube = added(_covered(facts, Fraction(facts.low)), value_of(part))
            arc = _cube_root((rational(cube) or Fraction(0)) * 3 * factor**2 / 2)
            return formula((arc**2 - 1) / factor**2 - shift)
        case "laurent":
            return formula(part / slope_of_laurent(facts, Fraction(facts.high)))
        case "catenary":
            ratio = part / scale
            return product(scale, call("log", ratio + _root(ratio**2 + 1)))
        case "involute":
            return product(Fraction(facts.high), root(part))
        case "cycloid":
            return product(2 * _angle(1 - part * Fraction(facts.high)), PI)
        case "spiral":
            growth, _ = facts.shape
            return product(Fraction(1, growth), call("log", 1 + part * (int(facts.high) ** growth - 1)))
        case "astroid":
            return product(HALF * _angle(1 - 2 * part), PI)
        case "cubic":
            return formula(_integer_where(lambda t: scale * (t**3 + 3 * t), part))
        case "semicubical":
            return root(_cube_root(part / (2 * scale) + 1) ** 2 - 1)
        case "cardioid":
            if facts.shape == [1]:
                return product(2 * (HALF - _angle(part)), PI)
            return product(2 * _angle(1 - part * Fraction(facts.high)), PI)
        case "inward":
            side, height = facts.shape
            return product(Fraction(height, side), call("log", 1 / (1 - part)))
        case "square":
            return root(_cube_root(3 * part / scale + 8) ** 2 - 4)
        case "shifted":
            start = _shifted(int(facts.low))
            return formula(_integer_where(lambda t: scale * (_shifted(t) - start), part))


def slope_of_laurent(facts: Facts, place: Fraction) -> Fraction:
    """Return the arc element of a graph whose slope is (u - 1/u)/2, over dx."""
    factor, exponent = facts.shape
    power = factor * place**exponent
    return (power + 1 / power) / 2


def _angle(cosine: Fraction) -> Fraction:
    return _COSINES[cosine]


def _root(number: Fraction) -> Fraction:
    return Fraction(isqrt(number.numerator), isqrt(number.denominator))


def _cube_root(number: Fraction) -> Fraction:
    return Fraction(round(number.numerator ** (1 / 3)), round(number.denominator ** (1 / 3)))


def _integer_where(function: Callable[[int], Fraction | int], value: Fraction) -> int:
    return next(t for t in range(1, 10) if function(t) == value)


def motion_of(facts: Facts) -> Motion:
    """Write the curve with its parameter, its speed and an antiderivative of that."""
    scale = facts.scale
    match facts.kind:
        case "power":
            return _power_motion(facts)
        case "laurent":
            return _laurent_motion(facts)
        case "catenary":
            inside = X / scale
            return Motion(
                X,
                X,
                scale * call("cosh", inside),
                call("cosh", inside),
                scale * call("sinh", inside),
            )
        case "involute":
            x = product(scale, total(call("cos", T), T * call("sin", T)))
            y = product(scale, total(call("sin", T), -T * call("cos", T)))
            return Motion(T, x, y, scale * T, Fraction(scale, 2) * T**2)
        case "cycloid":
            x = product(scale, T - call("sin", T))
            y = product(scale, 1 - call("cos", T))
            return Motion(T, x, y, 2 * scale * call("sin", T / 2), -4 * scale * call("cos", T / 2))
        case "spiral":
            growth, turn = facts.shape
            rise = product(scale, call("exp", growth * T))
            speed = product(root(growth**2 + turn**2), rise)
            x = product(rise, call("cos", turn * T))
            y = product(rise, call("sin", turn * T))
            return Motion(T, x, y, speed, product(Fraction(1, growth), speed))
        case "astroid":
            sine = call("sin", T)
            cosine = call("cos", T)
            return Motion(
                T,
                scale * cosine**3,
                scale * sine**3,
                3 * scale * sine * cosine,
                Fraction(3 * scale, 2) * sine**2,
            )
        case "cubic":
            speed = total(3 * scale * T**2, 3 * scale)
            return Motion(
                T, 3 * scale * T**2, 3 * scale * T - scale * T**3, speed, scale * T**3 + 3 * scale * T
            )
        case "semicubical":
            under = T**2 + 1
            speed = product(6 * scale, T, call("sqrt", under))
            return Motion(
                T, 3 * scale * T**2, 2 * scale * T**3, speed, product(2 * scale, under ** Fraction(3, 2))
            )
        case _:
            return _polar_motion(facts)


def _power_motion(facts: Facts) -> Motion:
    factor, shift = facts.shape
    under = factor**2 * X + factor**2 * shift + 1
    y = product(Fraction(2 * factor, 3), total(X, shift) ** Fraction(3, 2))
    antiderivative = product(Fraction(2, 3 * factor**2), under ** Fraction(3, 2))
    return Motion(X, X, y, call("sqrt", under), antiderivative)


def _laurent_motion(facts: Facts) -> Motion:
    factor, exponent = facts.shape
    speed = product(Fraction(factor, 2), X**exponent) + 1 / (2 * factor * X**exponent)
    rise = product(Fraction(factor, 2 * (exponent + 1)), X ** (exponent + 1))
    if exponent == 1:
        logarithmic = product(Fraction(1, 2 * factor), call("log", X))
        return Motion(X, X, rise - logarithmic, speed, rise + logarithmic)
    fall = 1 / (2 * factor * (exponent - 1) * X ** (exponent - 1))
    return Motion(X, X, rise + fall, speed, rise - fall)


def _polar_motion(facts: Facts) -> Motion:
    scale = facts.scale
    half = THETA / 2
    match facts.kind:
        case "cardioid" if facts.shape == [1]:
            radius = product(scale, 1 + call("cos", THETA))
            speed = product(2 * scale, call("cos", half))
            antiderivative = product(4 * scale, call("sin", half))
        case "cardioid":
            radius = product(scale, 1 - call("cos", THETA))
            speed = product(2 * scale, call("sin", half))
            antiderivative = product(-4 * scale, call("cos", half))
        case "inward":
            side, height = facts.shape
            hypotenuse = _hypotenuse(side, height)
            falling = call("exp", product(Fraction(-side, height), THETA))
            radius = product(scale, falling)
            speed = product(Fraction(scale * hypotenuse, height), falling)
            antiderivative = product(Fraction(-scale * hypotenuse, side), falling)
        case "square":
            under = THETA**2 + 4
            radius = product(scale, THETA**2)
            speed = product(scale, THETA, call("sqrt", under))
            antiderivative = product(Fraction(scale, 3), under ** Fraction(3, 2))
        case _:
            radius = product(scale, THETA**2 - 1)
            speed = product(scale, THETA**2 + 1)
            antiderivative = product(Fraction(scale, 3), THETA**3) + scale * THETA
    x = product(radius, call("cos", THETA))
    y = product(radius, call("sin", THETA))
    return Motion(THETA, x, y, speed, antiderivative)


def ends_of(facts: Facts) -> tuple[Formula, Formula]:
    """Write both ends of the parameter."""
    match facts.kind:
        case "catenary":
            return formula(0), product(facts.scale, call("log", Fraction(facts.high)))
        case "spiral":
            return formula(0), call("log", Fraction(facts.high))
        case "cycloid" | "cardioid" | "astroid":
            return formula(0), product(Fraction(facts.high), PI)
        case "semicubical" | "square":
            return formula(0), root(Fraction(facts.high))
        case "inward":
            return formula(0), INFINITY
    return formula(Fraction(facts.low)), formula(Fraction(facts.high))


def words(facts: Facts, draws: Draws) -> Words:
    """Write the curve and where it begins and ends."""
    curve = _curve(facts)
    stretch = _stretch(facts)
    part = latex(Fraction(facts.part))
    match facts.kind:
        case "laurent":
            statement = fill(draws.choice(STATEMENTS["graph"]), curve=curve, range=stretch)
            return Words(statement, (draws.choice(LENGTHS["graph"]), fill(draws.choice(BEADS), part=part)))
        case "power" | "catenary":
            statement = fill(draws.choice(STATEMENTS["graph"]), curve=curve, range=stretch)
            length = draws.choice(LENGTHS["graph"])
            return Words(statement, (length, fill(draws.choice(DISTANCES["graph"]), part=part)))
        case "inward":
            statement = fill(draws.choice(STATEMENTS["endless"]), curve=curve, range=stretch)
            length = draws.choice(LENGTHS["endless"])
            return Words(statement, (length, fill(draws.choice(SHARES["endless"]), part=part)))
        case "cardioid":
            statement = fill(draws.choice(STATEMENTS["polar"]), curve=curve, range=stretch)
            length = draws.choice(LENGTHS["polar"])
            return Words(statement, (length, fill(draws.choice(SHARES["polar"]), part=part)))
        case "square" | "shifted":
            statement = fill(draws.choice(STATEMENTS["polar"]), curve=curve, range=stretch)
            length = draws.choice(LENGTHS["polar"])
            wording = draws.choice(DISTANCES["polar"])
            return Words(statement, (length, fill(wording, start=facts.low, part=part)))
    statement = fill(draws.choice(STATEMENTS["parametric"]), curve=curve, range=stretch)
    length = draws.choice(LENGTHS["parametric"])
    if facts.kind in BY_SHARE:
        return Words(statement, (length, fill(draws.choice(SHARES["parametric"]), part=part)))
    return Words(statement, (length, fill(draws.choice(DISTANCES["parametric"]), part=part)))


def _curve(facts: Facts) -> str:
    wording = CURVES[facts.kind]
    scale = str(facts.scale)
    match facts.kind:
        case "power" | "laurent":
            return fill(wording, curve=latex(motion_of(facts).y))
        case "spiral":
            growth, turn = facts.shape
            return fill(wording, scale=scale, rate=latex(growth * T), turn=latex(turn * T))
        case "cubic":
            return fill(wording, scale=scale, square=str(3 * facts.scale))
        case "semicubical":
            return fill(wording, square=str(3 * facts.scale), cube=str(2 * facts.scale))
        case "cardioid":
            (sign,) = facts.shape
            return fill(wording, scale=scale, sign=SIGNS[sign])
        case "inward":
            return fill(wording, scale=scale, rate=latex(Fraction(*facts.shape)))
        case _:
            return fill(wording, scale=scale)


def _stretch(facts: Facts) -> str:
    wording = RANGES[facts.kind]
    match facts.kind:
        case "power" | "laurent" | "shifted":
            return fill(wording, low=latex(Fraction(facts.low)), high=latex(Fraction(facts.high)))
        case "catenary":
            return fill(wording, scale=str(facts.scale), high=facts.high)
        case "cycloid" | "cardioid":
            return fill(wording, high=TURNS[facts.high])
        case "astroid" | "inward":
            return wording
        case _:
            return fill(wording, high=facts.high)


TEMPLATE = Template(
    subject="integral_calculus",
    method="quadrature of the speed",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "the graph of a function whose arc element is a square or a root",
        2: "a motion with a parameter, and the time at which a part of the way is covered",
        3: "a polar curve, with both parts of its speed; some have infinitely many turns",
    },
    version=2,
)
