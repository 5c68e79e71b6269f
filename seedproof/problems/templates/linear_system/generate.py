"""Mixes the equations of a triangular system, and solves the mixture by Cramer's rule.

The pivots are chosen, all mixing is by integers with determinant 1 or -1, and the right sides come from the
chosen solution: so the solution is nice whatever the mixture looks like.
"""

from fractions import Fraction

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, equation, formula, latex, point, product, total

Rows = list[list[Fraction]]

_LETTERS = {
    3: (("x", "y", "z"), ("u", "v", "w"), ("x1", "x2", "x3")),
    4: (("w", "x", "y", "z"), ("x1", "x2", "x3", "x4"), ("p", "q", "r", "s")),
}
_STATEMENTS = (
    "Consider the system of linear equations {}",
    "The real numbers {letters} satisfy {}",
    "A system of {count} linear equations in the {count} unknowns {letters} is given: {}",
    "Here is a linear system for the unknowns {letters}: {}",
)
_SOLUTIONS = (
    "Solve the system, and give the solution in the form ${}$.",
    "Find the only solution of the system, written as ${}$.",
    "Determine the values of the unknowns, as ${}$.",
)
_DETERMINANTS = (
    "What is the determinant of the coefficient matrix, with rows in the order of the equations and columns "
    "in the order ${}$?",
    "Compute the determinant of the coefficient matrix, whose rows follow the equations and whose columns "
    "follow the order ${}$.",
)
_CRITICAL = (
    "In the {row} equation the coefficient of ${letter}$ is replaced by a real number $k$. For which $k$ "
    "does the new system not have exactly one solution?",
    "Replace the coefficient of ${letter}$ in the {row} equation by a real number $k$. Which value of $k$ "
    "makes the new coefficient matrix singular?",
)
_ORDINALS = ("first", "second", "third", "fourth")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Three unknowns, from the third difficulty on four; fractions in the solution there."""
    size = 3 if difficulty < 3 else 4
    solution = [Fraction(draws.between(-5, 5)) for _ in range(size)]
    if difficulty > 1:
        place = draws.below(size)
        solution[place] = Fraction(draws.choice((-5, -3, -1, 1, 3, 5)), 2)
    if solution.count(Fraction(0)) > 1:
        raise Rejected("too many unknowns are zero")
    pivots = [draws.choice((1, 1, 2, 3)) for _ in range(size)]
    rows = [
        [0] * place + [pivots[place], *(draws.between(-2, 2) for _ in range(size - place - 1))]
        for place in range(size)
    ]
    for _ in range(2 * size):
        one, other = draws.sample(range(size), 2)
        times = draws.choice((-2, -1, 1, 2))
        rows[one] = [value + times * more for value, more in zip(rows[one], rows[other], strict=True)]
    rows = [[-value for value in row] if next(filter(None, row)) < 0 else row for row in rows]
    right = [sum((a * b for a, b in zip(row, solution, strict=True)), Fraction(0)) for row in rows]
    rows = [[value * one.denominator for value in row] for row, one in zip(rows, right, strict=True)]
    bound, zeros = ((6, 2), (7, 1), (8, 4))[difficulty - 1]
    if max(abs(value) for row in rows for value in row) > bound:
        raise Rejected("a coefficient is large")
    if sum(row.count(0) for row in rows) > zeros or any(row.count(0) > size - 3 + 1 for row in rows):
        raise Rejected("too many coefficients are zero")
    if len({tuple(map(abs, row)) for row in rows}) < size or not any(solution):
        raise Rejected("two equations are alike, or all is zero")
    sides = [int(one * one.denominator) for one in right]
    if max(map(abs, sides)) > 40:
        raise Rejected("a right side is large")
    facts: Facts = {"letters": list(draws.choice(_LETTERS[size])), "rows": rows, "right": sides}
    if difficulty > 1:
        row, column = draws.below(size), draws.below(size)
        minor = _determinant(_without(_exact(rows), row, column))
        if minor == 0 or rows[row][column] == 0 or (_determinant(_exact(rows)) / minor).denominator > 3:
            raise Rejected("the coefficient to be replaced gives no nice number")
        facts["replaced"] = [row, column]
    return facts


def answers(facts: Facts) -> list[Answer]:
    """The quotients of determinants; that of the matrix; the coefficient at which it is zero."""
    rows = _exact(facts["rows"])
    whole = _determinant(rows)
    if whole == 0:
        raise Rejected("the equations depend on one another")
    solution = []
    for column in range(len(rows)):
        changed = [list(row) for row in rows]
        for row, side in zip(changed, facts["right"], strict=True):
            row[column] = Fraction(side)
        solution.append(_determinant(changed) / whole)
    found = [Answer(point(*solution), "tuple"), Answer(formula(whole), "number")]
    if "replaced" in facts:
        row, column = facts["replaced"]
        cofactor = (-1) ** (row + column) * _determinant(_without(rows, row, column))
        found.append(Answer(formula(rows[row][column] - whole / cofactor), "number"))
    return found


def _exact(rows: list[list[int]]) -> Rows:
    return [[Fraction(value) for value in row] for row in rows]


def _without(rows: Rows, row: int, column: int) -> Rows:
    return [one[:column] + one[column + 1 :] for place, one in enumerate(rows) if place != row]


def _determinant(rows: Rows) -> Fraction:
    """Expanded along the first row."""
    if not rows:
        return Fraction(1)
    return sum(
        (
            (-1) ** place * value * _determinant(_without(rows, 0, place))
            for place, value in enumerate(rows[0])
        ),
        Fraction(0),
    )


def words(facts: Facts, draws: Draws) -> Words:
    """The equations below one another."""
    letters = [Symbol(name) for name in facts["letters"]]
    lines = [
        latex(equation(total(*(product(*pair) for pair in zip(row, letters, strict=True))), side))
        for row, side in zip(facts["rows"], facts["right"], strict=True)
    ]
    system = r"$$\begin{cases} " + r" \\ ".join(lines) + r" \end{cases}$$"
    listed = ", ".join(f"${latex(one)}$" for one in letters[:-1]) + f" and ${latex(letters[-1])}$"
    count = {3: "three", 4: "four"}[len(letters)]
    statement = draws.choice(_STATEMENTS).format(system, letters=listed, count=count)
    questions = [draws.choice(_SOLUTIONS).format(latex(point(*letters)))]
    questions.append(draws.choice(_DETERMINANTS).format(latex(point(*letters))))
    if "replaced" in facts:
        row, column = facts["replaced"]
        said = draws.choice(_CRITICAL)
        questions.append(said.format(row=_ORDINALS[row], letter=latex(letters[column])))
    return Words(statement, tuple(questions))


TEMPLATE = Template(
    subject="algebra", method="exact elimination", sample=sample, answers=answers, words=words
)
