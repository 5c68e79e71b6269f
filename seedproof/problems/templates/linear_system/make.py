"""Mixes the equations of a triangular system, and solves the mixture by elimination.

The pivots are chosen, all mixing is by integers with determinant 1 or -1, and the right sides come from the
chosen solution: so the solution is nice whatever the mixture looks like.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import prod
from typing import NamedTuple

from seedproof.problems.making import coefficients, matrices
from seedproof.problems.making.matrices import Number, matrix, without
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Worked, step
from seedproof.problems.templates.linear_system.facts import Facts
from seedproof.problems.templates.linear_system.phrases import COUNTS, ORDINALS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Like, Symbol, collection, equation, formula, latex, point, total

Rows = list[list[Number]]

K = Symbol("k")

_LETTERS = {
    3: (("x", "y", "z"), ("u", "v", "w"), ("x1", "x2", "x3")),
    4: (("w", "x", "y", "z"), ("x1", "x2", "x3", "x4"), ("p", "q", "r", "s")),
}
_LARGEST_COEFFICIENT = {1: 6, 2: 7, 3: 8}
_MOST_ZEROS = {1: 2, 2: 1, 3: 4}
_LARGEST_RIGHT_SIDE = 40
_IN_ELIMINATION = ("sign_flipped", "right_side_forgotten")
"""Slips that go unseen where the solution stays the same."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw three unknowns, from the third difficulty on four; there is a half in the solution of most."""
    size = 3 if difficulty < 3 else 4
    solution = [Fraction(draws.between(-5, 5)) for _ in range(size)]
    if difficulty > 1:
        unknown = draws.below(size)
        solution[unknown] = Fraction(draws.choice((-5, -3, -1, 1, 3, 5)), 2)
    if solution.count(Fraction(0)) > 1:
        raise Rejected("too many unknowns are zero")
    rows = _mixed(draws, size)
    sides = [matrices.dot(row, solution) for row in rows]
    rows = [coefficients.scaled(row, side.denominator) for row, side in zip(rows, sides, strict=True)]
    right = [side.numerator for side in sides]

    if matrices.largest(rows) > _LARGEST_COEFFICIENT[difficulty]:
        raise Rejected("a coefficient is large")
    zeros = [row.count(0) for row in rows]
    if sum(zeros) > _MOST_ZEROS[difficulty] or max(zeros) > size - 2:
        raise Rejected("too many coefficients are zero")
    different = {tuple(map(abs, row)) for row in rows}
    if len(different) < size or not any(right):
        raise Rejected("two equations are alike, or all is zero")
    if max(map(abs, right)) > _LARGEST_RIGHT_SIDE:
        raise Rejected("a right side is large")

    letters = list(draws.choice(_LETTERS[size]))
    row = draws.below(size)
    column = draws.below(size)
    minor = matrices.determinant(without(rows, row, column))
    if minor == 0 or rows[row][column] == 0 or (matrices.determinant(rows) / minor).denominator > 3:
        raise Rejected("the coefficient to be replaced gives no nice number")
    return Facts(letters, rows, right, (row, column))


def _mixed(draws: Draws, size: int) -> list[list[int]]:
    """Draw a triangular matrix, and add multiples of rows to others; make the first signs positive."""
    pivots = [draws.choice((1, 1, 2, 3)) for _ in range(size)]
    rows: list[list[int]] = []
    for column, pivot in enumerate(pivots):
        entries = [draws.between(-2, 2) for _ in range(size - column - 1)]
        rows.append([*[0] * column, pivot, *entries])
    for _ in range(2 * size):
        target, source = draws.sample(range(size), 2)
        multiple = coefficients.scaled(rows[source], draws.choice((-2, -1, 1, 2)))
        rows[target] = coefficients.total(rows[target], multiple)
    firsts = [next(entry for entry in row if entry) for row in rows]
    return [coefficients.scaled(row, 1 if first > 0 else -1) for row, first in zip(rows, firsts, strict=True)]


class Place(NamedTuple):
    """Where a slip is: the column that is eliminated, and row and column of an entry."""

    eliminated: int
    row: int
    column: int


class Result(NamedTuple):
    """All that the work finds."""

    first: Rows
    """The augmented matrix after the first column."""
    triangular: Rows
    """It at the end."""
    cofactor: Number
    """Of the coefficient that is replaced."""
    solution: list[Number]
    determinant: Number
    critical: Number


def work(facts: Facts, slip: Slip) -> Worked:
    """Eliminate, solve, and find where the determinant is zero.

    A slip is at the first of the places where the numbers are nicest.
    """
    result = _result(facts, NO_SLIP, Place(0, 0, 0))
    if slip:
        result = _nicest(facts, slip, result)
    elif result.critical in (0, result.determinant):
        raise Rejected("the critical coefficient is zero, or the determinant once more")

    solution = point(*result.solution)
    row, column = facts.replaced
    constant = result.determinant - _subtracted(facts, slip) * result.cofactor
    in_k = result.cofactor * K + constant
    replaced: list[list[Like]] = [list(entries) for entries in facts.rows]
    replaced[row][column] = K
    steps = (
        step("row_echelon", matrix=matrix(_augmented(facts)), echelon=matrix(result.first)),
        step("row_echelon", matrix=matrix(result.first), echelon=matrix(result.triangular)),
        step(
            "linear_system_solution",
            matrix=matrix(facts.rows),
            right=point(*facts.right),
            solution=solution,
        ),
        step("determinant", matrix=matrix(facts.rows), value=result.determinant),
        step("determinant", matrix=matrix(replaced), value=in_k),
        step("zeros", polynomial=in_k, letter=K, zeros=collection(result.critical)),
    )
    return Worked(steps, (solution, formula(result.determinant), formula(result.critical)))


def _augmented(facts: Facts) -> Rows:
    return [[*row, side] for row, side in zip(facts.rows, facts.right, strict=True)]


def _subtracted(facts: Facts, slip: Slip) -> int:
    """Return the coefficient that is replaced, as it stands in the work."""
    row, column = facts.replaced
    return slip.or_else(facts.rows[row][column], constant_missing=0)


def _nicest(facts: Facts, slip: Slip, right: Result) -> Result:
    """Raises: Rejected where a slip changes nothing, or leads to ugly numbers everywhere."""
    best: Result | None = None
    least_ugly = (4, False)
    for place in _places(len(facts.rows), slip):
        try:
            result = _result(facts, slip, place)
        except Rejected:
            continue
        keeps_numbers = (result.determinant, result.critical) == (right.determinant, right.critical)
        if result.solution == right.solution and (keeps_numbers or slip in _IN_ELIMINATION):
            continue
        denominator = max(number.denominator for number in (*result.solution, result.critical))
        largest = matrices.largest([result.solution])
        most = max(100, right.determinant, -right.determinant)
        is_integer = result.determinant.denominator == 1
        if not is_integer or not -most <= result.determinant <= most or largest * denominator > 60:
            continue
        if (denominator, largest > 20) < least_ugly:
            least_ugly = (denominator, largest > 20)
            best = result
        if least_ugly == (1, False):
            break
    if best is None:
        raise Rejected("the slip changes nothing, or leads to ugly numbers")
    return best


def _places(size: int, slip: Slip) -> Iterator[Place]:
    """Yield where a slip in the elimination, or in the substitution, can be."""
    match slip:
        case "sign_flipped":
            for eliminated in range(size - 1):
                later = range(eliminated + 1, size)
                yield from (Place(eliminated, row, column) for row in later for column in later)
        case "right_side_forgotten":
            for eliminated in range(size - 1):
                yield from (Place(eliminated, row, size) for row in range(eliminated + 1, size))
        case "substitution_slip":
            for row in reversed(range(size - 1)):
                yield from (Place(0, row, column) for column in range(row + 1, size))
        case _:
            yield Place(0, 0, 0)


def _result(facts: Facts, slip: Slip, place: Place) -> Result:
    """Solve the system with the slip at a place. Raises: Rejected."""
    rows = _augmented(facts)
    first: Rows = []
    exchanges = 0
    for column in range(len(rows) - 1):
        pivot = _pivot(rows, column)
        if pivot != column:
            exchanges += 1
        exchanged = list(rows)
        exchanged[column], exchanged[pivot] = exchanged[pivot], exchanged[column]
        rows = _cleared(exchanged, column)
        if column == place.eliminated:
            before = exchanged[place.row][place.column]
            after = rows[place.row][place.column]
            rows[place.row][place.column] = slip.or_else(
                after, right_side_forgotten=before, sign_flipped=2 * before - after
            )
        first = first or rows
    if rows[-1][-2] == 0:
        raise Rejected("the equations depend on one another")
    solution = _solution(rows, slip, place)
    if slip == "off_by_one":
        # An exchange that never was is counted only where the other slips change too little.
        if exchanges == 0 and len({*solution}) > 1:
            raise Rejected("there is no exchange")
        exchanges = abs(exchanges - 1)
    whole = (-1) ** exchanges * prod(row[index] for index, row in enumerate(rows))
    place_of_k = facts.replaced
    cofactor = slip.or_else(
        matrices.cofactor(facts.rows, *place_of_k),
        cofactor_sign_forgotten=matrices.determinant(without(facts.rows, *place_of_k)),
    )
    critical = _subtracted(facts, slip) - _quotient(whole, cofactor)
    return Result(first, rows, cofactor, solution, whole, critical)


def _pivot(rows: Rows, column: int) -> int:
    """Return the row with the smallest entry in the column that is not zero. Raises: Rejected."""
    places = [row for row in range(column, len(rows)) if rows[row][column] != 0]
    if not places:
        raise Rejected("the equations depend on one another")
    return min(places, key=lambda row: abs(Fraction(rows[row][column])))


def _cleared(rows: Rows, column: int) -> Rows:
    """Return the rows with zeros below the pivot; those are new lists."""
    pivot = rows[column]
    cleared = rows[: column + 1]
    for row in rows[column + 1 :]:
        factor = _quotient(row[column], pivot[column])
        cleared.append([entry - factor * above for entry, above in zip(row, pivot, strict=True)])
    return cleared


def _solution(rows: Rows, slip: Slip, place: Place) -> list[Number]:
    """Solve a triangular system, maybe with a sign that is not changed on the other side."""
    solution: list[Number] = [0] * len(rows)
    for row in reversed(range(len(rows))):
        side = rows[row][-1]
        for column in range(row + 1, len(rows)):
            term = rows[row][column] * solution[column]
            if (row, column) == (place.row, place.column):
                term = slip.or_else(term, substitution_slip=-term)
            side -= term
        solution[row] = _quotient(side, rows[row][row])
    backwards = solution[::-1]
    if backwards == solution:
        backwards = [solution[-1], *solution[:-1]]
    return slip.or_else(solution, wrong_order=backwards)


def _quotient(numerator: Number, denominator: Number) -> Number:
    """Return the quotient, as an integer where it is one: so most of the elimination is fast."""
    if numerator % denominator == 0:
        return numerator // denominator
    return Fraction(numerator) / denominator


def gaps(facts: Facts) -> dict[str, Formula | str]:
    """Return the equations below one another, the unknowns, and which coefficient is replaced."""
    letters = [Symbol(name) for name in facts.letters]
    lines: list[str] = []
    for entries, side in zip(facts.rows, facts.right, strict=True):
        terms = [entry * letter for entry, letter in zip(entries, letters, strict=True)]
        lines.append(latex(equation(total(*terms), side)))
    *others, last = [f"${latex(letter)}$" for letter in letters]
    row, column = facts.replaced
    return {
        "system": r" \\ ".join(lines),
        "unknowns": f"{', '.join(others)} and {last}",
        "count": COUNTS[len(letters)],
        "tuple": point(*letters),
        "row": ORDINALS[row],
        "letter": letters[column],
    }


SHEET = Sheet(
    subject="algebra",
    method="exact elimination",
    sample=sample,
    work=work,
    types=lambda facts: [
        Typed("tuple", tuple(map("_".join, facts.letters))),
        Typed("number"),
        Typed("number", ("k",)),
    ],
    slips={
        "sign_flipped": "in one place of the elimination a multiple is added instead of subtracted",
        "right_side_forgotten": "in one row the elimination is not carried out on the right side",
        "substitution_slip": "solving a row for its unknown, a term is brought over with its sign unchanged",
        "wrong_order": "the values of the unknowns are listed in a wrong order",
        "off_by_one": "the exchanges of rows that give the determinant its sign are miscounted by one",
        "cofactor_sign_forgotten": "the sign of the cofactor that belongs to its place is forgotten",
        "constant_missing": "the coefficient that is replaced is not subtracted",
    },
    gaps=gaps,
    levels={
        1: "three unknowns with integer values",
        2: "a fraction among the values",
        3: "four unknowns",
    },
    version=2,
)
