"""Counts the common zeros of the gradient with a resultant, and takes the minors of the Hessian at each."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from flint import fmpq_mpoly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.plane_polynomials import RING, X, Y, common_zeros
from seedproof.problems.templates.critical_points_two_variables.facts import Coupled, Facts, Quadratic, Sum

Point = tuple[int, int]


class _Gradient(NamedTuple):
    by_x: fmpq_mpoly
    by_y: fmpq_mpoly


_POINT = r"\((-?[0-9]{1,6}), (-?[0-9]{1,6})\)"
_SET = re.compile(rf"\{{(?:{_POINT}(?:, {_POINT})*)?\}}")
_INTEGER = re.compile(r"-?[0-9]{1,9}")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The gradient vanishes at the stated points and nowhere else, and the kinds are those of the minors."""
    gradient = _gradient(facts)
    kinds = {zero: _kind(gradient, zero) for zero in _zeros(gradient)}
    match facts, len(kinds):
        case Quadratic(), 1:
            yield from _one_wrong(facts, kinds, answers)
        case _, 2:
            yield from _two_wrong(kinds, answers)
        case _:
            yield from _several_wrong(kinds, answers)


def _one_wrong(facts: Quadratic, kinds: dict[Point, str], answers: Sequence[str]) -> Iterator[str]:
    """The value is half of that of the linear terms at the point, where the gradient is zero."""
    point, kind, value = answers
    if [_point(point)] != [*kinds]:
        yield f"the critical point is not {point}"
    if [kind] != [*kinds.values()]:
        yield f"the critical point is no {kind}"
    gradient = _gradient(facts)
    at_origin = (gradient.by_x(0, 0), gradient.by_y(0, 0))
    ((x, y),) = kinds
    linear = at_origin[0] * x + at_origin[1] * y
    if not _INTEGER.fullmatch(value) or 2 * int(value) != linear:
        yield f"the value is not {value[:40]}"


def _two_wrong(kinds: dict[Point, str], answers: Sequence[str]) -> Iterator[str]:
    points, saddle, extremum = answers
    if _points(points) != {*kinds}:
        yield f"the critical points are not {points}"
    if _point(saddle) not in _of_kind(kinds, "saddle point"):
        yield f"{saddle} is no saddle point"
    if extremum not in ("local minimum", "local maximum"):
        yield f"{extremum} is no local extremum"
    if sorted(kinds.values()) != sorted(("saddle point", extremum)):
        yield f"there is no {extremum}, or no saddle point"


def _several_wrong(kinds: dict[Point, str], answers: Sequence[str]) -> Iterator[str]:
    points, saddle_points, extrema = answers
    if _points(points) != {*kinds}:
        yield f"the critical points are not {points}"
    if _points(saddle_points) != _of_kind(kinds, "saddle point"):
        yield f"the saddle points are not {saddle_points}"
    minima = _of_kind(kinds, "local minimum")
    if _points(extrema) != (minima or _of_kind(kinds, "local maximum")):
        yield f"the extrema are not {extrema}"


def _of_kind(kinds: dict[Point, str], kind: str) -> set[Point]:
    return {point for point, its_kind in kinds.items() if its_kind == kind}


def _gradient(facts: Facts) -> _Gradient:
    """Return the partial derivatives. Raises: ValueError where the numbers do not belong together."""
    match facts:
        case Quadratic((a, b, c), (x, y)):
            u = X - x
            v = Y - y
            polynomial = a * u**2 + b * u * v + c * v**2
            return _Gradient(polynomial.derivative(0), polynomial.derivative(1))
        case Coupled((a, c), width, (low, high)):
            if a * width**2 != 2 * c * (high - low):
                raise ValueError("the numbers of the polynomial do not belong together")
            polynomial = a * X**2 * (Y - low) + c * (Y - high) ** 2
            return _Gradient(polynomial.derivative(0), polynomial.derivative(1))
        case Sum(x_derivative, y_derivative, slope):
            inner = x_derivative.factor * _product(X, x_derivative.roots)
            outer = y_derivative.factor * _product(Y - slope * X, y_derivative.roots)
            return _Gradient(inner - slope * outer, outer)


def _product(variable: fmpq_mpoly, roots: Sequence[int]) -> fmpq_mpoly:
    """Return the product of variable - root."""
    product = RING.constant(1)
    for root in roots:
        product *= variable - root
    return product


def _zeros(gradient: _Gradient) -> list[Point]:
    """Return all common real zeros. Raises: ValueError unless they are integers."""
    return [(_integer(x), _integer(y)) for x, y in common_zeros(gradient.by_x, gradient.by_y)]


def _integer(number: Fraction) -> int:
    if number.denominator != 1:
        raise ValueError("a critical point is not at integers")
    return int(number)


def _kind(gradient: _Gradient, point: Point) -> str:
    """Return the kind of a critical point. Raises: ValueError where the Hessian does not decide."""
    by_x_twice = gradient.by_x.derivative(0)(*point)
    mixed = gradient.by_x.derivative(1)(*point)
    by_y_twice = gradient.by_y.derivative(1)(*point)
    determinant = by_x_twice * by_y_twice - mixed * mixed
    if determinant == 0:
        raise ValueError("the second derivatives do not decide")
    if determinant < 0:
        return "saddle point"
    if by_x_twice > 0:
        return "local minimum"
    return "local maximum"


def _points(text: str) -> set[Point] | None:
    """Return the points of a set, None for any other text."""
    if not _SET.fullmatch(text):
        return None
    return {(int(x), int(y)) for x, y in re.findall(_POINT, text)}


def _point(text: str) -> Point | None:
    """Return a point, None for any other text."""
    match = re.fullmatch(_POINT, text)
    if match is None:
        return None
    return int(match[1]), int(match[2])


def _types(facts: Facts) -> list[str]:
    """Return the types by the number of points."""
    match facts:
        case Quadratic():
            return ["tuple", "label", "number"]
        case Sum(x, y) if len(x.roots) * len(y.roots) == 2:
            return ["set", "tuple", "label"]
    return ["set", "set", "set"]


CHECKER = Checker(
    facts=Facts,
    method="resultant of the gradient, minors of the Hessian",
    wrong=wrong,
    types=_types,
)
