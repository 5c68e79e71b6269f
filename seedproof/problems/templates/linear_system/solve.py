"""Works a linear system out by elimination; pivots give the determinant, a cofactor the critical number."""

from collections.abc import Iterator
from fractions import Fraction
from math import prod
from typing import NamedTuple

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Matrix, Symbol, formula, point, polynomial

Rational = int | Fraction
Rows = list[list[Rational]]
Place = tuple[int, int, int]
"""The column that is eliminated, then the row and the column of an entry."""

K = Symbol("k")
_ORDINALS = ("first", "second", "third", "fourth")


class _Found(NamedTuple):
    first: Rows
    triangular: Rows
    exchanges: int
    cofactor: Rational
    solution: list[Rational]
    determinant: Rational
    critical: Rational


_ANSWERS = slice(4, 7)


def work(facts: Facts, slip: str) -> Worked:
    """With the slip at the first of the places where the numbers are nicest."""
    right = _found(facts, "", (0, 0, 0))
    if not slip:
        return _worked(facts, right, slip)
    nicest, best, bound = (4, 0), right, max(100, right.determinant, -right.determinant)
    for place in _places(len(facts["rows"]), slip):
        try:
            found = _found(facts, slip, place)
        except Rejected:
            continue
        if found[_ANSWERS] == right[_ANSWERS] or found.determinant.denominator > 1:
            continue
        largest = max(max(found.solution), -min(found.solution))
        ugly = max(number.denominator for number in (*found.solution, found.critical)), int(largest > 20)
        if largest * ugly[0] > 60 or not -bound <= found.determinant <= bound:
            continue
        if ugly < nicest:
            nicest, best = ugly, found
        if nicest == (1, 0):
            break
    if best is right:
        raise Rejected("the slip changes nothing, or leads to ugly numbers")
    return _worked(facts, best, slip)


def _places(size: int, slip: str) -> Iterator[Place]:
    """Where a slip in the elimination, or in the substitution, can be."""
    if slip == "sign_flipped":
        for column in range(size - 1):
            later = range(column + 1, size)
            yield from ((column, row, place) for row in later for place in later)
    elif slip == "right_side_forgotten":
        yield from ((column, row, size) for column in range(size - 1) for row in range(column + 1, size))
    elif slip == "substitution_slip":
        yield from ((0, row, column) for row in range(size - 2, -1, -1) for column in range(row + 1, size))
    else:
        yield (0, 0, 0)


def _found(facts: Facts, slip: str, place: Place) -> _Found:
    given = zip(facts["rows"], facts["right"], strict=True)
    rows: Rows = [[*row, side] for row, side in given]
    size, exchanges, first = len(rows), 0, rows
    for column in range(size - 1):
        rows, moved = _exchanged(rows, column)
        exchanges += moved > column
        cleared = _cleared(rows, column)
        if slip in ("sign_flipped", "right_side_forgotten") and column == place[0]:
            before, after = rows[place[1]][place[2]], cleared[place[1]][place[2]]
            cleared[place[1]][place[2]] = before if slip == "right_side_forgotten" else 2 * before - after
        rows = cleared
        if column == 0:
            first = rows
    if rows[-1][-2] == 0:
        raise Rejected("there is not exactly one solution")
    solution = _substituted(rows, place[1:] if slip == "substitution_slip" else None)
    if slip == "wrong_order":
        solution = solution[::-1] if solution != solution[::-1] else [solution[-1], *solution[:-1]]
    if slip == "off_by_one":
        # An exchange that never was is counted only where the other slips change too little.
        if not exchanges and len({*solution}) > 1:
            raise Rejected("there is no exchange")
        exchanges = abs(exchanges - 1)
    determinant = (-1) ** exchanges * prod(rows[row][row] for row in range(size))
    if "replaced" not in facts:
        return _Found(first, rows, exchanges, 1, solution, determinant, 0)
    row, column = facts["replaced"]
    others = [one[:column] + one[column + 1 :] for at, one in enumerate(facts["rows"]) if at != row]
    cofactor = _determinant(others) * (1 if slip == "cofactor_sign_forgotten" else (-1) ** (row + column))
    old = 0 if slip == "constant_missing" else facts["rows"][row][column]
    critical = old - _over(determinant, cofactor)
    return _Found(first, rows, exchanges, cofactor, solution, determinant, critical)


def _worked(facts: Facts, found: _Found, slip: str) -> Worked:
    _, moved = _exchanged(facts["rows"], 0)
    start = "Eliminating"
    if moved:
        start = f"Exchanging the first equation with the {_ORDINALS[moved]} and eliminating"
    letter, solution, determinant = (
        Symbol(facts["letters"][0]),
        point(*found.solution),
        formula(found.determinant),
    )
    steps = [
        step(
            f"{start} {{letter}} below the first row, the augmented matrix becomes {{}}.",
            _matrix(found.first),
            "matrix",
            letter=letter,
        ),
        step(
            "Going on like this, again with an exchange of rows where it helps, the triangular form is {}.",
            _matrix(found.triangular),
            "matrix",
        ),
        step("Solved from the last row upwards, this gives the solution {}.", solution, "tuple"),
        step(
            "The product of the pivots, with a change of sign per exchange of rows ({exchanges} in all), "
            "gives the determinant {}.",
            determinant,
            "number",
            exchanges=formula(found.exchanges),
        ),
    ]
    if "replaced" not in facts:
        return Worked(tuple(steps), (solution, determinant))
    row, column = facts["replaced"]
    old, critical = facts["rows"][row][column], formula(found.critical)
    taken = 0 if slip == "constant_missing" else old
    steps += [
        step(
            "Replacing the coefficient {old} by $k$ adds {change} times its cofactor {cofactor} to the "
            "determinant, which becomes {}.",
            polynomial([found.cofactor, found.determinant - taken * found.cofactor], K),
            "expression(k)",
            old=formula(old),
            change=K - taken,
            cofactor=formula(found.cofactor),
        ),
        step("This is zero exactly for $k$ equal to {}.", critical, "number"),
    ]
    return Worked(tuple(steps), (solution, determinant, critical))


def _over(above: Rational, below: Rational) -> Rational:
    """The quotient, as an integer where it is one: so most of the elimination is fast."""
    return Fraction(above) / below if above % below else above // below


def _exchanged(rows: Rows, column: int) -> tuple[Rows, int]:
    """The row with the smallest entry in the column, if not zero, in the pivot's place; where it was."""
    places = [row for row in range(column, len(rows)) if rows[row][column]]
    if not places:
        raise Rejected("there is not exactly one solution")
    found = min(places, key=lambda row: rows[row][column] ** 2)
    order = [*range(len(rows))]
    order[column], order[found] = found, column
    return [rows[row] for row in order], found


def _cleared(rows: Rows, column: int) -> Rows:
    """Zeros below the pivot."""
    pivot, cleared = rows[column], rows[: column + 1]
    for row in rows[column + 1 :]:
        times = _over(row[column], pivot[column])
        cleared.append([one - times * other for one, other in zip(row, pivot, strict=True)])
    return cleared


def _substituted(rows: Rows, slip: tuple[int, ...] | None) -> list[Rational]:
    """The solution of a triangular system, maybe with a sign that is not changed on the other side."""
    found: list[Rational] = [0] * len(rows)
    for row in range(len(rows) - 1, -1, -1):
        side = rows[row][-1]
        for column in range(row + 1, len(rows)):
            term = rows[row][column] * found[column]
            side += term if slip == (row, column) else -term
        found[row] = _over(side, rows[row][row])
    return found


def _determinant(rows: Rows) -> Rational:
    found: Rational = 1
    for column in range(len(rows)):
        rows, moved = _exchanged(rows, column)
        rows = _cleared(rows, column)
        found *= rows[column][column] * (1 if moved == column else -1)
    return found


def _matrix(rows: Rows) -> Formula:
    return Matrix(tuple(tuple(map(formula, row)) for row in rows))


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
