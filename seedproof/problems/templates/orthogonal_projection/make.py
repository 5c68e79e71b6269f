"""Draws orthogonal vectors, mixes them, and adds one that is orthogonal to all; orthogonalises, projects."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.making.coefficients import N
from seedproof.problems.making.matrices import dot, matrix, vectors
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.orthogonal_projection.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, formula, point, root

Vector = list[Fraction]

_DIMENSIONS = {1: 3, 2: 4, 3: 4}
_LARGEST = 9
_LARGEST_DENOMINATOR = 60


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a basis with integer coefficients in Gram-Schmidt, and a vector with an integer projection."""
    dimension = _DIMENSIONS[difficulty]
    orthogonal = [draws.integers(dimension, -2, 2), draws.integers(dimension, -2, 2)]
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
    vector = [0] * dimension
    for direction in [*spanning, rest]:
        vector = _plus(vector, direction, draws.choice((-3, -2, -1, 1, 2, 3)))
    if matrices.largest([*spanning, vector]) > _LARGEST:
        raise Rejected("an entry is large")
    if not all(map(any, zip(*spanning, strict=True))):
        raise Rejected("a coordinate is zero in the whole subspace")
    return Facts("least_squares" if difficulty == 3 else "distance", spanning, vector)


def _orthogonal_to(draws: Draws, others: Sequence[Sequence[int]]) -> list[int]:
    """Draw an integer vector that is orthogonal to others. Raises: Rejected."""
    combination = [Fraction(0)] * len(others[0])
    for vector in matrices.kernel(others):
        combination = _plus(combination, vector, Fraction(draws.choice((-1, 1, 2))))
    if not any(combination):
        raise Rejected("nothing is orthogonal")
    orthogonal = matrices.primitive(combination)
    if max(map(abs, orthogonal)) > 4:
        raise Rejected("an orthogonal vector is long")
    return orthogonal


def _plus(vector: Sequence[N], added: Sequence[N], factor: N) -> list[N]:
    return [entry + factor * other for entry, other in zip(vector, added, strict=True)]


def work(facts: Facts, slip: Slip) -> Worked:
    """First the process, vector by vector; then the projection, and what is asked last."""
    steps: list[Step] = []
    spanning = matrices.scaled(facts.spanning, 1)
    orthogonal = spanning[:1]
    for vector in spanning[1:]:
        shadow = _projected(vector, orthogonal)
        square = dot(orthogonal[-1], orthogonal[-1])
        wrong_shadow = [entry * square / dot(vector, vector) for entry in shadow]
        shadow = slip.or_else(shadow, divided_by_the_wrong_square=wrong_shadow)
        sign = slip.or_else(Fraction(-1), added_instead_of_subtracted=Fraction(1))
        direction = _plus(vector, shadow, sign)
        steps += [
            _projection_step(vector, orthogonal, shadow),
            step("vector_identity", left=point(*vector) - point(*shadow), right=point(*direction)),
        ]
        orthogonal.append(direction)
    vector = list(map(Fraction, facts.vector))
    projection = slip.or_else(
        _projected(vector, orthogonal),
        projected_on_vectors_that_are_not_orthogonal=_projected(vector, spanning),
    )
    _expect_simple([*orthogonal, projection])
    if not slip and projection == orthogonal[-1]:
        raise Rejected("two answers are the same")
    steps.append(_projection_step(vector, spanning, projection))
    if facts.task == "least_squares":
        last, *ending = _coefficients(spanning, projection, orthogonal, slip)
    else:
        last, *ending = _distance(vector, projection, slip)
    return Worked((*steps, *ending), (point(*orthogonal[-1]), point(*projection), last))


def _projected(vector: Vector, orthogonal: Sequence[Vector]) -> Vector:
    """Return the orthogonal projection on the span of orthogonal vectors."""
    projection = [Fraction(0)] * len(vector)
    for direction in orthogonal:
        projection = _plus(projection, direction, dot(vector, direction) / dot(direction, direction))
    return projection


def _projection_step(vector: Vector, spanning: Sequence[Vector], projection: Vector) -> Step:
    return step(
        "orthogonal_projection",
        vector=point(*vector),
        spanning=vectors(spanning),
        projection=point(*projection),
    )


def _expect_simple(rows: Sequence[Vector]) -> None:
    if max(entry.denominator for row in rows for entry in row) > _LARGEST_DENOMINATOR:
        raise Rejected("the slip leads to ugly numbers")


def _distance(vector: Vector, projection: Vector, slip: Slip) -> tuple[Formula, Step, Step]:
    """Return the distance, and how it comes about."""
    rest = _plus(vector, projection, Fraction(-1))
    square = dot(rest, rest)
    distance = slip.or_else(
        root(square),
        length_of_the_projection=root(dot(projection, projection)),
        square_root_forgotten=formula(square),
    )
    difference = step("vector_identity", left=point(*vector) - point(*projection), right=point(*rest))
    return distance, difference, step("length", vector=point(*rest), length=distance)


def _coefficients(
    spanning: Sequence[Vector], projection: Vector, orthogonal: Sequence[Vector], slip: Slip
) -> tuple[Formula, Step]:
    """Return the coefficients with which the vectors add up to the projection, and how they come about."""
    basis = slip.or_else(spanning, coefficients_of_the_orthogonal_vectors=orthogonal)
    echelon, _ = matrices.reduced(matrices.transposed([*basis, projection]))
    *others, last = (row[-1] for row in echelon[: len(basis)])
    solution = [*others, slip.or_else(last, sign_of_a_coefficient=-last)]
    _expect_simple([solution])
    columns = matrix(matrices.transposed(spanning))
    ending = step(
        "linear_system_solution", matrix=columns, right=point(*projection), solution=point(*solution)
    )
    return point(*solution), ending


def gaps(facts: Facts) -> dict[str, Formula | int]:
    """Return the vectors, or the system."""
    if facts.task == "least_squares":
        columns = matrix(matrices.transposed(facts.spanning))
        return {"matrix": columns, "b": matrix([[entry] for entry in facts.vector])}
    first, second = (point(*vector) for vector in facts.spanning)
    return {"dimension": len(facts.vector), "first": first, "second": second, "b": point(*facts.vector)}


SHEET = Sheet(
    subject="algebra",
    method="normal equations by substitution",
    sample=sample,
    work=work,
    types=lambda facts: [
        Typed("tuple"),
        Typed("tuple"),
        Typed("tuple" if facts.task == "least_squares" else "number"),
    ],
    slips={
        "divided_by_the_wrong_square": "a scalar product is divided by the square of the wrong vector",
        "added_instead_of_subtracted": "the projection on the vectors before is added",
        "projected_on_vectors_that_are_not_orthogonal": "the basis is used as if it were orthogonal",
        "length_of_the_projection": "the length of the projection is taken for the distance",
        "square_root_forgotten": "the square of the distance is taken for the distance",
        "sign_of_a_coefficient": "the last coefficient has the wrong sign",
        "coefficients_of_the_orthogonal_vectors": "the coefficients belong to the orthogonal vectors",
    },
    gaps=gaps,
    levels={
        1: "a plane in space",
        2: "a plane in four dimensions, where no cross product helps",
        3: "three columns in four dimensions, and the least squares solution of an overdetermined system",
    },
)
