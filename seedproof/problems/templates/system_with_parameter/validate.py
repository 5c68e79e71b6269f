"""Puts the stated solution in at many values of the parameter; ranks are found by minors."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product

from seedproof.equivalence import Unreadable
from seedproof.problems.checker import Checker
from seedproof.problems.checking import matrices
from seedproof.problems.checking.matrices import (
    is_basis_of_kernel,
    items_within,
    number_of,
    stated_number,
    stated_set,
    stated_vectors,
)
from seedproof.problems.templates.system_with_parameter.facts import Facts

_POINTS = range(-12, 13)
"""More than the degree of any determinant, and of any product with a solution."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The determinant is zero just at the stated values; ranks decide which kind each of them is."""
    size = len(facts.rows)
    if size not in (2, 3) or not all(len(row) == size for row in facts.rows) or len(facts.right) != size:
        yield "the system is not square"
        return
    critical = stated_set(answers[0])
    unsolvable = stated_number(answers[1])
    basis = stated_vectors(answers[3])
    zeros = _zeros(facts)
    if critical is None or sorted(critical) != zeros:
        yield f"the determinant is zero just at {zeros}, not at {answers[0]}"
    without = [value for value in zeros if not _is_solvable(facts, value)]
    if len(zeros) != 2 or len(without) != 1:
        yield "there is not one value of each kind"
        return
    if unsolvable != without[0]:
        yield f"there is no solution at {without[0]}, not at {answers[1]}"
    yield from _solution_wrong(facts, answers[2])
    (infinite,) = [value for value in zeros if value not in without]
    if basis is None or not is_basis_of_kernel(_matrix(facts, infinite), basis):
        yield f"{answers[3]} is no basis of the solutions of the homogeneous system at {infinite}"


def _matrix(facts: Facts, value: Fraction) -> list[list[Fraction]]:
    return [[slope * value + constant for slope, constant in row] for row in facts.rows]


def _right(facts: Facts, value: Fraction) -> list[Fraction]:
    return [slope * value + constant for slope, constant in facts.right]


def _zeros(facts: Facts) -> list[Fraction]:
    """Return the integer zeros of the determinant; with their multiplicities they must be all it has."""
    size = len(facts.rows)
    values = {at: matrices.determinant(_matrix(facts, Fraction(at))) for at in _POINTS}
    zeros = [Fraction(at) for at, value in values.items() if value == 0]
    multiplicities = product(range(1, size + 1), repeat=len(zeros))
    for powers in multiplicities:
        if sum(powers) > size:
            continue
        quotients: set[Fraction] = set()
        for at, value in values.items():
            factors = Fraction(1)
            for zero, power in zip(zeros, powers, strict=True):
                factors *= (at - zero) ** power
            if factors:
                quotients.add(value / factors)
        if len(quotients) == 1:
            return zeros
    return []


def _is_solvable(facts: Facts, value: Fraction) -> bool:
    rows = _matrix(facts, value)
    joined = [[*row, side] for row, side in zip(rows, _right(facts, value), strict=True)]
    return matrices.rank(rows) == matrices.rank(joined)


def _solution_wrong(facts: Facts, text: str) -> Iterator[str]:
    try:
        items = items_within(text, "(")
    except (Unreadable, ValueError):
        yield f"{text} is no tuple"
        return
    if len(items) != len(facts.rows):
        yield f"{text} has not as many numbers as there are unknowns"
        return
    for at in range(31, 40):
        value = Fraction(at)
        try:
            solution = [number_of(item, {facts.parameter: value}) for item in items]
        except (ValueError, ZeroDivisionError):
            yield f"{text} has no value for {facts.parameter} = {at}"
            return
        if matrices.image(_matrix(facts, value), solution) != _right(facts, value):
            yield f"for {facts.parameter} = {at} the stated solution does not satisfy the system"
            return


CHECKER = Checker(
    facts=Facts,
    method="ranks by minors, the solution put in",
    wrong=wrong,
    types=lambda facts: ["set", "number", "tuple", "span"],
)
