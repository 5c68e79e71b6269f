"""Puts chosen eigenvalues on the lines of an orthogonal basis, and looks along them for the extremum."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

from seedproof.problems.making import matrices
from seedproof.problems.making.kernels import integer_kernel
from seedproof.problems.making.matrices import matrix, vectors
from seedproof.problems.making.texts import Writer
from seedproof.problems.making.zeros import integer_zeros
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, T, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.quadratic_form.facts import Extremum, Facts
from seedproof.problems.templates.quadratic_form.phrases import SPHERES, TEXTS
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, Formula, Like, Symbol, collection, interval, point, polynomial

LETTERS = (Symbol("x"), Symbol("y"), Symbol("z"))
PARAMETER = Symbol("a")
LAMBDA = Symbol("lambda")

_BASES: dict[int, tuple[tuple[tuple[int, ...], ...], ...]] = {
    2: (((1, 1), (1, -1)), ((2, 1), (1, -2)), ((3, 1), (1, -3)), ((3, 2), (2, -3))),
    3: (
        ((1, 1, 1), (1, -1, 0), (1, 1, -2)),
        ((1, 2, 2), (2, 1, -2), (2, -2, 1)),
        ((1, 0, 2), (2, 5, -1), (2, -1, -1)),
        ((1, 0, 1), (1, 1, -1), (1, -2, -1)),
    ),
}
"""Orthogonal bases, up to the order and the signs of the coordinates."""
_LARGEST_ENTRY = 12
_LARGEST_EIGENVALUE = 13
_EXTREMA: tuple[Extremum, ...] = ("largest", "largest", "smallest")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw an orthogonal basis with its eigenvalues, the side that is asked for, and the sphere."""
    size = 2 if difficulty == 1 else 3
    chosen = draws.choice(_BASES[size])
    order = draws.sample(range(size), size)
    signs = [draws.choice((-1, 1)) for _ in range(size)]
    basis = [[sign * vector[place] for sign, place in zip(signs, order, strict=True)] for vector in chosen]
    eigenvalues = draws.sample(range(-5, 13), size)
    squares = [sum(entry * entry for entry in vector) for vector in basis]
    stretched = [
        [Fraction(eigenvalue * entry, square) for entry in vector]
        for eigenvalue, vector, square in zip(eigenvalues, basis, squares, strict=True)
    ]
    exact = matrices.product(matrices.transposed(basis), stretched)
    if any(entry.denominator > 1 for row in exact for entry in row):
        raise Rejected("the matrix is not integer")
    rows = matrices.integers(exact)
    above = [rows[row][column] for row in range(size) for column in range(row + 1, size)]
    if matrices.largest(rows) > _LARGEST_ENTRY:
        raise Rejected("an entry is large")
    if above.count(0) > max(0, len(above) - 2):
        raise Rejected("there are hardly any mixed terms")
    if size == 2 and rows[0][0] == rows[1][1]:
        raise Rejected("the diagonal is constant")
    parameter: list[int] = []
    if difficulty == 3:
        parameter = draws.choice(([0, 1], [0, 2], [1, 2], [0, 0], [1, 1], [2, 2]))
    extremum: Extremum = draws.choice(_EXTREMA)
    eigenvalue = max(eigenvalues) if extremum == "largest" else min(eigenvalues)
    if eigenvalue == 0:
        raise Rejected("the extremum is zero")
    length = squares[eigenvalues.index(eigenvalue)]
    square = draws.choice((1, 4, 9, 16, length, 4 * length, 9 * length, 2, 3, 5, 6))
    if square > 60:
        raise Rejected("the sphere is large")
    return Facts(rows, parameter, extremum, square)


def work(facts: Facts, slip: Slip) -> Worked:
    """First the matrix or the interval; then the eigenvalues, both extreme lines, and the extremum."""
    rows = facts.matrix
    letters = point(*LETTERS[: len(rows)])
    if slip == "mixed_terms_with_the_wrong_sign":
        rows = _signs_changed(facts)
    if facts.parameter:
        first, *steps = _definite(facts, slip)
    else:
        first = matrix(rows)
        steps = [step("symmetric_matrix", form=_form(facts.matrix), letters=letters, matrix=first)]

    coefficients = matrices.characteristic_polynomial(rows)
    eigenvalues = integer_zeros(coefficients, _LARGEST_EIGENVALUE)
    if len(eigenvalues) != len(rows):
        raise Rejected("the eigenvalues are not different integers")
    lines = [integer_kernel(matrices.shifted(rows, eigenvalues[place]))[0] for place in (0, -1)]
    if slip == "zeros_with_the_wrong_sign":
        eigenvalues = [-eigenvalue for eigenvalue in reversed(eigenvalues)]
        lines.reverse()
    characteristic = polynomial(coefficients, LAMBDA)
    zeros = collection(*eigenvalues)
    steps += [
        step("characteristic_polynomial", matrix=matrix(rows), letter=LAMBDA, polynomial=characteristic),
        step("zeros", polynomial=characteristic, letter=LAMBDA, zeros=zeros),
    ]
    for eigenvalue, line in zip((eigenvalues[0], eigenvalues[-1]), lines, strict=True):
        steps.append(step("eigenspace", matrix=matrix(rows), eigenvalue=eigenvalue, basis=vectors([line])))

    is_largest = facts.extremum == "largest"
    place = -1 if slip.or_else(is_largest, other_end=not is_largest) else 0
    eigenvalue = eigenvalues[place]
    line = lines[place]
    radius = isqrt(facts.square) if isqrt(facts.square) ** 2 == facts.square else 1
    value = slip.or_else(eigenvalue * facts.square, radius_not_squared=eigenvalue * radius)
    opposite = [-entry for entry in line]
    ends = [_on_sphere(line, facts.square), _on_sphere(opposite, facts.square)]
    length = sum(entry * entry for entry in line)
    places = collection(
        *slip.or_else(
            ends,
            eigenvectors_not_scaled=[_on_sphere(line, length), _on_sphere(opposite, length)],
            opposite_point_forgotten=ends[:1],
        )
    )
    steps.append(
        step(
            "extremum_on_sphere",
            letters=letters,
            square=facts.square,
            extremum=formula.Verbatim(r"\max" if is_largest else r"\min"),
            form=_form(facts.matrix),
            value=value,
            points=places,
        )
    )
    return Worked(tuple(steps), (first, zeros, formula.formula(value), places))


def _signs_changed(facts: Facts) -> list[list[int]]:
    """Return the matrix with other signs in the mixed terms of the last letter."""
    if facts.parameter:
        raise Rejected("the matrix is not asked for")
    *others, last = (list(row) for row in facts.matrix)
    for row in others:
        row[-1] = -row[-1]
    return [*others, [*(-entry for entry in last[:-1]), last[-1]]]


def _on_sphere(vector: Sequence[int], square: int) -> Formula:
    """Return the point of the sphere in the direction of a vector."""
    factor = formula.root(Fraction(square, sum(entry * entry for entry in vector)))
    return point(*(entry * factor for entry in vector))


def _definite(facts: Facts, slip: Slip) -> tuple[Formula, Step, Step]:
    """Return for which values of the parameter the form is positive definite, and why. Raises: Rejected."""
    before, constant, after = (matrices.determinant(_freed(facts, value)) for value in (-1, 0, 1))
    linear = (after - before) / 2
    quadratic = (after + before) / 2 - constant
    ends = _bounds(facts, quadratic, linear, constant)
    if slip == "zeros_of_the_determinant_with_the_wrong_sign":
        if len(ends) == 1 or ends[0] == -ends[1]:
            raise Rejected("the signs do not matter")
        ends = [-end for end in reversed(ends)]
    if len(ends) == 1:
        solution = interval(ends[0], INFINITY, slip.or_else("", ends_taken_in="["))
    else:
        solution = interval(ends[0], ends[1], slip.or_else("", ends_taken_in="[]"))
    general = matrix(_freed(facts, PARAMETER))
    value = polynomial([quadratic, linear, constant], PARAMETER)
    return (
        solution,
        step("determinant", matrix=general, value=value),
        step("positive_definite", matrix=general, letter=PARAMETER, solution=solution),
    )


def _bounds(facts: Facts, quadratic: Fraction, linear: Fraction, constant: Fraction) -> list[Fraction]:
    """Return the zeros of the determinant between which, or above which, all principal minors are positive.

    Raises: Rejected.
    """
    row, column = facts.parameter
    if row == column:
        if linear <= 0 or not _is_definite(facts, -constant / linear + 1):
            raise Rejected("the form is never positive definite")
        ends = [-constant / linear]
    else:
        discriminant = int(linear * linear - 4 * quadratic * constant)
        if quadratic >= 0 or discriminant <= 0 or not _is_definite(facts, -linear / (2 * quadratic)):
            raise Rejected("the form is never positive definite")
        square_root = isqrt(discriminant)
        if square_root**2 != discriminant:
            raise Rejected("the bounds are irrational")
        ends = [(sign * square_root - linear) / (2 * quadratic) for sign in (1, -1)]
    if any(end.denominator > 7 or abs(end) > 20 for end in ends):
        raise Rejected("a bound is ugly")
    return ends


def _is_definite(facts: Facts, value: Fraction) -> bool:
    rows = _freed(facts, value)
    corners = [[row[:size] for row in rows[:size]] for size in range(1, len(rows) + 1)]
    return all(matrices.determinant(corner) > 0 for corner in corners)


def _freed(facts: Facts, value: T) -> list[list[int | T]]:
    """Return the matrix with a value of the parameter, if there is one."""
    rows: list[list[int | T]] = [list(row) for row in facts.matrix]
    if facts.parameter:
        row, column = facts.parameter
        rows[row][column] = value
        rows[column][row] = value
    return rows


def _form(rows: Sequence[Sequence[Like]]) -> Formula:
    """Return the quadratic form: first the squares, then the mixed terms."""
    size = range(len(rows))
    squares = [rows[place][place] * LETTERS[place] ** 2 for place in size]
    mixed = [
        2 * rows[row][column] * LETTERS[row] * LETTERS[column]
        for row in size
        for column in size
        if row < column
    ]
    return formula.total(*squares, *mixed)


def gaps(facts: Facts) -> dict[str, Formula | int | str]:
    """Return the form and its letters, the sphere, and the value of the parameter."""
    letters = LETTERS[: len(facts.matrix)]
    row, column = facts.parameter or (0, 0)
    return {
        "dimension": len(letters),
        "letters": formula.listing(*letters),
        "form": _form(_freed(facts, PARAMETER)),
        "value": facts.matrix[row][column],
        "sphere": SPHERES[len(letters)],
        "squares": formula.total(*(letter**2 for letter in letters)),
    }


def words(facts: Facts, writer: Writer) -> Words:
    """Say the form with or without a parameter."""
    kind = "with_parameter" if facts.parameter else "fixed"
    statement, *questions = (writer.say(wordings) for wordings in TEXTS["kind"][kind])
    return Words(statement, tuple(questions))


SHEET = Sheet(
    subject="algebra",
    method="eigenvectors by substitution, minors by expansion",
    sample=sample,
    work=work,
    types=lambda facts: [
        Typed("interval_union", ("a",)) if facts.parameter else Typed("matrix", ("M",)),
        Typed("set"),
        Typed("number"),
        Typed("set"),
    ],
    slips={
        "mixed_terms_with_the_wrong_sign": "mixed coefficients enter the matrix with the wrong sign",
        "ends_taken_in": "the interval is closed, though the form is only semidefinite at its ends",
        "zeros_of_the_determinant_with_the_wrong_sign": "the bounds for the parameter have the wrong signs",
        "zeros_with_the_wrong_sign": "the eigenvalues have the wrong signs",
        "other_end": "the largest and the smallest value are exchanged",
        "radius_not_squared": "the eigenvalue is multiplied by the radius instead of its square",
        "eigenvectors_not_scaled": "the eigenvector is not brought to the length of the radius",
        "opposite_point_forgotten": "one of the two opposite points is forgotten",
    },
    gaps=gaps,
    words=words,
    levels={
        1: "two variables and a circle",
        2: "three variables and a sphere",
        3: "a parameter, with the interval on which the form is positive definite",
    },
)
