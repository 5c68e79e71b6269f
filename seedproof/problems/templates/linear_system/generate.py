"""Mixes the equations of a triangular system, and solves the mixture by Cramer's rule.

The pivots are chosen, all mixing is by integers with determinant 1 or -1, and the right sides come from the
chosen solution: so the solution is nice whatever the mixture looks like.
"""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import coefficients
from seedproof.problems.making.matrices import cofactor, determinant, without
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.linear_system.facts import Facts
from seedproof.problems.templates.linear_system.phrases import (
    COUNTS,
    CRITICAL,
    DETERMINANTS,
    ORDINALS,
    SOLUTIONS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, equation, formula, latex, point, product, total

Matrix = list[list[int]]

_LETTERS = {
    3: (("x", "y", "z"), ("u", "v", "w"), ("x1", "x2", "x3")),
    4: (("w", "x", "y", "z"), ("x1", "x2", "x3", "x4"), ("p", "q", "r", "s")),
}
_LARGEST_COEFFICIENT = {1: 6, 2: 7, 3: 8}
_MOST_ZEROS = {1: 2, 2: 1, 3: 4}
_LARGEST_RIGHT_SIDE = 40


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw three unknowns, from the third difficulty on four; there is a half in the solution of most."""
    size = 3 if difficulty < 3 else 4
    solution = _solution(draws, difficulty, size)
    rows = [_positive(row) for row in _mixed(draws, _triangular(draws, size))]
    sides = [_scalar_product(row, solution) for row in rows]
    rows = [coefficients.scaled(row, side.denominator) for row, side in zip(rows, sides, strict=True)]
    right = [side.numerator for side in sides]
    _check(rows, right, difficulty)
    letters = list(draws.choice(_LETTERS[size]))
    return Facts(letters, rows, right, _replaced(draws, rows))


def _solution(draws: Draws, difficulty: int, size: int) -> list[Fraction]:
    solution = [Fraction(draws.between(-5, 5)) for _ in range(size)]
    if difficulty > 1:
        unknown = draws.below(size)
        solution[unknown] = Fraction(draws.choice((-5, -3, -1, 1, 3, 5)), 2)
    if solution.count(Fraction(0)) > 1:
        raise Rejected("too many unknowns are zero")
    return solution


def _triangular(draws: Draws, size: int) -> Matrix:
    pivots = [draws.choice((1, 1, 2, 3)) for _ in range(size)]
    rows: Matrix = []
    for column, pivot in enumerate(pivots):
        entries = [draws.between(-2, 2) for _ in range(size - column - 1)]
        rows.append([*[0] * column, pivot, *entries])
    return rows


def _mixed(draws: Draws, rows: Matrix) -> Matrix:
    """Add multiples of rows to other rows."""
    mixed = list(rows)
    for _ in range(2 * len(rows)):
        target, source = draws.sample(range(len(rows)), 2)
        multiple = coefficients.scaled(mixed[source], draws.choice((-2, -1, 1, 2)))
        mixed[target] = coefficients.total(mixed[target], multiple)
    return mixed


def _positive(row: Sequence[int]) -> list[int]:
    """Return the row with a positive first coefficient, for which its signs may change."""
    first = next(entry for entry in row if entry != 0)
    if first < 0:
        return coefficients.scaled(row, -1)
    return list(row)


def _scalar_product(row: Sequence[int], solution: Sequence[Fraction]) -> Fraction:
    products = [entry * value for entry, value in zip(row, solution, strict=True)]
    return sum(products, Fraction(0))


def _check(rows: Matrix, right: Sequence[int], difficulty: int) -> None:
    """Raises: Rejected for an ugly system."""
    size = len(rows)
    if max(abs(entry) for row in rows for entry in row) > _LARGEST_COEFFICIENT[difficulty]:
        raise Rejected("a coefficient is large")
    zeros = [row.count(0) for row in rows]
    if sum(zeros) > _MOST_ZEROS[difficulty] or max(zeros) > size - 2:
        raise Rejected("too many coefficients are zero")
    different = {tuple(map(abs, row)) for row in rows}
    if len(different) < size or not any(right):
        raise Rejected("two equations are alike, or all is zero")
    if max(map(abs, right)) > _LARGEST_RIGHT_SIDE:
        raise Rejected("a right side is large")


def _replaced(draws: Draws, rows: Matrix) -> tuple[int, int]:
    """Draw row and column of the coefficient to be replaced. Raises: Rejected."""
    row = draws.below(len(rows))
    column = draws.below(len(rows))
    minor = determinant(without(rows, row, column))
    if minor == 0 or rows[row][column] == 0 or (determinant(rows) / minor).denominator > 3:
        raise Rejected("the coefficient to be replaced gives no nice number")
    return row, column


def answers(facts: Facts) -> list[Answer]:
    """The quotients of determinants; that of the matrix; the coefficient at which it is zero."""
    whole = determinant(facts.rows)
    if whole == 0:
        raise Rejected("the equations depend on one another")
    columns = range(len(facts.rows))
    solution = [determinant(_with_right_side(facts, column)) / whole for column in columns]
    row, column = facts.replaced
    critical = facts.rows[row][column] - whole / cofactor(facts.rows, row, column)
    if critical in (0, whole):
        raise Rejected("the critical coefficient is zero, or the determinant once more")
    return [
        Answer(point(*solution), "tuple", tuple(map("_".join, facts.letters))),
        Answer(formula(whole), "number"),
        Answer(formula(critical), "number", ("k",)),
    ]


def _with_right_side(facts: Facts, column: int) -> Matrix:
    """Return the matrix with the right sides in place of a column."""
    return [
        [*row[:column], side, *row[column + 1 :]] for row, side in zip(facts.rows, facts.right, strict=True)
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equations below one another."""
    letters = [Symbol(name) for name in facts.letters]
    statement = _statement(draws, facts, letters)
    order = latex(point(*letters))
    row, column = facts.replaced
    questions = (
        fill(draws.choice(SOLUTIONS), tuple=order),
        fill(draws.choice(DETERMINANTS), tuple=order),
        fill(draws.choice(CRITICAL), row=ORDINALS[row], letter=latex(letters[column])),
    )
    return Words(statement, questions)


def _statement(draws: Draws, facts: Facts, letters: Sequence[Symbol]) -> str:
    lines = [_line(row, side, letters) for row, side in zip(facts.rows, facts.right, strict=True)]
    wording = draws.choice(STATEMENTS)
    gaps = {"system": r" \\ ".join(lines)}
    if "<letters>" in wording:
        gaps["letters"] = _listed(letters)
    if "<count>" in wording:
        gaps["count"] = COUNTS[len(letters)]
    return fill(wording, **gaps)


def _line(row: Sequence[int], side: int, letters: Sequence[Symbol]) -> str:
    terms = [product(entry, letter) for entry, letter in zip(row, letters, strict=True)]
    return latex(equation(total(*terms), side))


def _listed(letters: Sequence[Symbol]) -> str:
    *first, last = [f"${latex(letter)}$" for letter in letters]
    return f"{', '.join(first)} and {last}"


TEMPLATE = Template(
    subject="algebra",
    method="exact elimination",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "three unknowns with integer values",
        2: "a fraction among the values",
        3: "four unknowns",
    },
    version=2,
)
