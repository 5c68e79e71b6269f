"""Proves eigenvalues by the characteristic polynomial of flint, bases by multiplication and rank."""

import re
from collections.abc import Iterator, Sequence

from flint import fmpz_mat, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.templates.eigenspaces.facts import Facts

_INTEGER = r"-?[0-9]{1,6}"
_SET = re.compile(rf"\{{({_INTEGER}(?:, {_INTEGER})*)\}}")
_VECTOR = rf"\({_INTEGER}(?:, {_INTEGER})+\)"
_BASIS = re.compile(rf"\{{{_VECTOR}(?:, {_VECTOR})*\}}")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """No eigenvalue and no vector is missing or in excess; the minimal polynomial decides the last part."""
    matrix = fmpz_mat(facts.matrix)
    size = matrix.nrows()
    if size != matrix.ncols():
        yield "the matrix is not square"
        return
    eigenvalues = _eigenvalues(matrix)
    stated = _SET.fullmatch(answers[0])
    if stated is None or stated[1].split(", ") != [str(eigenvalue) for eigenvalue in eigenvalues]:
        yield f"the characteristic polynomial has the roots {eigenvalues}, unlike {answers[0]}"
    if not eigenvalues or len(answers) != len(_types(facts)):
        yield "there are not as many answers as questions"
        return
    for eigenvalue, basis in zip(eigenvalues, answers[1:], strict=False):
        yield from _not_a_basis(matrix, eigenvalue, basis)
    if len(eigenvalues) < size:
        diagonalizable = "yes" if _is_diagonalizable(matrix, eigenvalues) else "no"
        if answers[-1] != diagonalizable:
            yield f"the minimal polynomial says {diagonalizable}, not {answers[-1]}"


def _eigenvalues(matrix: fmpz_mat) -> list[int]:
    """Return all complex eigenvalues, if they are integers; else none."""
    _, factors = fmpz_poly(matrix.charpoly()).factor()
    if any(factor.degree() != 1 for factor, _ in factors):
        return []
    return sorted(-int(factor[0]) for factor, _ in factors)


def _not_a_basis(matrix: fmpz_mat, eigenvalue: int, text: str) -> Iterator[str]:
    """Yield why the stated vectors are no basis of the eigenspace."""
    if _BASIS.fullmatch(text) is None:
        yield f"{text!r} is no set of vectors"
        return
    size = matrix.nrows()
    vectors = [_vector(entries) for entries in re.findall(r"\(([^()]+)\)", text)]
    if any(len(vector) != size for vector in vectors):
        yield f"{text} has vectors of another length than {size}"
        return
    shifted = _shifted(matrix, eigenvalue)
    stated = fmpz_mat(vectors)
    if (shifted * stated.transpose()).rank() != 0:
        yield f"{text} has a vector that is not multiplied by {eigenvalue}"
    dimension = size - shifted.rank()
    if stated.rank() != len(vectors) or len(vectors) != dimension:
        yield f"{text} has vectors too many or too few for the eigenvalue {eigenvalue}"


def _vector(text: str) -> list[int]:
    return [int(entry) for entry in text.split(", ")]


def _is_diagonalizable(matrix: fmpz_mat, eigenvalues: Sequence[int]) -> bool:
    """Return whether the polynomial with simple zeros at the eigenvalues takes the matrix to zero."""
    product = _identity(matrix.nrows())
    for eigenvalue in eigenvalues:
        product = product * _shifted(matrix, eigenvalue)
    return product.rank() == 0


def _identity(size: int) -> fmpz_mat:
    identity = fmpz_mat(size, size)
    for index in range(size):
        identity[index, index] = 1
    return identity


def _shifted(matrix: fmpz_mat, number: int) -> fmpz_mat:
    return matrix - number * _identity(matrix.nrows())


def _types(facts: Facts) -> list[str]:
    """Return the set of eigenvalues, a basis for each, and a label if there are fewer than rows."""
    eigenvalues = _eigenvalues(fmpz_mat(facts.matrix))
    types = ["set"]
    types += ["span"] * len(eigenvalues)
    if len(eigenvalues) < len(facts.matrix):
        types.append("label")
    return types


CHECKER = Checker(
    facts=Facts,
    method="characteristic polynomial",
    wrong=wrong,
    types=_types,
)
