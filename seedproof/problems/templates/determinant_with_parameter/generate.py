"""Mixes rows and columns of a triangular matrix; answers by expansion along the first row."""

from fractions import Fraction

from seedproof.problems.making import coefficients, matrices
from seedproof.problems.making.matrices import matrix, without
from seedproof.problems.making.matrix_polynomials import (
    Entry,
    at,
    combined,
    determinant,
    shortened,
    written,
)
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.determinant_with_parameter.facts import Facts
from seedproof.problems.templates.determinant_with_parameter.phrases import (
    DETERMINANTS,
    ENTRIES,
    KERNELS,
    SINGULAR,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, collection, latex, polynomial, quotient

Polynomial = list[Fraction]

_LARGEST = 9
_LARGEST_ZERO = 6


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the zeros of the diagonal and what stands above it, and add multiples of rows and columns."""
    size = 4 if difficulty == 3 else 3
    zeros = draws.sample((-5, -4, -3, -2, -1, 1, 2, 3, 4, 5), 2 if difficulty == 1 else 3)
    diagonal: list[Entry] = [(1, -zero) for zero in zeros]
    while len(diagonal) < size:
        diagonal.append((0, draws.choice((1, -1, 2))))
    draws.shuffle(diagonal)
    rows: list[list[Entry]] = []
    for index, entry in enumerate(diagonal):
        above: list[Entry] = [(0, draws.between(-2, 2)) for _ in range(size - index - 1)]
        rows.append([*[(0, 0)] * index, entry, *above])
    left = matrices.unimodular(draws, size, size)
    right = matrices.unimodular(draws, size, 2)
    mixed = [[combined(factors, column) for column in zip(*rows, strict=True)] for factors in left]
    columns = matrices.transposed(right)
    entries = [[combined([int(factor) for factor in column], row) for column in columns] for row in mixed]
    row, column = draws.sample(range(1, size + 1), 2)
    facts = Facts(draws.choice(("t", "t", "a", "s")), entries, (row, column))
    _check(facts)
    return facts


def _check(facts: Facts) -> None:
    """Raise Rejected for large entries, or where the answers can be seen."""
    entries = [entry for row in facts.rows for entry in row]
    if max(max(abs(slope) * 3, abs(constant)) for slope, constant in entries) > _LARGEST:
        raise Rejected("an entry is large")
    if any(row.count((0, 0)) > len(row) - 2 for row in (*facts.rows, *zip(*facts.rows, strict=True))):
        raise Rejected("a row or a column has a single entry")
    if sum(slope != 0 for slope, _ in entries) < 3:
        raise Rejected("the parameter hardly occurs")


def zeros_of(whole: Polynomial) -> list[int]:
    """Return the integer zeros in order."""
    candidates = range(-_LARGEST_ZERO, _LARGEST_ZERO + 1)
    return [candidate for candidate in candidates if coefficients.value(whole, candidate) == 0]


def cofactor(facts: Facts) -> Polynomial:
    """Return the cofactor of the place that mirrors the one that is asked for."""
    row, column = facts.place
    sign = (-1) ** (row + column)
    return coefficients.scaled(determinant(without(facts.rows, column - 1, row - 1)), Fraction(sign))


def answers(facts: Facts) -> list[Answer]:
    """Return the determinant, its zeros, a kernel, and an entry of the inverse. Raises: Rejected."""
    whole = determinant(facts.rows)
    zeros = zeros_of(whole)
    basis = [matrices.primitive(vector) for vector in matrices.kernel(at(facts.rows, zeros[-1]))]
    above = cofactor(facts)
    if max(abs(entry) for vector in basis for entry in vector) > 9 or len(above) < 2:
        raise Rejected("a vector is long, or the cofactor does not depend on the parameter")
    if any(vector.count(0) == len(vector) - 1 for vector in basis):
        raise Rejected("a vector of the kernel can be seen")
    letter = Symbol(facts.parameter)
    return [
        Answer(polynomial(whole, letter), f"expression({facts.parameter})"),
        Answer(collection(*zeros), "set", (facts.parameter,)),
        Answer(matrices.vectors(basis), "span"),
        Answer(entry_of_the_inverse(above, whole, letter), f"expression({facts.parameter})"),
    ]


def entry_of_the_inverse(above: Polynomial, whole: Polynomial, letter: Symbol) -> Formula:
    """Return the quotient of a cofactor and the determinant in lowest terms."""
    numerator, denominator = shortened(above, whole, zeros_of(whole))
    return quotient(polynomial(numerator, letter), polynomial(denominator, letter))


def words(facts: Facts, draws: Draws) -> Words:
    """Write the matrix, and what is asked."""
    letter = Symbol(facts.parameter)
    row, column = facts.place
    entries = matrix([[written(entry, letter) for entry in entries] for entries in facts.rows])
    statement = fill(draws.choice(STATEMENTS), parameter=facts.parameter, matrix=latex(entries))
    whole = fill(draws.choice(DETERMINANTS), parameter=facts.parameter)
    singular = fill(draws.choice(SINGULAR), parameter=facts.parameter)
    wording = draws.choice(KERNELS)
    kernel = fill(wording, parameter=facts.parameter) if "<parameter>" in wording else wording
    inverse = fill(draws.choice(ENTRIES), parameter=facts.parameter, row=str(row), column=str(column))
    return Words(statement, (whole, singular, kernel, inverse))


TEMPLATE = Template(
    subject="algebra",
    method="values of minors",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "size 3 and a quadratic determinant",
        2: "size 3 and a cubic determinant, which must be factored",
        3: "size 4 and a cubic determinant",
    },
)
