"""Integer systems in which one number is hidden, solved as functions of that number.

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
    """The determinant of A and, times that, the solution X of `A @ X = B`, for a table [A | B].

    Shapes: table (n, n+k), solution (n, k). Source: Bareiss 1968, multistep elimination.

    Raises: Rejected when A is singular.
    """
    rows, whole, sign = [list(row) for row in table], 1, 1
    for at in range(len(rows)):
        pivot = next((place for place in range(at, len(rows)) if rows[place][0]), None)
        if pivot is None:
            raise Rejected("the system is singular")
        if pivot != at:
            rows[at], rows[pivot], sign = rows[pivot], rows[at], -sign
        lead, tail = rows[at][0], rows[at][1:]
        for place, row in enumerate(rows):
            if place == at:
                rows[place] = tail
                continue
            first = row[0]
            rows[place] = [(lead * old - first * new) // whole for old, new in zip(row[1:], tail)]  # noqa: B905
        whole = lead
    return sign * whole, [[sign * value for value in row] for row in rows]


def solve_along(rows: Table, right: Sequence[int], hidden: int, form: str = "{}") -> Solution:
    """The solution of `rows @ x = right`, which is in integers, as a function of the hidden place of `right`.

    The witness is the next right-hand side above the true one that has an integer solution too. `form` is
    the hint value's text around the number. Shapes: rows (n, n), right (n,).

    Raises: Rejected when the system is singular.
    """
    others = [value if place != hidden else 0 for place, value in enumerate(right)]
    table = [
        (*row, value, int(place == hidden))
        for place, (row, value) in enumerate(zip(rows, others, strict=True))
    ]
    whole, solved = cramer(table)
    true = right[hidden]
    other = true + abs(whole) // gcd(whole, *[slope for _, slope in solved])
    answer, another = (
        tuple_text([(fixed + slope * h) // whole for fixed, slope in solved]) for h in (true, other)
    )
    return Solution(
        answer=answer,
        hint_value=form.format(true),
        witnesses=[(form.format(other), another)],
        certificate=Curve(tuple(ratio(unknown, (whole,)) for unknown in solved), "tuple"),
    )
