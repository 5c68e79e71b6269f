"""Draws orthogonal vectors, mixes them, and adds a vector that is orthogonal to all of them."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.making.matrices import Number, dot, matrix
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.orthogonal_projection.facts import Facts, Task
from seedproof.problems.templates.orthogonal_projection.phrases import (
    LAST,
    ORTHOGONALISED,
    PROJECTIONS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, equation, latex, point, root

Vector = list[Fraction]

_DIMENSIONS = {1: 3, 2: 4, 3: 4}
_LARGEST = 9


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a basis with integer coefficients in Gram-Schmidt, and a vector with an integer projection."""
    dimension = _DIMENSIONS[difficulty]
    orthogonal: list[list[int]] = [draws.integers(dimension, -2, 2), draws.integers(dimension, -2, 2)]
    if dot(*orthogonal) != 0:
        raise Rejected("the vectors are not orthogonal")
    if any(vector.count(0) > dimension - 2 for vector in orthogonal):
        raise Rejected("a vector is simple")
    if difficulty == 3:
        orthogonal.append(_orthogonal_to(draws, orthogonal))
    rest = _orthogonal_to(draws, orthogonal)
    first, second, *others = orthogonal
    spanning = [first, _plus(second, first, draws.choice((-2, -1, 1, 2)))]
    for vector in others:
        mixed = _plus(vector, first, draws.choice((-1, 1)))
        spanning.append(_plus(mixed, second, draws.choice((-1, 1, 2))))
    projection = [0] * dimension
    for vector in spanning:
        projection = _plus(projection, vector, draws.choice((-3, -2, -1, 1, 2, 3)))
    vector = _plus(projection, rest, draws.choice((-3, -2, -1, 1, 2, 3)))
    if max(abs(entry) for row in (*spanning, vector) for entry in row) > _LARGEST:
        raise Rejected("an entry is large")
    if any(not any(column) for column in zip(*spanning, strict=True)):
        raise Rejected("a coordinate is zero in the whole subspace")
    task: Task = "least_squares" if difficulty == 3 else "distance"
    return Facts(task, spanning, vector)


def _orthogonal_to(draws: Draws, vectors: Sequence[Sequence[int]]) -> list[int]:
    """Draw an integer vector that is orthogonal to others. Raises: Rejected."""
    total: list[Fraction] = [Fraction(0)] * len(vectors[0])
    for vector in matrices.kernel(vectors):
        factor = draws.choice((-1, 1, 2))
        total = [entry + factor * added for entry, added in zip(total, vector, strict=True)]
    if not any(total):
        raise Rejected("nothing is orthogonal")
    orthogonal = matrices.primitive(total)
    if max(map(abs, orthogonal)) > 4:
        raise Rejected("an orthogonal vector is long")
    return orthogonal


def _plus(vector: Sequence[int], added: Sequence[int], factor: int) -> list[int]:
    return [entry + factor * other for entry, other in zip(vector, added, strict=True)]


def projected(vector: Sequence[Number], orthogonal: Sequence[Sequence[Number]]) -> Vector:
    """Return the orthogonal projection on the span of orthogonal vectors."""
    projection = [Fraction(0)] * len(vector)
    for direction in orthogonal:
        factor = dot(vector, direction) / dot(direction, direction)
        projection = [entry + factor * other for entry, other in zip(projection, direction, strict=True)]
    return projection


def difference(vector: Sequence[Number], other: Sequence[Number]) -> Vector:
    """Return the difference of two vectors."""
    return [Fraction(entry) - taken for entry, taken in zip(vector, other, strict=True)]


def orthogonalised(spanning: Sequence[Sequence[Number]]) -> list[Vector]:
    """Return the vectors of the Gram-Schmidt process, not normalised."""
    orthogonal: list[Vector] = []
    for vector in spanning:
        orthogonal.append(difference(vector, projected(vector, orthogonal)))
    return orthogonal


def answers(facts: Facts) -> list[Answer]:
    """Return the last vector of the process, the projection, and the distance or the coefficients."""
    orthogonal = orthogonalised(facts.spanning)
    projection = projected(facts.vector, orthogonal)
    if projection == orthogonal[-1]:
        raise Rejected("two answers are the same")
    result = [
        Answer(point(*orthogonal[-1]), "tuple"),
        Answer(point(*projection), "tuple"),
    ]
    if facts.task == "least_squares":
        return [*result, Answer(point(*coordinates(facts.spanning, projection)), "tuple")]
    rest = difference(facts.vector, projection)
    return [*result, Answer(root(dot(rest, rest)), "number")]


def coordinates(spanning: Sequence[Sequence[Number]], vector: Sequence[Number]) -> Vector:
    """Return the coefficients with which independent vectors add up to a vector of their span."""
    columns = matrices.transposed([*spanning, vector])
    echelon, _ = matrices.reduced(columns)
    return [row[-1] for row in echelon[: len(spanning)]]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the vectors, or the system."""
    wording = draws.choice(STATEMENTS[facts.task])
    if facts.task == "least_squares":
        statement = fill(
            wording,
            matrix=latex(matrix(matrices.transposed(facts.spanning))),
            vector=latex(matrix([[entry] for entry in facts.vector])),
        )
    else:
        named = [
            latex(equation(Symbol(f"v{index}"), point(*vector)))
            for index, vector in enumerate(facts.spanning, start=1)
        ]
        statement = fill(
            wording,
            dimension=str(len(facts.vector)),
            spanning=r", \quad ".join(named),
            vector=latex(point(*facts.vector)),
        )
    questions = (
        draws.choice(ORTHOGONALISED[facts.task]),
        draws.choice(PROJECTIONS),
        draws.choice(LAST[facts.task]),
    )
    return Words(statement, questions)


TEMPLATE = Template(
    subject="algebra",
    method="normal equations by substitution",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a plane in space",
        2: "a plane in four dimensions, where no cross product helps",
        3: "three columns in four dimensions, and the least squares solution of an overdetermined system",
    },
)
