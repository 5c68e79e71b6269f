"""Applies the map to polynomials, and compares values at many places with what the matrices say."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import Unreadable
from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import (
    Number,
    Rows,
    determinant,
    dot,
    is_square,
    shifted,
    stated_matrix,
    stated_set,
)
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.templates.linear_map_matrix.facts import Facts

_PLACES = tuple(Fraction(place) for place in range(-4, 5))


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Columns are images; eigenvalues are zeros of a determinant; the kernel vanishes under the map."""
    size = len(facts.basis)
    if size not in (3, 4) or not is_square(facts.basis, size) or determinant(facts.basis) == 0:
        yield "the polynomials are no basis"
        return
    powers = [[int(row == column) for column in range(size)] for row in range(size)]
    rows = stated_matrix(answers[0])
    other = stated_matrix(answers[3])
    mistakes = [
        *_matrix_wrong(facts, powers, rows, answers[0]),
        *_matrix_wrong(facts, facts.basis, other, answers[3]),
    ]
    yield from mistakes
    yield from _kernel_wrong(facts, answers[2])
    eigenvalues = stated_set(answers[1])
    if eigenvalues is None or len(eigenvalues) != size:
        yield f"{answers[1]} does not state as many numbers as the dimension"
    elif rows is not None and not mistakes:
        yield from _eigenvalues_wrong(rows, eigenvalues)


def _eigenvalues_wrong(rows: Rows, eigenvalues: Sequence[Fraction]) -> Iterator[str]:
    """As the eigenvalues differ, the kernel has dimension 1 if one of them is zero."""
    if any(determinant(shifted(rows, value)) for value in eigenvalues):
        yield "a stated eigenvalue is none"
    if 0 not in eigenvalues:
        yield "the kernel is the zero space"


def _value_of_image(facts: Facts, polynomial: Sequence[Number], x: Fraction) -> Fraction:
    slopes = _derivative(polynomial)
    second = facts.second[0] * x * x + facts.second[1] * x + facts.second[2]
    first = facts.first[0] * x + facts.first[1]
    return (
        second * _value(_derivative(slopes), x)
        + first * _value(slopes, x)
        + facts.zeroth * _value(polynomial, x)
    )


def _derivative(polynomial: Sequence[Number]) -> list[Fraction]:
    """Return the coefficients of 1, x, x^2 and so on."""
    return [Fraction(power * coefficient) for power, coefficient in enumerate(polynomial)][1:]


def _value(polynomial: Sequence[Number], x: Fraction) -> Fraction:
    return sum((coefficient * x**power for power, coefficient in enumerate(polynomial)), Fraction(0))


def _matrix_wrong(
    facts: Facts, basis: Sequence[Sequence[Number]], rows: Rows | None, text: str
) -> Iterator[str]:
    if rows is None or not is_square(rows, len(basis)):
        yield f"{text} is no matrix of the right size"
        return
    for place in _PLACES[: len(basis) + 1]:
        values = [_value(polynomial, place) for polynomial in basis]
        for polynomial, column in zip(basis, zip(*rows, strict=True), strict=True):
            if dot(column, values) != _value_of_image(facts, polynomial, place):
                yield f"the columns of {text} are not the images of the basis"
                return


def _kernel_wrong(facts: Facts, text: str) -> Iterator[str]:
    try:
        coefficients = polynomial_of(text, "x")
    except (Unreadable, ValueError):
        yield f"{text} is no polynomial"
        return
    if coefficients[0] != 1 or len(coefficients) > len(facts.basis):
        yield f"{text} has another leading coefficient, or too high a degree"
        return
    polynomial = list(reversed(coefficients))
    if any(_value_of_image(facts, polynomial, place) for place in _PLACES):
        yield f"the map does not take {text} to zero"


CHECKER = Checker(
    facts=Facts,
    method="the map applied to polynomials",
    wrong=wrong,
    types=lambda facts: ["matrix", "set", "expression(x)", "matrix"],
)
