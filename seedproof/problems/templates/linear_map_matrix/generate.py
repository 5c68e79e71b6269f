"""Draws a differential operator with an eigenvalue zero, and a basis; answers by a change of basis."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import coefficients, matrices
from seedproof.problems.making.matrices import Rows, matrix
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.linear_map_matrix.facts import Facts
from seedproof.problems.templates.linear_map_matrix.phrases import (
    CHANGES,
    EIGENVALUES,
    KERNELS,
    MATRICES,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    Formula,
    Symbol,
    Verbatim,
    collection,
    latex,
    point,
    polynomial,
    product,
    total,
)

X = Symbol("x")
_DEGREES = {1: 2, 2: 2, 3: 3}
_LARGEST_ENTRY = 24


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the operator so that one power of x loses its own term, and a basis of determinant 1."""
    degree = _DEGREES[difficulty]
    second = (0, 0, 0)
    if difficulty > 1:
        second = (draws.choice((-1, 0, 1, 1, 2)), draws.between(-2, 2), draws.between(-3, 3))
        if not any(second):
            raise Rejected("there is no second derivative")
    first = (draws.choice((-3, -2, -1, 1, 2, 3)), draws.choice((-4, -3, -2, -1, 1, 2, 3, 4)))
    vanishing = draws.between(1, degree)
    zeroth = -second[0] * vanishing * (vanishing - 1) - first[0] * vanishing
    basis = matrices.unimodular(draws, degree + 1, degree + 1)
    if matrices.largest(basis) > 3 or sum(sum(map(abs, row)) > 1 for row in basis) < 2:
        raise Rejected("the basis is long, or almost that of the powers")
    return Facts(second, first, zeroth, basis)


def operator_on(facts: Facts, power: int) -> list[int]:
    """Return the image of a power of x: the coefficients of 1, x, x^2 and so on."""
    image = [0] * len(facts.basis)
    for lowered, factor in enumerate(facts.second):
        _add(image, power - lowered, factor * power * (power - 1))
    for lowered, factor in enumerate(facts.first):
        _add(image, power - lowered, factor * power)
    _add(image, power, facts.zeroth)
    return image


def _add(image: list[int], power: int, summand: int) -> None:
    if power >= 0:
        image[power] += summand


def monomial_matrix(facts: Facts) -> list[list[int]]:
    """Return the matrix in the basis of powers, whose columns are the images."""
    columns = [operator_on(facts, power) for power in range(len(facts.basis))]
    return [list(row) for row in zip(*columns, strict=True)]


def eigenvalues_of(rows: Rows) -> list[int]:
    """Return the eigenvalues of a triangular matrix in order. Raises: Rejected unless they differ."""
    diagonal = {int(row[index]) for index, row in enumerate(rows)}
    if len(diagonal) != len(rows):
        raise Rejected("the eigenvalues are not different")
    return sorted(diagonal)


def kernel_polynomial(vector: Sequence[Fraction]) -> list[Fraction]:
    """Return the multiple of a polynomial with leading coefficient 1, the highest power first."""
    highest = coefficients.without_leading_zeros(list(reversed(vector)))
    return coefficients.scaled(highest, 1 / highest[0])


def changed(rows: Rows, basis: Sequence[Sequence[int]]) -> list[list[Fraction]]:
    """Return the matrix in another basis."""
    columns = matrices.transposed(basis)
    return matrices.product(matrices.product(matrices.inverse(columns), rows), columns)


def answers(facts: Facts) -> list[Answer]:
    """Return the matrix, the eigenvalues, the kernel, and the matrix in the other basis. Raises: Rejected."""
    rows = monomial_matrix(facts)
    eigenvalues = eigenvalues_of(rows)
    (vector,) = matrices.kernel(rows)
    kernel = kernel_polynomial(vector)
    other = changed(rows, facts.basis)
    if max(entry.denominator for entry in kernel) > 6 or len(kernel) < 2 or max(map(abs, kernel)) > 20:
        raise Rejected("the kernel is ugly")
    if matrices.largest(other) > _LARGEST_ENTRY:
        raise Rejected("an entry is large")
    return [
        Answer(matrix(rows), "matrix"),
        Answer(collection(*eigenvalues), "set"),
        Answer(polynomial(kernel, X), "expression(x)", ("p",)),
        Answer(matrix(other), "matrix"),
    ]


def monomials(size: int) -> Formula:
    """Return the basis of powers."""
    return point(*(X**power for power in range(size)))


def polynomials(basis: Sequence[Sequence[int]]) -> Formula:
    """Return a basis of polynomials."""
    return point(*(polynomial(list(reversed(row)), X) for row in basis))


def words(facts: Facts, draws: Draws) -> Words:
    """Write the map and the other basis."""
    size = len(facts.basis)
    operator = total(
        product(polynomial(facts.second, X), Verbatim("p''(x)")),
        product(polynomial(facts.first, X), Verbatim("p'(x)")),
        product(facts.zeroth, Verbatim("p(x)")),
    )
    statement = fill(draws.choice(STATEMENTS), degree=str(size - 1), operator=latex(operator))
    questions = (
        fill(draws.choice(MATRICES), monomials=latex(monomials(size))),
        draws.choice(EIGENVALUES),
        draws.choice(KERNELS),
        fill(draws.choice(CHANGES), basis=latex(polynomials(facts.basis))),
    )
    return Words(statement, questions)


TEMPLATE = Template(
    subject="algebra",
    method="the map applied to polynomials",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "degree 2 and a first derivative",
        2: "degree 2 with a second derivative",
        3: "degree 3, so that four coordinates change with the basis",
    },
)
