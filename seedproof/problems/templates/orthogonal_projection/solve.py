"""Orthogonalises the basis, projects, and measures what is left over or solves for the coefficients."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.making.matrices import dot, matrix, vectors
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.orthogonal_projection.facts import Facts
from seedproof.problems.templates.orthogonal_projection.generate import (
    Vector,
    coordinates,
    difference,
    projected,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, point, root, total

_LARGEST_DENOMINATOR = 60


def work(facts: Facts, slip: str) -> Worked:
    """First the process, vector by vector; then the projection, and what is asked last."""
    worked = _work(facts, slip)
    if slip and worked.answers == _work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _work(facts: Facts, slip: str) -> Worked:
    steps: list[Step] = []
    orthogonal: list[Vector] = []
    for vector in facts.spanning:
        shadow = _shadow(vector, orthogonal, slip)
        direction = difference(vector, shadow)
        if orthogonal:
            if slip == "added_instead_of_subtracted":
                direction = difference(vector, [-entry for entry in shadow])
            steps.append(
                step(
                    "orthogonal_projection",
                    vector=point(*vector),
                    spanning=vectors(orthogonal),
                    projection=point(*shadow),
                )
            )
            taken = total(point(*vector), -point(*shadow))
            steps.append(step("vector_identity", left=taken, right=point(*direction)))
        orthogonal.append(direction)
    projection = projected(facts.vector, orthogonal)
    if slip == "projected_on_vectors_that_are_not_orthogonal":
        projection = projected(facts.vector, matrices.scaled(facts.spanning, 1))
    _check([*orthogonal, projection])
    steps.append(
        step(
            "orthogonal_projection",
            vector=point(*facts.vector),
            spanning=vectors(facts.spanning),
            projection=point(*projection),
        )
    )
    last, ending = _last(facts, projection, orthogonal, slip)
    return Worked((*steps, *ending), (point(*orthogonal[-1]), point(*projection), last))


def _shadow(vector: Sequence[int], orthogonal: Sequence[Vector], slip: str) -> Vector:
    """Return the projection of a vector of the basis on those before it."""
    shadow = projected(vector, orthogonal)
    if slip == "divided_by_the_wrong_square" and orthogonal:
        direction = orthogonal[-1]
        factor = dot(direction, direction) / dot(vector, vector)
        return [entry * factor for entry in shadow]
    return shadow


def _last(
    facts: Facts, projection: Vector, orthogonal: Sequence[Vector], slip: str
) -> tuple[Formula, list[Step]]:
    if facts.task == "least_squares":
        return _coefficients(facts, projection, orthogonal, slip)
    rest = difference(facts.vector, projection)
    square = dot(rest, rest)
    distance = root(square)
    match slip:
        case "length_of_the_projection":
            distance = root(dot(projection, projection))
        case "square_root_forgotten":
            distance = total(square)
    left = total(point(*facts.vector), -point(*projection))
    ending = [
        step("vector_identity", left=left, right=point(*rest)),
        step("length", vector=point(*rest), length=distance),
    ]
    return distance, ending


def _coefficients(
    facts: Facts, projection: Vector, orthogonal: Sequence[Vector], slip: str
) -> tuple[Formula, list[Step]]:
    solution = coordinates(orthogonal, projection)
    if slip != "coefficients_of_the_orthogonal_vectors":
        solution = coordinates(facts.spanning, projection)
    if slip == "sign_of_a_coefficient":
        solution[-1] = -solution[-1]
    _check([solution])
    ending = step(
        "linear_system_solution",
        matrix=matrix(matrices.transposed(facts.spanning)),
        right=point(*projection),
        solution=point(*solution),
    )
    return point(*solution), [ending]


def _check(rows: Sequence[Vector]) -> None:
    if max(Fraction(entry).denominator for row in rows for entry in row) > _LARGEST_DENOMINATOR:
        raise Rejected("the slip leads to ugly numbers")


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "divided_by_the_wrong_square": "a scalar product is divided by the square of the wrong vector",
        "added_instead_of_subtracted": "the projection on the vectors before is added",
        "projected_on_vectors_that_are_not_orthogonal": "the basis is used as if it were orthogonal",
        "length_of_the_projection": "the length of the projection is taken for the distance",
        "square_root_forgotten": "the square of the distance is taken for the distance",
        "sign_of_a_coefficient": "the last coefficient has the wrong sign",
        "coefficients_of_the_orthogonal_vectors": "the coefficients belong to the orthogonal vectors",
    },
)
