"""Takes the gradient and its value at the point; all else follows from that vector."""

from collections.abc import Sequence
from fractions import Fraction
from typing import assert_never

from seedproof.problems.making.multivariate import Terms, value_at, written
from seedproof.problems.making.vectors import over_root, unit_vector
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.tangent_plane_and_direction.facts import Facts, Hill, Implicit, Temperature
from seedproof.problems.templates.tangent_plane_and_direction.generate import (
    LETTERS,
    answers,
    gradient,
    meeting,
    place,
    plane,
    polynomial,
    scalar_product,
    steps_to_target,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, formula, point

_NAMES = {2: Symbol("x, y"), 3: Symbol("x, y, z")}


def work(facts: Facts, slip: str) -> Worked:
    """The gradient, its value at the point, and what follows."""
    names = _NAMES[len(facts.point)]
    function = written(polynomial(facts), LETTERS)
    derivatives = _derivatives(facts, slip)
    slopes = _slopes(facts, derivatives, slip)
    if not any(slopes) or (isinstance(facts, Implicit) and slopes[2] == 0):
        raise Rejected("there is no direction")
    steps = [
        step(
            "gradient",
            function=function,
            letters=names,
            gradient=point(*(written(derivative, LETTERS) for derivative in derivatives)),
        ),
        step(
            "vector_at",
            letters=names,
            point=point(*facts.point),
            vector=point(*(written(derivative, LETTERS) for derivative in derivatives)),
            value=point(*slopes),
        ),
    ]
    match facts:
        case Hill():
            more, results = _on_hill(facts, slopes, slip)
        case Temperature():
            more, results = _in_temperature(facts, slopes, slip)
        case Implicit():
            more, results = _on_surface(facts, slopes, slip)
        case _:
            assert_never(facts)
    if slip and results == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return Worked((*steps, *more), tuple(results))


def _derivatives(facts: Facts, slip: str) -> list[Terms]:
    derivatives = gradient(facts)
    if slip == "power_not_lowered":
        first = {
            powers: coefficient * powers[0]
            for powers, coefficient in polynomial(facts).items()
            if powers[0] > 0
        }
        return [first, *derivatives[1:]]
    if slip == "exponent_lost":
        second = {
            (powers[0], powers[1], *powers[2:]): coefficient / (powers[1] + 1)
            for powers, coefficient in derivatives[1].items()
        }
        if any(coefficient.denominator > 1 for coefficient in second.values()):
            raise Rejected("the coefficients are fractions")
        return [derivatives[0], second, *derivatives[2:]]
    return derivatives


def _slopes(facts: Facts, derivatives: Sequence[Terms], slip: str) -> list[int]:
    where: tuple[int, ...] = facts.point
    if slip == "sign_of_coordinate_lost":
        where = tuple(abs(coordinate) for coordinate in facts.point)
    return [int(value_at(derivative, where)) for derivative in derivatives]


def _unit(vector: Sequence[int], slip: str) -> Formula:
    """Return the unit vector; with the slip, the vector as it is."""
    if slip == "not_normalized":
        return point(*vector)
    return unit_vector(vector)


def _towards(facts: Hill | Temperature, slopes: Sequence[int], slip: str) -> tuple[list[Step], Formula]:
    """Return the steps to the directional derivative, and it."""
    way = steps_to_target(facts)
    unit = _unit(way, slip)
    slope = formula(scalar_product(slopes, way))
    if slip != "not_normalized":
        slope = over_root(scalar_product(slopes, way), scalar_product(way, way))
    steps = [
        step("unit_vector", vector=point(*way), unit=unit),
        step("scalar_product", left=point(*slopes), right=unit, value=slope),
    ]
    return steps, slope


def _on_hill(facts: Hill, slopes: Sequence[int], slip: str) -> tuple[list[Step], list[Formula]]:
    where = place(facts)
    normal = [*slopes, -1]
    if slip == "normal_sign_lost":
        normal = [*slopes, 1]
    touching = plane(normal, where)
    towards, slope = _towards(facts, slopes, slip)
    ascent = unit_vector([-slope for slope in slopes] if slip == "direction_reversed" else slopes)
    steps = [
        step("plane_through", point=point(*where), normal=point(*slopes, -1), plane=touching),
        *towards,
        step("unit_vector", vector=point(*slopes), unit=ascent),
    ]
    return steps, [touching, slope, ascent]


def _in_temperature(facts: Temperature, slopes: Sequence[int], slip: str) -> tuple[list[Step], list[Formula]]:
    towards, rate = _towards(facts, slopes, slip)
    against = [-slope for slope in slopes]
    fall = unit_vector(slopes if slip == "direction_reversed" else against)
    change = scalar_product(slopes, facts.velocity)
    if slip == "product_term_lost":
        change -= slopes[0] * facts.velocity[0]
    steps = [
        *towards,
        step("unit_vector", vector=point(*against), unit=fall),
        step("scalar_product", left=point(*slopes), right=point(*facts.velocity), value=change),
    ]
    return steps, [rate, fall, formula(change)]


def _on_surface(facts: Implicit, slopes: Sequence[int], slip: str) -> tuple[list[Step], list[Formula]]:
    touching = plane(slopes, facts.point)
    quotient = Fraction(-slopes[0], slopes[2])
    text = rf"-\frac{{{slopes[0]}}}{{{slopes[2]}}}"
    if slip == "quotient_sign_lost":
        quotient = -quotient
    foot = meeting(facts.point, slopes)
    if slip == "time_sign_lost":
        foot = meeting(facts.point, [slopes[0], slopes[1], -slopes[2]])
    if slip == "normal_sign_lost":
        touching = plane([slopes[0], slopes[1], -slopes[2]], facts.point)
    steps = [
        step("plane_through", point=point(*facts.point), normal=point(*slopes), plane=touching),
        step("identity", left=Verbatim(text), right=quotient),
        step(
            "line_meets_plane",
            point=point(*facts.point),
            direction=point(*slopes),
            letter=LETTERS[2],
            level=0,
            meeting=foot,
        ),
    ]
    return steps, [touching, formula(quotient), foot]


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "power_not_lowered": "in the derivative by x the power stays as it is",
        "exponent_lost": "in the derivative by y the exponent does not come to the front",
        "sign_of_coordinate_lost": "a negative coordinate is put in without its sign",
        "normal_sign_lost": "in the normal of the plane the last component has the wrong sign",
        "not_normalized": "the direction is not divided by its length",
        "direction_reversed": "the direction of steepest change is taken the other way round",
        "product_term_lost": "in the scalar product with the velocity the first term is lost",
        "quotient_sign_lost": "the minus sign of the implicit derivative is lost",
        "time_sign_lost": "the line is followed in the wrong direction",
    },
)
