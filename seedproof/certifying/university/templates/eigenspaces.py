"""The eigenvalues and eigenspaces of a matrix, and whether it has a basis of eigenvectors."""

from collections.abc import Iterator, Mapping
from functools import reduce

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import negated
from seedproof.certifying.university import answers, latex, matrices
from seedproof.certifying.university.eigenvalues import eigenvalues_are, is_eigenvector
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.matrices import Rows, shifted, times
from seedproof.certifying.university.queries import Given, always
from seedproof.certifying.university.spaces import basis_is
from seedproof.certifying.university.template import Asked, Task, Template, sentences
from seedproof.certifying.university.translating import Translation

STATEMENTS = sentences(
    {
        "matrix": (
            "A square matrix is given by $$A = {matrix:formula}$$",
            "Consider the matrix $$A = {matrix:formula}$$",
            "Let $$A = {matrix:formula}$$ be a matrix with real entries, which acts on column vectors.",
            "The linear map $T$ is given by $T(v) = A v$ with $$A = {matrix:formula}$$",
        )
    }
)
_RANKS = ("smallest", "second smallest", "largest")


def _basis(rank: str) -> tuple[str, ...]:
    return (
        f"Find a basis of the eigenspace that belongs to the {rank} eigenvalue of $A$.",
        f"Give a basis of the eigenspace of $A$ for its {rank} eigenvalue, as a set of vectors.",
        f"Give vectors that form a basis of the eigenspace of $A$ for the {rank} eigenvalue.",
    )


QUESTIONS = sentences(
    {
        "eigenvalues": (
            "Determine the set of the eigenvalues of $A$.",
            "Find all eigenvalues of $A$, as a set.",
            "Which numbers are eigenvalues of $A$? Give the set of all of them.",
        ),
        **{rank: _basis(rank) for rank in _RANKS},
        "diagonal": (
            r"Does $\mathbb{{R}^{size:integer}$ have a basis of eigenvectors of $A$? Answer yes or no.",
            "Is $A$ diagonalizable over the real numbers? Answer yes or no.",
        ),
    }
)
_RANKED: Mapping[str, answers.Ranking] = {
    "smallest": answers.is_least,
    "second smallest": answers.is_second_least,
    "largest": answers.is_greatest,
}


def _build(said: Said, task: Task) -> Expression:
    return latex.expression(said["matrix"])


def _read(asked: Asked[Expression]) -> tuple[Given, Rows]:
    translation = Translation({})
    rows = matrices.square(matrices.stated(asked.model, translation))
    return Given(translation, (step(asked.task.statement),)), rows


def _eigenvalues(asked: Asked[Expression]) -> Iterator[Script]:
    given, rows = _read(asked)
    yield from eigenvalues_are(asked.part, given, rows)


def _eigenspace(asked: Asked[Expression]) -> Iterator[Script]:
    given, rows = _read(asked)
    rank = asked.said.kind
    value = given.translation.unknown("eigenvalue")
    chosen = _RANKED[rank](given.translation, value, asked.task.part("a"))
    with_value = given.plus(step(f"the {rank} number of (a)", chosen))
    yield from basis_is(asked.part, with_value, len(rows), lambda vector: is_eigenvector(rows, value, vector))


def _diagonal(asked: Asked[Expression]) -> Iterator[Script]:
    given, rows = _read(asked)
    if asked.said.gaps.get("size", len(rows)) != len(rows):
        raise Unread(f"the matrix has {len(rows)} rows: {asked.said.sentence}")
    values = given.translation.terms(answers.members(asked.task.part("a")))
    factors = [shifted(rows, matrices.left_to_engine(value)) for value in values]
    vanishes = matrices.are_equal(reduce(times, factors), matrices.scaled(matrices.ZERO, rows))
    claim = {"yes": vanishes, "no": negated(vanishes)}[asked.part.answer]
    yield always(asked.part, given.by("real_diagonal_form"), claim)


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {"eigenvalues": _eigenvalues, **dict.fromkeys(_RANKS, _eigenspace), "diagonal": _diagonal},
)
