"""Multiplies the stated matrices, and finds determinants by expansion."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.checking import matrices
from seedproof.problems.checking.matrices import Rows, stated_matrix, stated_number
from seedproof.problems.templates.matrix_inverse_equation.facts import Facts


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The inverse times its matrix is the identity, the solution satisfies the equation."""
    size = len(facts.left)
    given = [facts.left, facts.result]
    given += [rows for rows in (facts.right, facts.added) if rows]
    if size not in (2, 3) or not all(matrices.is_square(rows, size) for rows in given):
        yield "the matrices are not square and of one size"
        return
    inverse = stated_matrix(answers[0])
    solution = stated_matrix(answers[1])
    determinant = stated_number(answers[2])
    regular = matrices.shifted(facts.left, facts.shift)
    if inverse is None or not matrices.is_square(inverse, size):
        yield f"{answers[0]} is no matrix of size {size}"
    elif matrices.product(regular, inverse) != matrices.identity(size):
        yield "the inverse times the matrix is not the identity"
    if matrices.determinant(regular) == 0 or (facts.right and matrices.determinant(facts.right) == 0):
        yield "a matrix has no inverse"
        return
    if solution is None or not matrices.is_square(solution, size):
        yield f"{answers[1]} is no matrix of size {size}"
        return
    left, right = _sides(facts, solution)
    if left != right:
        yield "the stated X does not satisfy the equation"
        return
    expected = (
        Fraction(facts.factor) ** size
        * matrices.determinant(solution) ** facts.power
        * matrices.determinant(regular) ** facts.exponent
    )
    if determinant != expected:
        yield f"the determinant is {expected}, not {answers[2]}"


def _sides(facts: Facts, solution: Rows) -> tuple[Rows, Rows]:
    """Return A X B + C and k X + D."""
    left = matrices.product(facts.left, solution)
    if facts.right:
        left = matrices.product(left, facts.right)
    if facts.added:
        left = matrices.total(left, facts.added)
    multiple = [[entry * facts.shift for entry in row] for row in solution]
    return left, matrices.total(multiple, facts.result)


CHECKER = Checker(
    facts=Facts,
    method="products of matrices and minors",
    wrong=wrong,
    types=lambda facts: ["matrix", "matrix", "number"],
)
