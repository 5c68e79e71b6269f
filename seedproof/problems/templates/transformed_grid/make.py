"""Draws the map or its eigenvalues, and two vectors; answers by inverse matrices."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.transformed_grid.facts import Facts, Vector
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, collection, point

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
    flat = _FLATNESS * _determinant((first, second)) ** 2 < lengths
    if flat or max(map(abs, (*first, *second))) > _LARGEST:
        raise Rejected("the parallelogram is flat, or large")
    if sum(row.count(0) for row in rows) > 1 or matrices.largest(rows) > _LARGEST:
        raise Rejected("the matrix has a large entry, or many zeros")
    if difficulty == 3:
        return Facts(basis=basis, images=(first, second), asked="eigenvectors")
    original = [Fraction(entry) for entry in _vector(draws, 4)]
    if draws.below(2):
        original = [entry / 2 for entry in original]
    target = matrices.image(rows, original)
    if any(entry.denominator > 1 for entry in target) or original[0] == 0:
        raise Rejected("the point is no lattice point, or on an axis")
    return Facts(
        basis=basis,
        images=(first, second),
        asked="point",
        radius=draws.between(1, 4),
        point=_integers(target),
    )


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


def work(facts: Facts, slip: Slip) -> Worked:
    """The matrix; an area and an inverse image, or eigenvalues and eigenvectors. Raises: Rejected."""
    columns = matrices.inverse(matrices.transposed(facts.basis))
    rows = matrices.product(matrices.transposed(facts.images), columns)
    if facts.asked == "eigenvectors":
        eigenvalues = _eigenvalues(rows)
        kernel = matrices.kernel(matrices.shifted(rows, eigenvalues[-1]))
        basis = matrices.vectors([matrices.primitive(vector) for vector in kernel])
        return Worked((), (matrices.matrix(rows), collection(*eigenvalues), basis))
    area = abs(matrices.determinant(rows)) * facts.radius**2 * PI
    original = matrices.image(matrices.inverse(rows), facts.point)
    return Worked((), (matrices.matrix(rows), area, point(*original)))


def _eigenvalues(rows: matrices.Rows) -> list[int]:
    """Return the eigenvalues in order. Raises: Rejected unless they are different integers."""
    trace = Fraction(rows[0][0]) + rows[1][1]
    determinant = matrices.determinant(rows)
    numbers = range(-_LARGEST_EIGENVALUE, _LARGEST_EIGENVALUE + 1)
    zeros = [number for number in numbers if number**2 - trace * number + determinant == 0]
    if len(zeros) != 2:
        raise Rejected("the eigenvalues are not different integers")
    return zeros


def _types(facts: Facts) -> tuple[Typed, ...]:
    if facts.asked == "eigenvectors":
        return Typed("matrix", ("A",)), Typed("set"), Typed("span")
    return Typed("matrix", ("A",)), Typed("number"), Typed("tuple")


def _gaps(facts: Facts) -> dict[str, int]:
    (a, b), (c, d) = facts.basis
    x, y = facts.point
    return {"a": a, "b": b, "c": c, "d": d, "x": x, "y": y}


SHEET = Sheet(
    subject="algebra",
    method="images of the stated matrix",
    sample=sample,
    work=work,
    types=_types,
    gaps=_gaps,
    levels={
        1: "the images of the unit vectors, so that the columns can be read",
        2: "the images of two other vectors, so that the basis must be changed",
        3: "eigenvalues and eigenvectors of the map that was read",
    },
    version=2,
)
