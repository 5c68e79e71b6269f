"""Differentiates the stated potential, and integrates the field along the path, as polynomials in t.

An arc of a circle is exchanged for the segments between its quarter points: the mixed derivatives of the
field agree on the whole plane, so that the integral does not depend on the path.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from flint import Ordering, fmpq, fmpq_mpoly, fmpq_mpoly_ctx

from seedproof.equivalence import Unreadable, read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checker import Checker
from seedproof.problems.templates.line_integral_of_gradient.facts import Arc, Curve, Facts, Path, Segment

_RING = fmpq_mpoly_ctx.get(("x", "y", "z", "t"), Ordering.lex)
_LETTERS = _RING.gens()
_T = _LETTERS[3]
_ZERO = _RING.constant(0)
_QUARTERS = ((1, 0), (0, 1), (-1, 0), (0, -1))
_INTEGER = re.compile(r"-?[0-9]{1,9}")


class Leg(NamedTuple):
    """A part of the path: its coordinates as polynomials in t, and the times at its ends."""

    coordinates: list[fmpq_mpoly]
    start: int
    end: int


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare the gradient of the stated potential with the field, and the integrals over the field."""
    potential, integral = answers
    dimension = _dimension(facts)
    field = _gradient(_planted(facts), dimension)
    try:
        stated = _polynomial(read(potential[:300]), "xyz"[:dimension])
    except Unreadable as error:
        yield str(error)
        return
    if _gradient(stated, dimension) != field:
        yield f"the gradient of {potential} is another field"
    if stated(0, 0, 0, 0) != 0:
        yield f"{potential} is not zero at the origin"
    if not _INTEGER.fullmatch(integral):
        yield f"{integral[:40]!r} is no integer"
    elif sum(_integral(field, leg) for leg in _legs(facts.path)) != int(integral):
        yield f"the integral is not {integral}"
    for first, second in combinations(range(dimension), 2):
        if field[first].derivative(second) != field[second].derivative(first):
            yield "the mixed derivatives differ"


def _dimension(facts: Facts) -> int:
    return len(facts.terms[0]) - 1


def _gradient(potential: fmpq_mpoly, dimension: int) -> list[fmpq_mpoly]:
    return [potential.derivative(variable) for variable in range(dimension)]


def _planted(facts: Facts) -> fmpq_mpoly:
    """Return the potential of the facts."""
    potential = _ZERO
    for *powers, coefficient in facts.terms:
        term = _RING.constant(coefficient)
        for letter, power in zip(_LETTERS, powers, strict=False):
            term *= letter**power
        potential += term
    return potential


def _polynomial(node: Node, letters: str) -> fmpq_mpoly:
    """Return an expanded polynomial. Raises: Unreadable for anything else."""
    match node:
        case Number(value):
            return _RING.constant(fmpq(value.numerator, value.denominator))
        case Symbol(name) if name in letters:
            return _LETTERS["xyz".index(name)]
        case Power(Symbol() as base, Number(exponent)) if exponent.denominator == 1 and 0 <= exponent <= 9:
            return _polynomial(base, letters) ** int(exponent)
        case Sum(terms):
            return sum((_polynomial(term, letters) for term in terms), _ZERO)
        case Product(factors) if not any(isinstance(factor, Sum) for factor in factors):
            product = _RING.constant(1)
            for factor in factors:
                product *= _polynomial(factor, letters)
            return product
    raise Unreadable("it is no expanded polynomial")


def _legs(path: Path) -> list[Leg]:
    """Return the path leg by leg."""
    match path:
        case Segment(start, end):
            return [_straight(start, end)]
        case Arc(radius, quarters):
            stops = [[radius * right, radius * up] for right, up in _QUARTERS[: quarters + 1]]
            return [_straight(start, end) for start, end in pairwise(stops)]
        case Curve(coordinates, (start, end)):
            return [Leg([_in_time(coordinate) for coordinate in coordinates], start, end)]


def _straight(start: Sequence[int], end: Sequence[int]) -> Leg:
    """Return the segment between two points, with times from 0 to 1."""
    coordinates = [first + (last - first) * _T for first, last in zip(start, end, strict=True)]
    return Leg(coordinates, 0, 1)


def _in_time(coefficients: Sequence[int]) -> fmpq_mpoly:
    """Return the polynomial in t with these coefficients, by Horner's rule."""
    polynomial = _ZERO
    for coefficient in coefficients:
        polynomial = polynomial * _T + coefficient
    return polynomial


def _integral(field: Sequence[fmpq_mpoly], leg: Leg) -> fmpq:
    """Return the integral of the field along a leg: of its product with the velocity, over the time."""
    position = [*leg.coordinates]
    while len(position) < 3:
        position.append(_ZERO)
    power = _ZERO
    for component, coordinate in zip(field, leg.coordinates, strict=True):
        power += component.compose(*position, _T) * coordinate.derivative(3)
    work = power.integral(3)
    return work(0, 0, 0, leg.end) - work(0, 0, 0, leg.start)


def types(facts: Facts) -> Sequence[str]:
    """Return the types by the number of variables."""
    variables = ", ".join("xyz"[: _dimension(facts)])
    return [f"expression({variables})", "number"]


CHECKER = Checker(
    facts=Facts,
    method="gradient, and exact integral along the path",
    wrong=wrong,
    types=types,
)
