"""Takes the determinant, looks at the ranks where it is zero, and solves elsewhere."""

from fractions import Fraction

from seedproof.problems.making import coefficients, matrices
from seedproof.problems.making.matrices import matrix
from seedproof.problems.making.matrix_polynomials import at, determinant
from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.system_with_parameter.facts import Facts
from seedproof.problems.templates.system_with_parameter.generate import (
    Polynomial,
    augmented_at,
    is_solvable,
    right_at,
    roots,
    solution_of,
    written,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, collection, formula, point, polynomial


def work(facts: Facts, slip: str) -> Worked:
    """First the determinant and its zeros, then the ranks at both, then the solution and the kernel."""
    worked = _work(facts, slip)
    if slip and worked.answers == _work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _work(facts: Facts, slip: str) -> Worked:
    letter = Symbol(facts.parameter)
    whole = determinant(facts.rows)
    right_values = roots(whole)
    (infinite,) = [value for value in right_values if is_solvable(facts, value)]
    (unsolvable,) = [value for value in right_values if value != infinite]
    if slip == "zero_with_the_wrong_sign":
        if unsolvable == 0 or -unsolvable == infinite:
            raise Rejected("the sign of the zero does not matter")
        unsolvable = -unsolvable
    critical = sorted((unsolvable, infinite))
    if slip == "zero_lost":
        critical = [unsolvable]
    if slip == "kinds_exchanged":
        unsolvable, infinite = infinite, unsolvable
    solution = _solution(facts, slip)
    basis = _basis(facts, infinite, slip)
    rows = matrix([[polynomial(entry, letter) for entry in row] for row in facts.rows])
    sides = point(*(polynomial(entry, letter) for entry in facts.right))
    steps = (
        step("determinant", matrix=rows, value=polynomial(whole, letter)),
        step("zeros", polynomial=polynomial(whole, letter), letter=letter, zeros=collection(*critical)),
        step(
            "unsolvable",
            matrix=matrix(at(facts.rows, unsolvable)),
            right=point(*right_at(facts, unsolvable)),
        ),
        step("linear_system_solution", matrix=rows, right=sides, solution=solution),
        step(
            "row_echelon",
            matrix=matrix(augmented_at(facts, infinite)),
            echelon=matrix(matrices.reduced(augmented_at(facts, infinite))[0]),
        ),
        step("kernel", matrix=matrix(at(facts.rows, infinite)), basis=matrices.vectors(basis)),
    )
    results = (collection(*critical), formula(unsolvable), solution, matrices.vectors(basis))
    return Worked(steps, results)


def _solution(facts: Facts, slip: str) -> Formula:
    fractions = solution_of(facts, roots(determinant(facts.rows)))
    if slip == "sign_in_the_solution":
        numerator, denominator = fractions[-1]
        fractions[-1] = (coefficients.scaled(numerator, Fraction(-1)), denominator)
    if slip == "zero_with_the_wrong_sign":
        fractions = [(numerator, _mirrored(denominator)) for numerator, denominator in fractions]
    return point(*(written(fraction, facts.parameter) for fraction in fractions))


def _mirrored(denominator: Polynomial) -> Polynomial:
    """Return the denominator with the sign of its zero exchanged."""
    if len(denominator) != 2:
        return denominator
    leading, constant = denominator
    return [leading, -constant]


def _basis(facts: Facts, value: int, slip: str) -> list[list[int]]:
    basis = [matrices.primitive(vector) for vector in matrices.kernel(at(facts.rows, value))]
    if slip == "sign_in_the_kernel":
        vector = basis[0]
        last = max(index for index, entry in enumerate(vector) if entry)
        vector[last] = -vector[last]
    if slip == "kernel_of_the_transposed_matrix":
        rows = matrices.transposed(at(facts.rows, value))
        basis = [matrices.primitive(vector) for vector in matrices.kernel(rows)]
    return basis


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "zero_with_the_wrong_sign": "a zero of the determinant has the wrong sign",
        "zero_lost": "a factor of the determinant is cancelled, and its zero forgotten",
        "kinds_exchanged": "no solutions and infinitely many are exchanged",
        "sign_in_the_solution": "an unknown has the wrong sign",
        "sign_in_the_kernel": "a coordinate that is brought over keeps its sign",
        "kernel_of_the_transposed_matrix": "columns are taken for rows",
    },
)
