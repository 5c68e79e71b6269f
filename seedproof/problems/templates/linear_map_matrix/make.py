"""Draws a differential operator with an eigenvalue zero, and a basis; answers by a change of basis."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import coefficients, matrices
from seedproof.problems.making.kernels import integer_kernel
from seedproof.problems.making.matrices import matrix, vectors
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.linear_map_matrix.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, collection, point, polynomial

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


def work(facts: Facts, slip: Slip) -> Worked:
    """First the image of the highest power, then the matrix, its eigenvalues, its kernel, the other basis."""
    highest = len(facts.basis) - 1
    columns = [_image_of_power(facts, power) for power in range(highest + 1)]
    if slip == "exponent_forgotten_in_a_derivative":
        for lowered, factor in enumerate(facts.first):
            columns[highest][highest - lowered] -= factor * (highest - 1)
    image = columns[highest]
    rows = slip.or_else(matrices.integers(matrices.transposed(columns)), rows_for_columns=columns)

    diagonal = {row[index] for index, row in enumerate(rows)}
    if len(diagonal) != len(rows):
        raise Rejected("the eigenvalues are not different")
    eigenvalues = sorted(diagonal)
    mirrored = [-eigenvalue for eigenvalue in reversed(eigenvalues)]
    stated = collection(*slip.or_else(eigenvalues, eigenvalues_with_the_wrong_sign=mirrored))

    basis = integer_kernel(rows)
    if len(basis) != 1:
        raise Rejected("the kernel with the slip is the zero space")
    (vector,) = basis
    if slip == "sign_in_the_kernel":
        place = next(index for index, entry in enumerate(vector) if entry)
        vector[place] = -vector[place]
    monic = coefficients.without_leading_zeros([Fraction(entry) for entry in reversed(vector)])
    monic = coefficients.scaled(monic, 1 / monic[0])
    kernel = polynomial(monic, X)

    base = matrices.transposed(facts.basis)
    inverse = matrices.inverse(base)
    other = slip.or_else(
        matrices.product(matrices.product(inverse, rows), base),
        sides_of_the_base_change_exchanged=matrices.product(matrices.product(base, rows), inverse),
    )
    is_ugly = max(entry.denominator for entry in monic) > 6 or max(map(abs, monic)) > 20
    if not slip and (is_ugly or len(monic) < 2):
        raise Rejected("the kernel is ugly")
    if not slip and matrices.largest(other) > _LARGEST_ENTRY:
        raise Rejected("an entry is large")

    steps = (
        _with_operator(facts, "operator_image", polynomial=X**highest, image=_polynomial(image)),
        _with_operator(facts, "operator_matrix", basis=_monomials(facts), matrix=matrix(rows)),
        step("eigenvalues", matrix=matrix(rows), eigenvalues=stated),
        step("kernel", matrix=matrix(rows), basis=vectors([vector])),
        _with_operator(facts, "operator_image", polynomial=kernel, image=_polynomial([0])),
        step("matrix_inverse", matrix=matrix(base), inverse=matrix(inverse)),
        step("matrix_identity", left=matrix(inverse) * matrix(rows) * matrix(base), right=matrix(other)),
    )
    return Worked(steps, (matrix(rows), stated, kernel, matrix(other)))


def _image_of_power(facts: Facts, power: int) -> list[int]:
    """Return the image of a power of x: the coefficients of 1, x, x^2 and so on."""
    image = [0] * len(facts.basis)
    image[power] = facts.zeroth
    for lowered in range(min(power, 2) + 1):
        second = facts.second[lowered] * power * (power - 1)
        first = facts.first[lowered] * power if lowered < 2 else 0
        image[power - lowered] += second + first
    return image


def _polynomial(ascending: Sequence[int]) -> Formula:
    return polynomial(ascending[::-1], X)


def _monomials(facts: Facts) -> Formula:
    return point(*(X**power for power in range(len(facts.basis))))


def _with_operator(facts: Facts, rule: str, **gaps: Formula) -> Step:
    second, first = (polynomial(factor, X) for factor in (facts.second, facts.first))
    return step(rule, second=second, first=first, zeroth=facts.zeroth, **gaps)


def gaps(facts: Facts) -> dict[str, Formula | int]:
    """Return the map, the degree of its polynomials, their powers, and the other basis."""
    second = polynomial(facts.second, X) * Verbatim("p''(x)")
    first = polynomial(facts.first, X) * Verbatim("p'(x)")
    return {
        "degree": len(facts.basis) - 1,
        "operator": second + first + facts.zeroth * Verbatim("p(x)"),
        "monomials": _monomials(facts),
        "polynomials": point(*map(_polynomial, facts.basis)),
    }


SHEET = Sheet(
    subject="algebra",
    method="the map applied to polynomials",
    sample=sample,
    work=work,
    types=(Typed("matrix"), Typed("set"), Typed("expression(x)", ("p",)), Typed("matrix")),
    slips={
        "exponent_forgotten_in_a_derivative": "the first derivative of the highest power lacks its factor",
        "rows_for_columns": "the images are written as rows of the matrix",
        "eigenvalues_with_the_wrong_sign": "the eigenvalues have the wrong signs",
        "sign_in_the_kernel": "a coefficient of the polynomial in the kernel has the wrong sign",
        "sides_of_the_base_change_exchanged": "the matrix of the basis and its inverse are exchanged",
    },
    gaps=gaps,
    levels={
        1: "degree 2 and a first derivative",
        2: "degree 2 with a second derivative",
        3: "degree 3, so that four coordinates change with the basis",
    },
)
