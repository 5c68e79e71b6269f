"""Proves eigenvalues by the characteristic polynomial of flint, bases by multiplication and rank."""

from collections.abc import Iterator, Sequence

from flint import fmpz_mat, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking import matrices
from seedproof.problems.checking.matrices import stated_vectors
from seedproof.problems.templates.eigenspaces.facts import Facts


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """No eigenvalue and no vector is missing or in excess; the minimal polynomial decides the last part."""
    size = len(facts.matrix)
    if not matrices.is_square(facts.matrix, size):
        yield "the matrix is not square"
        return
    eigenvalues = _eigenvalues(facts)
    if answers[0] != f"{{{', '.join(map(str, eigenvalues))}}}":
        yield f"the characteristic polynomial has the roots {eigenvalues}, unlike {answers[0]}"
    if not eigenvalues or len(answers) != len(types(facts)):
        yield "there are not as many answers as questions"
        return
    for eigenvalue, basis in zip(eigenvalues, answers[1:], strict=False):
        yield from _not_a_basis(facts, eigenvalue, basis)
    if len(eigenvalues) < size:
        product = matrices.identity(size)
        for eigenvalue in eigenvalues:
            product = matrices.product(product, matrices.shifted(facts.matrix, eigenvalue))
        diagonalizable = "no" if any(map(any, product)) else "yes"
        if answers[-1] != diagonalizable:
            yield f"the minimal polynomial says {diagonalizable}, not {answers[-1]}"


def _eigenvalues(facts: Facts) -> list[int]:
    """Return all complex eigenvalues, if they are integers; else none."""
    _, factors = fmpz_poly(fmpz_mat(facts.matrix).charpoly()).factor()
    if any(factor.degree() != 1 for factor, _ in factors):
        return []
    return sorted(-int(factor[0]) for factor, _ in factors)


def _not_a_basis(facts: Facts, eigenvalue: int, text: str) -> Iterator[str]:
    """Yield why the stated vectors are no basis of the eigenspace."""
    size = len(facts.matrix)
    vectors = stated_vectors(text)
    if not vectors:
        yield f"{text!r} is no set of vectors"
        return
    if any(len(vector) != size for vector in vectors):
        yield f"{text} has vectors of another length than {size}"
        return
    equations = matrices.shifted(facts.matrix, eigenvalue)
    if any(any(matrices.image(equations, vector)) for vector in vectors):
        yield f"{text} has a vector that is not multiplied by {eigenvalue}"
    if not matrices.rank(vectors) == len(vectors) == size - matrices.rank(equations):
        yield f"{text} has vectors too many or too few for the eigenvalue {eigenvalue}"


def types(facts: Facts) -> list[str]:
    """Return the set of eigenvalues, a basis for each, and a label if there are fewer than rows."""
    count = len(_eigenvalues(facts))
    label = ["label"] if count < len(facts.matrix) else []
    return ["set", *["span"] * count, *label]


CHECKER = Checker(facts=Facts, method="characteristic polynomial", wrong=wrong, types=types)
