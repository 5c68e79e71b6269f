"""The eigenvalues and eigenspaces of a matrix, and whether it has a basis of eigenvectors."""

from collections.abc import Iterator, Mapping
from functools import reduce

from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import negated
from seedproof.certifying.university import answers, matrices
from seedproof.certifying.university.eigenvalues import eigenvalues_are, is_eigenvector
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.given_matrices import matrix_of, translated
from seedproof.certifying.university.matrices import shifted, times
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import always
from seedproof.certifying.university.spaces import basis_is
from seedproof.certifying.university.template import Asked, Template
from seedproof.problems.templates.eigenspaces import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "matrix": {
            "A square matrix is given by": "matrix:formula",
            "Consider the matrix": "matrix:formula",
            "Let $$A = #$$ be a matrix with real entries": "matrix:formula",
            "The linear map $T$ is given by $T(v) = A v$": "matrix:formula",
        }
    },
    seen="8ea9dc79",
)
QUESTIONS = meanings(
    phrases.QUESTIONS.values(),
    {
        "eigenvalues": (
            "Determine the set of the eig",
            "Find all eigenvalues",
            "Which numbers are eigenvalues",
        ),
        "eigenspace": {
            "Find a basis of the eigenspace that belongs to the # eigenvalue": "rank:text",
            "Give a basis of the eigenspace of $A$ for its # eigenvalue": "rank:text",
            "Give vectors that form a basis of the eigenspace of $A$ for the # eigenvalue": "rank:text",
        },
        "diagonal_of_size_3": (r"Does $\mathbb{R}^3$ have a basis of eigenvectors of $A$",),
        "diagonal": ("Is $A$ diagonalizable over the real numbers",),
    },
    seen="268e36b4",
)
_RANKED: Mapping[str, answers.Ranking] = {
    "smallest": answers.is_least,
    "second smallest": answers.is_second_least,
    "largest": answers.is_greatest,
}


def _eigenspace(asked: Asked[Expression]) -> Iterator[Script]:
    given, rows = translated(asked)
    rank = asked.said["rank"]
    if rank not in _RANKED:
        raise Unread(f"no order of eigenvalues: {asked.said.sentence}")
    value = given.translation.unknown("eigenvalue")
    chosen = _RANKED[rank](given.translation, value, asked.task.part("a"))
    with_value = given.plus(step(f"the {rank} number of (a)", chosen))
    yield from basis_is(asked.part, with_value, len(rows), lambda vector: is_eigenvector(rows, value, vector))


def _diagonal(asked: Asked[Expression]) -> Iterator[Script]:
    given, rows = translated(asked)
    if asked.said.kind == "diagonal_of_size_3" and len(rows) != 3:
        raise Unread(f"the matrix has {len(rows)} rows: {asked.said.sentence}")
    values = given.translation.terms(answers.members(asked.task.part("a")))
    factors = [shifted(rows, matrices.left_to_engine(value)) for value in values]
    vanishes = matrices.are_equal(reduce(times, factors), matrices.scaled(matrices.ZERO, rows))
    claim = {"yes": vanishes, "no": negated(vanishes)}[asked.part.answer]
    yield always(asked.part, given.by("real_diagonal_form"), claim)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=matrix_of,
    questions=QUESTIONS,
    queries={
        "eigenvalues": lambda asked: eigenvalues_are(asked.part, *translated(asked)),
        "eigenspace": _eigenspace,
        "diagonal_of_size_3": _diagonal,
        "diagonal": _diagonal,
    },
)
