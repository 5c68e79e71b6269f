"""Applies the map to polynomials, and compares coefficients and eigenvalues with what is stated."""

from collections.abc import Iterator, Sequence

from flint import fmpq_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking import matrices
from seedproof.problems.checking.matrices import Rows, stated_matrix, stated_set
from seedproof.problems.checking.polynomials import flint_polynomial, stated_polynomial
from seedproof.problems.templates.linear_map_matrix.facts import Facts


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Columns are images; eigenvalues are zeros of a determinant; the kernel vanishes under the map."""
    size = len(facts.basis)
    is_square = size in (3, 4) and matrices.is_square(facts.basis, size)
    if not is_square or not matrices.determinant(facts.basis):
        yield "the polynomials are no basis"
        return
    rows = stated_matrix(answers[0])
    mistakes = [
        *_matrix_wrong(facts, matrices.identity(size), rows, answers[0]),
        *_matrix_wrong(facts, facts.basis, stated_matrix(answers[3]), answers[3]),
    ]
    yield from mistakes
    yield from _kernel_wrong(facts, answers[2])
    eigenvalues = stated_set(answers[1])
    if eigenvalues is None or len(eigenvalues) != size:
        yield f"{answers[1]} does not state as many numbers as the dimension"
    elif rows is not None and not mistakes:
        # As the eigenvalues differ, the kernel has dimension 1 if one of them is zero.
        if any(matrices.determinant(matrices.shifted(rows, value)) for value in eigenvalues):
            yield "a stated eigenvalue is none"
        if 0 not in eigenvalues:
            yield "the kernel is the zero space"


def _image(facts: Facts, polynomial: fmpq_poly) -> fmpq_poly:
    slope = polynomial.derivative()
    second, first = (flint_polynomial(factor) for factor in (facts.second, facts.first))
    return second * slope.derivative() + first * slope + facts.zeroth * polynomial


def _matrix_wrong(facts: Facts, basis: Rows, rows: Rows | None, text: str) -> Iterator[str]:
    if rows is None or not matrices.is_square(rows, len(basis)):
        yield f"{text} is no matrix of the right size"
        return
    members = [flint_polynomial(row[::-1]) for row in basis]
    for member, column in zip(members, zip(*rows, strict=True), strict=True):
        combination = fmpq_poly([])
        for factor, other in zip(column, members, strict=True):
            combination += flint_polynomial([factor]) * other
        if combination != _image(facts, member):
            yield f"the columns of {text} are not the images of the basis"
            return


def _kernel_wrong(facts: Facts, text: str) -> Iterator[str]:
    kernel = stated_polynomial(text, "x")
    if kernel is None:
        yield f"{text} is no polynomial"
    elif kernel[kernel.degree()] != 1 or kernel.degree() >= len(facts.basis):
        yield f"{text} has another leading coefficient, or too high a degree"
    elif _image(facts, kernel):
        yield f"the map does not take {text} to zero"


CHECKER = Checker(
    facts=Facts,
    method="the map applied to polynomials",
    wrong=wrong,
    types=lambda facts: ["matrix", "set", "expression(x)", "matrix"],
)
