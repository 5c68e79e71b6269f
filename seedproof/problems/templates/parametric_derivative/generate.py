"""Differentiates by the parameter: slope and bend are quotients of those derivatives."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.parametric_derivative.facts import (
    Coordinate,
    Facts,
    Function,
    Name,
    Parametric,
    Polar,
)
from seedproof.problems.templates.parametric_derivative.phrases import (
    ANGLES,
    BENDS,
    COORDINATES,
    LAST,
    RANGES,
    SLOPES,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, latex, polynomial, product, root, total

T = Symbol("t")
THETA = Symbol("theta")

_NAMES: tuple[Name, ...] = ("exp", "sin", "cos", "log")
_LIMACONS = ((1, 1), (7, 2), (7, 3), (1, 6), (17, 3), (17, 10), (7, 15), (23, 5), (31, 4))
"""Where p^2 + 8 q^2 is a square: then the highest point has a rational cosine."""


_AT_ZERO: dict[Name, tuple[int, int]] = {"exp": (1, 1), "sin": (1, 0), "cos": (0, -1), "log": (1, -1)}
"""The first two derivatives there, without the factor of t."""


class Derivatives(NamedTuple):
    """The first two derivatives of a coordinate."""

    first: Fraction
    second: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a rational curve; then one with functions; then one in polar coordinates.

    Raises: Rejected.
    """
    if difficulty == 3:
        p, q = draws.choice(_LIMACONS)
        scale = draws.between(1, 12 if p == 1 else 4)
        sign = draws.choice((-1, 1))
        return Polar(p=p * scale, q=sign * q * scale, wave=draws.choice(("cos", "sin")))
    return _rational(draws) if difficulty == 1 else _with_functions(draws)


def _rational(draws: Draws) -> Parametric:
    t = draws.choice((-2, -1, 1, 2))
    x = Coordinate(
        polynomial=[draws.choice((1, 1, 2)), draws.between(-4, 4), draws.between(-3, 3)], functions=[]
    )
    cubic = [draws.choice((-1, 1, 1, 2)), draws.between(-4, 4), draws.between(-5, 5), draws.between(-3, 3)]
    facts = Parametric(x=x, y=Coordinate(polynomial=cubic, functions=[]), t=t, asked="again")
    slope, second = bends(facts)
    _check(slope, second)
    again = parameter_of_second_meeting(facts, slope)
    if again.denominator > 1 or abs(again) > 9 or coordinate(facts.x, again) == coordinate(facts.x, t):
        raise Rejected("the tangent does not meet the curve again in a simple point")
    return facts


def _with_functions(draws: Draws) -> Parametric:
    coordinates: list[Coordinate] = []
    names = draws.sample(_NAMES, 2)
    for name in names:
        polynomial_part = [draws.between(-2, 2), draws.between(-3, 3), 0]
        function = Function(draws.choice((-2, -1, 1, 2, 3)), name, draws.between(1, 3))
        while polynomial_part and polynomial_part[0] == 0:
            polynomial_part.pop(0)
        coordinates.append(Coordinate(polynomial=polynomial_part, functions=[function]))
    facts = Parametric(x=coordinates[0], y=coordinates[1], t=0, asked="radius")
    slope, second = bends(facts)
    _check(slope, second)
    if any(
        function.name == "cos" and not each.polynomial for each in coordinates for function in each.functions
    ):
        raise Rejected("a coordinate is a cosine alone")
    return facts


def _check(slope: Fraction, second: Fraction) -> None:
    for number in (slope, second):
        if number == 0 or number.denominator > 32 or abs(number.numerator) > 60:
            raise Rejected("a derivative is no simple number")


def coordinate(formula_of: Coordinate, t: int | Fraction) -> Fraction:
    """Return the value of a polynomial coordinate."""
    return coefficients.value(formula_of.polynomial, t)


def derivatives(along: Coordinate, t: int) -> Derivatives:
    """Return the first two derivatives; functions are differentiated at 0, the only t at which they occur."""
    once = coefficients.derivative(along.polynomial)
    first = coefficients.value(once, t)
    second = coefficients.value(coefficients.derivative(once), t)
    for function in along.functions:
        a = function.multiple
        slope, bend = {"exp": (a, a * a), "sin": (a, 0), "cos": (0, -a * a), "log": (a, -a * a)}[
            function.name
        ]
        first += function.factor * slope
        second += function.factor * bend
    return Derivatives(first, second)


def bends(facts: Parametric) -> tuple[Fraction, Fraction]:
    """Return dy/dx and its derivative by x. Raises: Rejected where the tangent is vertical."""
    x = derivatives(facts.x, facts.t)
    y = derivatives(facts.y, facts.t)
    if x.first == 0:
        raise Rejected("the tangent is vertical")
    return y.first / x.first, (y.second * x.first - y.first * x.second) / x.first**3


def parameter_of_second_meeting(facts: Parametric, slope: Fraction) -> Fraction:
    """Return the third zero of y - m x: all three have a known sum, and t is two of them."""
    third, second, *_ = facts.y.polynomial
    return -(second - slope * facts.x.polynomial[0]) / third - 2 * facts.t


def cosines(facts: Polar) -> tuple[Fraction, Fraction]:
    """Return where p c + q (2 c^2 - 1) is zero, the larger number first."""
    p = facts.p
    q = facts.q
    size = next(number for number in range(1, 2000) if number * number == p * p + 8 * q * q)
    zeros = sorted((Fraction(-p - size, 4 * q), Fraction(-p + size, 4 * q)))
    return zeros[1], zeros[0]


def height(facts: Polar, cosine: Fraction) -> Formula:
    """Return the distance from the axis where the angle to it has this cosine."""
    return abs(facts.p + facts.q * cosine) * root(1 - cosine**2)


def cosine_of_highest(facts: Polar) -> Fraction:
    """Return the cosine with the greatest distance."""
    p = facts.p
    q = facts.q
    inside = [cosine for cosine in cosines(facts) if abs(cosine) < 1]
    return max(inside, key=lambda cosine: (p + q * cosine) ** 2 * (1 - cosine**2))


def answers(facts: Facts) -> list[Answer]:
    """Return slope, bend, and the last part."""
    match facts:
        case Parametric():
            slope, second = bends(facts)
            return [
                Answer(formula(slope), "number"),
                Answer(formula(second), "number", ("g''",)),
                Answer(_last(facts, slope, second), "number", ("x",)),
            ]
        case Polar():
            return [
                Answer(formula(polar_slope(facts)), "number"),
                Answer(radius_of_curvature(facts), "number"),
                Answer(height(facts, cosine_of_highest(facts)), "number", COORDINATES[facts.wave]),
            ]


def polar_slope(facts: Polar) -> Fraction:
    """Return dy/dx at the point, where the curve leaves its axis."""
    if facts.wave == "cos":
        return Fraction(facts.q, facts.p)
    return Fraction(facts.p, facts.q)


def radius_of_curvature(facts: Polar) -> Formula:
    """Return (r^2 + r'^2)^(3/2) / (r^2 + 2 r'^2)."""
    p = facts.p
    q = facts.q
    speed = p * p + q * q
    return Fraction(speed, p * p + 2 * q * q) * root(speed)


def _last(facts: Parametric, slope: Fraction, second: Fraction) -> Formula:
    if facts.asked == "again":
        return formula(coordinate(facts.x, parameter_of_second_meeting(facts, slope)))
    return radius(slope, second)


def radius(slope: Fraction, second: Fraction) -> Formula:
    """Return (1 + m^2)^(3/2) / |k|."""
    square = 1 + slope**2
    return abs(square / second) * root(square)


def written(along: Coordinate) -> Formula:
    """Return a coordinate as a formula."""
    return total(
        polynomial(along.polynomial, T), *(_written_function(function) for function in along.functions)
    )


def _range(facts: Parametric) -> str:
    """Write where both coordinates are defined: the inside of a logarithm is positive."""
    for function in facts.x.functions + facts.y.functions:
        if function.name == "log":
            return fill(RANGES["logarithm"], bound=latex(Fraction(-1, function.multiple)))
    return RANGES["everywhere"]


def _written_function(function: Function) -> Formula:
    inside = function.multiple * T
    if function.name == "log":
        inside = 1 + inside
    return product(function.factor, call(function.name, inside))


def radial(facts: Polar) -> Formula:
    """Return r as a formula."""
    return facts.p + product(facts.q, call(facts.wave, THETA))


def words(facts: Facts, draws: Draws) -> Words:
    """Write the curve and its point."""
    match facts:
        case Parametric():
            wording = draws.choice(STATEMENTS["parametric"])
            statement = fill(
                wording,
                x=latex(written(facts.x)),
                y=latex(written(facts.y)),
                range=_range(facts),
                t=str(facts.t),
            )
            bend = draws.choice(BENDS["parametric"])
            last = draws.choice(LAST[facts.asked])
        case Polar():
            wording = draws.choice(STATEMENTS["polar"])
            statement = fill(wording, r=latex(radial(facts)), angle=ANGLES[facts.wave])
            bend = draws.choice(BENDS["polar"])
            last = draws.choice(LAST[facts.wave])
    return Words(statement, (draws.choice(SLOPES), bend, last))


TEMPLATE = Template(
    subject="differential_calculus",
    method="osculating parabola",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "polynomials; the tangent meets the curve again, which the double zero helps to find",
        2: "transcendental functions; the radius of curvature",
        3: "a polar curve: slope, radius of curvature, and its greatest extent, a problem of its own",
    },
)
