"""Takes the gradient term by term; the tangent plane is orthogonal to it, and slopes are scalar products."""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd
from typing import assert_never

from seedproof.problems.making.multivariate import Powers, Terms, from_list, partial, value_at, written
from seedproof.problems.making.vectors import over_root, square_parts, unit_vector
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.tangent_plane_and_direction.facts import Facts, Hill, Implicit, Temperature
from seedproof.problems.templates.tangent_plane_and_direction.phrases import (
    ASCENTS,
    COOLINGS,
    NORMALS,
    PARTIALS,
    PASSAGES,
    PLANES,
    RATES,
    SLOPES,
    STATEMENTS,
    UNITS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, equation, formula, latex, point, total

LETTERS = (Symbol("x"), Symbol("y"), Symbol("z"))

_PLANE_POWERS: tuple[Powers, ...] = ((2, 0), (1, 1), (0, 2), (2, 1), (1, 2), (1, 0), (0, 1), (3, 0), (0, 3))
_SPACE_POWERS: tuple[Powers, ...] = (
    (2, 0, 0),
    (0, 2, 0),
    (0, 0, 2),
    (1, 1, 0),
    (1, 0, 1),
    (0, 1, 1),
    (1, 1, 1),
    (2, 1, 0),
    (0, 1, 2),
    (1, 0, 2),
)
_IMPLICIT_POWERS: tuple[Powers, ...] = (
    (0, 0, 3),
    (0, 0, 2),
    (1, 0, 2),
    (0, 1, 2),
    (1, 1, 1),
    (2, 0, 1),
    (2, 1, 0),
    (1, 2, 0),
    (3, 0, 0),
    (0, 2, 0),
)
_PLANE_STEPS = (
    (3, 4),
    (4, 3),
    (-3, 4),
    (4, -3),
    (-4, 3),
    (3, -4),
    (-3, -4),
    (1, 1),
    (-1, 1),
    (1, 2),
    (2, -1),
)
_SPACE_STEPS = ((1, 2, 2), (2, 1, -2), (-2, 2, 1), (2, -1, 2), (2, 3, 6), (-1, 2, -2), (0, 3, 4), (4, 0, -3))
_LARGEST_SQUARE = 30


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a hill; a temperature in space; a surface given by an equation. Raises: Rejected."""
    match difficulty:
        case 1:
            return _hill(draws)
        case 2:
            return _temperature(draws)
    return _implicit(draws)


def _terms(draws: Draws, powers: Sequence[Powers], count: int) -> list[list[int]]:
    """Draw terms in which every letter occurs. Raises: Rejected."""
    drawn = draws.sample(powers, count)
    if any(max(column) == 0 for column in zip(*drawn, strict=True)):
        raise Rejected("a letter is missing")
    terms = [[*term, *draws.nonzeros(1, 3)] for term in drawn]
    return sorted(terms, reverse=True)


def _hill(draws: Draws) -> Hill:
    x, y = draws.nonzeros(2, 3)
    right, up = draws.choice(_PLANE_STEPS)
    facts = Hill(
        terms=[*_terms(draws, _PLANE_POWERS, 3), [0, 0, draws.between(1, 9)]],
        point=(x, y),
        target=(x + right, y + up),
    )
    slopes = gradient_at(facts)
    _check_gradient(slopes)
    if scalar_product(slopes, (right, up)) == 0:
        raise Rejected("the slope is zero")
    return facts


def _temperature(draws: Draws) -> Temperature:
    x, y, z = (draws.between(-2, 3) for _ in range(3))
    step = draws.choice(_SPACE_STEPS)
    facts = Temperature(
        terms=[*_terms(draws, _SPACE_POWERS, 3), [0, 0, 0, draws.between(15, 40)]],
        point=(x, y, z),
        target=(x + step[0], y + step[1], z + step[2]),
        velocity=(draws.between(-2, 2), draws.between(-2, 2), draws.between(-2, 2)),
    )
    slopes = gradient_at(facts)
    _check_gradient(slopes)
    if scalar_product(slopes, step) == 0 or scalar_product(slopes, facts.velocity) == 0:
        raise Rejected("a rate is zero")
    return facts


def _implicit(draws: Draws) -> Implicit:
    x, y, z = draws.nonzeros(3, 3)
    facts = Implicit(terms=_terms(draws, _IMPLICIT_POWERS, 3), point=(x, y, z))
    if gcd(*(coefficient for *_, coefficient in facts.terms)) > 1:
        raise Rejected("the equation has a common factor")
    slopes = gradient_at(facts)
    if 0 in slopes or max(abs(slope) for slope in slopes) > 40:
        raise Rejected("a slope is zero or large")
    if Fraction(slopes[0], slopes[2]).denominator > 12 or abs(value_of(facts)) > 200:
        raise Rejected("the quotient is no simple fraction")
    if max(z_power for _, _, z_power, _ in facts.terms) < 2:
        raise Rejected("the equation is easily solved for z")
    return facts


def _check_gradient(slopes: Sequence[int]) -> None:
    """Raises: Rejected where the gradient lies along an axis, or its length is no simple root."""
    if [*slopes].count(0) > len(slopes) - 2:
        raise Rejected("the gradient is along an axis")
    _, inside = square_parts(sum(slope**2 for slope in slopes))
    if inside > _LARGEST_SQUARE or max(abs(slope) for slope in slopes) > 25:
        raise Rejected("the gradient is large")


def polynomial(facts: Facts) -> Terms:
    """Return the function."""
    return from_list(facts.terms)


def value_of(facts: Facts) -> int:
    """Return the value at the point."""
    return int(value_at(polynomial(facts), facts.point))


def gradient(facts: Facts) -> list[Terms]:
    """Return the partial derivatives."""
    return [partial(polynomial(facts), letter) for letter in range(len(facts.point))]


def gradient_at(facts: Facts) -> list[int]:
    """Return the gradient at the point."""
    return [int(value_at(derivative, facts.point)) for derivative in gradient(facts)]


def scalar_product(left: Sequence[int], right: Sequence[int]) -> int:
    """Return the scalar product."""
    return sum(first * second for first, second in zip(left, right, strict=True))


def steps_to_target(facts: Hill | Temperature) -> list[int]:
    """Return the vector to the target."""
    return [there - here for here, there in zip(facts.point, facts.target, strict=True)]


def place(facts: Facts) -> tuple[int, ...]:
    """Return the point of the surface."""
    if isinstance(facts, Hill):
        return (*facts.point, value_of(facts))
    return facts.point


def plane(normal: Sequence[int], where: Sequence[int]) -> Formula:
    """Return the equation of the plane through a point with a normal, without a common factor."""
    level = scalar_product(normal, where)
    shared = gcd(*normal, level)
    if next(component for component in normal if component) < 0:
        shared = -shared
    terms = [component // shared * letter for component, letter in zip(normal, LETTERS, strict=True)]
    return equation(total(*terms), level // shared)


def meeting(where: Sequence[int], normal: Sequence[int]) -> Formula:
    """Return where the normal line meets the plane z = 0."""
    time = Fraction(-where[2], normal[2])
    return point(*(here + time * component for here, component in zip(where, normal, strict=True)))


def answers(facts: Facts) -> list[Answer]:
    """Three answers, by the kind of problem."""
    slopes = gradient_at(facts)
    match facts:
        case Hill():
            step = steps_to_target(facts)
            slope = over_root(scalar_product(slopes, step), scalar_product(step, step))
            return [
                Answer(plane([*slopes, -1], place(facts)), "equation_up_to_scale"),
                Answer(slope, "number"),
                Answer(unit_vector(slopes), "tuple"),
            ]
        case Temperature():
            step = steps_to_target(facts)
            rate = over_root(scalar_product(slopes, step), scalar_product(step, step))
            return [
                Answer(rate, "number", unit="degree per metre"),
                Answer(unit_vector([-slope for slope in slopes]), "tuple"),
                Answer(formula(scalar_product(slopes, facts.velocity)), "number", unit="degree per minute"),
            ]
        case Implicit():
            return [
                Answer(plane(slopes, facts.point), "equation_up_to_scale"),
                Answer(formula(Fraction(-slopes[0], slopes[2])), "number"),
                Answer(meeting(facts.point, slopes), "tuple", ("x", "y", "z")),
            ]
        case _:
            assert_never(facts)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the function and the point."""
    function = latex(written(polynomial(facts), LETTERS))
    at = _listed(facts.point)
    match facts:
        case Hill():
            told = draws.choice(STATEMENTS["hill"])
            statement = fill(told, function=function, point=at)
            return Words(
                statement,
                (
                    draws.choice(PLANES["hill"]),
                    fill(draws.choice(SLOPES), target=_listed(facts.target)),
                    draws.choice(ASCENTS),
                ),
                ("", UNITS[STATEMENTS["hill"].index(told)], ""),
            )
        case Temperature():
            statement = fill(draws.choice(STATEMENTS["temperature"]), function=function, point=at)
            return Words(
                statement,
                (
                    fill(draws.choice(RATES), target=_listed(facts.target)),
                    draws.choice(COOLINGS),
                    fill(draws.choice(PASSAGES), velocity=_listed(facts.velocity)),
                ),
            )
        case Implicit():
            statement = fill(
                draws.choice(STATEMENTS["implicit"]), function=function, value=str(value_of(facts)), point=at
            )
            return Words(
                statement,
                (draws.choice(PLANES["implicit"]), draws.choice(PARTIALS), draws.choice(NORMALS)),
            )
        case _:
            assert_never(facts)


def _listed(coordinates: Sequence[int]) -> str:
    return f"({', '.join(map(str, coordinates))})"


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="restriction to lines through the point",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a function of two variables: plane, slope and steepest ascent",
        2: "a temperature in space, and its rate of change along a path",
        3: "a surface given by an equation that is not solved for z",
    },
)
