"""Puts chosen eigenvalues on the lines of an orthogonal basis; a parameter is freed by expanding minors."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt, lcm

from seedproof.problems.making import matrices
from seedproof.problems.making.matrices import matrix
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.quadratic_form.facts import Extremum, Facts
from seedproof.problems.templates.quadratic_form.phrases import (
    EIGENVALUES,
    EXTREMA,
    EXTREMUM_WORDS,
    FIRST,
    POINTS,
    SPHERES,
    STATEMENTS,
    Kind,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    INFINITY,
    Formula,
    Like,
    Symbol,
    collection,
    equation,
    formula,
    interval,
    latex,
    point,
    product,
    root,
    total,
)

LETTERS = (Symbol("x"), Symbol("y"), Symbol("z"))
PARAMETER = Symbol("a")

_BASES: dict[int, tuple[tuple[tuple[int, ...], ...], ...]] = {
    2: (
        ((1, 1), (1, -1)),
        ((2, 1), (1, -2)),
        ((3, 1), (1, -3)),
        ((3, 2), (2, -3)),
    ),
    3: (
        ((1, 1, 1), (1, -1, 0), (1, 1, -2)),
        ((1, 2, 2), (2, 1, -2), (2, -2, 1)),
        ((1, 0, 2), (2, 5, -1), (2, -1, -1)),
        ((1, 0, 1), (1, 1, -1), (1, -2, -1)),
    ),
}
"""Orthogonal bases, up to the order and the signs of the coordinates."""
_LARGEST_ENTRY = 12
_EXTREMA: tuple[Extremum, ...] = ("largest", "largest", "smallest")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw an orthogonal basis and its eigenvalues, the side that is asked for, and the sphere."""
    size = 2 if difficulty == 1 else 3
    basis = _basis(draws, size)
    eigenvalues = draws.sample(range(-5, 13), size)
    entries = _with_eigenvectors(eigenvalues, basis)
    _check(entries)
    parameter: list[int] = []
    if difficulty == 3:
        parameter = draws.choice(([0, 1], [0, 2], [1, 2], [0, 0], [1, 1], [2, 2]))
    extremum: Extremum = draws.choice(_EXTREMA)
    facts = Facts(entries, parameter, extremum, 1)
    _, vector = extreme(facts)
    length = sum(entry * entry for entry in vector)
    square = draws.choice((1, 4, 9, 16, length, 4 * length, 9 * length, 2, 3, 5, 6))
    if square > 60:
        raise Rejected("the sphere is large")
    return Facts(entries, parameter, extremum, square)


def _basis(draws: Draws, size: int) -> list[list[int]]:
    """Draw an orthogonal basis, the coordinates in another order and with other signs."""
    basis = draws.choice(_BASES[size])
    order = draws.sample(range(size), size)
    signs = [draws.choice((-1, 1)) for _ in range(size)]
    return [[sign * vector[place] for sign, place in zip(signs, order, strict=True)] for vector in basis]


def _with_eigenvectors(eigenvalues: Sequence[int], basis: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the matrix with these eigenvalues on orthogonal lines. Raises: Rejected unless it is integer."""
    squares = [sum(entry * entry for entry in vector) for vector in basis]
    denominator = lcm(*squares)
    size = range(len(basis))
    rows = [[0 for _ in size] for _ in size]
    for eigenvalue, vector, square in zip(eigenvalues, basis, squares, strict=True):
        factor = eigenvalue * (denominator // square)
        for row in size:
            for column in size:
                rows[row][column] += factor * vector[row] * vector[column]
    if any(entry % denominator for row in rows for entry in row):
        raise Rejected("the matrix is not integer")
    return [[entry // denominator for entry in row] for row in rows]


def _check(rows: Sequence[Sequence[int]]) -> None:
    size = range(len(rows))
    above = [rows[row][column] for row in size for column in size if row < column]
    if max(abs(entry) for row in rows for entry in row) > _LARGEST_ENTRY:
        raise Rejected("an entry is large")
    if above.count(0) > max(0, len(above) - 2):
        raise Rejected("there are hardly any mixed terms")
    if len({rows[index][index] for index in size}) == 1 and len(rows) == 2:
        raise Rejected("the diagonal is constant")


def eigenvalues_of(rows: Sequence[Sequence[int]]) -> list[int]:
    """Return the eigenvalues in order. Raises: Rejected unless they are different integers."""
    coefficients = matrices.characteristic_polynomial(rows)
    zeros = [value for value in range(-6, 14) if _value(coefficients, value) == 0]
    if len(zeros) != len(rows):
        raise Rejected("the eigenvalues are not different integers")
    return zeros


def _value(coefficients: Sequence[Fraction], at: int) -> Fraction:
    value = Fraction(0)
    for coefficient in coefficients:
        value = value * at + coefficient
    return value


def extreme(facts: Facts) -> tuple[int, list[int]]:
    """Return the eigenvalue that is asked for, and an eigenvector. Raises: Rejected."""
    eigenvalues = eigenvalues_of(facts.matrix)
    eigenvalue = eigenvalues[-1] if facts.extremum == "largest" else eigenvalues[0]
    if eigenvalue == 0:
        raise Rejected("the extremum is zero")
    return eigenvalue, eigenvector(facts.matrix, eigenvalue)


def eigenvector(rows: Sequence[Sequence[int]], eigenvalue: int) -> list[int]:
    """Return an eigenvector with coprime integer coordinates."""
    (vector,) = matrices.kernel(matrices.shifted(rows, eigenvalue))
    return matrices.primitive(vector)


def positive_point(vector: Sequence[int], square: int) -> Formula:
    """Return the point of the sphere in the direction of a vector."""
    factor = root(Fraction(square, sum(entry * entry for entry in vector)))
    return point(*(product(entry, factor) for entry in vector))


def points(vector: Sequence[int], square: int) -> Formula:
    """Return the two points of the sphere on the line of a vector."""
    opposite = [-entry for entry in vector]
    return collection(positive_point(vector, square), positive_point(opposite, square))


def answers(facts: Facts) -> list[Answer]:
    """Return the matrix or the interval, the eigenvalues, the extremum, and where it is. Raises: Rejected."""
    eigenvalue, vector = extreme(facts)
    first = Answer(matrix(facts.matrix), "matrix", ("M",))
    if facts.parameter:
        first = Answer(definite(facts), "interval_union", ("a",))
    return [
        first,
        Answer(collection(*eigenvalues_of(facts.matrix)), "set"),
        Answer(formula(eigenvalue * facts.square), "number"),
        Answer(points(vector, facts.square), "set"),
    ]


def definite(facts: Facts) -> Formula:
    """Return for which values of the parameter the form is positive definite. Raises: Rejected."""
    low, high = bounds(facts)
    return interval(low, high)


def bounds(facts: Facts) -> tuple[Like, Like]:
    """Return the ends of the interval where all principal minors are positive. Raises: Rejected."""
    row, column = facts.parameter
    constant, linear, quadratic = determinant(facts)
    if row == column:
        if linear <= 0 or not _is_definite(facts, -constant / linear + 1):
            raise Rejected("the form is never positive definite")
        end = -constant / linear
        _check_end(end)
        return end, INFINITY
    if quadratic >= 0:
        raise Rejected("the form is never positive definite")
    middle = -linear / (2 * quadratic)
    discriminant = linear * linear - 4 * quadratic * constant
    if discriminant <= 0 or not _is_definite(facts, middle):
        raise Rejected("the form is never positive definite")
    width = Fraction(isqrt(discriminant.numerator), 1) / (-2 * quadratic)
    if discriminant.denominator != 1 or isqrt(discriminant.numerator) ** 2 != discriminant:
        raise Rejected("the bounds are irrational")
    _check_end(middle - width)
    _check_end(middle + width)
    return middle - width, middle + width


def _check_end(end: Fraction) -> None:
    if end.denominator > 7 or abs(end) > 20:
        raise Rejected("a bound is ugly")


def determinant(facts: Facts) -> tuple[Fraction, Fraction, Fraction]:
    """Return the determinant as a polynomial in the parameter: the constant, the factors of a and a^2."""
    at = {value: matrices.determinant(with_value(facts, Fraction(value))) for value in (-1, 0, 1)}
    return at[0], (at[1] - at[-1]) / 2, (at[1] + at[-1]) / 2 - at[0]


def with_value(facts: Facts, value: Fraction) -> list[list[Fraction]]:
    """Return the matrix with a value for the parameter."""
    rows = matrices.scaled(facts.matrix, 1)
    row, column = facts.parameter
    rows[row][column] = value
    rows[column][row] = value
    return rows


def _is_definite(facts: Facts, value: Fraction) -> bool:
    rows = with_value(facts, value)
    return all(
        matrices.determinant([row[:size] for row in rows[:size]]) > 0 for size in range(1, len(rows) + 1)
    )


def entries(facts: Facts) -> list[list[Like]]:
    """Return the entries of the matrix, the parameter in its place."""
    rows: list[list[Like]] = [list(row) for row in facts.matrix]
    if facts.parameter:
        row, column = facts.parameter
        rows[row][column] = PARAMETER
        rows[column][row] = PARAMETER
    return rows


def form(rows: Sequence[Sequence[Like]]) -> Formula:
    """Return the quadratic form: first the squares, then the mixed terms."""
    size = range(len(rows))
    squares = [product(rows[index][index], LETTERS[index] ** 2) for index in size]
    mixed = [
        product(2, rows[row][column], LETTERS[row], LETTERS[column])
        for row in size
        for column in size
        if row < column
    ]
    return total(*squares, *mixed)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the form and the sphere."""
    kind: Kind = "with_parameter" if facts.parameter else "fixed"
    letters = LETTERS[: len(facts.matrix)]
    sphere = SPHERES[len(letters)]
    wording = draws.choice(STATEMENTS[kind])
    gaps = {"letters": latex(point(*letters)), "form": latex(form(entries(facts)))}
    if "<dimension>" in wording:
        gaps["dimension"] = str(len(letters))
    if "<list>" in wording:
        gaps["list"] = ", ".join(letter.name for letter in letters)
    statement = fill(wording, **gaps)
    first = draws.choice(FIRST[kind])
    of_parameter: dict[str, str] = {}
    if facts.parameter:
        row, column = facts.parameter
        of_parameter["value"] = str(facts.matrix[row][column])
    eigenvalues = fill(draws.choice(EIGENVALUES[kind]), **of_parameter)
    extremum = fill(
        draws.choice(EXTREMA[kind]),
        extremum=EXTREMUM_WORDS[facts.extremum],
        sphere=sphere,
        equation=latex(equation(total(*(letter**2 for letter in letters)), facts.square)),
        **of_parameter,
    )
    points_question = fill(draws.choice(POINTS[kind]), sphere=sphere, **of_parameter)
    return Words(statement, (first, eigenvalues, extremum, points_question))


TEMPLATE = Template(
    subject="algebra",
    method="eigenvectors by substitution, minors by expansion",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "two variables and a circle",
        2: "three variables and a sphere",
        3: "a parameter, with the interval on which the form is positive definite",
    },
)
