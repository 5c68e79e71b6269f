"""Takes the size of the region by elementary geometry, and integrates one variable after the other."""

from fractions import Fraction
from math import comb, factorial
from typing import NamedTuple

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.multiple_integral.facts import (
    Above,
    Below,
    Facts,
    Parabola,
    Plane,
    Tetrahedron,
)
from seedproof.problems.templates.multiple_integral.generate import Bound, answers, bounds, plane_through
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, formula, point, product, total

X = Symbol("x")
Y = Symbol("y")

Powers = tuple[int, int]


class Integrated(NamedTuple):
    """The steps, the size of the region, and the integral."""

    steps: list[Step]
    size: Fraction
    integral: Fraction


def work(facts: Facts, slip: str) -> Worked:
    """Find the area or volume, the bounds, the inner integrals, and the last one."""
    if isinstance(facts.region, Tetrahedron):
        steps, size, integral = _over_tetrahedron(facts.region, facts.terms, slip)
    else:
        steps, size, integral = _over_plane(facts.region, facts.terms, slip)
    if slip and not (_is_simple(size) and _is_simple(integral)):
        raise Rejected("a value is zero, large, or no simple fraction")
    results = (formula(size), formula(integral))
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), results)


def _is_simple(number: Fraction) -> bool:
    return 0 < abs(number) <= 800 and number.denominator <= 250


def _over_plane(region: Plane, terms: list[list[int]], slip: str) -> Integrated:
    """Integrate between bounds of y that are multiples of powers of x."""
    low, high = _mistaken_bounds(region, slip)
    inner = _over_y(terms, low, high, slip)
    outer = {power + 1: coefficient / (power + 1) for power, coefficient in inner.items()}
    integral = sum((number * region.width**power for power, number in outer.items()), Fraction(0))
    measured, size = _area(region, slip)
    ends = point(low.coefficient * X**low.power, high.coefficient * X**high.power)
    steps = [
        measured,
        step("For a fixed $x$ the bounds of $y$ are {}.", ends, "tuple"),
        step("The integral over $y$ between them is {}.", _polynomial(inner), "expression(x)"),
        step("With respect to $x$ this has the antiderivative {}.", _polynomial(outer), "antiderivative(x)"),
        step(
            "Taken between $0$ and {end}, it gives the integral {}.",
            formula(integral),
            "number",
            end=formula(region.width),
        ),
    ]
    return Integrated(steps, size, integral)


def _mistaken_bounds(region: Plane, slip: str) -> tuple[Bound, Bound]:
    if slip == "other_triangle":
        region = _other_triangle(region)
    low, high = bounds(region)
    if slip == "lower_bound_dropped":
        low = Bound(0, 0)
    return low, high


def _other_triangle(region: Plane) -> Plane:
    """Return the triangle on the other side of the line; the region of a parabola stays."""
    match region:
        case Below(width, factor):
            return Above(width, factor)
        case Above(width, factor):
            return Below(width, factor)
        case Parabola():
            return region


def _area(region: Plane, slip: str) -> tuple[Step, Fraction]:
    """Return the step that finds the area, and the area."""
    width = region.width
    height = region.factor * width
    if isinstance(region, Parabola):
        area = Fraction(height * width**2, 2 if slip == "area_under_the_line" else 6)
        above = step(
            "From {start} to {end} the line is above; the difference integrates to the area {}.",
            formula(area),
            "number",
            start=formula(0),
            end=formula(width),
        )
        return above, area
    area = Fraction(width * height, 1 if slip == "half_forgotten" else 2)
    legs = step(
        "The legs of the triangle have the lengths {start} and {end}, so its area is {}.",
        formula(area),
        "number",
        start=formula(width),
        end=formula(height),
    )
    return legs, area


def _over_y(terms: list[list[int]], low: Bound, high: Bound, slip: str) -> dict[int, Fraction]:
    """Return the integral over y between the bounds: its coefficients by the power of x."""
    lower_sign = 1 if slip == "sign_flipped" else -1
    coefficients: dict[int, Fraction] = {}
    for x_power, y_power, coefficient in terms:
        for sign, bound in ((1, high), (lower_sign, low)):
            power = x_power
            number = Fraction(sign * coefficient)
            if slip != "coefficient_slip":
                number /= y_power + 1
            if slip == "power_slip":
                number *= bound.coefficient
            else:
                number *= bound.coefficient ** (y_power + 1)
            if slip == "exponent_slip":
                power += bound.power
            else:
                power += bound.power * (y_power + 1)
            coefficients[power] = coefficients.get(power, Fraction(0)) + number
    return coefficients


def _polynomial(coefficients: dict[int, Fraction]) -> Formula:
    return total(*(number * X**power for power, number in sorted(coefficients.items(), reverse=True)))


def _over_tetrahedron(region: Tetrahedron, terms: list[list[int]], slip: str) -> Integrated:
    """Integrate over z from 0 to c (u - y/b) and over y from 0 to b u, where u is 1 - x/a."""
    a, b, c = region.intercepts
    base = Fraction(a * b, 1 if slip == "half_forgotten" else 2)
    volume = base * c / (1 if slip == "third_forgotten" else 3)
    height = c
    if slip == "division_forgotten":
        height *= plane_through(region.intercepts)[2]
    sign = 1 if slip == "sign_flipped" else -1
    top = total(height, Fraction(-height, a) * X, Fraction(sign * height, b) * Y)
    u = 1 - X / a
    over_z: list[Formula] = []
    over_y: dict[Powers, Fraction] = {}
    for x_power, y_power, z_power, coefficient in terms:
        number = Fraction(coefficient)
        if slip != "coefficient_slip":
            number /= z_power + 1
        over_z.append(product(number, X**x_power, Y**y_power, top ** (z_power + 1)))
        number *= b ** (y_power + 1) * height ** (z_power + 1) * _beta(y_power, z_power + 1, sign)
        powers = (x_power, y_power + z_power + 2)
        over_y[powers] = over_y.get(powers, Fraction(0)) + number
    integral = _over_x(over_y, a, slip)
    area = total(*(product(number, X**i, u**n) for (i, n), number in over_y.items()))
    steps = [
        step(
            "The base with $z = 0$ has the area {base}, and with the height {height} the volume is {}.",
            formula(volume),
            "number",
            base=formula(base),
            height=formula(c),
        ),
        step("Over it, $z$ runs from $0$ to {}.", top, "expression(x, y)"),
        step("The integral over $z$ is {}.", total(*over_z), "expression(x, y)"),
        step("Integrating this over $y$ from $0$ to {end} leaves {}.", area, "expression(x)", end=b * u),
        step(
            "Integrating over $x$ from $0$ to {end} gives the value {}.",
            formula(integral),
            "number",
            end=formula(a),
        ),
    ]
    return Integrated(steps, volume, integral)


def _beta(power: int, exponent: int, sign: int) -> Fraction:
    """Return the integral of s^power (1 + sign s)^exponent from 0 to 1, where y is b u s."""
    terms = (Fraction(comb(exponent, n) * sign**n, power + n + 1) for n in range(exponent + 1))
    return sum(terms, Fraction(0))


def _over_x(coefficients: dict[Powers, Fraction], a: int, slip: str) -> Fraction:
    """Return the integral from 0 to a of a sum of multiples of x^i u^n, where u is 1 - x/a."""
    integral = Fraction(0)
    for (i, n), number in coefficients.items():
        scale = a**i if slip == "chain_rule_factor_lost" else a ** (i + 1)
        integral += number * scale * Fraction(factorial(i) * factorial(n), factorial(i + n + 1))
    return integral


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "half_forgotten": "the area of a triangle is taken without the factor one half",
        "area_under_the_line": "the area under the parabola is not subtracted",
        "third_forgotten": "the volume of a pyramid is taken without the factor one third",
        "other_triangle": "the integral is over the triangle on the other side of the line",
        "lower_bound_dropped": "the inner integral starts at zero",
        "coefficient_slip": "the inner power is integrated without dividing by the new exponent",
        "power_slip": "the factor of a bound is not raised to the power",
        "exponent_slip": "the variable in a bound is not raised to the power",
        "sign_flipped": "a sign is lost in a bound, or where the value at the lower bound is subtracted",
        "division_forgotten": "the plane is solved for z without dividing by its coefficient",
        "chain_rule_factor_lost": "in the last integral the inner factor is forgotten",
    },
)
