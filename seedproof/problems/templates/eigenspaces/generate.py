"""Hides chosen eigenvalues behind a change of basis; answers by characteristic polynomial and kernels.

Every step of the change of basis adds a multiple of a row to another, and undoes it in the columns: so the
matrix keeps integer entries, and its eigenvectors have small ones.
"""

from seedproof.problems.making import matrices
from seedproof.problems.making.coefficients import value
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.eigenspaces.facts import Facts
from seedproof.problems.templates.eigenspaces.phrases import ORDINALS, QUESTIONS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Word, collection, latex

Rows = list[list[int]]
Vector = list[int]
Basis = list[Vector]

_SIZES = {1: 2, 2: 3, 3: 3}
_LARGEST_ENTRIES = {1: 8, 2: 8, 3: 9}
"""By difficulty."""
_LARGEST_EIGENVALUE = 40
"""More than the sum of a row of any such matrix."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw different eigenvalues; in the third difficulty one is double, with one eigenvector or two.

    Raises: Rejected.
    """
    size = _SIZES[difficulty]
    eigenvalues = draws.sample(range(-4, 7), size)
    if difficulty == 3:
        eigenvalues[1] = eigenvalues[0]
    rows = matrices.integers(matrices.diagonal(eigenvalues))
    if difficulty == 3:
        # With two eigenvectors more candidates are rejected below.
        rows[0][1] = draws.choice((0, 0, 0, 0, 0, 1, 1))
    for _ in range(3 * size):
        target, source = draws.sample(range(size), 2)
        factor = draws.choice((-2, -1, 1, 2))
        rows = _conjugated(rows, target, source, factor)
    if max(abs(entry) for row in rows for entry in row) > _LARGEST_ENTRIES[difficulty]:
        raise Rejected("an entry is large")
    if any(_shows_an_eigenvalue(rows, index) for index in range(size)):
        raise Rejected("a row or column shows an eigenvalue")
    if sum(row.count(0) for row in rows) > 2:
        raise Rejected("too many entries are zero")
    return Facts(matrix=rows)


def _conjugated(rows: Rows, target: int, source: int, factor: int) -> Rows:
    """Return the matrix after a multiple of a row was added to another, and this undone in the columns."""
    conjugated = [list(row) for row in rows]
    for column, entry in enumerate(rows[source]):
        conjugated[target][column] += factor * entry
    for row in conjugated:
        row[source] -= factor * row[target]
    return conjugated


def _shows_an_eigenvalue(rows: Rows, index: int) -> bool:
    """Return whether a row, or the column of the same index, is zero but for the diagonal."""
    off_diagonal = [column for column in range(len(rows)) if column != index]
    row_is_zero = all(rows[index][column] == 0 for column in off_diagonal)
    column_is_zero = all(rows[row][index] == 0 for row in off_diagonal)
    return row_is_zero or column_is_zero


def answers(facts: Facts) -> list[Answer]:
    """Return the eigenvalues; a basis of each eigenspace in order; whether the bases make one of the space.

    Raises: Rejected where an eigenvector has a large entry.
    """
    rows = facts.matrix
    eigenvalues = _eigenvalues(rows)
    bases = [eigenvectors(rows, eigenvalue) for eigenvalue in eigenvalues]
    if any(abs(entry) > 6 for basis in bases for vector in basis for entry in vector):
        raise Rejected("an eigenvector has a large entry")
    golden = [Answer(collection(*eigenvalues), "set")]
    for basis in bases:
        golden.append(Answer(matrices.vectors(basis), "span"))
    if len(eigenvalues) < len(rows):
        complete = sum(len(basis) for basis in bases) == len(rows)
        golden.append(Answer(Word("yes" if complete else "no"), "label"))
    return golden


def _eigenvalues(rows: Rows) -> list[int]:
    """Return the integer roots of the characteristic polynomial."""
    coefficients = matrices.characteristic_polynomial(rows)
    candidates = range(-_LARGEST_EIGENVALUE, _LARGEST_EIGENVALUE + 1)
    return [candidate for candidate in candidates if value(coefficients, candidate) == 0]


def eigenvectors(rows: Rows, eigenvalue: int) -> Basis:
    """Return a basis of an eigenspace, of vectors with coprime integer coordinates."""
    return [matrices.primitive(vector) for vector in matrices.kernel(shifted(rows, eigenvalue))]


def shifted(rows: Rows, number: int) -> Rows:
    """Return the matrix minus a multiple of the identity."""
    difference = [list(row) for row in rows]
    for index, row in enumerate(difference):
        row[index] -= number
    return difference


def words(facts: Facts, draws: Draws) -> Words:
    """Write the matrix, and ask for its eigenspaces in the order of the eigenvalues."""
    rows = facts.matrix
    statement = fill(draws.choice(STATEMENTS), matrix=latex(matrices.matrix(rows)))
    questions = [draws.choice(QUESTIONS["eigenvalues"])]
    eigenspace_question = draws.choice(QUESTIONS["eigenspace"])
    count = len(_eigenvalues(rows))
    for ordinal in ORDINALS[count]:
        questions.append(fill(eigenspace_question, ordinal=ordinal))
    if count < len(rows):
        questions.append(draws.choice(QUESTIONS["diagonalizable"]))
    return Words(statement, tuple(questions))


TEMPLATE = Template(
    subject="algebra",
    method="characteristic polynomial",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a matrix of size 2",
        2: "size 3 and three eigenvalues",
        3: "size 3 and a double eigenvalue, with one eigenvector or two",
    },
)
