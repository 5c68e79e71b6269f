"""Differentiates the stated potential, and integrates the field along the path, as polynomials in t.

An arc of a circle is exchanged for the segments between its quarter points: the mixed derivatives of the
field agree on the whole plane, so that the integral does not depend on the path.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from flint import Ordering, fmpq, fmpq_mpoly, fmpq_mpoly_ctx

from seedproof.equivalence import Unreadable, read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_RING = fmpq_mpoly_ctx.get(("x", "y", "z", "t"), Ordering.lex)
_LETTERS = _RING.gens()
_T = _LETTERS[3]
_QUARTERS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The gradient of the stated potential is the field, and so is the stated integral that of the field."""
    count = len(facts["terms"][0]) - 1
    planted = sum((_monomial(term) for term in facts["terms"]), _RING.constant(0))
    field = [planted.derivative(place) for place in range(count)]
    try:
        stated = _polynomial(read(answers[0][:300]), "xyz"[:count])
    except Unreadable as error:
        yield str(error)
        return
    if [stated.derivative(place) for place in range(count)] != field:
        yield f"the gradient of {answers[0]} is another field"
    if stated(0, 0, 0, 0) != 0:
        yield f"{answers[0]} is not zero at the origin"
    if not re.fullmatch(r"-?[0-9]{1,9}", answers[1]):
        yield f"{answers[1][:40]!r} is no integer"
    elif sum(_integral(field, leg, *times) for leg, *times in _legs(facts["path"])) != int(answers[1]):
        yield f"the integral is not {answers[1]}"
    for one in range(count):
        for other in range(one):
            if field[one].derivative(other) != field[other].derivative(one):
                yield "the mixed derivatives differ"


def _monomial(term: Sequence[int]) -> fmpq_mpoly:
    found = _RING.constant(term[-1])
    for letter, power in zip(_LETTERS, term[:-1], strict=False):
        found *= letter**power
    return found


def _polynomial(node: Node, letters: str) -> fmpq_mpoly:
    match node:
        case Number(value):
            return _RING.constant(fmpq(value.numerator, value.denominator))
        case Symbol(name) if name in letters:
            return _LETTERS["xyz".index(name)]
        case Power(Symbol() as base, Number(exponent)) if exponent.denominator == 1 and 0 <= exponent <= 9:
            return _polynomial(base, letters) ** int(exponent)
        case Sum(terms):
            return sum((_polynomial(term, letters) for term in terms), _RING.constant(0))
        case Product(factors) if not any(isinstance(one, Sum) for one in factors):
            found = _RING.constant(1)
            for factor in factors:
                found *= _polynomial(factor, letters)
            return found
    raise Unreadable("it is no expanded polynomial")


def _legs(path: Facts) -> list[tuple[list[fmpq_mpoly], int, int]]:
    """The coordinates as polynomials in t, and the times, leg by leg."""
    if path["kind"] == "curve":
        coordinates = []
        for factors in path["coordinates"]:
            found = _RING.constant(0)
            for factor in factors:
                found = found * _T + factor
            coordinates.append(found)
        return [(coordinates, *path["times"])]
    stops = [path["from"], path["to"]] if path["kind"] == "segment" else []
    if path["kind"] == "arc":
        stops = [[path["radius"] * one for one in way] for way in _QUARTERS[: path["quarters"] + 1]]
    return [
        ([start + (end - start) * _T for start, end in zip(one, other, strict=True)], 0, 1)
        for one, other in pairwise(stops)
    ]


def _integral(field: Sequence[fmpq_mpoly], leg: Sequence[fmpq_mpoly], start: int, end: int) -> fmpq:
    at = [*leg, *[_RING.constant(0)] * (3 - len(leg)), _T]
    whole = _RING.constant(0)
    for component, coordinate in zip(field, leg, strict=True):
        whole += component.compose(*at) * coordinate.derivative(3)
    inside = whole.integral(3)
    return inside(0, 0, 0, end) - inside(0, 0, 0, start)


def types(facts: Facts) -> Sequence[str]:
    """By the number of variables."""
    return [f"expression({', '.join('xyz'[: len(facts['terms'][0]) - 1])})", "number"]


CHECKER = Checker(facts=Facts, method="gradient, and exact integral along the path", wrong=wrong, types=types)
