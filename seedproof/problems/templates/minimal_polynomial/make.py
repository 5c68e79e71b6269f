"""Hides Jordan blocks behind a change of basis; answers by products of A minus its eigenvalues."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from seedproof.problems.making import coefficients, matrices
from seedproof.problems.making.matrices import Rows, matrix
from seedproof.problems.making.zeros import integer_zeros
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.minimal_polynomial.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, listing, polynomial, total

T = Symbol("t")
Blocks = tuple[tuple[int, ...], ...]
"""For each eigenvalue the sizes of its Jordan blocks."""
Polynomial = list[Fraction]

_BLOCKS: dict[int, tuple[Blocks, ...]] = {
    1: (((1, 1), (1,)), ((2,), (1,))),
    2: (((1, 1), (1,)), ((2,), (1,)), ((2,), (1,)), ((2, 1),)),
    3: (((2,), (2,)), ((2, 1), (1,)), ((1, 1), (2,)), ((2, 2),), ((1, 1), (1, 1)), ((3,), (1,))),
}
_EXPONENTS = {1: (-1,), 2: (3, 4, 5), 3: (-1, -2)}
_LARGEST_EIGENVALUE = 4
_LARGEST_ENTRY = 12
_LARGEST_COEFFICIENT = 400


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the blocks and their eigenvalues, and a change of basis with determinant 1."""
    blocks = draws.choice(_BLOCKS[difficulty])
    eigenvalues = draws.sample((-4, -3, -2, -1, 1, 2, 3, 4), len(blocks))
    jordan = _jordan(eigenvalues, blocks)
    size = len(jordan)
    basis = matrices.unimodular(draws, size, size + 2)
    rows = matrices.product(matrices.product(basis, jordan), matrices.inverse(basis))
    if matrices.largest(rows) > _LARGEST_ENTRY:
        raise Rejected("an entry is large")
    entries = matrices.integers(rows)
    if sum(row.count(0) for row in entries) > size:
        raise Rejected("many entries are zero")
    return Facts(matrix=entries, exponent=draws.choice(_EXPONENTS[difficulty]))


def _jordan(eigenvalues: Sequence[int], blocks: Blocks) -> list[list[int]]:
    """Return the Jordan matrix with these blocks."""
    diagonal: list[int] = []
    ones: list[int] = []
    for eigenvalue, sizes in zip(eigenvalues, blocks, strict=True):
        for size in sizes:
            diagonal += [eigenvalue] * size
            ones += [*[1] * (size - 1), 0]
    rows = matrices.integers(matrices.diagonal(diagonal))
    for index, one in enumerate(ones[:-1]):
        rows[index][index + 1] = one
    return rows


def work(facts: Facts, slip: Slip) -> Worked:
    """First the characteristic polynomial and its zeros, then the minimal one, then the power."""
    rows = facts.matrix
    characteristic = matrices.characteristic_polynomial(rows)
    zeros = integer_zeros(characteristic, _LARGEST_EIGENVALUE)
    multiplicities: dict[int, int] = {}
    largest_blocks: dict[int, int] = {}
    for zero in zeros:
        factor = matrices.shifted(rows, zero)
        ranks = [matrices.rank(matrices.power(factor, power)) for power in range(1, len(rows) + 1)]
        multiplicities[zero] = len(rows) - ranks[-1]
        largest_blocks[zero] = 1 + ranks.index(ranks[-1])
    if sum(multiplicities.values()) < len(rows):
        raise Rejected("an eigenvalue is no small integer")

    exchanged = dict(multiplicities)
    exchanged[zeros[0]] = multiplicities[zeros[-1]]
    exchanged[zeros[-1]] = multiplicities[zeros[0]]
    listed = _repeated(multiplicities)
    eigenvalues = listing(
        *slip.or_else(
            listed,
            every_eigenvalue_listed_once=zeros,
            zeros_with_the_wrong_sign=[-eigenvalue for eigenvalue in reversed(listed)],
            multiplicities_exchanged=_repeated(exchanged),
        )
    )
    factors = slip.or_else(
        largest_blocks,
        every_zero_taken_once=dict.fromkeys(zeros, 1),
        characteristic_polynomial_taken=multiplicities,
        zeros_with_the_wrong_sign={-zero: power for zero, power in largest_blocks.items()},
    )
    minimal = coefficients.with_roots(list(map(Fraction, _repeated(factors))), Fraction(1))
    *higher, constant = _power_of_t(facts.exponent, minimal)
    remainder = [*higher, slip.or_else(constant, constant_of_the_power_with_the_wrong_sign=-constant)]
    size = max(max(abs(number.numerator), number.denominator) for number in remainder)
    if sum(number != 0 for number in remainder) < 2 or size > _LARGEST_COEFFICIENT:
        raise Rejected("the power is ugly")

    steps = (
        step(
            "characteristic_polynomial",
            matrix=matrix(rows),
            letter=T,
            polynomial=polynomial(characteristic, T),
        ),
        step("eigenvalues_with_multiplicity", matrix=matrix(rows), list=eigenvalues),
        step("minimal_polynomial", matrix=matrix(rows), letter=T, polynomial=polynomial(minimal, T)),
        _division_step(facts.exponent, remainder, minimal),
        step("matrix_identity", left=matrix(rows) ** facts.exponent, right=_at(remainder, rows)),
    )
    return Worked(steps, (eigenvalues, polynomial(minimal, T), polynomial(remainder, T)))


def _repeated(times: Mapping[int, int]) -> list[int]:
    """Return each number as often as is said."""
    return [number for number, count in times.items() for _ in range(count)]


def _power_of_t(exponent: int, minimal: Polynomial) -> Polynomial:
    """Return the polynomial of smallest degree that agrees with a power of t modulo another one."""
    *higher, constant = minimal
    base = [Fraction(1), Fraction(0)] if exponent > 0 else coefficients.scaled(higher, -1 / constant)
    result = [Fraction(1)]
    for _ in range(abs(exponent)):
        _, result = coefficients.division(coefficients.product(result, base), minimal)
    return result


def _division_step(exponent: int, remainder: Polynomial, minimal: Polynomial) -> Step:
    """Return the step that the power and the remainder differ by a multiple of the minimal polynomial."""
    power = T ** abs(exponent)
    zeros = [Fraction(0)] * abs(exponent)
    raised = [Fraction(1)] if exponent > 0 else remainder
    quotient, _ = coefficients.division([*raised, *zeros], minimal)
    multiple = polynomial(quotient, T) * polynomial(minimal, T)
    if exponent > 0:
        return step("identity", left=power - multiple, right=polynomial(remainder, T))
    return step("identity", left=power * polynomial(remainder, T) - multiple, right=1)


def _at(remainder: Polynomial, rows: Rows) -> Formula:
    """Return the polynomial of the matrix as a sum of multiples of its powers."""
    terms: list[Formula] = []
    for exponent, number in zip(range(len(remainder))[::-1], remainder, strict=True):
        power = matrix(rows) ** exponent if exponent else matrix(matrices.identity(len(rows)))
        terms.append(number * power)
    return total(*terms)


SHEET = Sheet(
    subject="algebra",
    method="polynomials of the matrix",
    sample=sample,
    work=work,
    types=(Typed("unordered"), Typed("expression(t)"), Typed("expression(t)", ("r",))),
    slips={
        "every_eigenvalue_listed_once": "the multiplicities of the eigenvalues are forgotten",
        "multiplicities_exchanged": "two eigenvalues get the multiplicities of one another",
        "every_zero_taken_once": "each eigenvalue is taken once, as if the matrix were diagonalizable",
        "characteristic_polynomial_taken": "the characteristic polynomial is taken for the minimal one",
        "zeros_with_the_wrong_sign": "the factors of the minimal polynomial have the wrong signs",
        "constant_of_the_power_with_the_wrong_sign": "the constant of the remainder has the wrong sign",
    },
    order=(0, 3, 1, 2),
    levels={
        1: "size 3, and the inverse by the minimal polynomial",
        2: "size 3, also with a single eigenvalue, and a higher power by division with remainder",
        3: "size 4 with several possible Jordan forms, and a negative power",
    },
    version=2,
)
