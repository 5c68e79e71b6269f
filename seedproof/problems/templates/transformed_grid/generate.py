"""Draws the map or its eigenvalues, and two vectors; answers by inverse matrices."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making import matrices
from seedproof.problems.making.matrices import Rows, matrix
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.transformed_grid.facts import Facts, Vector
from seedproof.problems.templates.transformed_grid.phrases import MATRICES, SECOND, STATEMENTS, THIRD
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, collection, latex, point, product

_LARGEST = 7
_FLATNESS = 9
"""The square of the sine between the images is at least one over this."""
_LARGEST_EIGENVALUE = 6


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the unit vectors or other ones, the matrix, and what is asked of it. Raises: Rejected."""
    basis: tuple[Vector, Vector] = ((1, 0), (0, 1))
    if difficulty > 1:
        basis = (_vector(draws, 2), _vector(draws, 2))
        if abs(_determinant(basis)) not in (1, 2, 3) or sum(vector.count(0) for vector in basis) > 1:
            raise Rejected("the vectors do not suit as a basis")
    rows = _with_eigenvalues(draws) if difficulty == 3 else [draws.integers(2, -5, 5) for _ in range(2)]
    first, second = (_integers(matrices.image(rows, vector)) for vector in basis)
    if _determinant((first, second)) == 0:
        raise Rejected("the images are on one line")
    lengths = matrices.dot(first, first) * matrices.dot(second, second)
    if (
        _FLATNESS * _determinant((first, second)) ** 2 < lengths
        or max(map(abs, (*first, *second))) > _LARGEST
    ):
        raise Rejected("the parallelogram is flat, or large")
    if sum(row.count(0) for row in rows) > 1 or matrices.largest(rows) > _LARGEST:
        raise Rejected("the matrix has a large entry, or many zeros")
    if difficulty == 3:
        return Facts(basis, (first, second), "eigenvectors", 0, (0, 0))
    original = [Fraction(entry) for entry in _vector(draws, 4)]
    if draws.below(2):
        original = [entry / 2 for entry in original]
    target = matrices.image(rows, original)
    if any(entry.denominator > 1 for entry in target) or original[0] == 0:
        raise Rejected("the point is no lattice point, or on an axis")
    return Facts(basis, (first, second), "point", draws.between(1, 4), _integers(target))


def _vector(draws: Draws, bound: int) -> Vector:
    first, second = draws.integers(2, -bound, bound)
    return first, second


def _integers(vector: Sequence[Fraction]) -> Vector:
    first, second = vector
    return int(first), int(second)


def _determinant(vectors: tuple[Vector, Vector]) -> int:
    (first, second), (third, fourth) = vectors
    return first * fourth - second * third


def _with_eigenvalues(draws: Draws) -> list[list[int]]:
    eigenvalues = draws.sample((-4, -3, -2, -1, 1, 2, 3, 4, 5), 2)
    basis = [list(_vector(draws, 2)) for _ in range(2)]
    if matrices.determinant(basis) == 0:
        raise Rejected("the eigenvectors are on one line")
    stretched = matrices.product(basis, matrices.diagonal(eigenvalues))
    rows = matrices.product(stretched, matrices.inverse(basis))
    if any(entry.denominator > 1 for row in rows for entry in row):
        raise Rejected("the matrix is not integer")
    if rows[0][1] == 0 or rows[1][0] == 0:
        raise Rejected("the matrix is triangular")
    return matrices.integers(rows)


def matrix_of(facts: Facts) -> list[list[Fraction]]:
    """Return the matrix of the map."""
    return matrices.product(
        matrices.transposed(facts.images), matrices.inverse(matrices.transposed(facts.basis))
    )


def answers(facts: Facts) -> list[Answer]:
    """Return the matrix; an area and an inverse image, or eigenvalues and eigenvectors. Raises: Rejected."""
    rows = matrix_of(facts)
    first = Answer(matrix(rows), "matrix", ("A",))
    if facts.asked == "eigenvectors":
        eigenvalues = _eigenvalues(rows)
        basis = [
            matrices.primitive(vector) for vector in matrices.kernel(matrices.shifted(rows, eigenvalues[-1]))
        ]
        return [first, Answer(collection(*eigenvalues), "set"), Answer(matrices.vectors(basis), "span")]
    area = product(abs(matrices.determinant(rows)) * facts.radius**2, PI)
    original = matrices.image(matrices.inverse(rows), facts.point)
    return [first, Answer(area, "number"), Answer(point(*original), "tuple")]


def _eigenvalues(rows: Rows) -> list[int]:
    """Return the eigenvalues in order. Raises: Rejected unless they are different integers."""
    trace = Fraction(rows[0][0]) + rows[1][1]
    determinant = matrices.determinant(rows)
    zeros = [
        number
        for number in range(-_LARGEST_EIGENVALUE, _LARGEST_EIGENVALUE + 1)
        if number * number - trace * number + determinant == 0
    ]
    if len(zeros) != 2:
        raise Rejected("the eigenvalues are not different integers")
    return zeros


def words(facts: Facts, draws: Draws) -> Words:
    """Write the two vectors; the images are in the figure."""
    first, second = facts.basis
    statement = fill(
        draws.choice(STATEMENTS),
        first=latex(point(*first)),
        second=latex(point(*second)),
    )
    question = draws.choice(MATRICES)
    if facts.asked == "eigenvectors":
        eigenvalues = draws.choice(SECOND["eigenvalues"])
        return Words(statement, (question, eigenvalues, draws.choice(THIRD["eigenspace"])))
    area = fill(draws.choice(SECOND["area"]), radius=str(facts.radius))
    preimage = fill(draws.choice(THIRD["preimage"]), point=latex(point(*facts.point)))
    return Words(statement, (question, area, preimage))


def drawing(facts: Facts) -> Drawing:
    """Draw both images as arrows, and the parallelogram between them."""
    first, second = facts.images
    opposite = (first[0] + second[0], first[1] + second[1])
    corners = [(0, 0), first, opposite, second]
    xs = [x for x, _ in corners]
    ys = [y for _, y in corners]
    arrows = [
        {"kind": "arrow", "from": ["0", "0"], "to": _written(image), "label": label}
        for image, label in zip(facts.images, ("u", "v"), strict=True)
    ]
    return {
        "kind": "axes",
        "x": [str(min(xs) - 2), str(max(xs) + 2)],
        "y": [str(min(ys) - 2), str(max(ys) + 2)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [{"kind": "region", "points": [_written(corner) for corner in corners]}, *arrows],
    }


def _written(corner: Vector) -> list[str]:
    return [str(coordinate) for coordinate in corner]


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return "Two arrows u and v that begin at the origin of a grid of unit squares, and their parallelogram."


def twin(facts: Facts) -> Facts:
    """Return the map after which everything is turned around: the images have other signs."""
    first, second = facts.images
    return replace(facts, images=((-first[0], -first[1]), (-second[0], -second[1])))


TEMPLATE = Template(
    subject="algebra",
    method="images of the stated matrix",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "the images of the unit vectors, so that the columns can be read",
        2: "the images of two other vectors, so that the basis must be changed",
        3: "eigenvalues and eigenvectors of the map that was read",
    },
    version=2,
)
