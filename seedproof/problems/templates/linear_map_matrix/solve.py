"""Applies the map to the powers of x, reads the matrix, and changes the basis."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.making.matrices import matrix, vectors
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.linear_map_matrix.facts import Facts
from seedproof.problems.templates.linear_map_matrix.generate import (
    X,
    changed,
    eigenvalues_of,
    kernel_polynomial,
    monomial_matrix,
    monomials,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, collection, polynomial, product


def work(facts: Facts, slip: str) -> Worked:
    """First the image of the highest power, then the matrix, its eigenvalues, its kernel, the other basis."""
    worked = _work(facts, slip)
    if slip and worked.answers == _work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _work(facts: Facts, slip: str) -> Worked:
    size = len(facts.basis)
    highest = size - 1
    rows = _rows(facts, slip)
    image = [row[highest] for row in rows]
    if slip == "rows_for_columns":
        image = [row[highest] for row in monomial_matrix(facts)]
    steps = [_image(facts, X**highest, polynomial(list(reversed(image)), X))]
    steps.append(_with_operator(facts, "operator_matrix", basis=monomials(size), matrix=matrix(rows)))
    eigenvalues = eigenvalues_of(rows)
    basis = matrices.kernel(rows)
    if len(basis) != 1:
        raise Rejected("the kernel with the slip is the zero space")
    stated = eigenvalues
    if slip == "eigenvalues_with_the_wrong_sign":
        stated = [-eigenvalue for eigenvalue in reversed(eigenvalues)]
    steps.append(step("eigenvalues", matrix=matrix(rows), eigenvalues=collection(*stated)))
    vector = _vector(basis[0], slip)
    steps.append(step("kernel", matrix=matrix(rows), basis=vectors([vector])))
    kernel = polynomial(kernel_polynomial([Fraction(entry) for entry in vector]), X)
    steps.append(_image(facts, kernel, polynomial([0], X)))
    columns = matrices.transposed(facts.basis)
    inverse = matrices.inverse(columns)
    other = changed(rows, facts.basis)
    if slip == "sides_of_the_base_change_exchanged":
        other = matrices.product(matrices.product(columns, rows), inverse)
    steps.append(step("matrix_inverse", matrix=matrix(columns), inverse=matrix(inverse)))
    changes = product(matrix(inverse), matrix(rows), matrix(columns))
    steps.append(step("matrix_identity", left=changes, right=matrix(other)))
    return Worked(tuple(steps), (matrix(rows), collection(*stated), kernel, matrix(other)))


def _rows(facts: Facts, slip: str) -> list[list[int]]:
    rows = monomial_matrix(facts)
    match slip:
        case "rows_for_columns":
            return [list(column) for column in zip(*rows, strict=True)]
        case "exponent_forgotten_in_a_derivative":
            power = len(rows) - 1
            for lowered, factor in enumerate(facts.first):
                rows[power - lowered][power] -= factor * (power - 1)
    return rows


def _vector(vector: Sequence[Fraction], slip: str) -> list[int]:
    entries = matrices.primitive(vector)
    if slip == "sign_in_the_kernel":
        place = next(index for index, entry in enumerate(entries) if entry)
        entries[place] = -entries[place]
    return entries


def _image(facts: Facts, source: Formula, image: Formula) -> Step:
    return _with_operator(facts, "operator_image", polynomial=source, image=image)


def _with_operator(facts: Facts, rule: str, **gaps: Formula) -> Step:
    return step(
        rule,
        second=polynomial(facts.second, X),
        first=polynomial(facts.first, X),
        zeroth=facts.zeroth,
        **gaps,
    )


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "exponent_forgotten_in_a_derivative": "the first derivative of the highest power lacks its factor",
        "rows_for_columns": "the images are written as rows of the matrix",
        "eigenvalues_with_the_wrong_sign": "the eigenvalues have the wrong signs",
        "sign_in_the_kernel": "a coefficient of the polynomial in the kernel has the wrong sign",
        "sides_of_the_base_change_exchanged": "the matrix of the basis and its inverse are exchanged",
    },
)
