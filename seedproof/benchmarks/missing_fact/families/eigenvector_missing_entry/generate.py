"""Draws an eigenvector with one zero component, then row by row a matrix that has it."""

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

LARGEST_COMPONENT = 3


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a matrix, and hide an entry in the target's row and the column of the zero.

    There M*v does not depend on it.
    """
    size = difficulty + 1
    bound = 1 + 2 * difficulty
    eigenvalue = draws.between(1, bound)
    zero = draws.below(size)
    row = draws.below(size)
    vector = draws.nonzeros(size - 1, LARGEST_COMPONENT)
    vector.insert(zero, 0)
    matrix = [_row(draws, vector, eigenvalue * component, bound) for component in vector]
    columns = [column for column in range(size) if any(_square(matrix, (row, zero), (row, column))[1:])]
    if not columns:
        raise Rejected("no entry of the square depends on the withheld one")
    target = [row, draws.choice(columns)]
    if size == 2 and target == [row, zero] and row != zero and not matrix[row][zero]:
        raise Rejected("the holder's data alone decides the answer")  # 0 times the trace
    facts = {"matrix": matrix, "eigenvector": vector, "eigenvalue": eigenvalue, "target": target}
    return Problem(facts, f"M_{row}_{zero}")


def solve(problem: Problem) -> Solution:
    """Write the entry of the square as a polynomial of degree 1 or 2 in the hidden entry."""
    facts = problem.facts
    row, column = hidden = _cell(problem.slot)
    curve = Curve((ratio(_square(facts["matrix"], hidden, facts["target"])),))
    value = facts["matrix"][row][column]
    return along(curve, value, (value + 1, value - 1))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives every entry of M but one, row by row."""
    facts = problem.facts
    hidden = _cell(problem.slot)
    size = len(facts["matrix"])
    i, j = facts["target"]
    fact = draws.choice(("M[{}][{}] = {}.", "The entry M[{}][{}] is {}."))
    view = [
        f"M is a {size} by {size} matrix of integers; M[i][j] is its entry in row i and column j, "
        "both counted from 0.",
        f"The column vector v = ({', '.join(map(str, facts['eigenvector']))}) is an eigenvector of M "
        f"with the eigenvalue {facts['eigenvalue']}: M*v = {facts['eigenvalue']}*v.",
    ]
    view += [
        fact.format(row, column, value)
        for row, line in enumerate(facts["matrix"])
        for column, value in enumerate(line)
        if (row, column) != hidden
    ]
    name = "M[{}][{}]".format(*hidden)
    value = facts["matrix"][hidden[0]][hidden[1]]
    target = f"Find (M^2)[{i}][{j}], the entry of M^2 = M*M in row {i} and column {j}."
    return Words(view, target, f"{name} = {value}.", f"What is {name}?")


def _row(draws: Draws, vector: list[int], right: int, bound: int) -> list[int]:
    """Draw a uniform integer row r within the bound with r*v = right."""
    last = min((at for at, component in enumerate(vector) if component), key=lambda at: abs(vector[at]))
    while True:
        row = draws.integers(len(vector), -bound, bound)
        row[last] = 0
        rest = right - sum(entry * component for entry, component in zip(row, vector, strict=True))
        row[last], left = divmod(rest, vector[last])
        if not left and abs(row[last]) <= bound:
            return row


def _square(
    matrix: list[list[int]], hidden: tuple[int, int], target: list[int] | tuple[int, int]
) -> list[int]:
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
    return coefficients


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
    repairs=[
        "Rows in which the answer does not depend on the withheld entry are rejected, and so are those which "
        "that entry alone decides.",
        "The text says that M*v = lambda*v and gives lambda; the components of v other than its zero are "
        "drawn from -3 to 3, as the paper gives no range.",
    ],
)
