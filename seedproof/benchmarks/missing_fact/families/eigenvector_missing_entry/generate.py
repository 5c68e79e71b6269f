"""Draws an eigenvector with one zero component, then row by row a matrix that has it."""

from collections.abc import Hashable, Sequence
from math import gcd

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

LARGEST_COMPONENT = 3

MATRIX = (
    "M is a {size} by {size} matrix of integers.",
    "Let M be a {size} by {size} matrix with integer entries.",
    "All entries of the {size} by {size} matrix M are integers.",
    "The matrix M has {size} rows and {size} columns, and its entries are integers.",
)
INDEX = (
    "M[i][j] is the entry of M in row i and column j, both counted from 0.",
    "Rows and columns are counted from 0, and M[i][j] is the entry of M in row i and column j.",
    "The entry of M in row i and column j is M[i][j]; rows and columns are numbered from 0.",
    "We write M[i][j] for the entry in row i and column j, where the first row and the first column are "
    "numbered 0.",
)
VECTOR = (
    "The column vector v = ({vector}) is an eigenvector of M with the eigenvalue {eigenvalue}: "
    "M*v = {eigenvalue}*v.",
    "M*v = {eigenvalue}*v for the column vector v = ({vector}): v is an eigenvector of M.",
    "M has the eigenvalue {eigenvalue}, and the column vector v = ({vector}) is an eigenvector for it: "
    "M*v = {eigenvalue}*v.",
    "Multiplying the column vector v = ({vector}) by M gives {eigenvalue} times v: M*v = {eigenvalue}*v.",
)
ENTRY = (
    "M[{i}][{j}] = {value}.",
    "The entry M[{i}][{j}] is {value}.",
    "M[{i}][{j}] is equal to {value}.",
    "Row {i}, column {j} contains M[{i}][{j}] = {value}.",
    "The entry in row {i} and column {j} is M[{i}][{j}] = {value}.",
)
TARGET = (
    "Find (M^2)[{i}][{j}], the entry of M^2 = M*M in row {i} and column {j}.",
    "What is (M^2)[{i}][{j}], the entry of M^2 = M*M in row {i} and column {j}?",
    "Determine the entry (M^2)[{i}][{j}] of the matrix M^2 = M*M, in row {i} and column {j}.",
    "Which number is in row {i}, column {j} of M^2 = M*M, that is, what is (M^2)[{i}][{j}]?",
)
REQUEST = (
    "What is M[{i}][{j}]?",
    "What is the entry M[{i}][{j}]?",
    "Please give me M[{i}][{j}].",
    "What is the value of M[{i}][{j}]?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a matrix, and hide an entry in the column of the zero: M*v does not depend on it.

    The target is in the row or in the column of the hidden entry: no others depend on it.
    """
    size = difficulty + 1
    low, high = _band(difficulty)
    (eigenvalue,) = _entries(draws, 1, low, high)
    zero = draws.below(size)
    row = draws.below(size)
    vector = _components(draws, size - 1)
    vector.insert(zero, 0)
    matrix = [_row(draws, vector, eigenvalue * component, low, high) for component in vector]
    facts = {
        "matrix": matrix,
        "eigenvector": vector,
        "eigenvalue": eigenvalue,
        "target": _target(draws, row, zero, size),
    }
    return Problem(facts, f"M_{row}_{zero}")


def solve(problem: Problem) -> Solution:
    """Write the entry of the square as a polynomial of degree 1 or 2 in the hidden entry."""
    matrix, vector, eigenvalue, target = problem.facts.values()
    row, column = hidden = _cell(problem.slot)
    constant, slope, square = _square(matrix, hidden, target)
    value = matrix[row][column]
    answer = constant + slope * value + square * value * value
    printed = answer == eigenvalue or answer in vector or any(answer in line for line in matrix)
    if printed or abs(answer) <= len(matrix):
        raise Rejected("answer is a number of the notes or the hint")
    curve = Curve((ratio((constant, slope, square)),))
    return along(curve, value, (value + 1, value - 1))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives every entry of M but one."""
    matrix, vector, eigenvalue, (i, j) = problem.facts.values()
    row, column = hidden = _cell(problem.slot)
    entries = [
        {"i": at, "j": to, "value": value}
        for at, line in enumerate(matrix)
        for to, value in enumerate(line)
        if (at, to) != hidden
    ]
    view = [
        say(draws, MATRIX, size=len(matrix)),
        say(draws, INDEX),
        say(draws, VECTOR, vector=", ".join(map(str, vector)), eigenvalue=eigenvalue),
        *say_each(draws, ENTRY, entries),
    ]
    hint = say(draws, ENTRY, i=row, j=column, value=matrix[row][column])
    return Words(
        view,
        say(draws, TARGET, i=i, j=j),
        (hint,),
        say(draws, REQUEST, i=row, j=column),
        symbol=f"(M^2)[{i}][{j}]",
    )


def state(problem: Problem) -> Hashable:
    """Return sizes, which a permutation of the coordinates moves; v counts up to a factor.

    The signs of coordinates may change, and those of all entries of M.
    """
    return _invariants(problem, without=None)


def notes(problem: Problem) -> Hashable:
    """Return the same of the entries that the view gives."""
    return _invariants(problem, without=_cell(problem.slot))


def _invariants(problem: Problem, without: tuple[int, int] | None) -> Hashable:
    matrix, vector, eigenvalue, _ = problem.facts.values()
    whole = gcd(*vector)
    diagonal: list[int] = []
    others: list[int] = []
    for i, line in enumerate(matrix):
        for j, value in enumerate(line):
            if (i, j) != without:
                group = diagonal if i == j else others
                group.append(abs(value))
    components = [abs(component) // whole for component in vector]
    return abs(eigenvalue), *map(tuple, map(sorted, (components, diagonal, others)))


def _band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest magnitude of an entry: 2 to 13, 3 to 14, 4 to 15, ..."""
    return difficulty + 1, difficulty + 12


def _entries(draws: Draws, count: int, low: int, high: int) -> list[int]:
    """Draw integers of either sign, with a magnitude from the band."""
    width = high - low + 1
    return [
        value + low - 1 if value > 0 else value - low for value in draws.integers(count, 1 - width, width)
    ]


def _components(draws: Draws, count: int) -> list[int]:
    """Draw the components of v but its zero; of several, one is 1 or -1, so that no factor is in all."""
    components = draws.nonzeros(count, LARGEST_COMPONENT)
    if count > 1:
        unit = draws.below(count)
        components[unit] = 1 if components[unit] > 0 else -1
    return components


def _row(draws: Draws, vector: list[int], right: int, low: int, high: int) -> list[int]:
    """Draw a uniform row r of the band with r*v = right; with two columns it may be 0 beside the zero of v.

    The entry that the others decide stands at a component that divides whatever is left for it.
    """
    size = len(vector)
    last = 1 - vector.index(0) if size == 2 else next(at for at in range(size) if abs(vector[at]) == 1)
    while True:
        row = _entries(draws, size - 1, low, high)
        row.insert(last, 0)
        rest = right - sum(entry * component for entry, component in zip(row, vector, strict=True))
        row[last] = rest // vector[last]
        if size == 2 or low <= abs(row[last]) <= high:
            return row


def _target(draws: Draws, row: int, column: int, size: int) -> list[int]:
    """Draw a cell of the row or the column, each with the same chance.

    Two by two, only one cell has two products that are not 0.
    """
    if size == 2:
        return [1 - column, column]
    number = draws.below(2 * size - 1)
    if number < size:
        return [row, number]
    other = number - size
    return [other + int(other >= row), column]


def _square(matrix: list[list[int]], hidden: tuple[int, int], target: Sequence[int]) -> tuple[int, int, int]:
    """Return the target's entry of M*M as a polynomial in the hidden entry, the constant first."""
    coefficients = [0, 0, 0]
    i, j = target
    for at in range(len(matrix)):
        degree = 0
        product = 1
        for row, column in ((i, at), (at, j)):
            if (row, column) == hidden:
                degree += 1
            else:
                product *= matrix[row][column]
        coefficients[degree] += product
    constant, slope, square = coefficients
    return constant, slope, square


def _cell(slot: str) -> tuple[int, int]:
    _, row, column = slot.split("_")
    return int(row), int(column)


FAMILY = Family(
    family_type="B",
    answer_type="integer",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "Entries and eigenvalue have magnitudes from 2 to 13, 3 to 14 and 4 to 15 and either sign, not "
        "from 0 to 3, 5 and 7: no product is 0, M*v = 1*v never occurs, and no value of the gap is likely. "
        "Two by two, one entry is 0, as M*v = lambda*v demands it.",
        "The target is any entry of M*M in the row or the column of the withheld entry that depends on it; "
        "two by two, it is the one that is not the square of an entry.",
        "Rows whose answer is a number of the notes or the hint, or does not depend on the withheld entry, "
        "are rejected.",
        "The text says that M*v = lambda*v and gives lambda; the components of v other than its zero are "
        "drawn from -3 to 3, as the paper gives no range; from difficulty 2 on one of them is 1 or -1.",
    ],
)
