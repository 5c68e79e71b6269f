"""A linear map of polynomials by derivatives: its matrices, its eigenvalues, its kernel."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, equal
from seedproof.certifying.university import expression, latex, matrices, plain
from seedproof.certifying.university.coefficients import Coefficients, are_same, coefficients
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.eigenvalues import eigenvalues_are
from seedproof.certifying.university.expression import Expression, Function, Name, Several
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, always, value_is
from seedproof.certifying.university.ratio import Ratio
from seedproof.certifying.university.spaces import space_is
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.linear_map_matrix import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "map": {
            "Consider the linear map ... degree at most $#$ that": "degree:integer map:formula",
            "Let $V$ be ... degree at most $#$, and let $T$": "degree:integer map:formula",
            "On the space $V$ ... degree at most $#$, a linear map": "degree:integer map:formula",
            "The linear map $T$ takes ... degree at most $#$ to $$T(p)(x)": "degree:integer map:formula",
        }
    },
    seen="5aff0b3d",
)
QUESTIONS = meanings(
    (phrases.MATRICES, phrases.EIGENVALUES, phrases.KERNELS, phrases.CHANGES),
    {
        "matrix": {
            "Find the matrix of $T$ in the basis $#$, which acts on columns": "basis:formula",
            "Write down the matrix, acting on coordinate columns": "basis:formula",
            "Find the matrix that represents $T$ in the basis $#$, again acting on columns": "basis:formula",
            "What is the matrix of $T$ in the basis": "basis:formula",
        },
        "eigenvalues": ("Find the set of all eigenvalues", "Which numbers are eigenvalues"),
        "kernel": (
            "Find the polynomial ... that satisfies $T(p) = 0$",
            "Which polynomial ... spans the kernel",
        ),
    },
    seen="d88c6d59",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The formula of the map, and how many coefficients a polynomial has."""

    formula: Expression
    size: int

    def image(self, polynomial: Expression) -> Expression:
        """Put a polynomial into the map."""
        return _image(self.formula, polynomial)


def _build(said: Said, task: Task) -> Model:
    return Model(latex.expression(said["map"], ["p"]), said["degree"] + 1)


def _image(formula: Expression, polynomial: Expression) -> Expression:
    if isinstance(formula, Function):
        if formula.arguments != (Name("x"),) or formula.name.rstrip("'") != "p":
            raise Unread(f"no derivative of p: {formula}")
        for _ in range(formula.name.count("'")):
            polynomial = derivative(polynomial, "x")
        return polynomial
    return expression.rebuilt(
        formula, tuple(_image(part, polynomial) for part in expression.children(formula))
    )


def _matrix(asked: Asked[Model]) -> Iterator[Script]:
    """Ask for the matrix: each image is the combination of the basis that its column says."""
    basis = latex.expression(asked.said["basis"])
    size = asked.model.size
    if not isinstance(basis, Several) or len(basis.items) != size:
        raise Unread(f"no basis of the space: {asked.said.sentence}")
    translation = Translation({})
    rows = matrices.unknowns(translation, "m", size, size)
    parts = [_padded(coefficients(translation, item, "x"), size) for item in basis.items]
    images = [_padded(coefficients(translation, asked.model.image(item), "x"), size) for item in basis.items]
    combined = matrices.times(matrices.transposed(parts), rows)
    claim = matrices.are_equal(combined, matrices.transposed(images))
    given = Given(translation, (step(asked.task.statement, claim),))
    given = given.by("derivative_rules", "equal_coefficients")
    stated = matrices.is_matrix(translation, rows, plain.matrix(asked.part.answer))
    yield from value_is(asked.part, given, stated)


def _padded(polynomial: Coefficients, size: int) -> list[Term]:
    """Return as many coefficients as a polynomial of the space has; what is above must be 0."""
    if any(entry.number != 0 for entry in polynomial[size:]):
        raise Unread("the map leads out of the space")
    entries = [matrices.left_to_engine(entry) for entry in polynomial[:size]]
    return [*entries, *[matrices.ZERO] * (size - len(entries))]


def _eigenvalues(asked: Asked[Model]) -> Iterator[Script]:
    translation = Translation({})
    rows = matrices.square(matrices.stated(plain.matrix(asked.task.part("a").answer), translation))
    given = Given(translation, (step(asked.task.statement), step("by the matrix of (a)")))
    yield from eigenvalues_are(asked.part, given, rows)


def _kernel(asked: Asked[Model]) -> Iterator[Script]:
    size = asked.model.size
    translation = Translation({})
    stated = coefficients(translation, plain.expression(asked.part.answer), "x")

    def in_kernel(vector: Sequence[Term]) -> Term:
        named = {f"w_{place}": Ratio(entry) for place, entry in enumerate(vector)}
        inner = Translation(named)
        terms = [Name(f"w_{power}") * Name("x") ** expression.number(power) for power in range(size)]
        return are_same(coefficients(inner, asked.model.image(expression.added(terms)), "x"), [matrices.ZERO])

    given = Given(translation, (step(asked.task.statement),)).by("derivative_rules", "equal_coefficients")
    yield always(asked.part, given, equal(matrices.left_to_engine(stated[-1]), 1), "monic")
    yield from space_is(asked.part, given, size, in_kernel, [_padded(stated, size)])


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"matrix": _matrix, "eigenvalues": _eigenvalues, "kernel": _kernel},
)
