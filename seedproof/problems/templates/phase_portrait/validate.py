"""Multiplies the matrix with the drawn directions, and puts the motion into the system."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import is_expression, names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.evaluating import exact, real_value, slope
from seedproof.problems.checking.initial_values import are_same, has_value
from seedproof.problems.checking.matrices import image
from seedproof.problems.templates.phase_portrait.facts import Facts

_ENTRY = re.compile(r"-?[0-9]+(?:/[0-9]+)?")
_MATRIX = re.compile(r"\[\[[-0-9/]+, [-0-9/]+\], \[[-0-9/]+, [-0-9/]+\]\]")
_TIMES = tuple(Fraction(number, 7) for number in range(-5, 6))


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The directions are eigenvectors; the motion begins at the start and keeps to the system."""
    if facts.positive <= 0 or facts.negative >= 0:
        yield "the eigenvalues do not have different signs"
        return
    matrix, *functions = answers
    if not _MATRIX.fullmatch(matrix):
        yield f"{matrix!r} is no matrix of two rows and two columns"
        return
    a, b, c, d = (Fraction(entry) for entry in _ENTRY.findall(matrix))
    rows = ((a, b), (c, d))
    for eigenvalue, direction in ((facts.positive, facts.outwards), (facts.negative, facts.inwards)):
        if image(rows, direction) != [eigenvalue * coordinate for coordinate in direction]:
            yield f"{direction} is no eigenvector for {eigenvalue}"
    yield from _motion_wrong(facts, functions)


def _motion_wrong(facts: Facts, functions: Sequence[str]) -> Iterator[str]:
    """Going along with the eigenvalues, the derivative is again made of both directions."""
    trees = [read(text) for text in functions]
    if not all(is_expression(tree) and not names(tree) - {"t"} for tree in trees):
        yield "a coordinate is no formula in t"
        return
    for name, tree, value in zip("xy", trees, facts.start, strict=True):
        if not has_value(tree, "t", exact(0), exact(value)):
            yield f"{name} has another value at the start"
    for time in _TIMES:
        point = {"t": exact(time)}
        place = [real_value(tree, point) for tree in trees]
        speed = [slope(tree, "t", point) for tree in trees]
        if not _belong(facts, place, speed):
            yield f"at t = {time} the speed is not what the system says"
            return


def _belong(facts: Facts, place: Sequence[acb], speed: Sequence[acb]) -> bool:
    """Return whether the speed has the components of the place, times the eigenvalues."""
    for eigenvalue, other in ((facts.positive, facts.inwards), (facts.negative, facts.outwards)):
        component = place[0] * other[1] - place[1] * other[0]
        change = speed[0] * other[1] - speed[1] * other[0]
        if not are_same(change, eigenvalue * component):
            return False
    return True


CHECKER = Checker(
    facts=Facts,
    method="eigenvectors put into the matrix, substitution",
    wrong=wrong,
    types=lambda facts: ["matrix", "expression(t)", "expression(t)"],
)
