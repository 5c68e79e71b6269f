"""Draws a linear system; by Cramer's rule an unknown is a ratio of linear functions of one coefficient."""

from collections.abc import Hashable
from math import gcd

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.integer_system import cramer
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

LARGEST_COEFFICIENT = {1: 9, 2: 7, 3: 6}
"""By difficulty; beyond 3 as at 3."""

LARGEST_DENOMINATOR = {2: 500, 3: 2000}
"""Of the answer, by difficulty."""

MATRIX = (
    "A is a {size} x {size} matrix of integers; A[i][j] is its entry in row i and column j, "
    "both numbered from 0.",
    "A is a matrix of integers with {size} rows and {size} columns, both numbered from 0; "
    "A[i][j] is its entry in row i and column j.",
    "Let A be a {size} x {size} matrix of integers, with the entry A[i][j] in row i and column j; "
    "rows and columns are counted from 0.",
    "The {size} x {size} matrix A has integer entries, and A[i][j] is in row i and column j, counted from 0.",
)
SYSTEM = (
    "The system A*x = b has exactly one solution, x = ({unknowns}).",
    "There is exactly one vector x = ({unknowns}) with A*x = b.",
    "Exactly one vector x = ({unknowns}) solves the system A*x = b.",
    "The only solution of the system A*x = b is the vector x = ({unknowns}).",
)
RIGHT = (
    "b = ({right}).",
    "The vector b is ({right}).",
    "The right-hand side is b = ({right}).",
    "The entries of b are, in this order, {right}.",
)
COEFFICIENT = (
    "A[{i}][{j}] = {value}.",
    "The coefficient A[{i}][{j}] is {value}.",
    "The entry A[{i}][{j}] is {value}.",
    "A[{i}][{j}] is equal to {value}.",
    "In row {i}, x_{j} has the coefficient A[{i}][{j}] = {value}.",
)
TARGET = (
    "Find x_{target}.",
    "What is x_{target}?",
    "Determine x_{target}.",
    "Find the value of x_{target}.",
)
HINT = (
    "A[{i}][{j}] = {value}.",
    "The coefficient A[{i}][{j}] is {value}.",
    "The entry A[{i}][{j}] is {value}.",
    "A[{i}][{j}] has the value {value}.",
)
REQUEST = (
    "What is A[{i}][{j}]?",
    "What is the value of A[{i}][{j}]?",
    "Please give me A[{i}][{j}].",
    "What is the coefficient A[{i}][{j}]?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a system of size d+1, with coefficients and right-hand sides other than 0."""
    size = difficulty + 1
    largest = LARGEST_COEFFICIENT[min(difficulty, 3)]
    entries = draws.nonzeros(size * size, largest)
    matrix = [entries[start : start + size] for start in range(0, size * size, size)]
    facts = {"A": matrix, "b": draws.nonzeros(size, 8 * difficulty), "target": draws.below(size)}
    return Problem(facts, f"A_{draws.below(size)}_{draws.below(size)}")


def solve(problem: Problem) -> Solution:
    """Solve by Cramer's rule, and once more for the unit vector of the gap's row.

    When A[i][j] rises by 1, the determinant rises by the j-th entry of that second solution, and the
    target's numerator by what the rule of Sherman and Morrison gives.
    """
    matrix, right, target = problem.facts.values()
    i, j = _place(problem)
    table = [
        (*row, value, int(index == i)) for index, (row, value) in enumerate(zip(matrix, right, strict=True))
    ]
    whole, solved = cramer(table)
    part, unit_part = solved[target]
    column_part, slope = solved[j]
    size = len(matrix)
    if size - 1 in LARGEST_DENOMINATOR and abs(whole) > LARGEST_DENOMINATOR[size - 1] * gcd(whole, part):
        raise Rejected("denominator of the answer too large")
    if not part:
        raise Rejected("answer is 0")
    answer, rest = divmod(part, whole)
    if not rest and (answer in right or any(answer in row for row in matrix)):
        raise Rejected("answer stands in the system")
    part_slope = (part * slope - unit_part * column_part) // whole
    h = matrix[i][j]
    curve = Curve((ratio((part - part_slope * h, part_slope), (whole - slope * h, slope)),))
    return along(curve, h, (h + 1, h - 1))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the right-hand sides and all coefficients but one."""
    matrix, right, target = problem.facts.values()
    i, j = _place(problem)
    size = len(matrix)
    coefficients = [
        {"i": row, "j": column, "value": value}
        for row, line in enumerate(matrix)
        for column, value in enumerate(line)
    ]
    hidden = coefficients.pop(i * size + j)
    view = [
        say(draws, MATRIX, size=size),
        say(draws, SYSTEM, unknowns=", ".join([f"x_{index}" for index in range(size)])),
        say(draws, RIGHT, right=", ".join(map(str, right))),
        *say_each(draws, COEFFICIENT, coefficients),
    ]
    return Words(
        view,
        say(draws, TARGET, target=target),
        (say(draws, HINT, **hidden),),
        say(draws, REQUEST, i=i, j=j),
        symbol=f"x_{target}",
    )


def state(problem: Problem) -> Hashable:
    """Return the sizes in each equation."""
    return _sizes(problem.facts["A"], problem.facts["b"])


def notes(problem: Problem) -> Hashable:
    """Return the sizes in each equation, without the gap."""
    matrix, right, _ = problem.facts.values()
    i, j = _place(problem)
    rows = list(matrix)
    rows[i] = [*matrix[i][:j], *matrix[i][j + 1 :]]
    return _sizes(rows, right)


def _sizes(matrix: list[list[int]], right: list[int]) -> tuple[tuple[int, ...], ...]:
    """Return what neither the order of equations or unknowns nor any sign changes."""
    return tuple(
        sorted([(abs(value), *sorted(map(abs, row))) for row, value in zip(matrix, right, strict=True)])
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
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "The coefficients are drawn from ±1 to ±9, ±7 and ±6 for 2, 3 and 4 equations, and the answer's "
        "denominator is at most 500 and 2,000 for 3 and 4; with the paper's ±(4+3(d-1)) and 300, two of "
        "three systems of four equations break the bound, which then narrows the coefficient down.",
        "The right-hand sides are drawn from ±1 to ±8d, not from ±8, and neither they nor the coefficients "
        "are 0.",
        "Rows in which the answer does not depend on the withheld coefficient are rejected, and so are "
        "answers that are 0 or stand in the system.",
        "The text says that the coefficients are integers and that the system has exactly one solution.",
    ],
)
