"""Hides chosen eigenvalues behind a change of basis; answers by characteristic polynomial and kernels.

Every step of the change of basis adds a multiple of a row to another, and undoes it in the columns: so the
matrix keeps integer entries, and its eigenvectors have small ones.
"""

from fractions import Fraction
from math import gcd, lcm

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula

Rows = list[list[int]]

_STATEMENTS = (
    "Consider the matrix $$A = {}$$",
    "Let $$A = {}$$ be a matrix with real entries, which acts on column vectors.",
    "The linear map $T$ is given by $T(v) = A v$ with $$A = {}$$",
    "A square matrix is given by $$A = {}$$",
)
_VALUES = (
    "Find all eigenvalues of $A$, as a set.",
    "Determine the set of the eigenvalues of $A$.",
    "Which numbers are eigenvalues of $A$? Give the set of all of them.",
)
_SPACES = (
    "Give a basis of the eigenspace of $A$ for its {} eigenvalue, as a set of vectors.",
    "Find a basis of the eigenspace that belongs to the {} eigenvalue of $A$.",
    "Give vectors that form a basis of the eigenspace of $A$ for the {} eigenvalue.",
)
_DIAGONALIZABLE = (
    "Is $A$ diagonalizable over the real numbers? Answer yes or no.",
    "Does $\\mathbb{R}^3$ have a basis of eigenvectors of $A$? Answer yes or no.",
)
_PLACES = {2: ("smallest", "largest"), 3: ("smallest", "second smallest", "largest")}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Different eigenvalues; in the third difficulty one is double, with one eigenvector or two."""
    size, bound = ((2, 8), (3, 8), (3, 9))[difficulty - 1]
    values = draws.sample(range(-4, 7), size)
    if difficulty == 3:
        values[1] = values[0]
    rows = [[values[row] if row == column else 0 for column in range(size)] for row in range(size)]
    if difficulty == 3:
        # With two eigenvectors more candidates are rejected below.
        rows[0][1] = draws.choice((0, 0, 0, 0, 0, 1, 1))
    for _ in range(3 * size):
        one, other = draws.sample(range(size), 2)
        times = draws.choice((-2, -1, 1, 2))
        rows[one] = [value + times * more for value, more in zip(rows[one], rows[other], strict=True)]
        for row in rows:
            row[other] -= times * row[one]
    if max(abs(value) for row in rows for value in row) > bound:
        raise Rejected("an entry is large")
    for place in range(size):
        others = [other for other in range(size) if other != place]
        if not any(rows[place][other] for other in others) or not any(rows[other][place] for other in others):
            raise Rejected("a row or column shows an eigenvalue")
    if sum(row.count(0) for row in rows) > 2:
        raise Rejected("too many entries are zero")
    return {"matrix": rows}


def answers(facts: Facts) -> list[Answer]:
    """The eigenvalues; a basis of each eigenspace in their order; whether the bases make one of the space."""
    rows = facts["matrix"]
    size, values = len(rows), _eigenvalues(rows)
    bases = [_kernel(rows, value) for value in values]
    for basis in bases:
        if max(abs(entry) for vector in basis for entry in vector) > 6:
            raise Rejected("an eigenvector has a large entry")
    found = [Answer(formula.collection(*values), "set")]
    for basis in bases:
        found.append(Answer(formula.collection(*(formula.point(*vector) for vector in basis)), "span"))
    if len(values) < size:
        whole = sum(map(len, bases)) == size
        found.append(Answer(formula.Word("yes" if whole else "no"), "label"))
    return found


def _eigenvalues(rows: Rows) -> list[int]:
    """The integer roots of the characteristic polynomial, whose coefficients come from traces of powers."""
    size = len(rows)
    coefficients, power = [1], [[int(row == column) for column in range(size)] for row in range(size)]
    for step in range(1, size + 1):
        power = [
            [sum(rows[row][k] * power[k][column] for k in range(size)) for column in range(size)]
            for row in range(size)
        ]
        coefficients.append(-sum(power[place][place] for place in range(size)) // step)
        for place in range(size):
            power[place][place] += coefficients[-1]
    return [
        value
        for value in range(-40, 41)
        if sum(one * value ** (size - place) for place, one in enumerate(coefficients)) == 0
    ]


def _kernel(rows: Rows, value: int) -> list[list[int]]:
    """A basis of the vectors that the matrix multiplies by the value, with coprime integer entries."""
    size = len(rows)
    left = [
        [Fraction(entry - value * (row == column)) for column, entry in enumerate(entries)]
        for row, entries in enumerate(rows)
    ]
    pivots: list[int] = []
    for column in range(size):
        rank = len(pivots)
        found = next((row for row in range(rank, size) if left[row][column]), None)
        if found is None:
            continue
        left[rank], left[found] = left[found], left[rank]
        left[rank] = [entry / left[rank][column] for entry in left[rank]]
        for row in range(size):
            if row != rank:
                times = left[row][column]
                left[row] = [one - times * two for one, two in zip(left[row], left[rank], strict=True)]
        pivots.append(column)
    return [_vector(left, pivots, free) for free in range(size) if free not in pivots]


def _vector(left: list[list[Fraction]], pivots: list[int], free: int) -> list[int]:
    """The vector whose other free entries are 0, without fractions, its first entry positive."""
    entries = [Fraction(int(place == free)) for place in range(len(left))]
    for row, pivot in enumerate(pivots):
        entries[pivot] = -left[row][free]
    common = lcm(*(entry.denominator for entry in entries))
    whole = [int(entry * common) for entry in entries]
    divisor = gcd(*whole) * (1 if next(filter(None, whole)) > 0 else -1)
    return [entry // divisor for entry in whole]


def words(facts: Facts, draws: Draws) -> Words:
    """The matrix, and its eigenvalues by their order."""
    rows, values = facts["matrix"], _eigenvalues(facts["matrix"])
    matrix = formula.Matrix(tuple(tuple(map(formula.formula, row)) for row in rows))
    statement = draws.choice(_STATEMENTS).replace("{}", formula.latex(matrix))
    questions, said = [draws.choice(_VALUES)], draws.choice(_SPACES)
    questions += [said.format(place) for place in _PLACES[len(values)]]
    if len(values) < len(rows):
        questions.append(draws.choice(_DIAGONALIZABLE))
    return Words(statement, tuple(questions))


TEMPLATE = Template(
    subject="algebra", method="characteristic polynomial", sample=sample, answers=answers, words=words
)
