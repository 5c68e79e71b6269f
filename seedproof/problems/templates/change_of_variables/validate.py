"""Integrates over parallelepipeds by Simpson's rule, and over other regions in logarithmic coordinates.

Simpson's rule with three places in each direction is exact for the polynomials here; the places are found
from the equations of the faces. With x = e^s and so on, products of powers become exponentials of linear
forms, and the region a parallelepiped in s, t (and r).
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import assert_never

from flint import acb, fmpq_mat

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node
from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import is_number
from seedproof.problems.checking.closed_forms import rational as rational_number
from seedproof.problems.checking.evaluating import exact, real_value
from seedproof.problems.checking.logarithms import LogForm, logarithm, multiple, rational, states
from seedproof.problems.checking.matrices import determinant, dot, image
from seedproof.problems.checking.series import fraction
from seedproof.problems.templates.change_of_variables.facts import Facts, Linear, Monomial

_WEIGHTS = (Fraction(1, 6), Fraction(2, 3), Fraction(1, 6))
_PLACES = ((4, 9, 25), (9, 1, 4), (16, 25, 49), (1, 36, 9), (25, 4, 1))
_TOLERANCE = 1e-10


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare Jacobian, size and integral."""
    jacobian, size, integral = answers
    match facts:
        case Linear():
            lengths = [high - low for low, high in facts.bounds]
            start = _solution(facts.matrix, [low for low, _ in facts.bounds])
            edges = [
                _solution(facts.matrix, [length if here == place else 0 for here in range(len(lengths))])
                for place, length in enumerate(lengths)
            ]
            volume = abs(determinant(edges))
            if not is_number(jacobian, rational_number(1 / determinant(facts.matrix))):
                yield f"the Jacobian is not {jacobian[:40]}"
            if not states(size, rational(volume)):
                yield f"the size is not {size[:40]}"
            if not states(integral, rational(volume * _mean(facts, start, edges))):
                yield f"the integral is not {integral[:40]}"
        case Monomial():
            if not _is_jacobian(facts, jacobian):
                yield f"the Jacobian is not {jacobian[:40]}"
            if not states(size, _integral(facts, [0] * len(facts.matrix))):
                yield f"the size is not {size[:40]}"
            if not states(integral, multiple(_integral(facts, facts.exponents), facts.factor)):
                yield f"the integral is not {integral[:40]}"
        case _:
            assert_never(facts)


def _solution(matrix: Sequence[Sequence[int]], right: Sequence[int]) -> list[Fraction]:
    """Return the solution of linear equations."""
    found = fmpq_mat(matrix).solve(fmpq_mat([[value] for value in right]))
    return [fraction(number) for number in found.entries()]


def _mean(facts: Linear, start: list[Fraction], edges: Sequence[Sequence[Fraction]]) -> Fraction:
    """Return the mean of the integrand."""
    mean = Fraction(0)
    for steps in product(range(3), repeat=len(edges)):
        weight = Fraction(1)
        point = start
        for step, edge in zip(steps, edges, strict=True):
            weight *= _WEIGHTS[step]
            point = [place + Fraction(step, 2) * length for place, length in zip(point, edge, strict=True)]
        mean += weight * _integrand(facts, point)
    return mean


def _integrand(facts: Linear, point: Sequence[Fraction]) -> Fraction:
    values = image(facts.matrix, point)
    return values[0] ** facts.power * dot(facts.combination, values)


def _is_jacobian(facts: Monomial, text: str) -> bool:
    """Return whether the stated expression is the inverse of the determinant of u, v by x, y, at points."""
    try:
        tree = read(text[:200])
        return all(_agrees(facts, tree, place) for place in _PLACES)
    except ValueError:
        return False


def _agrees(facts: Monomial, tree: Node, place: Sequence[int]) -> bool:
    coordinates = place[: len(facts.matrix)]
    point: dict[str, acb] = {}
    slopes: list[list[Fraction]] = []
    for letter, exponents in zip("uvw", facts.matrix, strict=False):
        value = Fraction(1)
        for coordinate, exponent in zip(coordinates, exponents, strict=True):
            value *= Fraction(coordinate) ** exponent
        point[letter] = exact(value)
        pairs = zip(coordinates, exponents, strict=True)
        slopes.append([value * exponent / coordinate for coordinate, exponent in pairs])
    expected = exact(1 / determinant(slopes))
    return float(abs(real_value(tree, point) - expected).mid()) < _TOLERANCE


def _integral(facts: Monomial, exponents: Sequence[int]) -> LogForm:
    """Return the integral of a product of powers of x, y (and z).

    In logarithmic coordinates it is e^(k . a), where a are the logarithms of u, v (and w).
    """
    transposed = [list(column) for column in zip(*facts.matrix, strict=True)]
    rates = _solution(transposed, [exponent + 1 for exponent in exponents])
    factor = 1 / abs(determinant(facts.matrix))
    logarithms: LogForm | None = None
    for rate, (low, high) in zip(rates, facts.bounds, strict=True):
        if rate != 0:
            factor *= (_power(high, rate) - _power(low, rate)) / rate
        elif logarithms is None:
            logarithms = logarithm(Fraction(high, low))
        else:
            raise ValueError("the integral has a product of logarithms")
    if logarithms is None:
        return rational(factor)
    return multiple(logarithms, factor)


def _power(base: int, exponent: Fraction) -> Fraction:
    """Return a power with a whole exponent, or half of one for a square. Raises: ValueError."""
    if exponent.denominator == 1:
        return Fraction(base) ** int(exponent)
    root = next((root for root in range(1, 60) if root**2 == base), None)
    if root is None or exponent.denominator != 2:
        raise ValueError("a bound has no rational power")
    return Fraction(root) ** int(2 * exponent)


def types(facts: Facts) -> Sequence[str]:
    """Return the types by the kind and the number of variables."""
    jacobian = "number"
    if isinstance(facts, Monomial) and len(facts.matrix) == 2:
        jacobian = "expression(u, v; u > 0; v > 0)"
    elif isinstance(facts, Monomial):
        jacobian = "expression(u, v, w; u > 0; v > 0; w > 0)"
    return [jacobian, "number", "number"]


CHECKER = Checker(
    facts=Facts,
    method="Simpson's rule on corners, logarithmic coordinates",
    wrong=wrong,
    types=types,
)
