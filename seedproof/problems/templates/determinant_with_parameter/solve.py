"""Expands the determinant, finds its zeros and a kernel, and divides a cofactor by it."""

from fractions import Fraction

from seedproof.problems.making import coefficients, matrices
from seedproof.problems.making.matrices import matrix, without
from seedproof.problems.making.matrix_polynomials import at, determinant, written
from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.determinant_with_parameter.facts import Facts
from seedproof.problems.templates.determinant_with_parameter.generate import (
    Polynomial,
    cofactor,
    entry_of_the_inverse,
    zeros_of,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Symbol, collection, polynomial


def work(facts: Facts, slip: str) -> Worked:
    """First the determinant and its zeros, then a kernel, then the cofactor and the entry."""
    worked = _work(facts, slip)
    if slip and worked.answers == _work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _work(facts: Facts, slip: str) -> Worked:
    letter = Symbol(facts.parameter)
    row, column = facts.place
    whole = determinant(facts.rows)
    zeros = zeros_of(whole)
    stated = zeros
    match slip:
        case "zeros_with_the_wrong_sign":
            stated = [-zero for zero in reversed(zeros)]
        case "zero_lost":
            stated = zeros[1:]
    basis = [matrices.primitive(vector) for vector in matrices.kernel(at(facts.rows, zeros[-1]))]
    if slip == "sign_in_the_kernel":
        vector = basis[0]
        place = max(index for index, entry in enumerate(vector) if entry)
        vector[place] = -vector[place]
    minor_rows = without(facts.rows, column - 1, row - 1)
    minor = determinant(minor_rows)
    entry = entry_of_the_inverse(_above(facts, slip), whole, letter)
    rows = matrix([[written(entry_of_row, letter) for entry_of_row in entries] for entries in facts.rows])
    cut = matrix([[written(entry_of_row, letter) for entry_of_row in entries] for entries in minor_rows])
    steps = (
        step("determinant", matrix=rows, value=polynomial(whole, letter)),
        step("zeros", polynomial=polynomial(whole, letter), letter=letter, zeros=collection(*stated)),
        step("kernel", matrix=matrix(at(facts.rows, zeros[-1])), basis=matrices.vectors(basis)),
        step("determinant", matrix=cut, value=polynomial(minor, letter)),
        step("inverse_entry", matrix=rows, row=row, column=column, entry=entry),
    )
    results = (polynomial(whole, letter), collection(*stated), matrices.vectors(basis), entry)
    return Worked(steps, results)


def _above(facts: Facts, slip: str) -> Polynomial:
    """Return the numerator of the entry of the inverse. Raises: Rejected where the slip makes it zero."""
    row, column = facts.place
    above = cofactor(facts)
    match slip:
        case "sign_of_the_cofactor":
            above = coefficients.scaled(above, Fraction(-1))
        case "rows_for_columns":
            sign = Fraction((-1) ** (row + column))
            above = coefficients.scaled(determinant(without(facts.rows, row - 1, column - 1)), sign)
    if not above:
        raise Rejected("the cofactor with the slip is zero")
    return above


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "zeros_with_the_wrong_sign": "the zeros of the determinant have the wrong signs",
        "zero_lost": "a factor of the determinant is cancelled, and its zero forgotten",
        "sign_in_the_kernel": "a coordinate that is brought over keeps its sign",
        "sign_of_the_cofactor": "the sign of the cofactor is forgotten",
        "rows_for_columns": "the cofactor of the same place is taken, instead of the mirrored one",
    },
)
