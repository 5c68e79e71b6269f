"""Finds eigenvalues and eigenvectors, puts the power together, and applies it to the start."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.making.matrices import Number, Rows, matrix, vectors
from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.matrix_power.facts import Chain, Facts
from seedproof.problems.templates.matrix_power.generate import (
    N,
    Projections,
    closed,
    closed_matrix,
    eigenvalues_of,
    first_terms,
    first_time,
    rows_of,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Power, Symbol, collection, equation, formula, polynomial, product, total

LAMBDA = Symbol("lambda")


def work(facts: Facts, slip: str) -> Worked:
    """First eigenvalues and eigenvectors, then the power, then the formula for the first coordinate."""
    worked = _work(facts, slip)
    if slip and worked.answers == _work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _work(facts: Facts, slip: str) -> Worked:
    rows = rows_of(facts)
    eigenvalues = eigenvalues_of(facts)
    characteristic = polynomial(matrices.characteristic_polynomial(rows), LAMBDA)
    steps = [
        step("characteristic_polynomial", matrix=matrix(rows), letter=LAMBDA, polynomial=characteristic),
        step("zeros", polynomial=characteristic, letter=LAMBDA, zeros=collection(*sorted(eigenvalues))),
    ]
    basis = _basis(rows, eigenvalues, slip)
    for eigenvalue, vector in zip(eigenvalues, basis, strict=True):
        steps.append(step("eigenspace", matrix=matrix(rows), eigenvalue=eigenvalue, basis=vectors([vector])))
    parts = _projections(basis, eigenvalues, slip)
    power = closed_matrix(parts)
    steps.append(step("matrix_identity", left=Power(matrix(rows), N), right=power))
    start: list[int] = list(facts.start)
    if slip == "start_in_the_wrong_order":
        start.reverse()
    terms = first_terms(parts, start)
    value = closed(terms, N)
    if slip == "a_term_lost":
        value = closed(terms[:-1], N)
    columns = range(len(start))
    by_columns = [
        product(facts.start[column], closed([(part[0][column], base) for base, part in parts.items()], N))
        for column in columns
    ]
    steps.append(step("identity", left=total(*by_columns), right=value))
    if not isinstance(facts, Chain):
        return Worked(tuple(steps), (collection(*eigenvalues), power, value))
    time = first_time(terms[:-1] if slip == "a_term_lost" else terms, facts.side, facts.threshold)
    if slip == "one_step_too_early":
        time -= 1
    steps.append(
        step(
            "first_index",
            letter=N,
            inequality=equation(value, facts.threshold, ">" if facts.side == "more" else "<"),
            value=time,
        )
    )
    return Worked(tuple(steps), (power, value, formula(time)))


def _basis(rows: Rows, eigenvalues: Sequence[Number], slip: str) -> list[list[int]]:
    basis: list[list[int]] = []
    for eigenvalue in eigenvalues:
        (vector,) = matrices.kernel(matrices.shifted(rows, eigenvalue))
        basis.append(matrices.primitive(vector))
    if slip == "sign_in_an_eigenvector":
        changed = basis[0]
        place = max(index for index, entry in enumerate(changed) if entry)
        changed[place] = -changed[place]
    return basis


def _projections(basis: Sequence[Sequence[int]], eigenvalues: Sequence[Fraction], slip: str) -> Projections:
    """Return the projections from the eigenvectors as columns. Raises: Rejected."""
    columns: Rows = matrices.transposed(basis)
    if matrices.determinant(columns) == 0:
        raise Rejected("the vectors with the slip depend on one another")
    inverse: Rows = matrices.inverse(columns)
    if slip == "sides_of_the_base_change_exchanged":
        columns, inverse = inverse, columns
    parts: Projections = {}
    for place, eigenvalue in enumerate(eigenvalues):
        column = [[row[place]] for row in columns]
        part = matrices.product(column, [inverse[place]])
        if slip == "exponent_off_by_one":
            part = matrices.scaled(part, eigenvalue)
        parts[eigenvalue] = part
    return parts


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_in_an_eigenvector": "a coordinate of an eigenvector has the wrong sign",
        "sides_of_the_base_change_exchanged": "the matrix of eigenvectors and its inverse are exchanged",
        "exponent_off_by_one": "the eigenvalues have one power too many",
        "start_in_the_wrong_order": "the starting values are taken in the wrong order",
        "a_term_lost": "the term of the last eigenvalue is forgotten",
        "one_step_too_early": "the last step before the number is passed is given",
    },
)
