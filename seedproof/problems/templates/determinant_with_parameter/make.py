"""Mixes rows and columns of a triangular matrix; expands the determinant, and divides a cofactor by it."""

from fractions import Fraction

from seedproof.problems.making import coefficients, matrices, matrix_polynomials
from seedproof.problems.making.kernels import integer_kernel, with_wrong_sign
from seedproof.problems.making.matrices import matrix, without
from seedproof.problems.making.matrix_polynomials import Entry, combined, determinant, matrix_in
from seedproof.problems.making.zeros import integer_zeros
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.determinant_with_parameter.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, collection, polynomial

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
    rows = [[combined(column, row) for column in zip(*right, strict=True)] for row in mixed]
    row, column = draws.sample(range(1, size + 1), 2)
    parameter = draws.choice(("t", "t", "a", "s"))
    entries = [entry for row in rows for entry in row]
    if max(max(abs(slope) * 3, abs(constant)) for slope, constant in entries) > _LARGEST:
        raise Rejected("an entry is large")
    if any(line.count((0, 0)) > size - 2 for line in (*rows, *zip(*rows, strict=True))):
        raise Rejected("a row or a column has a single entry")
    if sum(slope != 0 for slope, _ in entries) < 3:
        raise Rejected("the parameter hardly occurs")
    return Facts(parameter=parameter, rows=rows, place=(row, column))


def work(facts: Facts, slip: Slip) -> Worked:
    """First the determinant and its zeros, then a kernel, then the cofactor and the entry."""
    letter = Symbol(facts.parameter)
    rows = matrix_in(facts.rows, letter)
    row, column = facts.place

    whole = determinant(facts.rows)
    zeros = integer_zeros(whole, _LARGEST_ZERO)
    mirrored = [-zero for zero in reversed(zeros)]
    singular = collection(*slip.or_else(zeros, zeros_with_the_wrong_sign=mirrored, zero_lost=zeros[1:]))

    at_the_largest = matrix_polynomials.at(facts.rows, zeros[-1])
    right_basis = integer_kernel(at_the_largest)
    basis = matrices.vectors(slip.or_else(right_basis, sign_in_the_kernel=with_wrong_sign(right_basis)))

    sign = Fraction((-1) ** (row + column))
    cut = without(facts.rows, column - 1, row - 1)
    cofactor = coefficients.scaled(determinant(cut), sign)
    of_the_same_place = determinant(without(facts.rows, row - 1, column - 1))
    above = slip.or_else(
        cofactor,
        sign_of_the_cofactor=coefficients.scaled(cofactor, Fraction(-1)),
        rows_for_columns=coefficients.scaled(of_the_same_place, sign),
    )
    if not slip and (matrices.largest(right_basis) > 9 or len(cofactor) < 2):
        raise Rejected("a vector is long, or the cofactor does not depend on the parameter")
    if not slip and any(vector.count(0) == len(vector) - 1 for vector in right_basis):
        raise Rejected("a vector of the kernel can be seen")
    if not above:
        raise Rejected("the cofactor with the slip is zero")
    numerator, denominator = matrix_polynomials.shortened(above, whole, zeros)
    entry = polynomial(numerator, letter) / polynomial(denominator, letter)

    value = polynomial(whole, letter)
    steps = (
        step("determinant", matrix=rows, value=value),
        step("zeros", polynomial=value, letter=letter, zeros=singular),
        step("kernel", matrix=matrix(at_the_largest), basis=basis),
        step("determinant", matrix=matrix_in(cut, letter), value=polynomial(determinant(cut), letter)),
        step("inverse_entry", matrix=rows, row=row, column=column, entry=entry),
    )
    return Worked(steps, (value, singular, basis, entry))


def gaps(facts: Facts) -> dict[str, Formula | int]:
    """Return the matrix, and the place of the entry."""
    row, column = facts.place
    return {"matrix": matrix_in(facts.rows, Symbol(facts.parameter)), "row": row, "column": column}


SHEET = Sheet(
    subject="algebra",
    method="values of minors",
    sample=sample,
    work=work,
    types=lambda facts: [
        Typed(f"expression({facts.parameter})"),
        Typed("set", (facts.parameter,)),
        Typed("span"),
        Typed(f"expression({facts.parameter})"),
    ],
    slips={
        "zeros_with_the_wrong_sign": "the zeros of the determinant have the wrong signs",
        "zero_lost": "a factor of the determinant is cancelled, and its zero forgotten",
        "sign_in_the_kernel": "a coordinate that is brought over keeps its sign",
        "sign_of_the_cofactor": "the sign of the cofactor is forgotten",
        "rows_for_columns": "the cofactor of the same place is taken, instead of the mirrored one",
    },
    gaps=gaps,
    levels={
        1: "size 3 and a quadratic determinant",
        2: "size 3 and a cubic determinant, which must be factored",
        3: "size 4 and a cubic determinant",
    },
)
