"""A matrix with a parameter: its determinant, its kernel, an entry of its inverse."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, step
from seedproof.certifying.terms import Symbol, different, equal, unknown
from seedproof.certifying.university import answers, latex, matrices
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.matrices import Rows, applied, determinant
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, members_are, value_is
from seedproof.certifying.university.spaces import basis_is
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.determinant_with_parameter import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "matrix": {
            "A square matrix": "t:word matrix:formula",
            "For real": "t:word matrix:formula",
            "Let $$A": "matrix:formula t:word",
            "The matrix": "matrix:formula t:word",
        }
    },
    seen="f67b40f3",
)
QUESTIONS = meanings(
    (phrases.DETERMINANTS, phrases.SINGULAR, phrases.KERNELS, phrases.ENTRIES),
    {
        "determinant": {"Compute": "t:word", "Find the determinant of $A$": "t:word"},
        "singular": {"Find the set ... linearly dependent": "t:word", "For which": "t:word"},
        "kernel": {
            "Now take the largest ... a basis of the kernel of $A$": "t:word",
            "For the largest of them, give a basis of the solutions of $A x = 0$": "",
        },
        "entry": {
            "For all other": "t:word row:integer column:integer",
            "If $A$ is invertible": "row:integer column:integer t:word",
        },
    },
    seen="c98d70ea",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The matrix, and its parameter."""

    letter: str
    matrix: Expression


def _build(said: Said, task: Task) -> Model:
    return Model(said["t"], latex.expression(said["matrix"]))


def _read(asked: Asked[Model]) -> tuple[Translation, Symbol, Rows]:
    """Translate the matrix for one part, whose sentence may name the parameter."""
    letter = asked.model.letter
    if "t" in asked.said.gaps:
        agree(asked.said, "t", letter)
    parameter = unknown(letter)
    translation = Translation({letter: parameter})
    return translation, parameter, matrices.square(matrices.stated(asked.model.matrix, translation))


def _determinant(asked: Asked[Model]) -> Iterator[Script]:
    translation, _, rows = _read(asked)
    given = Given(translation, (step(asked.task.statement),))
    claim = answers.is_value(translation, determinant(rows), asked.part, asked.model.letter)
    yield from value_is(asked.part, given, claim)


def _singular(asked: Asked[Model]) -> Iterator[Script]:
    translation, parameter, rows = _read(asked)
    is_singular = step(asked.task.statement, equal(determinant(rows), 0))
    given = Given(translation, (is_singular,)).by("singular_matrix")
    yield from members_are(asked.part, given, answers.is_member(translation, parameter, asked.part))


def _kernel(asked: Asked[Model]) -> Iterator[Script]:
    translation, parameter, rows = _read(asked)
    largest = answers.is_greatest(translation, parameter, asked.task.part("b"))
    given = Given(translation, (step(asked.task.statement), step("the largest number of (b)", largest)))
    yield from basis_is(asked.part, given, len(rows), lambda vector: matrices.is_zero(applied(rows, vector)))


def _entry(asked: Asked[Model]) -> Iterator[Script]:
    translation, _, rows = _read(asked)
    row, column = asked.said["row"] - 1, asked.said["column"] - 1
    inverse = matrices.vector(translation, "inverse", len(rows))
    unit = matrices.identity(len(rows))[column]
    steps = (
        step(asked.task.statement, different(determinant(rows), 0)),
        step(f"column {column + 1} of the inverse", matrices.are_alike(applied(rows, inverse), unit)),
    )
    claim = answers.is_value(translation, inverse[row], asked.part, asked.model.letter)
    yield from value_is(asked.part, Given(translation, steps).by("singular_matrix"), claim)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"determinant": _determinant, "singular": _singular, "kernel": _kernel, "entry": _entry},
)
