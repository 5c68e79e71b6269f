"""Draws a matrix that loses rank at one value of the parameter, and mixes its rows; Cramer's rule answers."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import coefficients, matrices
from seedproof.problems.making.matrices import Rows
from seedproof.problems.making.matrix_polynomials import at, combined, determinant, shortened
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.system_with_parameter.facts import Coefficient, Facts
from seedproof.problems.templates.system_with_parameter.phrases import (
    CRITICAL,
    HOMOGENEOUS,
    SOLUTIONS,
    STATEMENTS,
    UNSOLVABLE,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    Formula,
    Symbol,
    collection,
    equation,
    formula,
    latex,
    point,
    polynomial,
    product,
    quotient,
    total,
)

UNKNOWNS = (Symbol("x"), Symbol("y"), Symbol("z"))
Polynomial = list[Fraction]

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
    for index in range(size):
        row: list[Coefficient] = []
        for column in range(size):
            entry = direction[index] * covector[column]
            row.append((1, entry - root) if column == index else (0, entry))
        rows.append(row)
        right.append((constants[index], multiple * direction[index] - root * constants[index]))
    if difficulty == 2:
        above = draws.nonzeros(2, 3)
        rows = [[(0, 0), *row] for row in rows]
        rows.insert(0, [(0, 1), *((0, entry) for entry in above)])
        right.insert(0, (0, draws.between(-4, 4)))
    mixing = matrices.unimodular(draws, len(rows), len(rows))
    facts = Facts(
        parameter=draws.choice(("a", "a", "s", "t")),
        rows=[[combined(mixture, column) for column in zip(*rows, strict=True)] for mixture in mixing],
        right=[combined(mixture, right) for mixture in mixing],
    )
    _check(facts)
    return facts


def _check(facts: Facts) -> None:
    entries = [*facts.right, *(entry for row in facts.rows for entry in row)]
    if (
        max(abs(constant) for _, constant in entries) > _LARGEST
        or max(abs(slope) for slope, _ in entries) > 3
    ):
        raise Rejected("a coefficient is large")
    with_parameter = sum(slope != 0 for row in facts.rows for slope, _ in row)
    if with_parameter < 2:
        raise Rejected("the parameter hardly occurs")
    if any(row.count((0, 0)) > len(row) - 2 for row in facts.rows):
        raise Rejected("an equation has a single unknown")


def answers(facts: Facts) -> list[Answer]:
    """Return the zeros of the determinant, the one without solution, the solution, and the kernel."""
    whole = determinant(facts.rows)
    critical = roots(whole)
    infinite = [value for value in critical if is_solvable(facts, value)]
    if len(critical) != 2 or len(infinite) != 1:
        raise Rejected("there is not one value of each kind")
    (unsolvable,) = [value for value in critical if value not in infinite]
    basis = [matrices.primitive(vector) for vector in matrices.kernel(at(facts.rows, infinite[0]))]
    solution = solution_of(facts, critical)
    if any(numerator == [] for numerator, _ in solution) or max(abs(e) for v in basis for e in v) > 9:
        raise Rejected("an unknown is zero, or a vector is long")
    return [
        Answer(collection(*critical), "set", (facts.parameter,)),
        Answer(formula(unsolvable), "number", (facts.parameter,)),
        Answer(
            point(*(written(fraction, facts.parameter) for fraction in solution)),
            "tuple",
            ("x", "y", "z")[: len(solution)],
        ),
        Answer(matrices.vectors(basis), "span"),
    ]


def roots(whole: Polynomial) -> list[int]:
    """Return the different integer zeros of the determinant. Raises: Rejected where there are others."""
    zeros = [
        value for value in range(-_LARGEST_ROOT, _LARGEST_ROOT + 1) if coefficients.value(whole, value) == 0
    ]
    if not whole or not zeros:
        raise Rejected("the determinant has no integer zero")
    return zeros


def right_at(facts: Facts, value: int) -> list[int]:
    """Return the right sides at a value of the parameter."""
    return [slope * value + constant for slope, constant in facts.right]


def augmented_at(facts: Facts, value: int) -> Rows:
    """Return the coefficients with the right sides behind them."""
    return [[*row, side] for row, side in zip(at(facts.rows, value), right_at(facts, value), strict=True)]


def is_solvable(facts: Facts, value: int) -> bool:
    """Return whether there is a solution at a value of the parameter."""
    return matrices.rank(at(facts.rows, value)) == matrices.rank(augmented_at(facts, value))


def solution_of(facts: Facts, critical: Sequence[int]) -> list[tuple[Polynomial, Polynomial]]:
    """Return numerator and denominator of each unknown, by Cramer's rule, without common linear factors."""
    whole = determinant(facts.rows)
    solution: list[tuple[Polynomial, Polynomial]] = []
    for column in range(len(facts.rows)):
        replaced = [
            [*row[:column], side, *row[column + 1 :]]
            for row, side in zip(facts.rows, facts.right, strict=True)
        ]
        solution.append(shortened(determinant(replaced), whole, critical))
    return solution


def written(fraction: tuple[Polynomial, Polynomial], parameter: str) -> Formula:
    """Return a quotient of polynomials as a formula."""
    numerator, denominator = fraction
    letter = Symbol(parameter)
    return quotient(polynomial(numerator, letter), polynomial(denominator, letter))


def _term(entry: Coefficient, parameter: str, unknown: Formula) -> Formula:
    """Return a coefficient times an unknown, with a minus sign in front of the bracket."""
    slope, constant = entry
    if slope < 0:
        return -product(polynomial((-slope, -constant), Symbol(parameter)), unknown)
    return product(polynomial(entry, Symbol(parameter)), unknown)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equations below one another."""
    unknowns = UNKNOWNS[: len(facts.rows)]
    lines: list[str] = []
    for row, side in zip(facts.rows, facts.right, strict=True):
        terms = [_term(entry, facts.parameter, unknown) for entry, unknown in zip(row, unknowns, strict=True)]
        lines.append(latex(equation(total(*terms), polynomial(side, Symbol(facts.parameter)))))
    statement = fill(
        draws.choice(STATEMENTS),
        system=r" \\ ".join(lines),
        unknowns=", ".join(latex(unknown) for unknown in unknowns),
        parameter=facts.parameter,
    )
    questions = (
        fill(draws.choice(CRITICAL), parameter=facts.parameter),
        fill(draws.choice(UNSOLVABLE), parameter=facts.parameter),
        fill(draws.choice(SOLUTIONS), parameter=facts.parameter, tuple=latex(point(*unknowns))),
        fill(draws.choice(HOMOGENEOUS), parameter=facts.parameter),
    )
    return Words(statement, questions)


TEMPLATE = Template(
    subject="algebra",
    method="ranks by minors, the solution put in",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "two unknowns, the determinant is a quadratic in the parameter",
        2: "three unknowns, one of which must be eliminated first",
        3: "three unknowns, and the rank falls by two at once, so that the solutions fill a plane",
    },
)
