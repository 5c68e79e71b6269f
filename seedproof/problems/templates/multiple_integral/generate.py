"""Integrates term by term over a plane region, first in y; over a tetrahedron by Dirichlet's formula."""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial, gcd, prod
from typing import NamedTuple

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.multiple_integral.facts import (
    Above,
    Below,
    Facts,
    Parabola,
    Plane,
    Tetrahedron,
)
from seedproof.problems.templates.multiple_integral.phrases import (
    INTEGRALS,
    REGIONS,
    SIZES,
    STATEMENTS,
    VARIABLES,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, formula, latex, product, total

X = Symbol("x")
Y = Symbol("y")
Z = Symbol("z")

_PLANE = [(i, j) for i in range(4) for j in range(4) if 0 < i + j < 4]
_SPACE = [(i, j, k) for i in range(3) for j in range(3) for k in range(3) if 0 < i + j + k < 3]
_POWERS: dict[int, Sequence[tuple[int, ...]]] = {
    1: [powers for powers in _PLANE if sum(powers) < 3],
    2: _PLANE,
    3: _SPACE,
}
"""The powers of the variables in a term, by difficulty."""
_TRIANGLES: tuple[type[Below] | type[Above], ...] = (Below, Above)


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
    if all(_is_of_one_variable(term) for term in powers):
        raise Rejected("no term has two variables")
    facts = Facts(_region(draws, difficulty), sorted(terms, reverse=True))
    value = _integral(facts)
    if value == 0 or value.denominator > 40 or abs(value.numerator) > 400:
        raise Rejected("the integral is zero, large, or no simple fraction")
    return facts


def _is_of_one_variable(powers: Sequence[int]) -> bool:
    return max(powers) == sum(powers)


def _region(draws: Draws, difficulty: int) -> Plane | Tetrahedron:
    if difficulty == 3:
        intercepts = (draws.between(1, 4), draws.between(1, 4), draws.between(1, 4))
        if intercepts == (1, 1, 1):
            raise Rejected("the tetrahedron is the simplest")
        return Tetrahedron(intercepts)
    shape: type[Plane] = Parabola
    if difficulty == 1:
        shape = draws.choice(_TRIANGLES)
    return shape(width=draws.between(1, 4), factor=draws.between(1, 3))


def bounds(region: Plane) -> tuple[Bound, Bound]:
    """Return the lower and the upper end of y over x."""
    line = Bound(region.factor, 1)
    match region:
        case Below():
            return Bound(0, 0), line
        case Above():
            return line, Bound(region.factor * region.width, 0)
        case Parabola():
            return Bound(region.factor, 2), Bound(region.factor * region.width, 1)


def _monomial(region: Plane | Tetrahedron, powers: Sequence[int]) -> Fraction:
    """Return the integral of a product of powers of the variables."""
    if isinstance(region, Tetrahedron):
        return _dirichlet(region.intercepts, powers)
    low, high = bounds(region)
    return _below(high, region.width, powers) - _below(low, region.width, powers)


def _dirichlet(intercepts: Sequence[int], powers: Sequence[int]) -> Fraction:
    """Return the integral over the tetrahedron with these intercepts."""
    scale: int = prod(intercept ** (power + 1) for intercept, power in zip(intercepts, powers, strict=True))
    return Fraction(scale * prod(map(factorial, powers)), factorial(sum(powers) + 3))


def _below(bound: Bound, width: int, powers: Sequence[int]) -> Fraction:
    """Return the integral over the region from y = 0 to a bound, and from x = 0 to the width."""
    x_power, y_power = powers
    exponent = x_power + bound.power * (y_power + 1) + 1
    numerator: int = bound.coefficient ** (y_power + 1) * width**exponent
    return Fraction(numerator, (y_power + 1) * exponent)


def _integral(facts: Facts) -> Fraction:
    return sum(
        (coefficient * _monomial(facts.region, powers) for *powers, coefficient in facts.terms), Fraction(0)
    )


def answers(facts: Facts) -> list[Answer]:
    """Give the integral of 1, and that of the function."""
    size = _monomial(facts.region, [0] * _dimension(facts))
    return [Answer(formula(size), "number"), Answer(formula(_integral(facts)), "number")]


def _dimension(facts: Facts) -> int:
    if isinstance(facts.region, Tetrahedron):
        return 3
    return 2


def words(facts: Facts, draws: Draws) -> Words:
    """Write the region by its boundary, the function, and what is asked of them."""
    dimension = _dimension(facts)
    statement = fill(
        draws.choice(STATEMENTS),
        region=_description(facts.region),
        variables=VARIABLES[dimension],
        f=latex(_polynomial(facts.terms)),
    )
    return Words(statement, (draws.choice(SIZES[dimension]), draws.choice(INTEGRALS[dimension])))


def _description(region: Plane | Tetrahedron) -> str:
    match region:
        case Below(width, factor):
            return fill(REGIONS["below"], line=latex(factor * X), end=str(width))
        case Above(width, factor):
            return fill(REGIONS["above"], line=latex(factor * X), end=str(factor * width))
        case Parabola(width, factor):
            return fill(REGIONS["parabola"], curve=latex(factor * X**2), line=latex(factor * width * X))
        case Tetrahedron(intercepts):
            a, b, c, constant = plane_through(intercepts)
            plane = latex(a * X + b * Y + c * Z)
            return fill(REGIONS["tetrahedron"], plane=plane, constant=str(constant))


def plane_through(intercepts: tuple[int, int, int]) -> list[int]:
    """Return the coefficients of x, y and z, and the constant, of the plane's equation in lowest terms."""
    a, b, c = intercepts
    coefficients = [b * c, a * c, a * b, a * b * c]
    divisor = gcd(*coefficients)
    return [coefficient // divisor for coefficient in coefficients]


def _polynomial(terms: Sequence[Sequence[int]]) -> Formula:
    return total(*(_term(powers, coefficient) for *powers, coefficient in terms))


def _term(powers: Sequence[int], coefficient: int) -> Formula:
    letters = (X, Y, Z)[: len(powers)]
    return product(coefficient, *(letter**power for letter, power in zip(letters, powers, strict=True)))


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="iterated integral in the other order",
    sample=sample,
    answers=answers,
    words=words,
    version=2,
    levels={
        1: "a triangle, where one bound is a line",
        2: "a region between a parabola and a line",
        3: "a tetrahedron, with three integrations",
    },
)
