"""Takes the size of the region by elementary geometry, and integrates one variable after the other."""

from fractions import Fraction
from math import comb, factorial
from typing import NamedTuple

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.multiple_integral.facts import (
    Facts,
    Parabola,
    Plane,
    Tetrahedron,
)
from seedproof.problems.templates.multiple_integral.generate import Bound, answers, bounds, plane_through
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, formula, latex, product, total

X = Symbol("x")
Y = Symbol("y")
Z = Symbol("z")

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
    low, high = bounds(region)
    inner = _over_y(terms, low, high, slip)
    if not any(inner.values()):
        raise Rejected("the inner integral vanishes")
    outer = {power + 1: coefficient / (power + 1) for power, coefficient in inner.items()}
    integral = sum((number * region.width**power for power, number in outer.items()), Fraction(0))
    measured, size = _area(region, slip)
    steps = [
        measured,
        step(
            "inner_integral",
            low=low.coefficient * X**low.power,
            high=high.coefficient * X**high.power,
            integrand=_in_space([[*powers, 0, coefficient] for *powers, coefficient in terms]),
            letter=Y,
            value=_polynomial(inner),
        ),
        step("antiderivative", function=_polynomial(inner), letter=X, antiderivative=_polynomial(outer)),
        step(
            "definite_integral",
            low=0,
            high=region.width,
            integrand=_polynomial(inner),
            letter=X,
            value=integral,
        ),
    ]
    return Integrated(steps, size, integral)


def _in_space(terms: list[list[int]]) -> Formula:
    """Return the integrand in x, y and z."""
    return total(
        *(product(coefficient, X**i, Y**j, Z**k) for i, j, k, coefficient in terms),
    )


def _area(region: Plane, slip: str) -> tuple[Step, Fraction]:
    """Return the step that finds the area, and the area."""
    width = region.width
    height = region.factor * width
    if isinstance(region, Parabola):
        area = Fraction(height * width**2, 2 if slip == "area_under_the_line" else 6)
        between = step(
            "definite_integral",
            low=0,
            high=width,
            integrand=total(height * X, -region.factor * X**2),
            letter=X,
            value=area,
        )
        return between, area
    area = Fraction(width * height, 1 if slip == "half_forgotten" else 2)
    half = Verbatim(rf"\frac{{1}}{{2}} \cdot {width} \cdot {height}")
    return step("identity", left=half, right=area), area


def _over_y(terms: list[list[int]], low: Bound, high: Bound, slip: str) -> dict[int, Fraction]:
    """Return the integral over y between the bounds: its coefficients by the power of x."""
    lower_sign = {"sign_flipped": 1, "lower_bound_dropped": 0}.get(slip, -1)
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
    pyramid = Verbatim(rf"\frac{{1}}{{3}} \cdot {latex(base)} \cdot {c}")
    slope_x, slope_y, slope_z, constant = plane_through(region.intercepts)
    integrand = _in_space(terms)
    steps = [
        step("identity", left=Verbatim(rf"\frac{{1}}{{2}} \cdot {a} \cdot {b}"), right=base),
        step("identity", left=pyramid, right=volume),
        step(
            "satisfies",
            letter=Z,
            value=top,
            left=total(slope_x * X, slope_y * Y, slope_z * Z),
            right=constant,
        ),
        step("inner_integral", low=0, high=top, integrand=integrand, letter=Z, value=total(*over_z)),
        step("inner_integral", low=0, high=b * u, integrand=total(*over_z), letter=Y, value=area),
        step("definite_integral", low=0, high=a, integrand=area, letter=X, value=integral),
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
        "lower_bound_dropped": "the value at the lower bound of the inner integral is not subtracted",
        "coefficient_slip": "the inner power is integrated without dividing by the new exponent",
        "power_slip": "the factor of a bound is not raised to the power",
        "exponent_slip": "the variable in a bound is not raised to the power",
        "sign_flipped": "a sign is lost in a bound, or where the value at the lower bound is subtracted",
        "division_forgotten": "the plane is solved for z without dividing by its coefficient",
        "chain_rule_factor_lost": "in the last integral the inner factor is forgotten",
    },
)
