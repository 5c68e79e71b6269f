"""Applies the stated matrix to the given vectors, to the stated point and to the stated eigenvectors."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import Unreadable, read
from seedproof.problems.checker import Checker
from seedproof.problems.checking import matrices
from seedproof.problems.checking.evaluating import exact, real_value
from seedproof.problems.checking.matrices import Rows, determinant, image, shifted
from seedproof.problems.templates.transformed_grid.facts import Facts

_TOLERANCE = 1e-12


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The matrix takes both vectors to their images; what follows is checked with the right matrix alone."""
    rows = matrices.stated_matrix(answers[0])
    if determinant(facts.basis) == 0 or determinant(facts.images) == 0:
        yield "the vectors, or their images, are on one line"
        return
    if rows is None or not matrices.is_square(rows, 2):
        yield f"{answers[0]} is no matrix of size 2"
        return
    for vector, expected in zip(facts.basis, facts.images, strict=True):
        if image(rows, vector) != [Fraction(entry) for entry in expected]:
            yield f"the stated matrix does not take {vector} to {expected}"
            return
    if facts.asked == "point":
        yield from _area_wrong(rows, facts.radius, answers[1])
        original = matrices.stated_tuple(answers[2])
        target = [Fraction(entry) for entry in facts.point]
        if original is None or len(original) != 2 or image(rows, original) != target:
            yield f"the map does not take {answers[2]} to {facts.point}"
        return
    yield from _eigenvectors_wrong(rows, answers[1], answers[2])


def _area_wrong(rows: Rows, radius: int, text: str) -> Iterator[str]:
    """The area is a rational multiple of pi, so that agreement in many digits is equality."""
    expected = real_value(read(r"\pi"), {}) * exact(abs(determinant(rows)) * radius * radius)
    try:
        stated = real_value(read(text), {})
    except (Unreadable, ValueError):
        yield f"{text} is no number"
        return
    if float(abs(stated - expected).mid()) > _TOLERANCE:
        yield f"the area is not {text}"


def _eigenvectors_wrong(rows: Rows, values: str, vectors: str) -> Iterator[str]:
    eigenvalues = matrices.stated_set(values)
    if eigenvalues is None or len(eigenvalues) != 2:
        yield f"{values} does not state two numbers"
        return
    if any(determinant(shifted(rows, value)) for value in eigenvalues):
        yield "a stated eigenvalue is none"
        return
    basis = matrices.stated_vectors(vectors)
    if basis is None or not matrices.is_basis_of_kernel(shifted(rows, max(eigenvalues)), basis):
        yield f"{vectors} is no basis of the eigenspace"


CHECKER = Checker(
    facts=Facts,
    method="images of the stated matrix",
    wrong=wrong,
    types=lambda facts: ["matrix", *(("number", "tuple") if facts.asked == "point" else ("set", "span"))],
)
