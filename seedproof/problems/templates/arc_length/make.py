"""Knows the speed of each kind of curve and an antiderivative, and inverts that where a part is asked."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import isqrt
from typing import NamedTuple, get_args

from seedproof.problems.making import values
from seedproof.problems.making.pieces import filled
from seedproof.problems.making.texts import Filling, Writer
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.arc_length.facts import Facts, Graph, Kind, Polar
from seedproof.problems.templates.arc_length.phrases import CURVES, RANGES, SIGNS, TEXTS, TURNS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, PI, Formula, Symbol, call, formula, latex, root

T, THETA, V, X = map(Symbol, ("t", "theta", "v", "x"))
COSINE = call("cos", T)
SINE = call("sin", T)
HALF = Fraction(1, 2)

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("power", "laurent", "laurent", "catenary"),
    2: ("involute", "cycloid", "spiral", "spiral", "astroid", "cubic", "semicubical"),
    3: ("cardioid", "inward", "inward", "square", "shifted"),
}
_GRAPHS = get_args(Graph)
_POLAR = get_args(Polar)
_BY_SHARE: tuple[Kind, ...] = ("involute", "cycloid", "spiral", "astroid", "cardioid", "inward")
_TRIPLES = ((3, 4, 5), (4, 3, 5), (5, 12, 13), (12, 5, 13), (8, 15, 17), (15, 8, 17))
_CARDIOIDS = ((1, "1", "1/2"), (-1, "1", "1/2"), (-1, "2", "1/4"), (-1, "2", "3/4"))
"""Sign of the cosine, the end over pi, and the share that is covered."""
_COSINES = {Fraction(1): Fraction(0), HALF: Fraction(1, 3), Fraction(0): HALF, -HALF: Fraction(2, 3)}
"""Angles over pi by their cosines."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a kind, its numbers, and a part that is reached at a nice place."""
    kind = draws.choice(_KINDS[difficulty])
    scale = draws.between(2, 7)
    match kind:
        case "power":
            return _draw_power(draws)
        case "laurent":
            shape = [draws.between(1, 3), draws.between(1, 3)]
            low, high = sorted(draws.sample(("1/2", "1", "2", "3", "4"), 2), key=Fraction)
            return Facts(kind, 1, shape, low, high, str(draws.between(2, 20)))
        case "catenary":
            scale = draws.between(2, 6)
            mark, end = sorted(draws.sample(range(2, 8), 2))
            return Facts(kind, scale, [], "0", str(end), str(scale * _sinh(mark)))
        case "involute":
            part = draws.choice(("1/2", "1/4", "1/3", "3/4", "1/9", "4/9", "2/3"))
            return Facts(kind, scale, [], "0", str(draws.between(1, 8)), part)
        case "cycloid":
            turns, share = draws.choice((("1", "1/2"), ("2", "1/4"), ("2", "3/4")))
            return Facts(kind, scale, [], "0", turns, share)
        case "spiral":
            return _draw_spiral(draws, scale)
        case "astroid":
            return Facts(kind, scale, [], "0", "1/2", draws.choice(("1/4", "3/4")))
        case "cubic":
            mark, end = sorted(draws.sample(range(1, 6), 2))
            return Facts(kind, scale, [], "0", str(end), str(scale * (mark**3 + 3 * mark)))
        case "semicubical":
            mark, end = sorted(draws.sample(range(2, 7), 2))
            return Facts(kind, scale, [], "0", str(end**2 - 1), str(2 * scale * (mark**3 - 1)))
        case "cardioid":
            sign, turns, share = draws.choice(_CARDIOIDS)
            return Facts(kind, scale, [sign], "0", turns, share)
        case "inward":
            side, height, _ = draws.choice(_TRIPLES)
            covered = 1 - Fraction(1, draws.between(2, 10))
            return Facts(kind, scale, [side, height], "0", "oo", str(covered))
        case "square":
            mark, end = sorted(draws.sample(range(3, 8), 2))
            return Facts(kind, scale, [], "0", str(end**2 - 4), str(Fraction(scale * (mark**3 - 8), 3)))
        case "shifted":
            start, mark, end = sorted(draws.sample(range(1, 7), 3))
            distance = scale * (_shifted(mark) - _shifted(start))
            return Facts(kind, scale, [], str(start), str(end), str(distance))


def _draw_power(draws: Draws) -> Facts:
    """Draw y = (2/3) c (x + p)^(3/2) with three places where 1 + c^2 (x + p) is a square."""
    factor = draws.between(1, 2)
    shift = draws.between(-3, 3)
    sides = sorted(draws.sample(range(1, 8), 3))
    low, _, high = (str(Fraction(side**2 - 1, factor**2) - shift) for side in sides)
    way = Fraction(2 * (sides[1] ** 3 - sides[0] ** 3), 3 * factor**2)
    return Facts("power", 1, [factor, shift], low, high, str(way))


def _draw_spiral(draws: Draws, scale: int) -> Facts:
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


def gaps(facts: Facts) -> Mapping[str, Filling]:
    """Return the curve and where it begins and ends, and a part of it."""
    scale = facts.scale
    shape = facts.shape
    numbers: dict[str, Filling] = {"scale": scale, "square": 3 * scale, "cube": 2 * scale}
    match facts.kind:
        case "power" | "laurent":
            numbers["curve"] = _motion(facts).y
        case "spiral":
            numbers |= {"rate": shape[0] * T, "turn": shape[1] * T}
        case "cardioid":
            numbers["sign"] = SIGNS[shape[0]]
        case "inward":
            numbers["rate"] = Fraction(*shape)
    ends: dict[str, Filling] = {"scale": scale, "low": latex(Fraction(facts.low)), "high": facts.high}
    if facts.kind in ("cycloid", "cardioid"):
        ends["high"] = TURNS[facts.high]
    elif facts.kind != "inward":
        ends["high"] = Fraction(facts.high)
    return {
        "curve": filled(CURVES[facts.kind], numbers),
        "range": filled(RANGES[facts.kind], ends),
        "amount": Fraction(facts.part),
        "start": facts.low,
    }


def words(facts: Facts, writer: Writer) -> Words:
    """Say the curve, and ask for its length and for a part of it."""
    if facts.kind == "laurent":
        family = "bead"
    elif facts.kind == "inward":
        family = "endless"
    else:
        family = "graph" if facts.kind in _GRAPHS else "polar" if facts.kind in _POLAR else "motion"
        family += " by share" if facts.kind in _BY_SHARE else ""
    statement, length, further = map(writer.say, TEXTS["family"][family])
    return Words(statement, (length, further))


def _covered(facts: Facts, place: Fraction) -> values.Value:
    """Return the antiderivative of the speed at an end, which is given as in the facts."""
    scale = facts.scale
    match facts.kind:
        case "power":
            factor, shift = facts.shape
            return values.value_of(Fraction(2, 3 * factor**2) * _root(1 + factor**2 * (place + shift)) ** 3)
        case "laurent":
            factor, exponent = facts.shape
            rise = values.value_of(factor * place ** (exponent + 1) / (2 * (exponent + 1)))
            if exponent == 1:
                return values.added(rise, values.logarithm(place, Fraction(1, 2 * factor)))
            return values.added(
                rise, values.value_of(-1 / (2 * factor * (exponent - 1) * place ** (exponent - 1)))
            )
        case "catenary":
            return values.value_of(scale * _sinh(place or 1))
        case "involute":
            return values.value_of(scale * place**2 / 2)
        case "spiral":
            growth, turn = facts.shape
            return values.scaled(
                values.surd(growth**2 + turn**2), Fraction(scale, growth) * (place or 1) ** growth
            )
        case "astroid":
            return values.value_of(3 * scale * place)
        case "cubic":
            return values.value_of(scale * (3 * place + place**3))
        case "semicubical":
            return values.value_of(2 * scale * _root(place + 1) ** 3)
        case "cardioid" if facts.shape == [1]:
            return values.value_of(4 * scale * place)
        case "cycloid" | "cardioid":
            # Of 0, pi or 2 pi, the half has the cosine 1, 0 or -1.
            return values.value_of(-4 * scale * (1 - place))
        case "inward":
            side, height = facts.shape
            return values.value_of(facts.scale * Fraction(-isqrt(side**2 + height**2), side))
        case "square":
            return values.value_of(Fraction(scale, 3) * _root(place + 4) ** 3)
        case "shifted":
            return values.value_of(scale * _shifted(place))


def _length(facts: Facts) -> values.Value:
    """Return the length of the whole curve."""
    low = Fraction(facts.low)
    if facts.kind == "inward":
        return values.scaled(_covered(facts, low), -1)
    high = Fraction(facts.high)
    if facts.kind == "laurent" and facts.shape[1] == 1:
        factor, _ = facts.shape
        rise = values.value_of(Fraction(factor, 4) * (high**2 - low**2))
        return values.added(rise, values.logarithm(high / low, Fraction(1, 2 * factor)))
    return values.difference(_covered(facts, high), _covered(facts, low))


def _place(facts: Facts) -> Formula:
    """Return where the part is reached; of a bead, how fast it goes along the axis."""
    part = Fraction(facts.part)
    scale = facts.scale
    match facts.kind:
        case "power":
            factor, shift = facts.shape
            cube = values.added(_covered(facts, Fraction(facts.low)), values.value_of(part))
            arc = _cube_root((values.rational(cube) or Fraction(0)) * 3 * factor**2 / 2)
            return formula((arc**2 - 1) / factor**2 - shift)
        case "laurent":
            return formula(part / _slope_of_laurent(facts, facts.high))
        case "catenary":
            ratio = part / scale
            return scale * call("log", ratio + _root(ratio**2 + 1))
        case "involute":
            return Fraction(facts.high) * root(part)
        case "spiral":
            growth, _ = facts.shape
            return Fraction(1, growth) * call("log", 1 + part * (int(facts.high) ** growth - 1))
        case "astroid":
            return HALF * _COSINES[1 - 2 * part] * PI
        case "cubic":
            return formula(_integer_where(lambda t: scale * (t**3 + 3 * t), part))
        case "semicubical":
            return root(_cube_root(part / (2 * scale) + 1) ** 2 - 1)
        case "cardioid" if facts.shape == [1]:
            return 2 * (HALF - _COSINES[part]) * PI
        case "cycloid" | "cardioid":
            return 2 * _COSINES[1 - part * Fraction(facts.high)] * PI
        case "inward":
            return Fraction(*facts.shape[::-1]) * call("log", 1 / (1 - part))
        case "square":
            return root(_cube_root(3 * part / scale + 8) ** 2 - 4)
        case "shifted":
            start = _shifted(int(facts.low))
            return formula(_integer_where(lambda t: scale * (_shifted(t) - start), part))


def _slope_of_laurent(facts: Facts, place: str) -> Fraction:
    """Return the arc element of a graph whose slope is (u - 1/u)/2, over dx."""
    factor, exponent = facts.shape
    power = factor * Fraction(place) ** exponent
    return (power + 1 / power) / 2


def _root(number: Fraction) -> Fraction:
    return Fraction(isqrt(number.numerator), isqrt(number.denominator))


def _cube_root(number: Fraction) -> Fraction:
    return Fraction(round(number.numerator ** (1 / 3)), round(number.denominator ** (1 / 3)))


def _integer_where(function: Callable[[int], Fraction | int], value: Fraction) -> int:
    return next(t for t in range(1, 10) if function(t) == value)


class Motion(NamedTuple):
    """A curve with its parameter: coordinates, speed, and an antiderivative of the speed."""

    letter: Symbol
    x: Formula
    y: Formula
    speed: Formula
    antiderivative: Formula


def _motion(facts: Facts) -> Motion:
    scale = facts.scale
    match facts.kind:
        case "power":
            factor, shift = facts.shape
            under = factor**2 * X + factor**2 * shift + 1
            y = Fraction(2 * factor, 3) * (X + shift) ** Fraction(3, 2)
            antiderivative = Fraction(2, 3 * factor**2) * under ** Fraction(3, 2)
            return Motion(X, X, y, call("sqrt", under), antiderivative)
        case "laurent":
            return _laurent_motion(facts)
        case "catenary":
            rise = call("cosh", X / scale)
            slope = call("sinh", X / scale)
            return Motion(X, X, scale * rise, rise, scale * slope)
        case "involute":
            x = scale * (COSINE + T * SINE)
            y = scale * (SINE - T * COSINE)
            return Motion(T, x, y, scale * T, Fraction(scale, 2) * T**2)
        case "cycloid":
            x = scale * (T - SINE)
            y = scale * (1 - COSINE)
            return Motion(T, x, y, 2 * scale * call("sin", T / 2), -4 * scale * call("cos", T / 2))
        case "spiral":
            growth, turn = facts.shape
            rise = scale * call("exp", growth * T)
            speed = root(growth**2 + turn**2) * rise
            x = rise * call("cos", turn * T)
            y = rise * call("sin", turn * T)
            return Motion(T, x, y, speed, Fraction(1, growth) * speed)
        case "astroid":
            x = scale * COSINE**3
            y = scale * SINE**3
            return Motion(T, x, y, 3 * scale * SINE * COSINE, Fraction(3 * scale, 2) * SINE**2)
        case "cubic":
            x = 3 * scale * T**2
            y = 3 * scale * T - scale * T**3
            return Motion(T, x, y, 3 * scale * T**2 + 3 * scale, scale * T**3 + 3 * scale * T)
        case "semicubical":
            x = 3 * scale * T**2
            y = 2 * scale * T**3
            under = T**2 + 1
            speed = 6 * scale * T * call("sqrt", under)
            return Motion(T, x, y, speed, 2 * scale * under ** Fraction(3, 2))
        case _:
            radius, speed, antiderivative = _polar_motion(facts)
            x = radius * call("cos", THETA)
            y = radius * call("sin", THETA)
            return Motion(THETA, x, y, speed, antiderivative)


def _laurent_motion(facts: Facts) -> Motion:
    factor, exponent = facts.shape
    speed = Fraction(factor, 2) * X**exponent + 1 / (2 * factor * X**exponent)
    rise = Fraction(factor, 2 * (exponent + 1)) * X ** (exponent + 1)
    if exponent == 1:
        logarithmic = Fraction(1, 2 * factor) * call("log", X)
        return Motion(X, X, rise - logarithmic, speed, rise + logarithmic)
    fall = 1 / (2 * factor * (exponent - 1) * X ** (exponent - 1))
    return Motion(X, X, rise + fall, speed, rise - fall)


def _polar_motion(facts: Facts) -> tuple[Formula, Formula, Formula]:
    """Return the radius, the speed, and an antiderivative of the speed."""
    scale = facts.scale
    sine = call("sin", THETA / 2)
    cosine = call("cos", THETA / 2)
    match facts.kind:
        case "cardioid" if facts.shape == [1]:
            return scale * (1 + call("cos", THETA)), 2 * scale * cosine, 4 * scale * sine
        case "cardioid":
            return scale * (1 - call("cos", THETA)), 2 * scale * sine, -4 * scale * cosine
        case "inward":
            side, height = facts.shape
            falling = call("exp", Fraction(-side, height) * THETA)
            way = scale * isqrt(side**2 + height**2)
            return scale * falling, Fraction(way, height) * falling, Fraction(-way, side) * falling
        case "square":
            under = THETA**2 + 4
            speed = scale * THETA * call("sqrt", under)
            return scale * THETA**2, speed, Fraction(scale, 3) * under ** Fraction(3, 2)
    antiderivative = Fraction(scale, 3) * THETA**3 + scale * THETA
    return scale * (THETA**2 - 1), scale * (THETA**2 + 1), antiderivative


def _ends(facts: Facts) -> tuple[Formula, Formula]:
    """Write both ends of the parameter."""
    low = formula(Fraction(facts.low))
    if facts.kind == "inward":
        return low, INFINITY
    high = Fraction(facts.high)
    match facts.kind:
        case "catenary" | "spiral":
            return low, (facts.scale if facts.kind == "catenary" else 1) * call("log", high)
        case "cycloid" | "cardioid" | "astroid":
            return low, high * PI
        case "semicubical" | "square":
            return low, root(high)
    return low, formula(high)


def work(facts: Facts, slip: Slip) -> Worked:
    """The speed, an antiderivative, the length, and the place of the part."""
    motion = _motion(facts)
    in_speed, in_antiderivative = _lost(facts)
    speed_factor = slip.or_else(Fraction(1), factor_of_the_speed_lost=in_speed)
    factor = speed_factor * slip.or_else(Fraction(1), antiderivative_factor_lost=in_antiderivative)
    speed = speed_factor * motion.speed
    antiderivative = factor * motion.antiderivative
    lower = _covered(facts, Fraction(facts.low))
    length = values.scaled(_length(facts), factor)
    if not slip and any(number.denominator > 400 for number in length.values()):
        raise Rejected("the length is ugly")
    if slip == "lower_end_dropped":
        length = values.added(length, lower)
        if facts.kind in _BY_SHARE and facts.kind != "inward":
            raise Rejected("the place is ugly")
    if not length or (values.rational(length) or 1) <= 0:
        raise Rejected("a length is positive")
    low, high = _ends(facts)
    place = _wrong_place(facts, slip) or _place(facts)
    gained = antiderivative - values.written(values.scaled(lower, factor))
    letter = motion.letter
    value = values.written(length)
    steps = (
        step("speed", x=motion.x, y=motion.y, letter=letter, low=low, high=high, speed=speed),
        step("antiderivative", function=speed, letter=letter, antiderivative=antiderivative),
        step("definite_integral", low=low, high=high, integrand=speed, letter=letter, value=value),
        _part_step(facts, letter, gained, value, place),
    )
    return Worked(steps, (value, place))


def _lost(facts: Facts) -> tuple[Fraction, Fraction]:
    """Return by what speed and antiderivative are multiplied where a factor is lost; 1 without one."""
    in_speed = Fraction(1, facts.scale)
    none = Fraction(1)
    match facts.kind:
        case "cycloid" | "cardioid":
            return HALF, HALF
        case "involute" | "astroid":
            return in_speed, Fraction(2)
        case "spiral":
            return in_speed, Fraction(facts.shape[0])
        case "inward":
            return in_speed, Fraction(*facts.shape)
        case "laurent":
            return none, Fraction(2)
    return none, none


def _wrong_place(facts: Facts, slip: Slip) -> Formula | None:
    """Return where the part is reached with a slip, None where that slip cannot be made."""
    part = Fraction(facts.part)
    scale = facts.scale
    low, high = _ends(facts)
    match slip, facts.kind:
        case "share_of_the_parameter", "involute" | "cycloid" | "spiral" | "astroid" | "cardioid":
            return part * high
        case "speed_of_the_start_kept", "cubic":
            return formula(part / (3 * scale))
        case "speed_of_the_start_kept", "catenary":
            return formula(part)
        case "speed_of_the_start_kept", "shifted":
            start = int(facts.low)
            return formula(start + part / (scale * (start**2 + 1)))
        case "share_of_the_distance", "power" | "catenary" | "cubic" | "semicubical" | "square" | "shifted":
            whole = values.rational(_length(facts))
            return low + part / whole * (high - low) if whole else None
        case "rest_taken_for_the_part", "inward":
            return Fraction(*facts.shape[::-1]) * call("log", 1 / part)
        case "multiplied_by_the_arc", "laurent":
            return formula(part * _slope_of_laurent(facts, facts.high))
        case "arc_at_the_left_end", "laurent":
            return formula(part / _slope_of_laurent(facts, facts.low))
    return None


def _part_step(facts: Facts, letter: Symbol, gained: Formula, length: Formula, place: Formula) -> Step:
    """The gain of the antiderivative is the part; a bead's speed is that along the axis times the arc."""
    part = Fraction(facts.part)
    if facts.kind == "laurent":
        along = _slope_of_laurent(facts, facts.high) * V
        return step("satisfies", letter=V, value=place, left=along, right=part)
    right = part * length if facts.kind in _BY_SHARE else formula(part)
    return step("satisfies", letter=letter, value=place, left=gained, right=right)


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return that both are numbers; of a bead, the second has no name."""
    letter = "x" if facts.kind in _GRAPHS else r"\theta" if facts.kind in _POLAR else "t"
    return Typed("number"), Typed("number", () if facts.kind == "laurent" else (letter,))


SHEET = Sheet(
    subject="integral_calculus",
    method="quadrature of the speed",
    sample=sample,
    gaps=gaps,
    words=words,
    work=work,
    types=types,
    slips={
        "factor_of_the_speed_lost": "a factor of the speed is lost under the root",
        "antiderivative_factor_lost": "the inner derivative is forgotten in the antiderivative",
        "lower_end_dropped": "the antiderivative is taken as zero at the lower end",
        "share_of_the_parameter": "the share is taken of the parameter instead of the length",
        "share_of_the_distance": "the parameter is taken to grow in proportion to the distance",
        "speed_of_the_start_kept": "the speed is taken to stay that of the start",
        "rest_taken_for_the_part": "what is left of the spiral is taken for what is covered",
        "multiplied_by_the_arc": "the speed is multiplied by the arc element instead of divided",
        "arc_at_the_left_end": "the arc element is that of the left end",
    },
    levels={
        1: "the graph of a function whose arc element is a square or a root",
        2: "a motion with a parameter, and the time at which a part of the way is covered",
        3: "a polar curve, with both parts of its speed; some have infinitely many turns",
    },
    version=2,
)
