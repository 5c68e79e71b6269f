"""Works a linear system out by elimination; pivots give the determinant, a cofactor the critical number."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod
from typing import NamedTuple

from seedproof.problems.making.matrices import cofactor, determinant, matrix, without
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.linear_system.facts import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Like, Symbol, collection, formula, point, polynomial

Rational = int | Fraction
Rows = list[list[Rational]]

K = Symbol("k")


_IN_ELIMINATION = ("sign_flipped", "right_side_forgotten")
"""Slips that go unseen where the solution stays the same."""


class Place(NamedTuple):
    """Where a slip is: the column that is eliminated, and row and column of an entry."""

    eliminated: int
    row: int
    column: int


class Eliminated(NamedTuple):
    """Augmented matrices after the first column, and at the end, and how often rows were exchanged."""

    first: Rows
    triangular: Rows
    exchanges: int


class Answers(NamedTuple):
    """What is asked for."""

    solution: list[Rational]
    determinant: Rational
    critical: Rational


class Result(NamedTuple):
    """All that the work finds."""

    eliminated: Eliminated
    cofactor: Rational
    answers: Answers


def work(facts: Facts, slip: str) -> Worked:
    """With the slip at the first of the places where the numbers are nicest."""
    right = _result(facts, "", Place(0, 0, 0))
    if not slip:
        return _worked(facts, right, slip)
    return _worked(facts, _nicest(facts, slip, right.answers), slip)


def _nicest(facts: Facts, slip: str, right: Answers) -> Result:
    """Raises: Rejected where a slip changes nothing, or leads to ugly numbers everywhere."""
    best: Result | None = None
    least_ugly = (4, False)
    for place in _places(len(facts.rows), slip):
        try:
            result = _result(facts, slip, place)
        except Rejected:
            continue
        if result.answers == right or _is_too_ugly(result.answers, right):
            continue
        if slip in _IN_ELIMINATION and result.answers.solution == right.solution:
            continue
        ugly = _ugliness(result.answers)
        if ugly < least_ugly:
            least_ugly = ugly
            best = result
        if least_ugly == (1, False):
            break
    if best is None:
        raise Rejected("the slip changes nothing, or leads to ugly numbers")
    return best


def _ugliness(answers: Answers) -> tuple[int, bool]:
    """Return the largest denominator, and whether an unknown is large."""
    denominator = max(number.denominator for number in (*answers.solution, answers.critical))
    return denominator, _largest_unknown(answers) > 20


def _is_too_ugly(answers: Answers, right: Answers) -> bool:
    denominator, _ = _ugliness(answers)
    return (
        answers.determinant.denominator > 1
        or _size(answers.determinant) > max(100, _size(right.determinant))
        or _largest_unknown(answers) * denominator > 60
    )


def _largest_unknown(answers: Answers) -> Rational:
    return max(_size(number) for number in answers.solution)


def _size(number: Rational) -> Rational:
    """Return the absolute value."""
    if number < 0:
        return -number
    return number


def _places(size: int, slip: str) -> Iterator[Place]:
    """Yield where a slip in the elimination, or in the substitution, can be."""
    match slip:
        case "sign_flipped":
            for eliminated in range(size - 1):
                later = range(eliminated + 1, size)
                yield from (Place(eliminated, row, column) for row in later for column in later)
        case "right_side_forgotten":
            for eliminated in range(size - 1):
                later = range(eliminated + 1, size)
                yield from (Place(eliminated, row, size) for row in later)
        case "substitution_slip":
            for row in reversed(range(size - 1)):
                yield from (Place(0, row, column) for column in range(row + 1, size))
        case _:
            yield Place(0, 0, 0)


def _result(facts: Facts, slip: str, place: Place) -> Result:
    """Solve the system with the slip at a place. Raises: Rejected."""
    eliminated = _eliminated(facts, slip, place)
    triangular = eliminated.triangular
    solution = _solution(triangular, slip, place)
    exchanges = eliminated.exchanges
    if slip == "off_by_one":
        # An exchange that never was is counted only where the other slips change too little.
        if exchanges == 0 and len({*solution}) > 1:
            raise Rejected("there is no exchange")
        exchanges = abs(exchanges - 1)
        eliminated = eliminated._replace(exchanges=exchanges)
    product = prod(triangular[row][row] for row in range(len(triangular)))
    whole = (-1) ** exchanges * product
    row, column = facts.replaced
    signed_minor: Rational = cofactor(facts.rows, row, column)
    if slip == "cofactor_sign_forgotten":
        signed_minor = determinant(without(facts.rows, row, column))
    critical = _subtracted_coefficient(facts, row, column, slip) - _quotient(whole, signed_minor)
    return Result(eliminated, signed_minor, Answers(solution, whole, critical))


def _subtracted_coefficient(facts: Facts, row: int, column: int, slip: str) -> int:
    """Return the coefficient that is replaced, as it stands in the work."""
    if slip == "constant_missing":
        return 0
    return facts.rows[row][column]


def _eliminated(facts: Facts, slip: str, place: Place) -> Eliminated:
    """Raises: Rejected where there is not exactly one solution."""
    rows: Rows = [[*row, side] for row, side in zip(facts.rows, facts.right, strict=True)]
    first = rows
    exchanges = 0
    for column in range(len(rows) - 1):
        pivot = _pivot(rows, column)
        if pivot != column:
            exchanges += 1
        rows = _exchanged(rows, column, pivot)
        cleared = _cleared(rows, column)
        if column == place.eliminated:
            before = rows[place.row][place.column]
            after = cleared[place.row][place.column]
            cleared[place.row][place.column] = _slipped(before, after, slip)
        rows = cleared
        if column == 0:
            first = rows
    if rows[-1][-2] == 0:
        raise Rejected("there is not exactly one solution")
    return Eliminated(first, rows, exchanges)


def _slipped(before: Rational, after: Rational, slip: str) -> Rational:
    """Return what becomes of an entry where a slip in the elimination is."""
    match slip:
        case "right_side_forgotten":
            return before
        case "sign_flipped":
            return 2 * before - after
    return after


def _pivot(rows: Rows, column: int) -> int:
    """Return the row with the smallest entry in the column that is not zero. Raises: Rejected."""
    places = [row for row in range(column, len(rows)) if rows[row][column] != 0]
    if not places:
        raise Rejected("there is not exactly one solution")
    return min(places, key=lambda row: _size(rows[row][column]))


def _exchanged(rows: Rows, first: int, second: int) -> Rows:
    """Return the rows with two of them exchanged."""
    exchanged = list(rows)
    exchanged[first], exchanged[second] = exchanged[second], exchanged[first]
    return exchanged


def _cleared(rows: Rows, column: int) -> Rows:
    """Return the rows with zeros below the pivot; those are new lists."""
    pivot = rows[column]
    cleared = rows[: column + 1]
    for row in rows[column + 1 :]:
        factor = _quotient(row[column], pivot[column])
        cleared.append([entry - factor * above for entry, above in zip(row, pivot, strict=True)])
    return cleared


def _solution(rows: Rows, slip: str, place: Place) -> list[Rational]:
    """Solve a triangular system, maybe with a sign that is not changed on the other side."""
    solution: list[Rational] = [0] * len(rows)
    for row in reversed(range(len(rows))):
        side = rows[row][-1]
        for column in range(row + 1, len(rows)):
            term = rows[row][column] * solution[column]
            if slip == "substitution_slip" and (row, column) == (place.row, place.column):
                term = -term
            side -= term
        solution[row] = _quotient(side, rows[row][row])
    if slip == "wrong_order":
        return _reordered(solution)
    return solution


def _reordered(solution: Sequence[Rational]) -> list[Rational]:
    """Return the values backwards, or shifted where they are the same backwards."""
    backwards = list(reversed(solution))
    if backwards != solution:
        return backwards
    *others, last = solution
    return [last, *others]


def _quotient(numerator: Rational, denominator: Rational) -> Rational:
    """Return the quotient, as an integer where it is one: so most of the elimination is fast."""
    if numerator % denominator == 0:
        return numerator // denominator
    return Fraction(numerator) / denominator


def _worked(facts: Facts, result: Result, slip: str) -> Worked:
    solution = point(*result.answers.solution)
    whole = formula(result.answers.determinant)
    eliminated = result.eliminated
    augmented = [[*row, side] for row, side in zip(facts.rows, facts.right, strict=True)]
    steps = [
        step("row_echelon", matrix=matrix(augmented), echelon=matrix(eliminated.first)),
        step("row_echelon", matrix=matrix(eliminated.first), echelon=matrix(eliminated.triangular)),
        step(
            "linear_system_solution",
            matrix=matrix(facts.rows),
            right=point(*facts.right),
            solution=solution,
        ),
        step("determinant", matrix=matrix(facts.rows), value=whole),
    ]
    row, column = facts.replaced
    steps += _critical_steps(facts, row, column, result, slip)
    return Worked(tuple(steps), (solution, whole, formula(result.answers.critical)))


def _critical_steps(facts: Facts, row: int, column: int, result: Result, slip: str) -> list[Step]:
    """Work out where the determinant is zero."""
    subtracted = _subtracted_coefficient(facts, row, column, slip)
    constant = result.answers.determinant - subtracted * result.cofactor
    replaced: list[list[Like]] = [list(entries) for entries in facts.rows]
    replaced[row][column] = K
    determinant_in_k = polynomial([result.cofactor, constant], K)
    return [
        step("determinant", matrix=matrix(replaced), value=determinant_in_k),
        step("zeros", polynomial=determinant_in_k, letter=K, zeros=collection(result.answers.critical)),
    ]


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "in one place of the elimination a multiple is added instead of subtracted",
        "right_side_forgotten": "in one row the elimination is not carried out on the right side",
        "substitution_slip": "solving a row for its unknown, a term is brought over with its sign unchanged",
        "wrong_order": "the values of the unknowns are listed in a wrong order",
        "off_by_one": "the exchanges of rows that give the determinant its sign are miscounted by one",
        "cofactor_sign_forgotten": "the sign of the cofactor that belongs to its place is forgotten",
        "constant_missing": "the coefficient that is replaced is not subtracted",
    },
)
