"""Hides chosen eigenvalues behind a change of basis; answers by characteristic polynomial and kernels.

Every step of the change of basis adds a multiple of a row to another, and undoes it in the columns: so the
matrix keeps integer entries, and its eigenvectors have small ones.
"""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.making.matrices import matrix, primitive, vectors
from seedproof.problems.making.texts import Writer
from seedproof.problems.making.zeros import integer_zeros
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.eigenspaces.facts import Facts
from seedproof.problems.templates.eigenspaces.phrases import ORDINALS, QUESTIONS, STATEMENTS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Word, collection, polynomial

LAMBDA = Symbol("lambda")
Rows = list[list[int]]
Basis = list[list[int]]

_SIZES = {1: 2, 2: 3, 3: 3}
_LARGEST_ENTRIES = {1: 8, 2: 8, 3: 9}
"""By difficulty."""
_LARGEST_EIGENVALUE = 20


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw different eigenvalues; in the third difficulty one is double, with one eigenvector or two."""
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
        rows[target] = [
            entry + factor * other for entry, other in zip(rows[target], rows[source], strict=True)
        ]
        for row in rows:
            row[source] -= factor * row[target]
    if matrices.largest(rows) > _LARGEST_ENTRIES[difficulty]:
        raise Rejected("an entry is large")
    for lines in (rows, matrices.integers(matrices.transposed(rows))):
        if any(not any([*line[:index], *line[index + 1 :]]) for index, line in enumerate(lines)):
            raise Rejected("a row or column shows an eigenvalue")
    if sum(row.count(0) for row in rows) > 2:
        raise Rejected("too many entries are zero")
    return Facts(matrix=rows)


def work(facts: Facts, slip: Slip) -> Worked:
    """The polynomial, its zeros, the kernel for each of them, and whether the bases are enough."""
    rows = facts.matrix
    coefficients = matrices.characteristic_polynomial(rows)
    coefficients = slip.or_else(
        coefficients,
        signs_not_alternated=[(-1) ** place * number for place, number in enumerate(coefficients)],
    )
    eigenvalues = integer_zeros(coefficients, _LARGEST_EIGENVALUE)
    characteristic = polynomial(coefficients, LAMBDA)
    answers: list[Formula] = [collection(*eigenvalues)]
    steps = [
        step("characteristic_polynomial", matrix=matrix(rows), letter=LAMBDA, polynomial=characteristic),
        step("zeros", polynomial=characteristic, letter=LAMBDA, zeros=answers[0]),
    ]
    bases = _bases(rows, eigenvalues, slip)
    if matrices.largest([vector for basis in bases for vector in basis]) > (8 if slip else 6):
        raise Rejected("an eigenvector has a large entry")
    for eigenvalue, basis in zip(eigenvalues, bases, strict=True):
        answers.append(vectors(basis))
        steps.append(step("eigenspace", matrix=matrix(rows), eigenvalue=eigenvalue, basis=vectors(basis)))
    if len(eigenvalues) < len(rows):
        count = slip.or_else(
            sum(map(len, bases)), multiplicity_counted=len(rows), values_counted=len(eigenvalues)
        )
        answers.append(Word("yes" if count == len(rows) else "no"))
        steps.append(step("diagonalizable", matrix=matrix(rows), count=count, answer=answers[-1]))
    return Worked(tuple(steps), tuple(answers))


def _bases(rows: Rows, eigenvalues: Sequence[int], slip: Slip) -> list[Basis]:
    """Return a basis of each eigenspace; a slip in one of them happens in the first that it changes."""
    bases: list[Basis] = []
    for eigenvalue in eigenvalues:
        equations = matrices.shifted(rows, slip.or_else(eigenvalue, shift_with_the_wrong_sign=-eigenvalue))
        equations = slip.or_else(equations, transposed=matrices.scaled(matrices.transposed(equations), 1))
        basis = _kernel(equations)
        swapped = [primitive(basis[0][::-1])] if len(rows) == 2 else basis
        bases.append(
            slip.or_else(
                basis,
                sign_flipped=_kernel(equations, sign=1),
                components_swapped=swapped,
                vector_missing=basis[:1],
            )
        )
        if bases[-1] != basis:
            slip = NO_SLIP
    if slip == "kinds_swapped":
        bases[0], bases[-1] = bases[-1], bases[0]
    return bases


def _kernel(equations: matrices.Rows, sign: int = -1) -> Basis:
    """Return a basis of the kernel; where only zero is taken to zero, of that of all rows but the last.

    Terms that are brought to the other side get the sign.
    """
    echelon, pivots = matrices.reduced(equations)
    if len(pivots) == len(equations):
        echelon, pivots = matrices.reduced(equations[:-1])
    basis: Basis = []
    for free in range(len(equations)):
        if free not in pivots:
            entries = [Fraction(index == free) for index in range(len(equations))]
            for row, pivot in zip(echelon, pivots, strict=False):
                entries[pivot] = sign * row[free]
            basis.append(primitive(entries))
    return basis


def _count(facts: Facts) -> int:
    """Return how many eigenvalues there are."""
    return len(integer_zeros(matrices.characteristic_polynomial(facts.matrix), _LARGEST_EIGENVALUE))


def types(facts: Facts) -> list[Typed]:
    """Return those of the eigenvalues, of each eigenspace, and of a label where eigenvalues are missing."""
    count = _count(facts)
    label = [Typed("label")] if count < len(facts.matrix) else []
    return [Typed("set"), *[Typed("span")] * count, *label]


def words(facts: Facts, writer: Writer) -> Words:
    """Ask for the eigenspaces in the order of the eigenvalues, all of them with the same wording."""
    statement = writer.say(STATEMENTS)
    questions = [writer.say(QUESTIONS["eigenvalues"])]
    wording = writer.draws.choice(QUESTIONS["eigenspace"])
    count = _count(facts)
    questions += [writer.fill(wording, ordinal=ordinal) for ordinal in ORDINALS[count]]
    if count < len(facts.matrix):
        questions.append(writer.say(QUESTIONS["diagonalizable"]))
    return Words(statement, tuple(questions))


SHEET = Sheet(
    subject="algebra",
    method="characteristic polynomial",
    sample=sample,
    work=work,
    types=types,
    slips={
        "signs_not_alternated": "the minus signs in the characteristic polynomial are forgotten",
        "shift_with_the_wrong_sign": "the eigenvalue is added on the diagonal instead of subtracted",
        "sign_flipped": "solving for the first unknowns, terms are brought over without changing their signs",
        "components_swapped": "the two components of an eigenvector are interchanged",
        "transposed": "the columns of the matrix are read as the rows of the equations",
        "kinds_swapped": "the bases for the smallest and the largest eigenvalue are interchanged",
        "vector_missing": "of an eigenspace with two dimensions only one vector is given",
        "multiplicity_counted": "a double zero is counted as two independent eigenvectors, though it has one",
        "values_counted": "the different eigenvalues are counted instead of the independent eigenvectors",
    },
    words=words,
    levels={
        1: "a matrix of size 2",
        2: "size 3 and three eigenvalues",
        3: "size 3 and a double eigenvalue, with one eigenvector or two",
    },
)
