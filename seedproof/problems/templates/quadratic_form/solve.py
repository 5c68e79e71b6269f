"""Writes the matrix or its minors, finds the eigenvalues, and looks along the eigenvectors."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

from seedproof.problems.making import matrices
from seedproof.problems.making.matrices import matrix, vectors
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.quadratic_form.facts import Facts
from seedproof.problems.templates.quadratic_form.generate import (
    LETTERS,
    PARAMETER,
    bounds,
    definite,
    determinant,
    eigenvalues_of,
    eigenvector,
    entries,
    form,
    points,
    positive_point,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    Formula,
    Symbol,
    Verbatim,
    collection,
    formula,
    interval,
    point,
    polynomial,
    product,
    root,
)

LAMBDA = Symbol("lambda")


def work(facts: Facts, slip: str) -> Worked:
    """First the matrix or the interval; then the eigenvalues, both extreme lines, and the extremum."""
    worked = _work(facts, slip)
    if slip and worked.answers == _work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _work(facts: Facts, slip: str) -> Worked:
    rows = facts.matrix
    if slip == "mixed_terms_with_the_wrong_sign":
        rows = _signs_changed(rows, facts.parameter)
    first, steps = _first(facts, rows, slip)
    characteristic = polynomial(matrices.characteristic_polynomial(rows), LAMBDA)
    eigenvalues = eigenvalues_of(rows)
    lines = [eigenvector(rows, eigenvalue) for eigenvalue in (eigenvalues[0], eigenvalues[-1])]
    stated = eigenvalues
    if slip == "zeros_with_the_wrong_sign":
        stated = [-eigenvalue for eigenvalue in reversed(eigenvalues)]
        lines.reverse()
    steps.append(
        step("characteristic_polynomial", matrix=matrix(rows), letter=LAMBDA, polynomial=characteristic)
    )
    steps.append(step("zeros", polynomial=characteristic, letter=LAMBDA, zeros=collection(*stated)))
    for eigenvalue, line in zip((stated[0], stated[-1]), lines, strict=True):
        steps.append(step("eigenspace", matrix=matrix(rows), eigenvalue=eigenvalue, basis=vectors([line])))
    value, places = _extremum(facts, stated, lines, slip)
    steps.append(
        step(
            "extremum_on_sphere",
            letters=point(*LETTERS[: len(rows)]),
            square=facts.square,
            extremum=Verbatim(r"\max" if facts.extremum == "largest" else r"\min"),
            form=form(facts.matrix),
            value=value,
            points=places,
        )
    )
    return Worked(tuple(steps), (first, collection(*stated), formula(value), places))


def _signs_changed(rows: Sequence[Sequence[int]], parameter: Sequence[int]) -> list[list[int]]:
    """Return the matrix with other signs in the mixed terms of the last letter."""
    if parameter:
        raise Rejected("the matrix is not asked for")
    changed = [list(row) for row in rows]
    last = len(rows) - 1
    for index in range(last):
        changed[index][last] = -rows[index][last]
        changed[last][index] = -rows[last][index]
    return changed


def _first(facts: Facts, rows: Sequence[Sequence[int]], slip: str) -> tuple[Formula, list[Step]]:
    if not facts.parameter:
        letters = point(*LETTERS[: len(rows)])
        symmetric = step("symmetric_matrix", form=form(facts.matrix), letters=letters, matrix=matrix(rows))
        return matrix(rows), [symmetric]
    general = matrix(entries(facts))
    constant, linear, quadratic = determinant(facts)
    solution = definite(facts)
    low, high = bounds(facts)
    match slip:
        case "ends_taken_in":
            solution = interval(low, high, "[]" if facts.parameter[0] != facts.parameter[1] else "[")
        case "zeros_of_the_determinant_with_the_wrong_sign":
            if not isinstance(low, Fraction) or not isinstance(high, Fraction) or low == -high:
                raise Rejected("the signs do not matter")
            solution = interval(-high, -low)
    return solution, [
        step(
            "determinant",
            matrix=general,
            value=polynomial([quadratic, linear, constant], PARAMETER),
        ),
        step("positive_definite", matrix=general, letter=PARAMETER, solution=solution),
    ]


def _extremum(
    facts: Facts, eigenvalues: Sequence[int], lines: Sequence[Sequence[int]], slip: str
) -> tuple[Formula, Formula]:
    is_largest = facts.extremum == "largest"
    if slip == "other_end":
        is_largest = not is_largest
    eigenvalue = eigenvalues[-1] if is_largest else eigenvalues[0]
    line = lines[-1] if is_largest else lines[0]
    value = formula(eigenvalue * facts.square)
    places = points(line, facts.square)
    match slip:
        case "radius_not_squared":
            value = product(eigenvalue, root(facts.square))
            if isqrt(facts.square) ** 2 != facts.square:
                value = formula(eigenvalue)
        case "eigenvectors_not_scaled":
            places = points(line, sum(entry * entry for entry in line))
        case "opposite_point_forgotten":
            places = collection(positive_point(line, facts.square))
    return value, places


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "mixed_terms_with_the_wrong_sign": "mixed coefficients enter the matrix with the wrong sign",
        "ends_taken_in": "the interval is closed, though the form is only semidefinite at its ends",
        "zeros_of_the_determinant_with_the_wrong_sign": "the bounds for the parameter have the wrong signs",
        "zeros_with_the_wrong_sign": "the eigenvalues have the wrong signs",
        "other_end": "the largest and the smallest value are exchanged",
        "radius_not_squared": "the eigenvalue is multiplied by the radius instead of its square",
        "eigenvectors_not_scaled": "the eigenvector is not brought to the length of the radius",
        "opposite_point_forgotten": "one of the two opposite points is forgotten",
    },
)
