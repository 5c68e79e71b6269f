"""Draws a linear system; by Cramer's rule an unknown is a ratio of linear functions of one coefficient."""

from math import gcd

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.integer_system import cramer
from seedproof.exact.certificate import Curve, ratio
from seedproof.exact.elimination import determinant
from seedproof.record.draws import Draws, Rejected

LARGEST_CAPPED = 4
"""Size of the systems of difficulty 3, the last with a cap on the answer's denominator."""


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a system of size d+1, with coefficients in ±(3d+1) and right-hand sides in ±8."""
    size = difficulty + 1
    bound = 3 * difficulty + 1
    entries = draws.integers(size * size, -bound, bound)
    matrix = [entries[start : start + size] for start in range(0, size * size, size)]
    facts = {"A": matrix, "b": draws.integers(size, -8, 8), "target": draws.below(size)}
    return Problem(facts, f"A_{draws.below(size)}_{draws.below(size)}")


def solve(problem: Problem) -> Solution:
    """Solve by Cramer's rule: both determinants are linear in the coefficient; two values of each decide."""
    matrix, right, target = problem.facts.values()
    whole, solved = cramer([[*row, value] for row, value in zip(matrix, right, strict=True)])
    (part,) = solved[target]
    if len(matrix) <= LARGEST_CAPPED and abs(whole) > 300 * gcd(whole, part):
        raise Rejected("denominator of the answer above 300")
    i, j = _place(problem)
    h = matrix[i][j]
    raised = [list(row) for row in matrix]
    raised[i][j] += 1
    replaced = [[*row[:target], value, *row[target + 1 :]] for row, value in zip(raised, right, strict=True)]
    slope = determinant(raised) - whole
    part_slope = determinant(replaced) - part
    curve = Curve((ratio((part - part_slope * h, part_slope), (whole - slope * h, slope)),))
    return along(curve, h, (h + 1, h - 1))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the right-hand sides and all coefficients but one."""
    matrix, right, target = problem.facts.values()
    hidden = _place(problem)
    size = len(matrix)
    unknowns = ", ".join(f"x_{i}" for i in range(size))
    coefficient = draws.choice(("A[{}][{}] = {}.", "The coefficient A[{}][{}] is {}."))
    view = [
        f"A is a matrix of integers with {size} rows and {size} columns, both numbered from 0; "
        "A[i][j] is its entry in row i and column j.",
        f"The system A*x = b has exactly one solution, x = ({unknowns}).",
        *(
            coefficient.format(i, j, value)
            for i, row in enumerate(matrix)
            for j, value in enumerate(row)
            if (i, j) != hidden
        ),
        f"b = ({', '.join(map(str, right))}).",
    ]
    i, j = hidden
    return Words(
        view,
        f"Find x_{target}.",
        f"A[{i}][{j}] = {matrix[i][j]}.",
        f"What is the value of A[{i}][{j}]?",
    )


def _place(problem: Problem) -> tuple[int, int]:
    _, row, column = problem.slot.split("_")
    return int(row), int(column)


FAMILY = Family(
    family_type="B",
    answer_type="rational",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "Rows in which the answer does not depend on the withheld coefficient are rejected.",
        "The text says that the coefficients are integers and that the system has exactly one solution.",
    ],
)
