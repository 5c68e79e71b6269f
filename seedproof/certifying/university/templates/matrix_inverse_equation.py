"""An equation for a matrix, with an inverse and a determinant."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Step, Unread, step
from seedproof.certifying.terms import equal
from seedproof.certifying.university import latex, matrices, plain
from seedproof.certifying.university.answers import is_value
from seedproof.certifying.university.expression import Expression, Function, Name, Relation
from seedproof.certifying.university.matrices import Rows, determinant, is_matrix, times
from seedproof.certifying.university.matrix_formulas import evaluated
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, value_is
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.matrix_inverse_equation import phrases

_FORMULAS = "matrices:formula equation:formula"
STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "equation": {
            "Consider the matrices ... The identity matrix": f"{_FORMULAS} . .",
            "Consider the matrices": f"{_FORMULAS} .",
            "In the equation ... As usual": "equation:formula . matrices:formula .",
            "In the equation": "equation:formula . matrices:formula",
            "Let $$#$$ A matrix $#$": "matrices:formula . equation:formula",
            "Let $#$ be the identity matrix": ". matrices:formula . equation:formula",
            "Suppose that $$#$$ and": "matrices:formula . equation:formula",
            "Suppose that $#$ is a matrix with": ". equation:formula matrices:formula",
            "Suppose that a matrix $#$": ". equation:formula matrices:formula .",
            "The unknown matrix": ". equation:formula matrices:formula",
        }
    },
    whole=True,
    seen="c77ee42e",
)
QUESTIONS = meanings(
    (phrases.INVERSES, phrases.SOLUTIONS, phrases.DETERMINANTS),
    {
        "inverse": {
            "Determine the inverse matrix": "matrix:formula",
            "Find the inverse": "matrix:formula",
            "The matrix $#$ is invertible": "matrix:formula",
        },
        "solution": ("Hence find", "Solve the equation", "Which matrix is"),
        "determinant": {"Compute": "formula:formula", "What is the value of": "formula:formula"},
    },
    whole=True,
    seen="614258e1",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The equation, and the matrices that are given."""

    equation: Relation
    given: Mapping[str, Expression]

    def named(self, translation: Translation) -> dict[str, Rows]:
        """Translate the given matrices, and that of ones."""
        rows = {name: matrices.stated(matrix, translation) for name, matrix in self.given.items()}
        return {**rows, "I": matrices.identity(len(rows["A"]))}


def _build(said: Said, task: Task) -> Model:
    given = {}
    for line in latex.formulas(said["matrices"]):
        if not isinstance(line, Relation) or line.signs != ("=",) or not isinstance(line.sides[0], Name):
            raise Unread(f"{task.row_id}: a matrix without a name")
        given[line.sides[0].name] = line.sides[1]
    return Model(latex.relation(said["equation"]), given)


def _no_inverse(base: Expression) -> Rows:
    raise Unread("an inverse in the equation")


def _inverse(asked: Asked[Model]) -> Iterator[Script]:
    translation = Translation({})
    matrix = evaluated(latex.expression(asked.said["matrix"]), asked.model.named(translation), _no_inverse)
    size = len(matrix)
    inverse = matrices.unknowns(translation, "inverse", size, size)
    product = matrices.are_equal(times(matrix, inverse), matrices.identity(size))
    given = Given(translation, (step(asked.task.statement, product),))
    yield from value_is(asked.part, given, is_matrix(translation, inverse, plain.matrix(asked.part.answer)))


def _solution(asked: Asked[Model]) -> Iterator[Script]:
    translation = Translation({})
    named = asked.model.named(translation)
    solution = matrices.unknowns(translation, "x", len(named["A"]), len(named["D"][0]))
    left, right = (
        evaluated(side, {**named, "X": solution}, _no_inverse) for side in asked.model.equation.sides
    )
    given = Given(translation, (step(asked.task.statement, matrices.are_equal(left, right)),))
    yield from value_is(asked.part, given, is_matrix(translation, solution, plain.matrix(asked.part.answer)))


def _determinant(asked: Asked[Model]) -> Iterator[Script]:
    """Ask for the determinant, with the inverse of (a) and the matrix of (b), as they are certified there."""
    formula = latex.expression(asked.said["formula"])
    if not isinstance(formula, Function) or formula.name != "det":
        raise Unread(f"no determinant: {asked.said.sentence}")
    translation = Translation({})
    inverted, solved = asked.task.part("a"), asked.task.part("b")
    inverse_of = latex.expression(QUESTIONS.read(inverted.question)["matrix"])
    solution = matrices.stated(plain.matrix(solved.answer), translation)

    def inverse(base: Expression) -> Rows:
        if base != inverse_of:
            raise Unread("an inverse that no part asks for")
        return matrices.stated(plain.matrix(inverted.answer), translation)

    named = {**asked.model.named(translation), "X": solution}
    entries = evaluated(formula.arguments[0], named, inverse)
    size = len(entries)
    called = matrices.unknowns(translation, "m", size, size)
    value = translation.unknown("determinant")
    steps: tuple[Step, ...] = (
        step(asked.task.statement),
        step("the matrix, with (a) and (b)", matrices.are_equal(called, entries)),
        step("its determinant", equal(value, determinant(called))),
    )
    yield from value_is(asked.part, Given(translation, steps), is_value(translation, value, asked.part))


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {"inverse": _inverse, "solution": _solution, "determinant": _determinant},
)
