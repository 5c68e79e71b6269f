"""Solves integer systems in which one number is hidden, as functions of that number.

For generators only: validate and cycle decide by other code.
"""

from collections.abc import Sequence
from math import gcd

from seedproof.benchmarks.missing_fact.family import Solution
from seedproof.exact.certificate import Curve, ratio
from seedproof.exact.number import tuple_text
from seedproof.record.draws import Rejected

Table = Sequence[Sequence[int]]


def cramer(table: Table) -> tuple[int, list[list[int]]]:
    """Return the determinant of A and, times that, the solution X of `A @ X = B`, for a table [A | B].

    Shapes: table (n, n+k), solution (n, k). Source: Bareiss 1968, multistep elimination.

    Raises: Rejected when A is singular.
    """
    rows = [list(row) for row in table]
    whole = 1
    sign = 1
    for step in range(len(rows)):
        pivot = next((index for index in range(step, len(rows)) if rows[index][0]), None)
        if pivot is None:
            raise Rejected("the system is singular")
        if pivot != step:
            rows[step], rows[pivot] = rows[pivot], rows[step]
            sign = -sign
        lead = rows[step][0]
        tail = rows[step][1:]
        for index, row in enumerate(rows):
            if index == step:
                rows[index] = tail
                continue
            first = row[0]
            rows[index] = [(lead * old - first * new) // whole for old, new in zip(row[1:], tail)]  # noqa: B905
        whole = lead
    return sign * whole, [[sign * value for value in row] for row in rows]


def solve_along(rows: Table, right: Sequence[int], hidden: int, form: str = "{}") -> Solution:
    """Solve `rows @ x = right` in integers, as a function of the hidden component of `right`.

    The witness is the next right-hand side above the true one that has an integer solution too. `form` is
    the hint value's text around the number. Shapes: rows (n, n), right (n,).

    Raises: Rejected when the system is singular.
    """
    others = [value if index != hidden else 0 for index, value in enumerate(right)]
    table = [
        (*row, value, int(index == hidden))
        for index, (row, value) in enumerate(zip(rows, others, strict=True))
    ]
    whole, solved = cramer(table)
    true = right[hidden]
    other = true + abs(whole) // gcd(whole, *[slope for _, slope in solved])
    answer = tuple_text([(fixed + slope * true) // whole for fixed, slope in solved])
    other_answer = tuple_text([(fixed + slope * other) // whole for fixed, slope in solved])
    return Solution(
        answer=answer,
        hint_value=form.format(true),
        witnesses=[(form.format(other), other_answer)],
        certificate=Curve(tuple(ratio(unknown, (whole,)) for unknown in solved), "tuple"),
    )


def has_neighbour(point: Sequence[int], step: Sequence[int], low: int, high: int) -> bool:
    """Return whether one of the next integer points of a line, three on either side, is in a band.

    All its coordinates have sizes of low .. high. Notes that leave one point of a band are decided by it.
    """
    for count in (1, -1, 2, -2, 3, -3):
        moved = [abs(value + count * change) for value, change in zip(point, step, strict=True)]
        if low <= min(moved) and max(moved) <= high:
            return True
    return False
