"""Draws a matrix that loses rank at one value of the parameter, and mixes its rows; Cramer's rule answers."""

from fractions import Fraction

from seedproof.problems.making import coefficients, matrices
from seedproof.problems.making.kernels import integer_kernel, with_wrong_sign
from seedproof.problems.making.matrices import matrix
from seedproof.problems.making.matrix_polynomials import at, combined, determinant, matrix_in, shortened
from seedproof.problems.making.zeros import integer_zeros
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.system_with_parameter.facts import Coefficient, Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, collection, equation, latex, point, polynomial, total

_UNKNOWNS = ("x", "y", "z")
_LARGEST = 9
_LARGEST_ROOT = 12


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw (a - r) I + v w^T, whose columns are multiples of v for a = r, and a right side that is one, too.

    At difficulty 2 a further equation is put on top; then equations are added to one another.
    """
    size = 3 if difficulty == 3 else 2
    root = draws.choice((-4, -3, -2, -1, 1, 2, 3, 4))
    direction = draws.nonzeros(size, 2)
    covector = draws.nonzeros(size, 2)
    constants = draws.integers(size, -2, 2)
    multiple = draws.choice((-3, -2, -1, 1, 2, 3))
    rows: list[list[Coefficient]] = []
    right: list[Coefficient] = []
    for index, factor in enumerate(direction):
        row = [(0, factor * entry) for entry in covector]
        row[index] = (1, factor * covector[index] - root)
        rows.append(row)
        right.append((constants[index], multiple * factor - root * constants[index]))
    if difficulty == 2:
        above = draws.nonzeros(2, 3)
        rows = [[(0, 0), *row] for row in rows]
        rows.insert(0, [(0, 1), *((0, entry) for entry in above)])
        right.insert(0, (0, draws.between(-4, 4)))
    mixing = matrices.unimodular(draws, len(rows), len(rows))
    parameter = draws.choice(("a", "a", "s", "t"))
    rows = [[combined(mixture, column) for column in zip(*rows, strict=True)] for mixture in mixing]
    right = [combined(mixture, right) for mixture in mixing]

    entries = [*right, *(entry for row in rows for entry in row)]
    if any(abs(constant) > _LARGEST or abs(slope) > 3 for slope, constant in entries):
        raise Rejected("a coefficient is large")
    if sum(slope != 0 for row in rows for slope, _ in row) < 2:
        raise Rejected("the parameter hardly occurs")
    if any(row.count((0, 0)) > len(row) - 2 for row in rows):
        raise Rejected("an equation has a single unknown")
    return Facts(parameter=parameter, rows=rows, right=right)


def work(facts: Facts, slip: Slip) -> Worked:
    """First the determinant and its zeros, then the ranks at both, then the solution and the kernel."""
    letter = Symbol(facts.parameter)
    whole = determinant(facts.rows)
    zeros = integer_zeros(whole, _LARGEST_ROOT)
    if not whole or not zeros:
        raise Rejected("the determinant has no integer zero")
    solvable = [value for value in zeros if _is_solvable(facts, value)]
    if len(zeros) != 2 or len(solvable) != 1:
        raise Rejected("there is not one value of each kind")
    (infinite,) = solvable
    (unsolvable,) = {*zeros} - {infinite}
    if slip == "zero_with_the_wrong_sign":
        if unsolvable == 0 or -unsolvable == infinite:
            raise Rejected("the sign of the zero does not matter")
        unsolvable = -unsolvable
    critical = collection(*slip.or_else(sorted((unsolvable, infinite)), zero_lost=[unsolvable]))
    if slip == "kinds_exchanged":
        unsolvable, infinite = infinite, unsolvable

    fractions = []
    for column in range(len(facts.rows)):
        lines = zip(facts.rows, facts.right, strict=True)
        replaced = [[*row[:column], side, *row[column + 1 :]] for row, side in lines]
        fractions.append(shortened(determinant(replaced), whole, zeros))
    singular = at(facts.rows, infinite)
    right_basis = integer_kernel(singular)
    if not slip and (not all(above for above, _ in fractions) or matrices.largest(right_basis) > 9):
        raise Rejected("an unknown is zero, or a vector is long")
    last, below = fractions[-1]
    fractions = slip.or_else(
        fractions,
        sign_in_the_solution=[*fractions[:-1], (coefficients.scaled(last, Fraction(-1)), below)],
        zero_with_the_wrong_sign=[(above, _mirrored(below)) for above, below in fractions],
    )
    solution = point(*(polynomial(above, letter) / polynomial(below, letter) for above, below in fractions))
    basis = matrices.vectors(
        slip.or_else(
            right_basis,
            sign_in_the_kernel=with_wrong_sign(right_basis),
            kernel_of_the_transposed_matrix=integer_kernel(matrices.transposed(singular)),
        )
    )

    rows = matrix_in(facts.rows, letter)
    value = polynomial(whole, letter)
    sides = point(*(polynomial(entry, letter) for entry in facts.right))
    (right,) = at([facts.right], unsolvable)
    joined = _joined(facts, infinite)
    steps = (
        step("determinant", matrix=rows, value=value),
        step("zeros", polynomial=value, letter=letter, zeros=critical),
        step("unsolvable", matrix=matrix(at(facts.rows, unsolvable)), right=point(*right)),
        step("linear_system_solution", matrix=rows, right=sides, solution=solution),
        step("row_echelon", matrix=matrix(joined), echelon=matrix(matrices.reduced(joined)[0])),
        step("kernel", matrix=matrix(singular), basis=basis),
    )
    return Worked(steps, (critical, total(unsolvable), solution, basis))


def _joined(facts: Facts, value: int) -> list[list[int]]:
    """Return the coefficients with the right sides behind them."""
    return at([[*row, side] for row, side in zip(facts.rows, facts.right, strict=True)], value)


def _is_solvable(facts: Facts, value: int) -> bool:
    return matrices.rank(at(facts.rows, value)) == matrices.rank(_joined(facts, value))


def _mirrored(denominator: list[Fraction]) -> list[Fraction]:
    """Return the denominator with the sign of its zero exchanged."""
    return [denominator[0], -denominator[1]] if len(denominator) == 2 else denominator


def gaps(facts: Facts) -> dict[str, str]:
    """Return the equations below one another, and the unknowns."""
    letter = Symbol(facts.parameter)
    unknowns = _UNKNOWNS[: len(facts.rows)]
    lines: list[str] = []
    for row, side in zip(facts.rows, facts.right, strict=True):
        terms: list[Formula] = []
        for (slope, constant), unknown in zip(row, unknowns, strict=True):
            # A minus sign stands in front of the bracket.
            sign = -1 if slope < 0 else 1
            terms.append(sign * (polynomial((sign * slope, sign * constant), letter) * Symbol(unknown)))
        lines.append(latex(equation(total(*terms), polynomial(side, letter))))
    return {"system": r" \\ ".join(lines), "unknowns": ", ".join(unknowns)}


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return those of the zeros, the one without solution, the solution, and the kernel."""
    letter = (facts.parameter,)
    return (
        Typed("set", letter),
        Typed("number", letter),
        Typed("tuple", _UNKNOWNS[: len(facts.rows)]),
        Typed("span"),
    )


SHEET = Sheet(
    subject="algebra",
    method="ranks by minors, the solution put in",
    sample=sample,
    work=work,
    types=types,
    slips={
        "zero_with_the_wrong_sign": "a zero of the determinant has the wrong sign",
        "zero_lost": "a factor of the determinant is cancelled, and its zero forgotten",
        "kinds_exchanged": "no solutions and infinitely many are exchanged",
        "sign_in_the_solution": "an unknown has the wrong sign",
        "sign_in_the_kernel": "a coordinate that is brought over keeps its sign",
        "kernel_of_the_transposed_matrix": "columns are taken for rows",
    },
    gaps=gaps,
    levels={
        1: "two unknowns, the determinant is a quadratic in the parameter",
        2: "three unknowns, one of which must be eliminated first",
        3: "three unknowns, and the rank falls by two at once, so that the solutions fill a plane",
    },
)
