"""Solves the Lagrange conditions up to a factor, which the equation of the surface then fixes."""

from collections.abc import Iterable
from fractions import Fraction

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.lagrange_linear_function.facts import Facts
from seedproof.problems.templates.lagrange_linear_function.generate import (
    LETTERS,
    answers,
    linear_function,
    quadratic_form,
    radicand,
    surd,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Sequence, Symbol, formula, listing, point, total

T = Symbol("t")


def work(facts: Facts, slip: str) -> Worked:
    """The direction of the highest point, the factor of it, both values, and the point."""
    direction = _direction(facts, slip)
    multiplier_square = _solved_square(facts, direction, slip)
    if slip == "root_forgotten":
        multiplier_square = multiplier_square**2
    value_square = multiplier_square * _at(facts, direction) ** 2
    coordinate_squares = [multiplier_square * component**2 for component in direction]
    if slip and _is_ugly(value_square, coordinate_squares, slip):
        raise Rejected("the answers would look wrong")
    maximum, minimum = _extreme_values(facts, surd(value_square), slip)
    highest = _highest_point(direction, coordinate_squares, slip)
    results = (maximum, minimum, highest)
    if slip and list(results) == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    letters = LETTERS[: len(facts.linear)]
    constraint = quadratic_form(facts, letters)
    slopes = [2 * weight * letter for weight, letter in zip(_weights(facts), letters, strict=True)]
    opposite = point(*(-coordinate for coordinate in _coordinates(highest)))
    function = linear_function(facts, letters)
    steps = (
        step("gradient", function=constraint, letters=listing(*letters), gradient=point(*slopes)),
        step(
            "vector_at",
            letters=listing(*letters),
            point=point(*(component * T for component in direction)),
            vector=point(*slopes),
            value=point(*(2 * factor * T for factor in facts.linear)),
        ),
        step(
            "satisfies",
            letter=T,
            value=surd(multiplier_square),
            left=_squared_length(facts, direction) * T**2,
            right=facts.total,
        ),
        step("value", letter=point(*letters), at=highest, expression=function, value=maximum),
        step("value", letter=point(*letters), at=opposite, expression=function, value=minimum),
    )
    return Worked(steps, results)


def _coordinates(where: Formula) -> tuple[Formula, ...]:
    """Return the coordinates of a point."""
    if not isinstance(where, Sequence):
        raise TypeError("this is no point")
    return where.items


def _squared_length(facts: Facts, direction: Iterable[Fraction]) -> Formula:
    """Return the value of the quadratic form in a direction."""
    terms = [weight * component**2 for weight, component in zip(_weights(facts), direction, strict=True)]
    return formula(sum(terms, Fraction(0)))


def _weights(facts: Facts) -> list[Fraction]:
    return [Fraction(weight) for weight in facts.weights]


def _at(facts: Facts, x: list[Fraction]) -> Fraction:
    """Return the value of the function at a point, without its constant."""
    terms = [factor * coordinate for factor, coordinate in zip(facts.linear, x, strict=True)]
    return sum(terms, Fraction(0))


def _direction(facts: Facts, slip: str) -> list[Fraction]:
    """Return the coefficients over the weights."""
    pairs = zip(facts.linear, _weights(facts), strict=True)
    match slip:
        case "coefficient_slip":
            return [Fraction(factor) for factor in facts.linear]
        case "inverted":
            return [factor * weight for factor, weight in pairs]
    direction = [factor / weight for factor, weight in pairs]
    if slip == "sign_flipped":
        return _without_a_sign(facts, direction)
    return direction


def _without_a_sign(facts: Facts, direction: list[Fraction]) -> list[Fraction]:
    """Return the direction without the sign of a negative coefficient, where the rest is still larger.

    Raises: Rejected where there is no such coefficient.
    """
    whole = _at(facts, direction)
    for index, factor in enumerate(facts.linear):
        if factor < 0 and 2 * factor * direction[index] < whole:
            return [*direction[:index], -direction[index], *direction[index + 1 :]]
    raise Rejected("no coefficient is negative")


def _solved_square(facts: Facts, direction: list[Fraction], slip: str) -> Fraction:
    """Return t^2, by putting t times the direction into the equation.

    Raises: Rejected where there is none, or the maximum would be no maximum.
    """
    power = 2
    if slip == "power_slip":
        power = 1
    weights = _weights(facts)
    if slip == "weights_forgotten":
        weights = [Fraction(1)] * len(weights)
    terms = [weight * component**power for weight, component in zip(weights, direction, strict=True)]
    factor = sum(terms, Fraction(0))
    if factor <= 0 or _at(facts, direction) <= 0:
        raise Rejected("there is no factor, or the maximum would be no maximum")
    amount = facts.total
    if slip == "radius_for_its_square":
        amount = facts.total**2
    return amount / factor


def _extreme_values(facts: Facts, deviation: Formula, slip: str) -> tuple[Formula, Formula]:
    """Return maximum and minimum: the constant, plus and minus the largest value of the rest."""
    constant = facts.constant
    if slip == "constant_missing":
        constant = 0
    lower_constant = constant
    if slip == "constant_sign_flipped":
        lower_constant = -constant
    return total(constant, deviation), total(lower_constant, -deviation)


def _highest_point(direction: list[Fraction], squares: list[Fraction], slip: str) -> Formula:
    """Return the point with these squared coordinates that lies in the direction."""
    coordinates: list[Formula] = []
    for component, square in zip(direction, squares, strict=True):
        coordinate = surd(square)
        if component <= 0:
            coordinate = -coordinate
        if slip == "kinds_swapped":
            coordinate = -coordinate
        coordinates.append(coordinate)
    return point(*coordinates)


def _is_ugly(value_square: Fraction, coordinate_squares: list[Fraction], slip: str) -> bool:
    """Return whether the value or a coordinate has a large root, denominator or size."""
    largest_radicand = 30
    largest_denominator = 900
    if slip in ("radius_for_its_square", "root_forgotten", "kinds_swapped"):
        largest_radicand = 50
        largest_denominator = 10_000
    if value_square > 350**2 or radicand(value_square) > largest_radicand:
        return True
    return any(square.denominator > largest_denominator for square in (value_square, *coordinate_squares))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "coefficient_slip": "the coefficients are not divided by the weights of the squares",
        "inverted": "the coefficients are multiplied by the weights of the squares instead of divided",
        "sign_flipped": "the sign of a negative coefficient is lost",
        "power_slip": "the multiples are put into the equation without being squared",
        "weights_forgotten": "the weights of the squares are left out in the equation of the surface",
        "radius_for_its_square": "the right side of the equation is squared, as if it were the radius",
        "root_forgotten": "the square of the factor is taken for the factor",
        "constant_missing": "the constant of the function is forgotten",
        "constant_sign_flipped": "the minimum is taken as minus the maximum",
        "kinds_swapped": "the point of the minimum is given",
    },
)
