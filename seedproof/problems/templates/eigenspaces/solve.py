"""Works eigenvalues and eigenspaces out by the characteristic polynomial, and by elimination."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making import matrices
from seedproof.problems.making.coefficients import value
from seedproof.problems.making.matrices import matrix, primitive, vectors
from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.eigenspaces.facts import Facts
from seedproof.problems.templates.eigenspaces.generate import Basis, Rows, shifted
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, Word, collection, polynomial

LAMBDA = Symbol("lambda")

_LARGEST_EIGENVALUE = 20
_LARGEST_ENTRY = 8


class _Invariants(NamedTuple):
    """The coefficients of the characteristic polynomial, but for their signs."""

    trace: int
    minors: int
    """The sum of the principal minors of size 2."""
    determinant: int


def work(facts: Facts, slip: str) -> Worked:
    """The polynomial, its zeros, the kernel for each of them, and whether the bases are enough."""
    worked = _work(facts, slip)
    if slip and worked.answers == _work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _work(facts: Facts, slip: str) -> Worked:
    rows = facts.matrix
    invariants = _invariants(rows)
    coefficients = _characteristic_polynomial(invariants, len(rows), slip)
    candidates = range(-_LARGEST_EIGENVALUE, _LARGEST_EIGENVALUE + 1)
    eigenvalues = [candidate for candidate in candidates if value(coefficients, candidate) == 0]
    characteristic = polynomial(coefficients, LAMBDA)
    answers: list[Formula] = [collection(*eigenvalues)]
    steps = [
        step("characteristic_polynomial", matrix=matrix(rows), letter=LAMBDA, polynomial=characteristic),
        step("zeros", polynomial=characteristic, letter=LAMBDA, zeros=answers[0]),
    ]
    bases = _bases(rows, eigenvalues, slip)
    for eigenvalue, basis in zip(eigenvalues, bases, strict=True):
        answers.append(vectors(basis))
        steps.append(step("eigenspace", matrix=matrix(rows), eigenvalue=eigenvalue, basis=vectors(basis)))
    if len(eigenvalues) < len(rows):
        count = _independent_vectors(bases, len(rows), slip)
        diagonalizable = Word("yes" if count == len(rows) else "no")
        answers.append(diagonalizable)
        steps.append(step("diagonalizable", matrix=matrix(rows), count=count, answer=diagonalizable))
    return Worked(tuple(steps), tuple(answers))


def _invariants(rows: Rows) -> _Invariants:
    size = len(rows)
    trace = sum(row[index] for index, row in enumerate(rows))
    minors = sum(_minor(rows, first, second) for second in range(size) for first in range(second))
    determinant = int(matrices.determinant(rows))
    return _Invariants(trace, minors, determinant)


def _minor(rows: Rows, first: int, second: int) -> int:
    """Return the determinant of the entries in two rows, and in the columns of the same numbers."""
    return rows[first][first] * rows[second][second] - rows[first][second] * rows[second][first]


def _characteristic_polynomial(invariants: _Invariants, size: int, slip: str) -> list[int]:
    """Return its coefficients, the highest power first; their signs alternate."""
    sign = 1 if slip == "signs_not_alternated" else -1
    if size == 2:
        return [1, sign * invariants.trace, invariants.determinant]
    return [1, sign * invariants.trace, invariants.minors, sign * invariants.determinant]


def _equations(rows: Rows, eigenvalue: int, slip: str) -> Rows:
    """Return the matrix that takes the eigenvectors to zero."""
    if slip == "shift_with_the_wrong_sign":
        return shifted(rows, -eigenvalue)
    return shifted(rows, eigenvalue)


def _independent_vectors(bases: list[Basis], size: int, slip: str) -> int:
    """Return how many vectors the bases have together."""
    match slip:
        case "multiplicity_counted":
            return size
        case "values_counted":
            return len(bases)
    return sum(len(basis) for basis in bases)


def _bases(rows: Rows, eigenvalues: list[int], slip: str) -> list[Basis]:
    """Return a basis of each eigenspace; a slip in one of them happens in the first that it changes.

    Raises: Rejected where an entry is large.
    """
    bases: list[Basis] = []
    slipped = False
    for eigenvalue in eigenvalues:
        equations = _equations(rows, eigenvalue, slip)
        if slip == "transposed":
            equations = [list(column) for column in zip(*equations, strict=True)]
        basis = _kernel(equations)
        if not slipped:
            mistaken = _mistaken(equations, basis, slip)
            slipped = mistaken != basis
            basis = mistaken
        if any(abs(entry) > _LARGEST_ENTRY for vector in basis for entry in vector):
            raise Rejected("an entry is large")
        bases.append(basis)
    if slip == "kinds_swapped":
        bases[0], bases[-1] = bases[-1], bases[0]
    return bases


def _mistaken(equations: Rows, basis: Basis, slip: str) -> Basis:
    """Return what becomes of the basis of one eigenspace."""
    match slip:
        case "sign_flipped":
            return _kernel(equations, sign=1)
        case "components_swapped" if len(equations) == 2:
            return [primitive([Fraction(entry) for entry in reversed(basis[0])])]
        case "vector_missing":
            return basis[:1]
    return basis


def _kernel(equations: Rows, sign: int = -1) -> Basis:
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


SOLUTION = Solution(
    facts=Facts,
    work=work,
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
)
