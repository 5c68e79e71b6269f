"""Knows the band of each kind and an antiderivative of it; adds discs, or finds what a horn holds."""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making import values
from seedproof.problems.making.integrals import antiderivative_between
from seedproof.problems.making.pieces import filled
from seedproof.problems.making.texts import Filling, Writer
from seedproof.problems.making.values import (
    Value,
    added,
    difference,
    logarithm,
    scaled,
    surd,
    value_of,
    written,
)
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.surface_of_revolution.facts import Facts, Kind
from seedproof.problems.templates.surface_of_revolution.phrases import CURVES, RANGES, TEXTS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, PI, Formula, Symbol, call, equation, formula, product

R, X, Y = map(Symbol, ("r", "x", "y"))

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("root", "root", "cubic", "catenary"),
    2: ("parabola", "logarithmic", "reciprocal"),
    3: ("horn", "trumpet"),
}
_HORNS: tuple[Kind, ...] = ("horn", "trumpet")
_ABOUT_X: tuple[Kind, ...] = ("root", "cubic", "catenary", "horn")
_LARGEST = 20000


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a kind and its numbers."""
    kind = draws.choice(_KINDS[difficulty])
    price = draws.between(2, 12)
    first = draws.between(1, 6)
    match kind:
        case "root":
            start = draws.between(0, 2)
            low, high = sorted(draws.sample(range(first, first + 6), 2))
            if start == 0:
                low = first
            return Facts(kind, first, 0, low**2 - first**2, high**2 - first**2, price)
        case "cubic":
            high = draws.between(1, 2)
            if first * high**2 > 8 or first % 3 == 0:
                raise Rejected("the curve is steep")
            return Facts(kind, first, 0, 0, high, price)
        case "catenary":
            return Facts(kind, first + 1, 0, 0, draws.between(2, 4), price)
        case "parabola":
            low = draws.between(0, 1)
            high = draws.between(2, 8)
            return Facts(kind, first, 0, low * first, high + low * first, price)
        case "logarithmic" | "reciprocal":
            low, high = sorted(draws.sample(range(1, 6), 2))
            return Facts(kind, draws.choice((1, 5, 7)), 0, low, high, price)
        case "horn" | "trumpet":
            first, second = draws.sample(range(2, 13), 2)
            return Facts(kind, first, second, 0, 0, 0)


def gaps(facts: Facts) -> Mapping[str, Filling]:
    """Return the curve, and where it begins and ends."""
    first = facts.first
    numbers: dict[str, Filling] = {
        "first": first,
        "double": 2 * first,
        "square": first * X**2,
        "cube": first * X**3,
        "height": facts.second if facts.kind == "trumpet" else first,
        "exponent": X / (facts.second or 1),
    }
    ends = {"first": first, "low": facts.low, "high": facts.high}
    where = RANGES["catenary" if facts.kind == "catenary" else "plain"]
    return {"curve": filled(CURVES[facts.kind], numbers), "range": filled(where, ends), "end": first}


def words(facts: Facts, writer: Writer) -> Words:
    """Say the curve and the axis, and ask for the area, and the cost or the volume."""
    family = facts.kind if facts.kind in _HORNS else "about x" if facts.kind in _ABOUT_X else "about y"
    statement, area, further = map(writer.say, TEXTS["family"][family])
    return Words(statement, (area, further))


def _antiderivative_at(facts: Facts, place: int) -> Value:
    """Return the antiderivative of the band at an end, over pi; of a horn, where it begins, with its sign."""
    first = facts.first
    match facts.kind:
        case "root":
            return _cube_of_root(Fraction(8 * first, 3), place + first**2)
        case "cubic":
            return _cube_of_root(Fraction(1, 9 * first), 1 + first**2 * place**4)
        case "catenary" if place == 0:
            return {}
        case "catenary":
            rise = value_of(Fraction(first**2, 4) * (place**2 - Fraction(1, place**2)))
            return added(logarithm(place, first**2), rise)
        case "parabola":
            return _cube_of_root(Fraction(2, 3 * first), first**2 + place**2)
        case "logarithmic":
            return value_of(Fraction(first * place**3, 3) + Fraction(place, first))
        case "reciprocal":
            return added(value_of(Fraction(first * place**4, 4)), logarithm(place, Fraction(1, first)))
        case "horn" | "trumpet":
            side = surd(first**2 + facts.second**2)
            square = facts.second**2
            argument = scaled(added(value_of(first), side), Fraction(1, facts.second))
            number = values.rational(argument)
            rise = logarithm(number, square) if number else value_of(square, call("log", written(argument)))
            return scaled(added(scaled(side, first), rise), -1)


def _cube_of_root(factor: Fraction, square: int) -> Value:
    return scaled(surd(square), factor * square)


def _area(facts: Facts) -> Value:
    """Return the area over pi."""
    low = _antiderivative_at(facts, facts.low)
    if facts.kind in _HORNS:
        return scaled(low, -1)
    if facts.kind == "reciprocal":
        ratio = logarithm(Fraction(facts.high, facts.low), Fraction(1, facts.first))
        return added(value_of(Fraction(facts.first * (facts.high**4 - facts.low**4), 4)), ratio)
    return difference(_antiderivative_at(facts, facts.high), low)


def _radii(facts: Facts) -> tuple[Value, Value]:
    """Return the radii of both openings, zero where there is none."""
    first = facts.first
    high = facts.high
    match facts.kind:
        case "root":
            return scaled(surd(facts.low), 2 * first), scaled(surd(high), 2 * first)
        case "cubic":
            return {}, value_of(Fraction(first * high**3, 3))
        case "catenary":
            return value_of(first), value_of(Fraction(first, 2) * (high + Fraction(1, high)))
    return value_of(facts.low), value_of(high)


def _times_pi(value: Value) -> Formula:
    """Write a value times pi; one number before it, or a sum in brackets."""
    return written(value) * PI if len(value) == 1 else PI * written(value)


class Surface(NamedTuple):
    """What makes the surface: the curve, its arc element, the band and an antiderivative of that."""

    letter: Symbol
    x: Formula
    y: Formula
    speed: Formula
    band: Formula
    antiderivative: Formula


def _surface(facts: Facts) -> Surface:
    """Write the curve, its arc element and the band."""
    first = facts.first
    match facts.kind:
        case "root":
            under = X + first**2
            y = 2 * first * call("sqrt", X)
            speed = call("sqrt", 1 + first**2 / X)
            band = 4 * first * PI * call("sqrt", under)
            gained = Fraction(8 * first, 3) * PI * under ** Fraction(3, 2)
        case "cubic":
            under = 1 + first**2 * X**4
            y = Fraction(first, 3) * X**3
            speed = call("sqrt", under)
            band = product(Fraction(2 * first, 3), PI, X**3, speed)
            gained = Fraction(1, 9 * first) * PI * under ** Fraction(3, 2)
        case "catenary":
            speed = call("cosh", X / first)
            y = first * speed
            band = 2 * first * PI * speed**2
            gained = first * PI * X + product(Fraction(first**2, 2), PI, call("sinh", 2 * X / first))
        case "parabola":
            under = X**2 + first**2
            y = Fraction(1, 2 * first) * X**2
            speed = Fraction(1, first) * call("sqrt", under)
            band = product(Fraction(2, first), PI, X, call("sqrt", under))
            gained = Fraction(2, 3 * first) * PI * under ** Fraction(3, 2)
        case "logarithmic":
            y = Fraction(first, 4) * X**2 - Fraction(1, 2 * first) * call("log", X)
            speed = Fraction(first, 2) * X + 1 / (2 * first * X)
            band = PI * (first * X**2 + Fraction(1, first))
            gained = PI * (Fraction(first, 3) * X**3 + X / first)
        case "reciprocal":
            y = Fraction(first, 6) * X**3 + 1 / (2 * first * X)
            speed = Fraction(first, 2) * X**2 + 1 / (2 * first * X**2)
            band = PI * (first * X**3 + 1 / (first * X))
            gained = PI * (Fraction(first, 4) * X**4 + Fraction(1, first) * call("log", X))
        case "horn" | "trumpet":
            return _horn(facts)
    return Surface(X, X, y, speed, band, gained)


def _horn(facts: Facts) -> Surface:
    """Write a horn with the way along its axis as the letter, and an antiderivative by the radius."""
    letter = X if facts.kind == "horn" else Y
    radius = facts.first * call("exp", -letter / facts.second)
    root = call("sqrt", radius**2 + facts.second**2)
    band = product(Fraction(2, facts.second), PI, radius, root)
    by_radius = call("sqrt", R**2 + facts.second**2)
    gained = PI * (R * by_radius + facts.second**2 * call("log", R + by_radius))
    x, y = (letter, radius) if facts.kind == "horn" else (radius, letter)
    return Surface(letter, x, y, Fraction(1, facts.second) * root, band, gained)


def _ends(facts: Facts) -> tuple[Formula, Formula]:
    if facts.kind in _HORNS:
        return formula(0), INFINITY
    if facts.kind == "catenary":
        return formula(0), facts.first * call("log", facts.high)
    return formula(facts.low), formula(facts.high)


def work(facts: Facts, slip: Slip) -> Worked:
    """The arc element, the band, an antiderivative, the area, and the cost or the volume."""
    letter, x, y, speed, band, gained = _surface(facts)
    turn = slip.or_else(Fraction(1), half_a_turn=Fraction(1, 2))
    has_power = facts.kind in ("root", "cubic", "parabola")
    factor = turn * slip.or_else(
        Fraction(1),
        power_not_divided=Fraction(3, 2) if has_power else Fraction(1),
        half_forgotten=Fraction(2 if facts.kind in _HORNS else 1),
    )
    area = scaled(_area(facts), factor)
    if slip == "lower_end_dropped" and facts.kind not in _HORNS:
        area = dict(_antiderivative_at(facts, facts.high))
    if not area or (values.rational(area) or 1) <= 0:
        raise Rejected("an area is positive")
    last, further = _volume(facts, slip, letter) if facts.kind in _HORNS else _cost(facts, slip, area)
    sizes = [*area.values(), *further.values()]
    if not slip and any(number.denominator > 60 or abs(number) > _LARGEST for number in sizes):
        raise Rejected("a value is ugly")
    low, high = _ends(facts)
    axis = equation(Y if facts.kind in _ABOUT_X else X, 0)
    band = turn * band
    steps = [
        step("speed", x=x, y=y, letter=letter, low=low, high=high, speed=speed),
        step("surface_element", x=x, y=y, letter=letter, speed=speed, axis=axis, band=band),
    ]
    if facts.kind in _HORNS:
        by_radius = product(2 * turn, PI, call("sqrt", R**2 + facts.second**2))
        way = -facts.second * call("log", R / facts.first)
        change = {"letter": letter, "inner": way, "new": R, "integrand": band, "transformed": -by_radius}
        steps.append(step("new_variable", **change))
        letter = R
        band = by_radius
        low = formula(0)
        high = formula(facts.first)
    steps += [
        antiderivative_between(low, high, band, letter, factor * gained),
        step("definite_integral", low=low, high=high, integrand=band, letter=letter, value=_times_pi(area)),
        last,
    ]
    return Worked(tuple(steps), (_times_pi(area), _times_pi(further)))


def _volume(facts: Facts, slip: Slip, letter: Symbol) -> tuple[Step, Value]:
    """Return what a horn encloses, over pi."""
    half = Fraction(facts.first**2 * facts.second, 2)
    volume = slip.or_else(
        half,
        square_of_the_radius_forgotten=Fraction(facts.first * facts.second),
        exponent_not_divided=2 * half,
    )
    up_to = _times_pi(value_of(half)) * (1 - call("exp", -2 * letter / facts.second))
    value = value_of(volume)
    return step("limit", letter=letter, at=INFINITY, expression=up_to, value=_times_pi(value)), value


def _cost(facts: Facts, slip: Slip, area: Value) -> tuple[Step, Value]:
    """Return the price of the surface and its discs, over pi."""
    radii = _radii(facts)
    discs = added(*(values.times(radius, radius) for radius in radii))
    painted = slip.or_else(
        discs,
        discs_forgotten={},
        circumference_of_the_discs=scaled(added(*radii), 2),
        square_of_the_radius_forgotten=added(*radii),
    )
    cost = scaled(added(area, painted), facts.price)
    whole = _times_pi(area) + written(discs) * PI
    return step("identity", left=facts.price * whole, right=_times_pi(cost)), cost


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the area, and the cost or the volume."""
    area, further = ("", "") if facts.kind in _HORNS else ("cm^2", "cent")
    return Typed("number", unit=area), Typed("number", unit=further)


SHEET = Sheet(
    subject="integral_calculus",
    method="quadrature of the band",
    sample=sample,
    gaps=gaps,
    words=words,
    work=work,
    types=types,
    slips={
        "half_a_turn": "the circumference is taken as pi times the radius",
        "power_not_divided": "the power of a root is not divided by its new exponent",
        "half_forgotten": "the half in the antiderivative of a root of r^2 + b^2 is forgotten",
        "lower_end_dropped": "the antiderivative is taken as zero at the lower end",
        "discs_forgotten": "only the surface is painted, not the discs",
        "circumference_of_the_discs": "the circumference of a disc is taken for its area",
        "square_of_the_radius_forgotten": "a disc is taken to have pi times its radius as area",
        "exponent_not_divided": "the exponential is not divided by the factor in its exponent",
    },
    levels={
        1: "about the x-axis, and the cost of a coat with the discs that close it",
        2: "about the y-axis, where the radius is x",
        3: "an infinite horn about either axis: a limit, a substitution and a root",
    },
    version=2,
)
