"""Draws an invertible matrix and the solution, and multiplies them; answers by elimination."""

from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.making.matrices import Rows, matrix
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.matrix_inverse_equation.facts import Facts
from seedproof.problems.templates.matrix_inverse_equation.phrases import (
    DETERMINANTS,
    INVERSES,
    SOLUTIONS,
    STATEMENTS,
    Kind,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula, latex

_SIZES = {1: 2, 2: 3, 3: 3}
_LARGEST_ENTRY = 30
_LARGEST_FACTOR_ENTRY = 5


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the regular matrix, the solution, and what the difficulty adds; D follows from them."""
    size = _SIZES[difficulty]
    regular = _regular(draws, size)
    solution = _solution(draws, size)
    left = regular
    shift = 0
    right: list[list[int]] = []
    added: list[list[int]] = []
    result: Rows = matrices.product(regular, solution)
    if difficulty == 2:
        shift = draws.choice((-3, -2, 2, 3, 4))
        left = matrices.integers(matrices.shifted(regular, -shift))
    if difficulty == 3:
        right = matrices.unimodular(draws, size, 3)
        result = matrices.product(result, right)
        if sum(row.count(0) for row in right) > 4:
            raise Rejected("the second factor is simple")
    if difficulty != 2:
        added = [draws.integers(size, -4, 4) for _ in range(size)]
        result = matrices.total(result, added)
    if max(matrices.largest(result), matrices.largest(left)) > _LARGEST_ENTRY:
        raise Rejected("an entry is large")
    return Facts(
        left=left,
        shift=shift,
        right=right,
        added=added,
        result=matrices.integers(result),
        factor=draws.choice((2, 3, -2, -3)),
        power=draws.choice((2, 3)),
        exponent=draws.choice((-1, -2)),
    )


def _regular(draws: Draws, size: int) -> list[list[int]]:
    """Draw an invertible matrix with small entries. Raises: Rejected."""
    rows = matrices.unimodular(draws, size, 2 * size)
    stretched = draws.below(size)
    factor = draws.choice((1, -1, 2, -2, 3))
    rows[stretched] = [factor * entry for entry in rows[stretched]]
    zeros = sum(row.count(0) for row in rows)
    if matrices.largest(rows) > _LARGEST_FACTOR_ENTRY or zeros > size - 1:
        raise Rejected("the regular matrix has large entries, or many zeros")
    return rows


def _solution(draws: Draws, size: int) -> list[list[int]]:
    rows = [draws.integers(size, -3, 3) for _ in range(size)]
    if matrices.determinant(rows) == 0 or sum(row.count(0) for row in rows) > size:
        raise Rejected("the solution is singular, or has many zeros")
    return rows


def regular_matrix(facts: Facts) -> list[list[Fraction]]:
    """Return the matrix that is inverted."""
    return matrices.shifted(facts.left, facts.shift)


def without_sum(facts: Facts) -> list[list[Fraction]]:
    """Return D - C, or D where there is no C."""
    if not facts.added:
        return matrices.scaled(facts.result, 1)
    return matrices.total(facts.result, matrices.scaled(facts.added, -1))


def answers(facts: Facts) -> list[Answer]:
    """Return the inverse, the solution, and the determinant. Raises: Rejected."""
    regular = regular_matrix(facts)
    inverse = matrices.inverse(regular)
    solution = matrices.product(inverse, without_sum(facts))
    if facts.right:
        solution = matrices.product(solution, matrices.inverse(facts.right))
    if matrices.product(regular, solution) == matrices.product(solution, regular):
        raise Rejected("the order of the factors does not matter")
    size = len(regular)
    determinant = (
        Fraction(facts.factor) ** size
        * matrices.determinant(solution) ** facts.power
        * matrices.determinant(regular) ** facts.exponent
    )
    if abs(determinant) > 2000 or determinant.denominator > 9:
        raise Rejected("the determinant is large")
    return [
        Answer(matrix(inverse), "matrix"),
        Answer(matrix(solution), "matrix", ("X",)),
        Answer(formula(determinant), "number"),
    ]


def kind_of(facts: Facts) -> Kind:
    """Return which form the equation has."""
    if facts.shift:
        return "shifted"
    if facts.right:
        return "both_sides"
    return "sum"


def words(facts: Facts, draws: Draws) -> Words:
    """Write the matrices, and what is asked."""
    kind = kind_of(facts)
    gaps = {"left": latex(matrix(facts.left)), "result": latex(matrix(facts.result))}
    if facts.shift:
        gaps["shift"] = str(facts.shift)
    if facts.right:
        gaps["right"] = latex(matrix(facts.right))
    if facts.added:
        gaps["added"] = latex(matrix(facts.added))
    statement = fill(draws.choice(STATEMENTS[kind]), **gaps)
    inverse = fill(draws.choice(INVERSES), regular=_regular_name(facts.shift))
    solution = draws.choice(SOLUTIONS)
    base = _regular_name(facts.shift)
    if facts.shift:
        base = rf"\left({base}\right)"
    determinant = fill(
        draws.choice(DETERMINANTS),
        factor=str(facts.factor),
        power=str(facts.power),
        regular=base,
        exponent=str(facts.exponent),
    )
    return Words(statement, (inverse, solution, determinant))


def _regular_name(shift: int) -> str:
    if shift > 0:
        return f"A - {shift} I"
    if shift < 0:
        return f"A + {-shift} I"
    return "A"


TEMPLATE = Template(
    subject="algebra",
    method="products of matrices and minors",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a matrix of size 2, inverted after a sum is taken away",
        2: "the unknown on both sides, so that a multiple of the identity must be split off; size 3",
        3: "the unknown between two matrices of size 3, so that the sides of the inverses matter",
    },
)
