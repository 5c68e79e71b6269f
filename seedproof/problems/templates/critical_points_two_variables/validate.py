"""Counts the common zeros of the gradient with a resultant, and takes the minors of the Hessian at each."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from flint import fmpq_mpoly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import stated_number, stated_tuple, stated_vectors
from seedproof.problems.checking.plane_polynomials import RING, Kind, Point, X, Y, common_zeros, kind_at
from seedproof.problems.checking.series import fraction
from seedproof.problems.templates.critical_points_two_variables import facts as shapes
from seedproof.problems.templates.critical_points_two_variables.facts import Derivative, Facts

Kinds = Mapping[Point, Kind]


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The gradient vanishes at the stated points and nowhere else, and the kinds are those of the minors."""
    function = _function(facts)
    zeros = common_zeros(function.derivative(0), function.derivative(1))
    kinds = {zero: kind_at(function, zero) for zero in zeros}
    match facts, len(kinds):
        case shapes.Quadratic(), 1:
            yield from _one_wrong(function, kinds, answers)
        case _, 2:
            yield from _two_wrong(kinds, answers)
        case _:
            yield from _several_wrong(kinds, answers)


def _one_wrong(function: fmpq_mpoly, kinds: Kinds, answers: Sequence[str]) -> Iterator[str]:
    point, kind, value = answers
    (((x, y), its_kind),) = kinds.items()
    if stated_tuple(point) != [x, y]:
        yield f"the critical point is not {point}"
    if kind != its_kind:
        yield f"the critical point is no {kind}"
    if stated_number(value) != fraction(function(int(x), int(y)) - function(0, 0)):
        yield f"the value is not {value[:40]}"


def _two_wrong(kinds: Kinds, answers: Sequence[str]) -> Iterator[str]:
    points, saddle, extremum = answers
    if _points(points) != {*kinds}:
        yield f"the critical points are not {points}"
    if tuple(stated_tuple(saddle) or ()) not in _of_kind(kinds, "saddle point"):
        yield f"{saddle} is no saddle point"
    if extremum not in ("local minimum", "local maximum"):
        yield f"{extremum} is no local extremum"
    if sorted(kinds.values()) != sorted(("saddle point", extremum)):
        yield f"there is no {extremum}, or no saddle point"


def _several_wrong(kinds: Kinds, answers: Sequence[str]) -> Iterator[str]:
    points, saddle_points, extrema = answers
    if _points(points) != {*kinds}:
        yield f"the critical points are not {points}"
    if _points(saddle_points) != _of_kind(kinds, "saddle point"):
        yield f"the saddle points are not {saddle_points}"
    minima = _of_kind(kinds, "local minimum")
    if _points(extrema) != (minima or _of_kind(kinds, "local maximum")):
        yield f"the extrema are not {extrema}"


def _of_kind(kinds: Kinds, kind: str) -> set[Point]:
    return {point for point, its_kind in kinds.items() if its_kind == kind}


def _function(facts: Facts) -> fmpq_mpoly:
    """Return the polynomial up to a constant. Raises: ValueError where the numbers do not belong together."""
    match facts:
        case shapes.Quadratic((a, b, c), (x, y)):
            u = X - x
            v = Y - y
            return a * u**2 + b * u * v + c * v**2
        case shapes.Coupled((a, c), width, (low, high)):
            if a * width**2 != 2 * c * (high - low):
                raise ValueError("the numbers of the polynomial do not belong together")
            return a * X**2 * (Y - low) + c * (Y - high) ** 2
        case shapes.Sum(x_derivative, y_derivative, slope):
            inner = _product(x_derivative, X).integral(0)
            outer = _product(y_derivative, Y).integral(1)
            return inner + outer.compose(X, Y - slope * X)


def _product(derivative: Derivative, letter: fmpq_mpoly) -> fmpq_mpoly:
    product = RING.constant(derivative.factor)
    for root in derivative.roots:
        product *= letter - root
    return product


def _points(text: str) -> set[tuple[Fraction, ...]] | None:
    """Return the points of a set, None for any other text."""
    points = stated_vectors(text)
    return None if points is None else {tuple(point) for point in points}


def _types(facts: Facts) -> list[str]:
    """Return the types by the number of points."""
    match facts:
        case shapes.Quadratic():
            return ["tuple", "label", "number"]
        case shapes.Sum(x, y) if len(x.roots) * len(y.roots) == 2:
            return ["set", "tuple", "label"]
    return ["set", "set", "set"]


CHECKER = Checker(
    facts=Facts,
    method="resultant of the gradient, minors of the Hessian",
    wrong=wrong,
    types=_types,
)
