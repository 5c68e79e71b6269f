"""Differentiates the stated potential, and integrates the field along the path, as polynomials in t.

An arc of a circle is exchanged for the segments between its quarter points: the mixed derivatives of the
field agree on the whole plane, so that the integral does not depend on the path.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise

from flint import fmpq_mpoly

from seedproof.equivalence import read
from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import stated_number
from seedproof.problems.checking.polynomials import expanded
from seedproof.problems.checking.spaces import ZERO, U, along, polynomial, polynomial_of_terms, straight
from seedproof.problems.templates.line_integral_of_gradient.facts import Arc, Curve, Facts, Path, Segment

_ORIGIN = (0,) * 8
_QUARTERS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare the gradient of the stated potential with the field, and the integrals over the field."""
    potential, integral = answers
    letters = _letters(facts)
    field = _gradient(polynomial(facts.terms), letters)
    try:
        terms = expanded(read(potential[:300]), letters)
    except ValueError:
        yield "it is no expanded polynomial"
        return
    stated = polynomial_of_terms(terms)
    if _gradient(stated, letters) != field:
        yield f"the gradient of {potential} is another field"
    if stated(*_ORIGIN) != 0:
        yield f"{potential} is not zero at the origin"
    number = stated_number(integral)
    if number is None or number.denominator > 1:
        yield f"{integral[:40]!r} is no integer"
    elif _along(field, facts.path) != number:
        yield f"the integral is not {integral}"
    for first, second in combinations(range(len(letters)), 2):
        if field[first].derivative(second) != field[second].derivative(first):
            yield "the mixed derivatives differ"


def _letters(facts: Facts) -> str:
    return "xyz"[: len(facts.terms[0]) - 1]


def _gradient(potential: fmpq_mpoly, letters: str) -> list[fmpq_mpoly]:
    return [potential.derivative(letter) for letter in range(len(letters))]


def _along(field: Sequence[fmpq_mpoly], path: Path) -> Fraction:
    """Return the integral of the field along the path, leg by leg."""
    match path:
        case Segment(start, end):
            return along(field, straight(start, end), 0, 1)
        case Arc(radius, quarters):
            stops = [[radius * right, radius * up] for right, up in _QUARTERS[: quarters + 1]]
            legs = [along(field, straight(start, end), 0, 1) for start, end in pairwise(stops)]
            return sum(legs, Fraction(0))
        case Curve(coordinates, (start, end)):
            return along(field, [_in_time(coordinate) for coordinate in coordinates], start, end)


def _in_time(coefficients: Sequence[int]) -> fmpq_mpoly:
    """Return the polynomial in u with these coefficients, by Horner's rule."""
    result = ZERO
    for coefficient in coefficients:
        result = result * U + coefficient
    return result


CHECKER = Checker(
    facts=Facts,
    method="gradient, and exact integral along the path",
    wrong=wrong,
    types=lambda facts: [f"expression({', '.join(_letters(facts))})", "number"],
)
