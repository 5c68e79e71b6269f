"""Hides Jordan blocks behind a change of basis; answers by products of A minus its eigenvalues."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product as pairs

from seedproof.problems.making import coefficients, matrices
from seedproof.problems.making.matrices import Rows, matrix
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.minimal_polynomial.facts import Facts
from seedproof.problems.templates.minimal_polynomial.phrases import (
    EIGENVALUES,
    MINIMAL,
    POWERS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, latex, listing, polynomial

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
_EIGENVALUES = (-4, -3, -2, -1, 1, 2, 3, 4)
_LARGEST_ENTRY = 12
_LARGEST_COEFFICIENT = 400


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the blocks and their eigenvalues, and a change of basis with determinant 1. Raises: Rejected."""
    blocks = draws.choice(_BLOCKS[difficulty])
    eigenvalues = draws.sample(_EIGENVALUES, len(blocks))
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


def eigenvalues_of(characteristic: Polynomial) -> list[int]:
    """Return the different integer zeros in order."""
    return [value for value in _EIGENVALUES if coefficients.value(characteristic, value) == 0]


def with_multiplicities(rows: Rows) -> list[int]:
    """Return the eigenvalues in order, each as often as the characteristic polynomial has it as a zero."""
    remaining = matrices.characteristic_polynomial(rows)
    listed: list[int] = []
    for eigenvalue in eigenvalues_of(remaining):
        while coefficients.value(remaining, eigenvalue) == 0:
            remaining, _ = coefficients.division(remaining, [1, -eigenvalue])
            listed.append(eigenvalue)
    return listed


def factors_of(rows: Rows) -> list[tuple[int, int]]:
    """Return the zeros of the minimal polynomial, each with its multiplicity."""
    eigenvalues = eigenvalues_of(matrices.characteristic_polynomial(rows))
    candidates = sorted(pairs(range(1, len(rows) + 1), repeat=len(eigenvalues)), key=sum)
    for powers in candidates:
        value = matrices.identity(len(rows))
        for eigenvalue, power in zip(eigenvalues, powers, strict=True):
            value = matrices.product(value, matrices.power(matrices.shifted(rows, eigenvalue), power))
        if not any(entry for row in value for entry in row):
            return list(zip(eigenvalues, powers, strict=True))
    raise Rejected("an eigenvalue is no small integer")


def expanded(factors: Sequence[tuple[int, int]]) -> Polynomial:
    """Return the polynomial with these zeros and multiplicities."""
    zeros = [Fraction(zero) for zero, power in factors for _ in range(power)]
    return coefficients.with_roots(zeros, Fraction(1))


def power_of_t(exponent: int, minimal: Polynomial) -> Polynomial:
    """Return the polynomial of smallest degree that agrees with a power of t modulo another one."""
    *higher, constant = minimal
    base: Polynomial = [Fraction(1), Fraction(0)]
    if exponent < 0:
        base = coefficients.scaled(higher, -1 / constant)
    result: Polynomial = [Fraction(1)]
    for _ in range(abs(exponent)):
        _, result = coefficients.division(coefficients.product(result, base), minimal)
    return result


def is_ugly(remainder: Polynomial) -> bool:
    """Return whether a polynomial has large coefficients, or a single term."""
    terms = len(remainder) - remainder.count(Fraction(0))
    sizes = [max(abs(number.numerator), number.denominator) for number in remainder]
    return terms < 2 or max(sizes) > _LARGEST_COEFFICIENT


def answers(facts: Facts) -> list[Answer]:
    """Return the eigenvalues, the minimal polynomial and the power. Raises: Rejected."""
    minimal = expanded(factors_of(facts.matrix))
    remainder = power_of_t(facts.exponent, minimal)
    if is_ugly(remainder):
        raise Rejected("the power is ugly")
    return [
        Answer(listing(*with_multiplicities(facts.matrix)), "unordered"),
        Answer(polynomial(minimal, T), "expression(t)"),
        Answer(polynomial(remainder, T), "expression(t)", ("r",)),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the matrix and the power."""
    statement = fill(draws.choice(STATEMENTS), matrix=latex(matrix(facts.matrix)))
    power = fill(draws.choice(POWERS), exponent=str(facts.exponent))
    return Words(statement, (draws.choice(EIGENVALUES), draws.choice(MINIMAL), power))


TEMPLATE = Template(
    subject="algebra",
    method="polynomials of the matrix",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "size 3, and the inverse by the minimal polynomial",
        2: "size 3, also with a single eigenvalue, and a higher power by division with remainder",
        3: "size 4 with several possible Jordan forms, and a negative power",
    },
    version=2,
)
