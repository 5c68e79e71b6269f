"""Knows the band of each kind and an antiderivative of it; horns need a limit."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.values import (
    Value,
    added,
    difference,
    logarithm,
    rational,
    scaled,
    surd,
    times,
    value_of,
    written,
)
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.surface_of_revolution.facts import Facts, Kind
from seedproof.problems.templates.surface_of_revolution.phrases import (
    AREAS,
    CURVES,
    PRICES,
    RANGES,
    STATEMENTS,
    VOLUMES,
    WALLS,
    Group,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, PI, Formula, Symbol, call, formula, latex, product, total

X = Symbol("x")
Y = Symbol("y")
R = Symbol("r")

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("root", "root", "cubic", "catenary"),
    2: ("parabola", "logarithmic", "reciprocal"),
    3: ("horn", "trumpet"),
}
HORNS: tuple[Kind, ...] = ("horn", "trumpet")
ABOUT_X: tuple[Kind, ...] = ("root", "cubic", "catenary", "horn")
_LARGEST = 20000


class Surface(NamedTuple):
    """What makes the surface: the curve, its arc element, the band and an antiderivative of that."""

    letter: Symbol
    x: Formula
    y: Formula
    speed: Formula
    band: Formula
    antiderivative: Formula


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


def antiderivative_at(facts: Facts, place: int) -> Value:
    """Return the antiderivative of the band at an end, over pi; of a horn, where it begins, with its sign."""
    first = facts.first
    match facts.kind:
        case "root":
            return _cube_of_root(Fraction(8 * first, 3), place + first**2)
        case "cubic":
            return _cube_of_root(Fraction(1, 9 * first), 1 + first**2 * place**4)
        case "catenary":
            rise = logarithm(place or 1, first**2)
            if place == 0:
                return {}
            return added(rise, value_of(Fraction(first**2, 4) * (place**2 - Fraction(1, place**2))))
        case "parabola":
            return _cube_of_root(Fraction(2, 3 * first), first**2 + place**2)
        case "logarithmic":
            return value_of(Fraction(first * place**3, 3) + Fraction(place, first))
        case "reciprocal":
            return added(value_of(Fraction(first * place**4, 4)), logarithm(place, Fraction(1, first)))
        case _:
            side = surd(first**2 + facts.second**2)
            return scaled(added(scaled(side, first), _logarithm_of_horn(facts, side)), -1)


def _cube_of_root(factor: Fraction, square: int) -> Value:
    return scaled(surd(square), factor * square)


def _logarithm_of_horn(facts: Facts, side: Value) -> Value:
    argument = scaled(added(value_of(facts.first), side), Fraction(1, facts.second))
    number = rational(argument)
    if number is not None:
        return logarithm(number, facts.second**2)
    return value_of(facts.second**2, call("log", written(argument)))


def area_of(facts: Facts) -> Value:
    """Return the area over pi."""
    if facts.kind in HORNS:
        return scaled(antiderivative_at(facts, 0), -1)
    if facts.kind == "reciprocal":
        ratio = logarithm(Fraction(facts.high, facts.low), Fraction(1, facts.first))
        return added(value_of(Fraction(facts.first * (facts.high**4 - facts.low**4), 4)), ratio)
    return difference(antiderivative_at(facts, facts.high), antiderivative_at(facts, facts.low))


def radii_of(facts: Facts) -> tuple[Value, Value]:
    """Return the radii of both openings, zero where there is none."""
    first = facts.first
    match facts.kind:
        case "root":
            return scaled(surd(facts.low), 2 * first), scaled(surd(facts.high), 2 * first)
        case "cubic":
            return {}, value_of(Fraction(first * facts.high**3, 3))
        case "catenary":
            return value_of(first), value_of(Fraction(first, 2) * (facts.high + Fraction(1, facts.high)))
        case _:
            return value_of(facts.low), value_of(facts.high)


def discs_of(facts: Facts) -> Fraction:
    """Return the area of the discs, over pi."""
    squares = added(*(times(radius, radius) for radius in radii_of(facts)))
    return rational(squares) or Fraction(0)


def cost_of(facts: Facts) -> Value:
    """Return the price of the surface and its discs, over pi."""
    return scaled(added(area_of(facts), value_of(discs_of(facts))), facts.price)


def volume_of(facts: Facts) -> Value:
    """Return what a horn encloses, over pi."""
    return value_of(Fraction(facts.first**2 * facts.second, 2))


def answers(facts: Facts) -> list[Answer]:
    """The area, and the cost or the volume."""
    further = volume_of(facts) if facts.kind in HORNS else cost_of(facts)
    for value in (area_of(facts), further):
        if any(number.denominator > 60 or abs(number) > _LARGEST for number in value.values()):
            raise Rejected("a value is ugly")
    area, other = ("", "") if facts.kind in HORNS else ("cm^2", "cent")
    return [
        Answer(times_pi(area_of(facts)), "number", unit=area),
        Answer(times_pi(further), "number", unit=other),
    ]


def times_pi(value: Value) -> Formula:
    """Write a value times pi; one number before it, or a sum in brackets."""
    return product(written(value), PI) if len(value) == 1 else product(PI, written(value))


def surface_of(facts: Facts) -> Surface:
    """Write the curve, its arc element and the band."""
    first = facts.first
    match facts.kind:
        case "root":
            under = X + first**2
            y = 2 * first * call("sqrt", X)
            speed = call("sqrt", 1 + first**2 / X)
            band = product(4 * first, PI, call("sqrt", under))
            return Surface(X, X, y, speed, band, _power(Fraction(8 * first, 3), under))
        case "cubic":
            under = 1 + first**2 * X**4
            band = product(Fraction(2 * first, 3), PI, X**3, call("sqrt", under))
            y = product(Fraction(first, 3), X**3)
            return Surface(X, X, y, call("sqrt", under), band, _power(Fraction(1, 9 * first), under))
        case "catenary":
            inside = X / first
            cosine = call("cosh", inside)
            band = product(2 * first, PI, cosine**2)
            wave = product(Fraction(first**2, 2), PI, call("sinh", 2 * X / first))
            return Surface(X, X, first * cosine, cosine, band, total(product(first, PI, X), wave))
        case "parabola":
            under = X**2 + first**2
            speed = product(Fraction(1, first), call("sqrt", under))
            band = product(Fraction(2, first), PI, X, call("sqrt", under))
            y = product(Fraction(1, 2 * first), X**2)
            return Surface(X, X, y, speed, band, _power(Fraction(2, 3 * first), under))
        case "logarithmic":
            y = product(Fraction(first, 4), X**2) - product(Fraction(1, 2 * first), call("log", X))
            speed = total(product(Fraction(first, 2), X), 1 / (2 * first * X))
            band = product(PI, total(first * X**2, Fraction(1, first)))
            cube = total(product(Fraction(first, 3), X**3), X / first)
            return Surface(X, X, y, speed, band, product(PI, cube))
        case "reciprocal":
            y = total(product(Fraction(first, 6), X**3), 1 / (2 * first * X))
            speed = total(product(Fraction(first, 2), X**2), 1 / (2 * first * X**2))
            band = product(PI, total(first * X**3, 1 / (first * X)))
            fourth = total(product(Fraction(first, 4), X**4), product(Fraction(1, first), call("log", X)))
            return Surface(X, X, y, speed, band, product(PI, fourth))
        case _:
            return _horn_surface(facts)


def _horn_surface(facts: Facts) -> Surface:
    """Write a horn with the way along its axis as the letter, and an antiderivative by the radius."""
    letter = X if facts.kind == "horn" else Y
    fall = call("exp", -letter / facts.second)
    radius = product(facts.first, fall)
    square = radius**2 + facts.second**2
    root = call("sqrt", square)
    speed = product(Fraction(1, facts.second), root)
    band = product(Fraction(2, facts.second), PI, radius, root)
    by_radius = call("sqrt", R**2 + facts.second**2)
    gain = total(product(R, by_radius), product(facts.second**2, call("log", total(R, by_radius))))
    if facts.kind == "horn":
        return Surface(letter, letter, radius, speed, band, product(PI, gain))
    return Surface(letter, radius, letter, speed, band, product(PI, gain))


def _power(factor: Fraction, under: Formula) -> Formula:
    return product(factor, PI, under ** Fraction(3, 2))


def ends_of(facts: Facts) -> tuple[Formula, Formula]:
    """Write both ends of the letter."""
    if facts.kind in HORNS:
        return formula(0), INFINITY
    if facts.kind == "catenary":
        return formula(0), product(facts.first, call("log", facts.high))
    return formula(facts.low), formula(facts.high)


def _group(facts: Facts) -> Group:
    match facts.kind:
        case "horn" | "trumpet":
            return facts.kind
        case "root" | "cubic" | "catenary":
            return "about x"
        case _:
            return "about y"


def words(facts: Facts, draws: Draws) -> Words:
    """Write the curve and the axis."""
    curve = _curve(facts)
    wording = draws.choice(STATEMENTS[_group(facts)])
    match facts.kind:
        case "horn":
            statement = fill(wording, curve=curve)
        case "trumpet":
            statement = fill(wording, curve=curve, end=str(facts.first))
        case "catenary":
            stretch = fill(RANGES["catenary"], first=str(facts.first), high=str(facts.high))
            statement = fill(wording, curve=curve, range=stretch)
        case _:
            stretch = fill(RANGES["plain"], low=str(facts.low), high=str(facts.high))
            statement = fill(wording, curve=curve, range=stretch)
    if facts.kind in HORNS:
        return Words(statement, (draws.choice(WALLS), draws.choice(VOLUMES)))
    area = draws.choice(AREAS)
    return Words(statement, (area, fill(draws.choice(PRICES), price=str(facts.price))))


def _curve(facts: Facts) -> str:
    wording = CURVES[facts.kind]
    first = facts.first
    double = str(2 * first)
    match facts.kind:
        case "root" | "parabola":
            return fill(wording, double=double)
        case "cubic":
            return fill(wording, cube=latex(first * X**3))
        case "catenary":
            return fill(wording, first=str(first))
        case "logarithmic":
            return fill(wording, square=latex(first * X**2), double=double)
        case "reciprocal":
            return fill(wording, cube=latex(first * X**3), double=double)
        case "horn":
            return fill(wording, height=str(first), exponent=latex(X / facts.second))
        case "trumpet":
            return fill(wording, height=str(facts.second), first=str(first))


TEMPLATE = Template(
    subject="integral_calculus",
    method="quadrature of the band",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "about the x-axis, and the cost of a coat with the discs that close it",
        2: "about the y-axis, where the radius is x",
        3: "an infinite horn about either axis: a limit, a substitution and a root",
    },
    version=2,
)
