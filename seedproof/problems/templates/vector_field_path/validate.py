"""Integrates the field along every edge; areas by the field (-y, x) / 2.

What is added to each component depends on its own variable alone, and adds nothing along a closed path.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from flint import fmpq_mpoly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import is_number, rational
from seedproof.problems.checking.spaces import X, Y, along, polynomial, straight
from seedproof.problems.templates.vector_field_path.facts import Facts

Point = tuple[int, int]


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare area, circulation and constant."""
    area, circulation, constant = answers
    if any(_crosses_itself(loop) for loop in facts.loops):
        yield "a loop crosses itself"
    field = (_polynomial(facts.first), _polynomial(facts.second))
    whole = sum((_around(field, loop) for loop in facts.loops), Fraction(0))
    rotations = [_around((-Y, X), loop) for loop in facts.loops]
    enclosed = sum((abs(rotation) / 2 for rotation in rotations), Fraction(0))
    if not is_number(area, rational(enclosed)):
        yield f"the area is not {area[:40]}"
    if not is_number(circulation, rational(whole)):
        yield f"the circulation is not {circulation[:40]}"
    if not is_number(constant, rational(-whole / sum(rotations, Fraction(0)))):
        yield f"the constant is not {constant[:40]}"


def _polynomial(terms: Sequence[Sequence[int]]) -> fmpq_mpoly:
    return polynomial([i, j, 0, coefficient] for i, j, coefficient in terms)


def _around(field: Sequence[fmpq_mpoly], loop: Sequence[Point]) -> Fraction:
    legs = [along(field, straight(start, end), 0, 1) for start, end in pairwise([*loop, loop[0]])]
    return sum(legs, Fraction(0))


def _crosses_itself(loop: Sequence[Point]) -> bool:
    """Return whether two edges without a common corner meet."""
    edges = list(pairwise([*loop, loop[0]]))
    for index, edge in enumerate(edges):
        for further, another in enumerate(edges[index + 2 :], start=index + 2):
            neighbours = index == 0 and further == len(edges) - 1
            if not neighbours and _meet(edge, another):
                return True
    return False


def _meet(edge: tuple[Point, Point], another: tuple[Point, Point]) -> bool:
    start, end = edge
    far_start, far_end = another
    on_both_sides = _side(start, end, far_start) * _side(start, end, far_end) <= 0
    return on_both_sides and _side(far_start, far_end, start) * _side(far_start, far_end, end) <= 0


def _side(start: Point, end: Point, point: Point) -> int:
    """Return a number whose sign tells on which side of a line a point lies."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (point[0] - start[0]) * (end[1] - start[1])


CHECKER = Checker(
    facts=Facts,
    method="line integral along every edge",
    wrong=wrong,
    types=lambda facts: ["number", "number", "number"],
)
