"""Compares the stated functions with minors at many values of the parameter."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod

from seedproof.equivalence import Unreadable, read
from seedproof.problems.checker import Checker
from seedproof.problems.checking import matrices
from seedproof.problems.checking.matrices import is_square, minor, number_of, stated_set, stated_vectors
from seedproof.problems.checking.parameters import determinant_in, matrix_at
from seedproof.problems.checking.polynomials import flint_polynomial
from seedproof.problems.templates.determinant_with_parameter.facts import Facts

_PLACES = range(11, 19)
"""More than the degree of the determinant and of the product of the entry with it."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The determinant and the entry have the stated values, at more places than their degrees."""
    size = len(facts.rows)
    if size not in (3, 4) or not is_square(matrix_at(facts.rows, 0), size):
        yield "the matrix is not square"
        return
    row, column = facts.place
    if not (1 <= row <= size and 1 <= column <= size):
        yield "the entry of the inverse has no place"
        return
    values = {place: matrices.determinant(matrix_at(facts.rows, place)) for place in _PLACES}
    if any(_value(answers[0], facts.parameter, place) != whole for place, whole in values.items()):
        yield f"the determinant has other values than {answers[0]}"
    other_rows = [index for index in range(size) if index != column - 1]
    other_columns = [index for index in range(size) if index != row - 1]
    for place in _PLACES:
        cofactor = minor(matrix_at(facts.rows, place), other_rows, other_columns) * (-1) ** (row + column)
        entry = _value(answers[3], facts.parameter, place)
        if entry is None or entry * values[place] != cofactor:
            yield f"for {facts.parameter} = {place} the inverse has another entry"
            break
    yield from _zeros_wrong(facts, answers[1], answers[2])


def _value(text: str, parameter: str, place: int) -> Fraction | None:
    """Return the value of an answer, None where it has none."""
    try:
        return number_of(read(text), {parameter: Fraction(place)})
    except (Unreadable, ValueError, ZeroDivisionError):
        return None


def _zeros_wrong(facts: Facts, text: str, vectors: str) -> Iterator[str]:
    """But for a number, the determinant is the product of the factors of all stated zeros."""
    zeros = stated_set(text)
    if not zeros:
        yield f"{text} is no set of numbers"
        return
    whole = determinant_in(facts.rows)
    if whole != whole[whole.degree()] * prod(flint_polynomial([1, -zero]) for zero in zeros):
        yield f"the determinant has other zeros than {text}"
        return
    basis = stated_vectors(vectors)
    if basis is None or not matrices.is_basis_of_kernel(matrix_at(facts.rows, max(zeros)), basis):
        yield f"{vectors} is no basis of the kernel"


def types(facts: Facts) -> list[str]:
    """Return the type of each part."""
    expression = f"expression({facts.parameter})"
    return [expression, "set", "span", expression]


CHECKER = Checker(facts=Facts, method="values of minors", wrong=wrong, types=types)
