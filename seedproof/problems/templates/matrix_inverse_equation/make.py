"""Draws an invertible matrix and the solution, and multiplies them; goes back by inverses."""

from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.making.matrices import Rows, matrix
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.matrix_inverse_equation.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula, product

_SIZES = {1: 2, 2: 3, 3: 3}
_LARGEST_ENTRY = 30
_LARGEST_FACTOR_ENTRY = 5
_LARGEST_DENOMINATOR = 150


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the regular matrix, the solution, and what the difficulty adds; D follows from them."""
    size = _SIZES[difficulty]
    regular = _regular(draws, size)
    solution = _solution(draws, size)
    left = regular
    shift = 0
    right: list[list[int]] = []
    added: list[list[int]] = []
    result: Rows = matrices.product(regular, solution)
    if difficulty == 2:
        shift = draws.choice((-3, -2, 2, 3, 4))
        left = matrices.integers(matrices.shifted(regular, -shift))
    if difficulty == 3:
        right = matrices.unimodular(draws, size, 3)
        result = matrices.product(result, right)
        if sum(row.count(0) for row in right) > 4:
            raise Rejected("the second factor is simple")
    if difficulty != 2:
        added = [draws.integers(size, -4, 4) for _ in range(size)]
        result = matrices.total(result, added)
    if max(matrices.largest(result), matrices.largest(left)) > _LARGEST_ENTRY:
        raise Rejected("an entry is large")
    return Facts(
        left=left,
        shift=shift,
        right=right,
        added=added,
        result=matrices.integers(result),
        factor=draws.choice((2, 3, -2, -3)),
        power=draws.choice((2, 3)),
        exponent=draws.choice((-1, -2)),
    )


def _regular(draws: Draws, size: int) -> list[list[int]]:
    """Draw an invertible matrix with small entries. Raises: Rejected."""
    rows = matrices.unimodular(draws, size, 2 * size)
    stretched = draws.below(size)
    factor = draws.choice((1, -1, 2, -2, 3))
    rows[stretched] = [factor * entry for entry in rows[stretched]]
    zeros = sum(row.count(0) for row in rows)
    if matrices.largest(rows) > _LARGEST_FACTOR_ENTRY or zeros > size - 1:
        raise Rejected("the regular matrix has large entries, or many zeros")
    return rows


def _solution(draws: Draws, size: int) -> list[list[int]]:
    rows = [draws.integers(size, -3, 3) for _ in range(size)]
    if matrices.determinant(rows) == 0 or sum(row.count(0) for row in rows) > size:
        raise Rejected("the solution is singular, or has many zeros")
    return rows


def work(facts: Facts, slip: Slip) -> Worked:
    """First what is to be inverted and what stands beside it, then the inverses, X, the determinant."""
    steps: list[Step] = []
    regular = matrices.shifted(facts.left, facts.shift)
    if facts.shift:
        regular = slip.or_else(
            regular, shift_with_the_wrong_sign=lambda: matrices.shifted(facts.left, -facts.shift)
        )
        multiple = -facts.shift * matrix(matrices.identity(len(regular)))
        steps.append(step("matrix_identity", left=matrix(facts.left) + multiple, right=matrix(regular)))
    side = matrices.scaled(facts.result, 1)
    if facts.added:
        side = slip.or_else(
            matrices.total(facts.result, matrices.scaled(facts.added, -1)),
            sum_with_the_wrong_sign=matrices.total(facts.result, facts.added),
        )
        difference = matrix(facts.result) - matrix(facts.added)
        steps.append(step("matrix_identity", left=difference, right=matrix(side)))
    inverse = _inverse(regular, slip)
    steps.append(step("matrix_inverse", matrix=matrix(regular), inverse=matrix(inverse)))
    factors = [inverse, side]
    if facts.right:
        right = matrices.inverse(facts.right)
        steps.append(step("matrix_inverse", matrix=matrix(facts.right), inverse=matrix(right)))
        factors.append(right)
    solution = slip.or_else(
        _product(*factors), factors_in_the_wrong_order=lambda: _product(*reversed(factors))
    )
    steps.append(step("matrix_identity", left=product(*map(matrix, factors)), right=matrix(solution)))
    if not slip and matrices.product(regular, solution) == matrices.product(solution, regular):
        raise Rejected("the order of the factors does not matter")
    determinant = matrices.determinant(solution)
    if determinant == 0:
        raise Rejected("the solution with the slip is singular")
    steps.append(step("determinant", matrix=matrix(solution), value=determinant))
    size = slip.or_else(len(regular), factor_taken_out_once=1)
    exponent = slip.or_else(facts.exponent, inverse_forgotten_in_the_determinant=-facts.exponent)
    of_factors = Fraction(facts.factor) ** size * determinant**facts.power
    value = of_factors * matrices.determinant(regular) ** exponent
    asked = facts.factor * matrix(solution) ** facts.power * matrix(regular) ** facts.exponent
    steps.append(step("determinant", matrix=asked, value=value))
    if not slip and (abs(value) > 2000 or value.denominator > 9):
        raise Rejected("the determinant is large")
    _expect_simple(inverse, solution, value)
    return Worked(tuple(steps), (matrix(inverse), matrix(solution), formula(value)))


def _inverse(regular: Rows, slip: Slip) -> list[list[Fraction]]:
    determinant = matrices.determinant(regular)
    if determinant == 0:
        raise Rejected("the matrix with the slip has no inverse")
    inverse = matrices.inverse(regular)
    (first, second, *others), *rows = inverse
    return slip.or_else(
        inverse,
        determinant_not_divided_by=matrices.scaled(inverse, determinant),
        cofactor_with_the_wrong_sign=[[first, -second, *others], *rows],
    )


def _product(first: Rows, *others: Rows) -> list[list[Fraction]]:
    result = matrices.scaled(first, 1)
    for factor in others:
        result = matrices.product(result, factor)
    return result


def _expect_simple(inverse: Rows, solution: Rows, value: Fraction) -> None:
    entries = [Fraction(entry) for rows in (inverse, solution) for row in rows for entry in row]
    if max(entry.denominator for entry in entries) > _LARGEST_DENOMINATOR or value.denominator > 10**7:
        raise Rejected("the slip leads to ugly numbers")
    if matrices.largest(solution) > 200 or abs(value) > 10**7:
        raise Rejected("the slip leads to large numbers")


def gaps(facts: Facts) -> dict[str, str]:
    """Return what the inverted matrix is called, by itself and as the base of a power."""
    if facts.shift == 0:
        return {"regular": "A", "base": "A"}
    sign = "-" if facts.shift > 0 else "+"
    regular = f"A {sign} {abs(facts.shift)} I"
    return {"regular": regular, "base": rf"\left({regular}\right)"}


SHEET = Sheet(
    subject="algebra",
    method="products of matrices and minors",
    sample=sample,
    work=work,
    types=(Typed("matrix"), Typed("matrix", ("X",)), Typed("number")),
    slips={
        "shift_with_the_wrong_sign": "the multiple of X is brought over with its sign unchanged",
        "sum_with_the_wrong_sign": "the summand is brought over with its sign unchanged",
        "determinant_not_divided_by": "the adjugate is taken for the inverse",
        "cofactor_with_the_wrong_sign": "a cofactor in the inverse has the wrong sign",
        "factors_in_the_wrong_order": "the inverses are multiplied from the wrong sides",
        "factor_taken_out_once": "a number is taken out of a determinant once instead of once a row",
        "inverse_forgotten_in_the_determinant": "an inverse is given the determinant of its matrix",
    },
    gaps=gaps,
    levels={
        1: "a matrix of size 2, inverted after a sum is taken away",
        2: "the unknown on both sides, so that a multiple of the identity must be split off; size 3",
        3: "the unknown between two matrices of size 3, so that the sides of the inverses matter",
    },
)
