"""Puts the stated solution in at many values of the parameter; ranks are found by minors."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import Unreadable
from seedproof.problems.checker import Checker
from seedproof.problems.checking import matrices
from seedproof.problems.checking.parameters import determinant_in, matrix_at
from seedproof.problems.templates.system_with_parameter.facts import Facts

_LARGEST_ZERO = 12


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The determinant is zero just at the stated values; ranks decide which kind each of them is."""
    size = len(facts.rows)
    if size not in (2, 3) or not all(len(row) == size for row in facts.rows) or len(facts.right) != size:
        yield "the system is not square"
        return
    critical = matrices.stated_set(answers[0])
    zeros = _zeros(facts)
    if critical is None or sorted(critical) != zeros:
        yield f"the determinant is zero just at {zeros}, not at {answers[0]}"
    without = [value for value in zeros if not _is_solvable(facts, value)]
    if len(zeros) != 2 or len(without) != 1:
        yield "there is not one value of each kind"
        return
    if matrices.stated_number(answers[1]) != without[0]:
        yield f"there is no solution at {without[0]}, not at {answers[1]}"
    yield from _solution_wrong(facts, answers[2])
    (infinite,) = [value for value in zeros if value not in without]
    basis = matrices.stated_vectors(answers[3])
    if basis is None or not matrices.is_basis_of_kernel(matrix_at(facts.rows, infinite), basis):
        yield f"{answers[3]} is no basis of the solutions of the homogeneous system at {infinite}"


def _zeros(facts: Facts) -> list[Fraction]:
    """Return the zeros of the determinant in order; none where one is no small integer."""
    whole = determinant_in(facts.rows)
    zeros = whole.roots() if whole else []
    if sum(multiplicity for _, multiplicity in zeros) < whole.degree():
        return []
    if any(zero.q != 1 or abs(zero) > _LARGEST_ZERO for zero, _ in zeros):
        return []
    return sorted(Fraction(int(zero.p)) for zero, _ in zeros)


def _right_at(facts: Facts, value: Fraction) -> list[Fraction]:
    (sides,) = matrix_at([facts.right], value)
    return sides


def _is_solvable(facts: Facts, value: Fraction) -> bool:
    rows = matrix_at(facts.rows, value)
    joined = [[*row, side] for row, side in zip(rows, _right_at(facts, value), strict=True)]
    return matrices.rank(rows) == matrices.rank(joined)


def _solution_wrong(facts: Facts, text: str) -> Iterator[str]:
    """At more values than the degree of any product with the solution, it is put in."""
    try:
        items = matrices.items_within(text, "(")
    except (Unreadable, ValueError):
        yield f"{text} is no tuple"
        return
    if len(items) != len(facts.rows):
        yield f"{text} has not as many numbers as there are unknowns"
        return
    for value in map(Fraction, range(31, 40)):
        try:
            solution = [matrices.number_of(item, {facts.parameter: value}) for item in items]
        except (ValueError, ZeroDivisionError):
            yield f"{text} has no value for {facts.parameter} = {value}"
            return
        if matrices.image(matrix_at(facts.rows, value), solution) != _right_at(facts, value):
            yield f"for {facts.parameter} = {value} the stated solution does not satisfy the system"
            return


CHECKER = Checker(
    facts=Facts,
    method="ranks by minors, the solution put in",
    wrong=wrong,
    types=lambda facts: ["set", "number", "tuple", "span"],
)
