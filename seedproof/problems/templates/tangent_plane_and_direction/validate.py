"""Restricts the function to lines through the point: the slope is the coefficient of the parameter."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import assert_never

from flint import fmpq_mpoly

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Relation
from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import are_numbers, divided, is_number, rational, square_root
from seedproof.problems.checking.polynomials import expanded
from seedproof.problems.checking.spaces import U, number, on, polynomial, put, value
from seedproof.problems.templates.tangent_plane_and_direction.facts import Facts, Hill, Implicit, Temperature

_U_LETTER = 3
_PLANE_TYPES = ("equation_up_to_scale", "number", "tuple")
_RATE_TYPES = ("number", "tuple", "number")
_UNITS = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare slopes, planes and directions."""
    first, second, third = answers
    match facts:
        case Hill():
            function = polynomial([i, j, 0, coefficient] for i, j, coefficient in facts.terms)
            where = (*facts.point, 0)
            height = value(on(function, [number(coordinate) for coordinate in where]))
            slopes = [_slope(function, where, unit) for unit in _UNITS[:2]]
            yield from _plane_wrong(first, [*slopes, Fraction(-1)], (*facts.point, height))
            yield from _rate_wrong(second, function, where, (*_way(facts), 0))
            yield from _direction_wrong(third, slopes)
        case Temperature():
            function = polynomial(facts.terms)
            slopes = [_slope(function, facts.point, unit) for unit in _UNITS]
            yield from _rate_wrong(first, function, facts.point, _way(facts))
            yield from _direction_wrong(second, [-slope for slope in slopes])
            if not is_number(third, rational(_slope(function, facts.point, facts.velocity))):
                yield f"the rate is not {third[:40]}"
        case Implicit():
            function = polynomial(facts.terms)
            slopes = [_slope(function, facts.point, unit) for unit in _UNITS]
            yield from _plane_wrong(first, slopes, facts.point)
            yield from _partial_wrong(second, function, facts.point)
            yield from _meeting_wrong(third, facts.point, slopes)
        case _:
            assert_never(facts)


def _way(facts: Hill | Temperature) -> tuple[int, ...]:
    return tuple(there - here for here, there in zip(facts.point, facts.target, strict=True))


def _slope(function: fmpq_mpoly, where: Sequence[int], way: Sequence[int | Fraction]) -> Fraction:
    """Return the derivative along a line, at its start."""
    line = [number(here) + number(step) * U for here, step in zip(where, way, strict=True)]
    return value(put(on(function, line).derivative(_U_LETTER), _U_LETTER, number(0)))


def _plane_wrong(text: str, normal: Sequence[Fraction], where: Sequence[int | Fraction]) -> Iterator[str]:
    """The plane goes through the point, and its coefficients are a multiple of the normal."""
    try:
        coefficients, constant = _linear(text)
    except ValueError:
        yield f"{text[:40]!r} is no equation of a plane"
        return
    at_point = constant
    for coefficient, coordinate in zip(coefficients, where, strict=True):
        at_point += coefficient * coordinate
    if at_point != 0:
        yield "the plane does not go through the point"
    pivot = next(index for index, component in enumerate(normal) if component)
    factor = coefficients[pivot] / normal[pivot]
    if factor == 0 or any(mine != factor * its for mine, its in zip(coefficients, normal, strict=True)):
        yield "the plane is not orthogonal to the gradient"


def _linear(text: str) -> tuple[list[Fraction], Fraction]:
    """Return the coefficients and the constant of left - right. Raises: ValueError."""
    match read(text[:200]):
        case Relation((left, right), ("=",)):
            first = expanded(left, "xyz")
            second = expanded(right, "xyz")
        case _:
            raise ValueError("there is no equation")
    keys = (*_UNITS, (0, 0, 0))
    if not {*first, *second} <= {*keys}:
        raise ValueError("the equation is not linear")
    *coefficients, constant = (first.get(key, Fraction(0)) - second.get(key, Fraction(0)) for key in keys)
    return coefficients, constant


def _rate_wrong(text: str, function: fmpq_mpoly, where: Sequence[int], way: Sequence[int]) -> Iterator[str]:
    """The slope along the unit vector is that along the way over its length."""
    length = square_root(sum(step**2 for step in way))
    if not is_number(text, divided(rational(_slope(function, where, way)), length)):
        yield f"the directional derivative is not {text[:40]}"


def _direction_wrong(text: str, vector: Sequence[Fraction]) -> Iterator[str]:
    length = square_root(sum((component**2 for component in vector), Fraction(0)))
    if not are_numbers(text, [divided(rational(component), length) for component in vector]):
        yield f"the direction is not {text[:60]}"


def _partial_wrong(text: str, function: fmpq_mpoly, where: Sequence[int]) -> Iterator[str]:
    """Along (1, 0, z_x) the function does not change at first."""
    try:
        slope = Fraction(text)
    except ValueError:
        yield f"{text[:40]!r} is no number"
        return
    if _slope(function, where, (1, 0, slope)) != 0:
        yield f"the partial derivative is not {text[:40]}"


def _meeting_wrong(text: str, where: Sequence[int], normal: Sequence[Fraction]) -> Iterator[str]:
    """The point has z = 0, and lies on the line."""
    x, y, z = where
    time = -z / normal[2]
    if not are_numbers(text, [rational(x + time * normal[0]), rational(y + time * normal[1]), rational(0)]):
        yield f"the line does not meet the plane at {text[:60]}"


CHECKER = Checker(
    facts=Facts,
    method="restriction to lines through the point",
    wrong=wrong,
    types=lambda facts: _RATE_TYPES if isinstance(facts, Temperature) else _PLANE_TYPES,
)
