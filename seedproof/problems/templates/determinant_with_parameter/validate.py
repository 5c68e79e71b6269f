"""Compares the stated functions with minors at many values of the parameter."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from seedproof.equivalence import Unreadable, read
from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import (
    determinant,
    is_basis_of_kernel,
    minor,
    number_of,
    stated_set,
    stated_vectors,
)
from seedproof.problems.templates.determinant_with_parameter.facts import Facts

_PLACES = range(11, 19)
"""More than the degree of the determinant and of the product of the entry with it."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The determinant has the stated values, and as many zeros as its degree, or double ones."""
    size = len(facts.rows)
    if size not in (3, 4) or any(len(row) != size for row in facts.rows):
        yield "the matrix is not square"
        return
    row, column = facts.place
    if not (1 <= row <= size and 1 <= column <= size):
        yield "the entry of the inverse has no place"
        return
    matrices = {at: _at(facts, at) for at in _PLACES}
    values = {at: determinant(rows) for at, rows in matrices.items()}
    if any(_value(answers[0], facts.parameter, at) != whole for at, whole in values.items()):
        yield f"the determinant has other values than {answers[0]}"
    others = [index for index in range(size) if index != column - 1]
    columns = [index for index in range(size) if index != row - 1]
    for at, rows in matrices.items():
        signed = minor(rows, others, columns) * (-1) ** (row + column)
        entry = _value(answers[3], facts.parameter, at)
        if entry is None or entry * values[at] != signed:
            yield f"for {facts.parameter} = {at} the inverse has another entry"
            break
    yield from _zeros_wrong(facts, values, answers[1], answers[2])


def _at(facts: Facts, value: int | Fraction) -> list[list[int | Fraction]]:
    return [[slope * value + constant for slope, constant in row] for row in facts.rows]


def _value(text: str, parameter: str, at: int) -> Fraction | None:
    """Return the value of an answer, None where it has none."""
    try:
        return number_of(read(text), {parameter: Fraction(at)})
    except (Unreadable, ValueError, ZeroDivisionError):
        return None


def _zeros_wrong(facts: Facts, values: Mapping[int, Fraction], text: str, vectors: str) -> Iterator[str]:
    """Divided by the factors of all stated zeros, the determinant is constant: so there are no others."""
    zeros = stated_set(text)
    if not zeros:
        yield f"{text} is no set of numbers"
        return
    quotients: set[Fraction] = set()
    for at, whole in values.items():
        factors = Fraction(1)
        for zero in zeros:
            factors *= at - zero
        if factors == 0:
            yield f"{at} is no zero of the determinant"
            return
        quotients.add(whole / factors)
    if len(quotients) != 1:
        yield f"the determinant has other zeros than {text}"
        return
    basis = stated_vectors(vectors)
    if basis is None or not is_basis_of_kernel(_at(facts, max(zeros)), basis):
        yield f"{vectors} is no basis of the kernel"


def types(facts: Facts) -> list[str]:
    """Return the type of each part."""
    expression = f"expression({facts.parameter})"
    return [expression, "set", "span", expression]


CHECKER = Checker(
    facts=Facts,
    method="values of minors",
    wrong=wrong,
    types=types,
)
