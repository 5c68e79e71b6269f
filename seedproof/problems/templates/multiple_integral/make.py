"""Takes the size of the region by elementary geometry, and integrates one variable after the other."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb, factorial, gcd
from typing import NamedTuple

from seedproof.problems.making.integrals import definite_integral, inner_integral
from seedproof.problems.making.multivariate import from_list, in_order
from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.multiple_integral import facts as regions
from seedproof.problems.templates.multiple_integral.facts import Facts, Plane
from seedproof.problems.templates.multiple_integral.phrases import REGIONS, SPACES
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, formula, latex, total

X, Y, Z = map(Symbol, "xyz")

_PLANE = [(i, j) for i in range(4) for j in range(4) if 0 < i + j < 4]
_SPACE = [(i, j, k) for i in range(3) for j in range(3) for k in range(3) if 0 < i + j + k < 3]
_POWERS: dict[int, Sequence[tuple[int, ...]]] = {
    1: [powers for powers in _PLANE if sum(powers) < 3],
    2: _PLANE,
    3: _SPACE,
}
"""The powers of the variables in a term, by difficulty."""
_TRIANGLES: tuple[type[regions.Below] | type[regions.Above], ...] = (regions.Below, regions.Above)


class Bound(NamedTuple):
    """An end of y: a multiple of a power of x."""

    coefficient: int
    power: int


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a triangle; a segment between parabola and line; a tetrahedron at the origin."""
    sign = draws.choice((1, 1, -1))
    powers = draws.sample(_POWERS[difficulty], 2)
    coefficients = [draws.between(1, 6), sign * draws.between(1, 6)]
    terms = [[*term, coefficient] for term, coefficient in zip(powers, coefficients, strict=True)]
    if all(max(term) == sum(term) for term in powers):
        raise Rejected("no term has two variables")
    facts = Facts(_region(draws, difficulty), sorted(terms, reverse=True))
    value = _integrated(facts, NO_SLIP).integral
    if value == 0 or value.denominator > 40 or abs(value.numerator) > 400:
        raise Rejected("the integral is zero, large, or no simple fraction")
    return facts


def _region(draws: Draws, difficulty: int) -> Plane | regions.Tetrahedron:
    if difficulty == 3:
        intercepts = (draws.between(1, 4), draws.between(1, 4), draws.between(1, 4))
        if intercepts == (1, 1, 1):
            raise Rejected("the tetrahedron is the simplest")
        return regions.Tetrahedron(intercepts)
    shape: type[Plane] = draws.choice(_TRIANGLES) if difficulty == 1 else regions.Parabola
    return shape(width=draws.between(1, 4), factor=draws.between(1, 3))


def _bounds(region: Plane) -> tuple[Bound, Bound]:
    """Return the lower and the upper end of y over x."""
    line = Bound(region.factor, 1)
    match region:
        case regions.Below():
            return Bound(0, 0), line
        case regions.Above():
            return line, Bound(region.factor * region.width, 0)
        case regions.Parabola():
            return Bound(region.factor, 2), Bound(region.factor * region.width, 1)


class Integrated(NamedTuple):
    """The steps, the size of the region, and the integral."""

    steps: tuple[Step, ...]
    size: Fraction
    integral: Fraction


def work(facts: Facts, slip: Slip) -> Worked:
    """Find the area or volume, the bounds, the inner integrals, and the last one."""
    steps, size, integral = _integrated(facts, slip)
    if slip and not (_is_simple(size) and _is_simple(integral)):
        raise Rejected("a value is zero, large, or no simple fraction")
    return Worked(steps, (formula(size), formula(integral)))


def _is_simple(number: Fraction) -> bool:
    return 0 < abs(number) <= 800 and number.denominator <= 250


def _integrated(facts: Facts, slip: Slip) -> Integrated:
    if isinstance(facts.region, regions.Tetrahedron):
        return _over_tetrahedron(facts.region, facts.terms, slip)
    return _over_plane(facts.region, facts.terms, slip)


def _over_plane(region: Plane, terms: list[list[int]], slip: Slip) -> Integrated:
    """Integrate between bounds of y that are multiples of powers of x."""
    low, high = _bounds(region)
    inner = _over_y(terms, low, high, slip)
    if slip and not any(inner.values()):
        raise Rejected("the inner integral vanishes")
    outer = {power + 1: coefficient / (power + 1) for power, coefficient in inner.items()}
    integral = sum((number * region.width**power for power, number in outer.items()), Fraction(0))
    measured, size = _area(region, slip)
    over_y = _polynomial(inner)
    steps = (
        measured,
        inner_integral(
            low.coefficient * X**low.power, high.coefficient * X**high.power, _function(terms), Y, over_y
        ),
        step("antiderivative", function=over_y, letter=X, antiderivative=_polynomial(outer)),
        definite_integral(0, region.width, over_y, X, integral),
    )
    return Integrated(steps, size, integral)


def _function(terms: list[list[int]]) -> Formula:
    return in_order(from_list(terms), (X, Y, Z))


def _area(region: Plane, slip: Slip) -> tuple[Step, Fraction]:
    """Return the step that finds the area, and the area."""
    width = region.width
    height = region.factor * width
    if isinstance(region, regions.Parabola):
        area = Fraction(height * width**2, slip.or_else(6, area_under_the_line=2))
        between = height * X - region.factor * X**2
        return definite_integral(0, width, between, X, area), area
    area = Fraction(width * height, slip.or_else(2, half_forgotten=1))
    half = Verbatim(rf"\frac{{1}}{{2}} \cdot {width} \cdot {height}")
    return step("identity", left=half, right=area), area


def _over_y(terms: list[list[int]], low: Bound, high: Bound, slip: Slip) -> dict[int, Fraction]:
    """Return the integral over y between the bounds: its coefficients by the power of x."""
    lower_sign = slip.or_else(-1, sign_flipped=1, lower_bound_dropped=0)
    coefficients: dict[int, Fraction] = {}
    for x_power, y_power, coefficient in terms:
        raised = y_power + 1
        factor = Fraction(coefficient, slip.or_else(raised, coefficient_slip=1))
        for sign, bound in ((1, high), (lower_sign, low)):
            number = sign * factor * bound.coefficient ** slip.or_else(raised, power_slip=1)
            power = x_power + bound.power * slip.or_else(raised, exponent_slip=1)
            coefficients[power] = coefficients.get(power, Fraction(0)) + number
    return coefficients


def _polynomial(coefficients: Mapping[int, Fraction]) -> Formula:
    return total(*(number * X**power for power, number in sorted(coefficients.items(), reverse=True)))


def _over_tetrahedron(region: regions.Tetrahedron, terms: list[list[int]], slip: Slip) -> Integrated:
    """Integrate over z from 0 to c (u - y/b) and over y from 0 to b u, where u is 1 - x/a."""
    a, b, c = region.intercepts
    base = Fraction(a * b, slip.or_else(2, half_forgotten=1))
    volume = base * c / slip.or_else(3, third_forgotten=1)
    slope_x, slope_y, slope_z, constant = _plane_through(region.intercepts)
    height = slip.or_else(c, division_forgotten=c * slope_z)
    sign = slip.or_else(-1, sign_flipped=1)
    top = height + Fraction(-height, a) * X + Fraction(sign * height, b) * Y
    u = 1 - X / a
    addends: list[Formula] = []
    inner: dict[tuple[int, int], Fraction] = {}
    for x_power, y_power, z_power, coefficient in terms:
        raised = z_power + 1
        number = Fraction(coefficient, slip.or_else(raised, coefficient_slip=1))
        addends.append(number * X**x_power * Y**y_power * top**raised)
        number *= b ** (y_power + 1) * height**raised * _beta(y_power, raised, sign)
        powers = (x_power, y_power + z_power + 2)
        inner[powers] = inner.get(powers, Fraction(0)) + number
    over_z = total(*addends)
    over_y = total(*(number * X**i * u**n for (i, n), number in inner.items()))
    integral = Fraction(0)
    for (i, n), number in inner.items():
        scale = a ** slip.or_else(i + 1, chain_rule_factor_lost=i)
        integral += number * scale * Fraction(factorial(i) * factorial(n), factorial(i + n + 1))
    pyramid = Verbatim(rf"\frac{{1}}{{3}} \cdot {latex(base)} \cdot {c}")
    plane = slope_x * X + slope_y * Y + slope_z * Z
    steps = (
        step("identity", left=Verbatim(rf"\frac{{1}}{{2}} \cdot {a} \cdot {b}"), right=base),
        step("identity", left=pyramid, right=volume),
        step("satisfies", letter=Z, value=top, left=plane, right=constant),
        inner_integral(0, top, _function(terms), Z, over_z),
        inner_integral(0, b * u, over_z, Y, over_y),
        definite_integral(0, a, over_y, X, integral),
    )
    return Integrated(steps, volume, integral)


def _beta(power: int, exponent: int, sign: int) -> Fraction:
    """Return the integral of s^power (1 + sign s)^exponent from 0 to 1, where y is b u s."""
    terms = (Fraction(comb(exponent, n) * sign**n, power + n + 1) for n in range(exponent + 1))
    return sum(terms, Fraction(0))


def _plane_through(intercepts: tuple[int, int, int]) -> list[int]:
    """Return the coefficients of x, y and z, and the constant, of the plane's equation in lowest terms."""
    a, b, c = intercepts
    coefficients = [b * c, a * c, a * b, a * b * c]
    divisor = gcd(*coefficients)
    return [coefficient // divisor for coefficient in coefficients]


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the region, the function, and what is asked of it."""
    words = SPACES[len(facts.terms[0]) - 1]
    return {**words, "boundary": _description(facts.region), "f": _function(facts.terms)}


def _description(region: Plane | regions.Tetrahedron) -> str:
    match region:
        case regions.Below(width, factor):
            return fill(REGIONS["below"], line=latex(factor * X), end=str(width))
        case regions.Above(width, factor):
            return fill(REGIONS["above"], line=latex(factor * X), end=str(factor * width))
        case regions.Parabola(width, factor):
            return fill(REGIONS["parabola"], curve=latex(factor * X**2), line=latex(factor * width * X))
        case regions.Tetrahedron(intercepts):
            a, b, c, constant = _plane_through(intercepts)
            plane = latex(a * X + b * Y + c * Z)
            return fill(REGIONS["tetrahedron"], plane=plane, constant=str(constant))


SHEET = Sheet(
    subject="multivariable_calculus",
    method="iterated integral in the other order",
    sample=sample,
    gaps=gaps,
    work=work,
    types=(Typed("number"), Typed("number")),
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
    version=2,
    levels={
        1: "a triangle, where one bound is a line",
        2: "a region between a parabola and a line",
        3: "a tetrahedron, with three integrations",
    },
)
