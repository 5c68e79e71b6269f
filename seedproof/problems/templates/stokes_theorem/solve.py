"""Takes the curl and a normal, integrates their product over the region below, and normalizes the curl."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.circles import WithPi, turned
from seedproof.problems.making.multivariate import (
    Terms,
    between,
    constant,
    minus,
    monomial,
    number_of,
    put,
    scaled,
    times,
    value_at,
    written,
)
from seedproof.problems.making.vectors import unit_vector
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.stokes_theorem.facts import Facts, Ring, Triangle
from seedproof.problems.templates.stokes_theorem.generate import (
    LETTERS,
    answers,
    curl,
    edge,
    field,
    flux_density,
    height,
    in_polar,
    normal,
    orientation,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, formula, point

R = Symbol("r")
THETA = Symbol("theta")
_POLAR = (R, call("cos", THETA), call("sin", THETA))


class Integrated(NamedTuple):
    """The steps of an integral, and its value."""

    steps: list[Step]
    value: WithPi


def work(facts: Facts, slip: str) -> Worked:
    """The curl, the normal, their product, its integral, and the axis."""
    rotation = _curl(facts, slip)
    graph = height(facts.curve)
    upward = normal(graph)
    if slip == "normal_sign_lost":
        upward = [scaled(upward[0], -1), scaled(upward[1], -1), upward[2]]
    density = flux_density(rotation, graph, upward)
    if slip == "last_product_missing":
        density = minus(density, put(rotation[2], 2, graph))
    integrated = _integrated(facts.curve, density, slip)
    at_point = [int(value_at(component, facts.point)) for component in rotation]
    axis = _axis(at_point, slip)
    below = minus(monomial(2, 3), graph)
    on_graph = [put(component, 2, graph) for component in rotation]
    steps = [
        step("curl", field=point(*field(facts)), curl=_vector(rotation)),
        step(
            "gradient", function=written(below, LETTERS), letters=Symbol("x, y, z"), gradient=_vector(upward)
        ),
        step(
            "scalar_product",
            left=_vector(on_graph),
            right=_vector(upward),
            value=written(density, LETTERS),
        ),
        *integrated.steps,
        step("unit_vector", vector=point(*at_point), unit=axis),
    ]
    value = integrated.value
    numbers = (value.rational, value.factor)
    if slip and (not any(numbers) or any(number.denominator > 30 or abs(number) > 600 for number in numbers)):
        raise Rejected("the circulation would look wrong")
    results = (value.formula(), axis)
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), results)


def _vector(components: Sequence[Terms]) -> Formula:
    return point(*(written(component, LETTERS) for component in components))


def _curl(facts: Facts, slip: str) -> list[Terms]:
    rotation = curl(facts)
    first, second, third = rotation
    match slip:
        case "middle_sign_lost":
            if not second:
                raise Rejected("the middle component is zero")
            return [first, scaled(second, -1), third]
        case "curl_reversed":
            return [scaled(component, -1) for component in rotation]
    return rotation


def _axis(vector: list[int], slip: str) -> Formula:
    """Return the unit vector. Raises: Rejected where the vector is zero, or nothing changes."""
    square = sum(component**2 for component in vector)
    if square == 0:
        raise Rejected("the curl is zero")
    if slip == "root_forgotten":
        return point(*(Fraction(component, square) for component in vector))
    return unit_vector(vector)


def _integrated(curve: Triangle | Ring, density: Terms, slip: str) -> Integrated:
    match curve:
        case Triangle((a, b, _)):
            return _over_triangle(a, b, density, slip)
        case Ring():
            return _over_disc(curve, density, slip)


def _over_triangle(a: int, b: int, density: Terms, slip: str) -> Integrated:
    high = edge(a, b)
    inner: Terms = between(density, 1, constant(0, 3), high)
    if slip == "power_not_divided":
        inner = put(times(density, monomial(1, 3)), 1, high)
    value = number_of(between(inner, 0, constant(0, 3), constant(a, 3)))
    steps = [
        step(
            "inner_integral",
            low=0,
            high=written(high, LETTERS),
            integrand=written(density, LETTERS),
            letter=LETTERS[1],
            value=written(inner, LETTERS),
        ),
        step(
            "definite_integral",
            low=0,
            high=a,
            integrand=written(inner, LETTERS),
            letter=LETTERS[0],
            value=value,
        ),
    ]
    return Integrated(steps, WithPi(value, Fraction(0)))


def _over_disc(ring: Ring, density: Terms, slip: str) -> Integrated:
    rays: Terms = in_polar(density)
    if slip == "jacobian_forgotten":
        rays = {(power - 1, *rest): number for (power, *rest), number in rays.items()}
    inner: Terms = between(rays, 0, constant(0, 3), constant(ring.radius, 3))
    if slip == "power_not_divided":
        inner = put(times(rays, monomial(0, 3)), 0, constant(ring.radius, 3))
    if not inner:
        raise Rejected("the inner integral vanishes")
    value = turned(inner, 2).scaled(orientation(ring))
    low: Formula = formula(0)
    high: Formula = 2 * PI
    if ring.direction == "clockwise":
        low, high = high, low
    steps = [
        step(
            "substitution",
            letters=Symbol("x, y"),
            map=point(R * _POLAR[1], R * _POLAR[2]),
            integrand=written(density, LETTERS),
            transformed=written(rays, _POLAR),
            new=Symbol(r"r, \theta"),
        ),
        step(
            "inner_integral",
            low=0,
            high=ring.radius,
            integrand=written(rays, _POLAR),
            letter=R,
            value=written(inner, _POLAR),
        ),
        step(
            "definite_integral",
            low=low,
            high=high,
            integrand=written(inner, _POLAR),
            letter=THETA,
            value=value.formula(),
        ),
    ]
    return Integrated(steps, value)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "middle_sign_lost": "the second component of the curl has the wrong sign",
        "curl_reversed": "each difference in the curl is taken the other way round",
        "normal_sign_lost": "the normal of the surface has no minus signs",
        "last_product_missing": "in the scalar product the last term is forgotten",
        "jacobian_forgotten": "the factor r of polar coordinates is forgotten",
        "power_not_divided": "the inner power is integrated without dividing by the new exponent",
        "root_forgotten": "the curl is divided by the square of its length",
    },
)
