"""A matrix with a parameter: its determinant, its kernel, an entry of its inverse."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Step, step
from seedproof.certifying.terms import Symbol, different, equal, literal, unknown
from seedproof.certifying.university import answers, latex, matrices
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.matrices import Rows, applied, determinant
from seedproof.certifying.university.queries import Given, members_are, value_is
from seedproof.certifying.university.spaces import basis_is
from seedproof.certifying.university.template import Asked, Task, Template, agree, sentences
from seedproof.certifying.university.translating import Translation

STATEMENTS = sentences(
    {
        "matrix": (
            "A square matrix has entries that depend on a real parameter ${t:word}$: "
            "$$A = {matrix:formula}$$",
            "For real ${t:word}$, consider the matrix $$A = {matrix:formula}$$",
            "Let $$A = {matrix:formula}$$ with a real number ${t:word}$.",
            "The matrix $$A = {matrix:formula}$$ depends on the real parameter ${t:word}$.",
        )
    }
)
QUESTIONS = sentences(
    {
        "determinant": (
            r"Compute $\det A$ in terms of ${t:word}$.",
            "Find the determinant of $A$ as a function of ${t:word}$.",
        ),
        "singular": (
            "Find the set of all ${t:word}$ for which the columns of $A$ are linearly dependent.",
            "For which ${t:word}$ is $A$ not invertible? Give the set of all of them.",
        ),
        "kernel": (
            "Now take the largest of these numbers as ${t:word}$. "
            "Find a basis of the kernel of $A$, as a set of vectors.",
        ),
        "solutions": (
            "For the largest of them, give a basis of the solutions of $A x = 0$, as a set of vectors.",
        ),
        "other_entry": (
            "For all other ${t:word}$, which entry stands in row ${row:integer}$ "
            "and column ${column:integer}$ of $A^{{-1}$?",
        ),
        "entry": (
            "If $A$ is invertible, which entry does $A^{{-1}$ have in row ${row:integer}$ "
            "and column ${column:integer}$, in terms of ${t:word}$?",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """The matrix, and its parameter."""

    letter: str
    matrix: Expression

    def read(self) -> tuple[Translation, Symbol, Rows]:
        """Translate it for one part."""
        parameter = unknown(self.letter)
        translation = Translation({self.letter: parameter})
        return translation, parameter, matrices.square(matrices.stated(self.matrix, translation))


def _build(said: Said, task: Task) -> Model:
    return Model(said["t"], latex.expression(said["matrix"]))


def _determinant(asked: Asked[Model]) -> Iterator[Script]:
    agree(asked.said, "t", asked.model.letter)
    translation, _, rows = asked.model.read()
    given = Given(translation, (step(asked.task.statement),))
    claim = answers.is_value(translation, determinant(rows), asked.part, asked.model.letter)
    yield from value_is(asked.part, given, claim)


def _singular(asked: Asked[Model]) -> Iterator[Script]:
    agree(asked.said, "t", asked.model.letter)
    translation, parameter, rows = asked.model.read()
    is_singular = step(asked.task.statement, equal(determinant(rows), 0))
    given = Given(translation, (is_singular,)).by("singular_matrix")
    yield from members_are(asked.part, given, answers.is_member(translation, parameter, asked.part))


def _kernel(asked: Asked[Model]) -> Iterator[Script]:
    translation, parameter, rows = asked.model.read()
    largest = answers.is_greatest(translation, parameter, asked.task.part("b"))
    given = Given(translation, (step(asked.task.statement), step("the largest number of (b)", largest)))
    yield from basis_is(asked.part, given, len(rows), lambda vector: matrices.is_zero(applied(rows, vector)))


def _named_kernel(asked: Asked[Model]) -> Iterator[Script]:
    agree(asked.said, "t", asked.model.letter)
    yield from _kernel(asked)


def _entry(asked: Asked[Model]) -> Iterator[Script]:
    agree(asked.said, "t", asked.model.letter)
    translation, _, rows = asked.model.read()
    row, column = asked.said["row"] - 1, asked.said["column"] - 1
    inverse = matrices.vector(translation, "inverse", len(rows))
    unit = [literal(int(place == column)) for place in range(len(rows))]
    steps: tuple[Step, ...] = (
        step(asked.task.statement, different(determinant(rows), 0)),
        step(f"column {column + 1} of the inverse", matrices.are_alike(applied(rows, inverse), unit)),
    )
    claim = answers.is_value(translation, inverse[row], asked.part, asked.model.letter)
    yield from value_is(asked.part, Given(translation, steps).by("singular_matrix"), claim)


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {
        "determinant": _determinant,
        "singular": _singular,
        "kernel": _named_kernel,
        "solutions": _kernel,
        "other_entry": _entry,
        "entry": _entry,
    },
)
