"""Inverts the matrix, multiplies from the right side, and takes the determinant factor by factor."""

from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.making.matrices import Rows, matrix
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.matrix_inverse_equation.facts import Facts
from seedproof.problems.templates.matrix_inverse_equation.generate import regular_matrix, without_sum
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, formula, power, product

_LARGEST_DENOMINATOR = 150


def work(facts: Facts, slip: str) -> Worked:
    """First what is to be inverted and what stands beside it, then the inverses, X, the determinant."""
    worked = _work(facts, slip)
    if slip and worked.steps == _work(facts, "").steps:
        raise Rejected("the slip changes nothing")
    return worked


def _work(facts: Facts, slip: str) -> Worked:
    steps: list[Step] = []
    regular = regular_matrix(facts)
    side = without_sum(facts)
    if facts.shift:
        identity = matrix(matrices.identity(len(regular)))
        difference = matrix(facts.left) + product(-facts.shift, identity)
        if slip == "shift_with_the_wrong_sign":
            regular = matrices.shifted(facts.left, -facts.shift)
        steps.append(step("matrix_identity", left=difference, right=matrix(regular)))
    if facts.added:
        difference = matrix(facts.result) - matrix(facts.added)
        if slip == "sum_with_the_wrong_sign":
            side = matrices.total(facts.result, facts.added)
        steps.append(step("matrix_identity", left=difference, right=matrix(side)))
    if matrices.determinant(regular) == 0:
        raise Rejected("the matrix with the slip has no inverse")
    inverse = _inverse(regular, slip)
    steps.append(step("matrix_inverse", matrix=matrix(regular), inverse=matrix(inverse)))
    factors: list[Rows] = [inverse, side]
    if facts.right:
        right = matrices.inverse(facts.right)
        steps.append(step("matrix_inverse", matrix=matrix(facts.right), inverse=matrix(right)))
        factors.append(right)
    solution = _product(factors)
    if slip == "factors_in_the_wrong_order":
        solution = _product(list(reversed(factors)))
    steps.append(step("matrix_identity", left=_written(factors), right=matrix(solution)))
    determinant = matrices.determinant(solution)
    steps.append(step("determinant", matrix=matrix(solution), value=determinant))
    value = _value(facts, regular, determinant, slip)
    asked = product(
        facts.factor,
        power(matrix(solution), facts.power),
        power(matrix(regular), facts.exponent),
    )
    steps.append(step("determinant", matrix=asked, value=value))
    _check(inverse, solution, value)
    return Worked(tuple(steps), (matrix(inverse), matrix(solution), formula(value)))


def _inverse(regular: Rows, slip: str) -> list[list[Fraction]]:
    inverse = matrices.inverse(regular)
    match slip:
        case "determinant_not_divided_by":
            return matrices.scaled(inverse, matrices.determinant(regular))
        case "cofactor_with_the_wrong_sign":
            inverse[0][1] = -inverse[0][1]
    return inverse


def _product(factors: list[Rows]) -> list[list[Fraction]]:
    first, *others = factors
    result = matrices.scaled(first, 1)
    for factor in others:
        result = matrices.product(result, factor)
    return result


def _written(factors: list[Rows]) -> Formula:
    return product(*(matrix(factor) for factor in factors))


def _value(facts: Facts, regular: Rows, determinant: Fraction, slip: str) -> Fraction:
    """Return the determinant that is asked for. Raises: Rejected where X became singular."""
    if determinant == 0:
        raise Rejected("the solution with the slip is singular")
    size = len(regular)
    exponent = facts.exponent
    if slip == "factor_taken_out_once":
        size = 1
    if slip == "inverse_forgotten_in_the_determinant":
        exponent = -exponent
    return (
        Fraction(facts.factor) ** size * determinant**facts.power * matrices.determinant(regular) ** exponent
    )


def _check(inverse: Rows, solution: Rows, value: Fraction) -> None:
    entries = [Fraction(entry) for rows in (inverse, solution) for row in rows for entry in row]
    if max(entry.denominator for entry in entries) > _LARGEST_DENOMINATOR or value.denominator > 10**7:
        raise Rejected("the slip leads to ugly numbers")
    if matrices.largest(solution) > 200 or abs(value) > 10**7:
        raise Rejected("the slip leads to large numbers")


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "shift_with_the_wrong_sign": "the multiple of X is brought over with its sign unchanged",
        "sum_with_the_wrong_sign": "the summand is brought over with its sign unchanged",
        "determinant_not_divided_by": "the adjugate is taken for the inverse",
        "cofactor_with_the_wrong_sign": "a cofactor in the inverse has the wrong sign",
        "factors_in_the_wrong_order": "the inverses are multiplied from the wrong sides",
        "factor_taken_out_once": "a number is taken out of a determinant once instead of once a row",
        "inverse_forgotten_in_the_determinant": "an inverse is given the determinant of its matrix",
    },
)
