"""Orthogonal projections: the next vector of Gram and Schmidt, the nearest point, its distance."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, at_most, dot, equal
from seedproof.certifying.university import answers, latex, matrices
from seedproof.certifying.university.expression import Several
from seedproof.certifying.university.matrices import applied, transposed
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, never, value_is
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.orthogonal_projection import phrases

STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "vectors": {
            "The vectors $$v_{1}": "first:formula second:formula size:integer b:formula",
            "Consider the subspace": "size:integer first:formula second:formula b:formula",
            r"In $\mathbb{R}": "size:integer first:formula second:formula b:formula",
            "Let $U$ be the subspace": "size:integer first:formula second:formula b:formula",
        },
        "columns": {
            "The system $A x = b$ with $$A": "matrix:formula b:formula",
            "Consider the overdetermined system $A x = b$ with $$A": "matrix:formula b:formula",
            "An experiment leads to the linear system $A x = b$ with $$A": "matrix:formula b:formula",
            "Let $$A = #": "matrix:formula b:formula",
        },
    },
    seen="0418aa1c",
)
QUESTIONS = meanings(
    (*phrases.ORTHOGONALISED.values(), phrases.PROJECTIONS, *phrases.LAST.values()),
    {
        "second": ("Apply ... to $v_{1}, v_{2}$ in this order", "Find the vector $v_{2} - c v_{1}$"),
        "last": ("Apply ... the columns of $A$ from left", "Find the difference of the last column"),
        "projection": (
            "Determine the orthogonal projection",
            "Project $b$",
            "Which vector of $U$ is closest",
        ),
        "distance": ("How far is $b$ from $U$", "What is the distance of $b$ from $U$"),
        "least_squares": ("For which $x$ ... smallest", "Find the least squares solution $x$"),
    },
    seen="a3104831",
)


@dataclass(frozen=True, slots=True)
class Model:
    """Vectors that span a space, in their order, and one more vector."""

    kind: str
    spanning: tuple[tuple[Term, ...], ...]
    b: tuple[Term, ...]


def _build(said: Said, task: Task) -> Model:
    none = Translation({})
    if said.kind == "columns":
        rows = matrices.stated(latex.expression(said["matrix"]), none)
        column = matrices.stated(latex.expression(said["b"]), none)
        spanning = [tuple(column) for column in transposed(rows)]
        b = tuple(entry for (entry,) in column)
    else:
        *spanning, b = (_vector(none, latex.expression(said[name])) for name in ("first", "second", "b"))
    if {len(vector) for vector in spanning} != {len(b)} or said.gaps.get("size", len(b)) != len(b):
        raise Unread(f"{task.row_id}: vectors of different lengths")
    return Model(said.kind, tuple(spanning), b)


def _vector(translation: Translation, read: object) -> tuple[Term, ...]:
    if not isinstance(read, Several):
        raise Unread(f"no vector: {read}")
    return tuple(matrices.left_to_engine(entry) for entry in translation.terms(read.items))


def _combined(asked: Asked[Model], start: Sequence[Term] | None, used: int) -> tuple[Given, Sequence[Term]]:
    """Return a vector less a combination of the first few, orthogonal to each of them."""
    translation = Translation({})
    spanning = asked.model.spanning[:used]
    factors = matrices.vector(translation, "c", used)
    result = matrices.vector(translation, "p", len(asked.model.b))
    combination = applied(transposed(spanning), factors)
    rest = [a - b for a, b in zip(start or asked.model.b, combination, strict=True)]
    orthogonal = [equal(dot(rest, vector), 0) for vector in spanning]
    meaning = rest if start else combination
    said = step("a combination, and what is left of the vector is orthogonal", *orthogonal)
    given = Given(translation, (step(asked.task.statement), said))
    return given.plus(step("called p", matrices.are_alike(result, meaning))), result


def _gram_schmidt(asked: Asked[Model]) -> Iterator[Script]:
    if asked.model.kind != {"second": "vectors", "last": "columns"}[asked.said.kind]:
        raise Unread(asked.said.sentence)
    spanning = asked.model.spanning
    given, result = _combined(asked, spanning[-1], len(spanning) - 1)
    yield from value_is(asked.part, given, answers.is_tuple(given.translation, result, asked.part))


def _projection(asked: Asked[Model]) -> Iterator[Script]:
    given, result = _combined(asked, None, len(asked.model.spanning))
    claim = answers.is_tuple(given.translation, result, asked.part)
    yield from value_is(asked.part, given.by("nearest_point"), claim)
    if asked.model.kind == "columns":
        factors = matrices.vector(given.translation, "x", len(asked.model.spanning))
        reached = matrices.are_alike(applied(transposed(asked.model.spanning), factors), asked.model.b)
        alone = Given(given.translation, (step(asked.task.statement),))
        yield never(asked.part, alone, reached, "no_solution")


def _distance(asked: Asked[Model]) -> Iterator[Script]:
    given, result = _combined(asked, None, len(asked.model.spanning))
    distance = given.translation.unknown("distance")
    rest = [a - b for a, b in zip(asked.model.b, result, strict=True)]
    length = step("the length of b - p", at_most(0, distance), equal(distance * distance, dot(rest, rest)))
    claim = answers.is_value(given.translation, distance, asked.part)
    yield from value_is(asked.part, given.by("nearest_point").plus(length), claim)


def _least_squares(asked: Asked[Model]) -> Iterator[Script]:
    given, _ = _combined(asked, None, len(asked.model.spanning))
    factors = [symbol for symbol in given.translation.symbols if symbol.text.startswith("c_")]
    claim = answers.is_tuple(given.translation, factors, asked.part)
    yield from value_is(asked.part, given.by("nearest_point"), claim)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "second": _gram_schmidt,
        "last": _gram_schmidt,
        "projection": _projection,
        "distance": _distance,
        "least_squares": _least_squares,
    },
)
