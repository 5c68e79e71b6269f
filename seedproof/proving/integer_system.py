"""Square linear systems with integer unknowns and one right-hand side that may vary."""

from collections.abc import Sequence
from functools import lru_cache
from math import lcm

from seedproof.proving.linear import only_solution

Row = tuple[int, ...]


@lru_cache(maxsize=32)  # the checks of a row solve the same few systems again
def integer_solutions(rows: tuple[Row, ...], right: Row) -> tuple[Row, ...]:
    """Return the solution of `rows @ x = right` as the only item if it is unique and integral, else nothing.

    Shapes: rows (n, n), right (n,).
    """
    solution = only_solution(rows, right)
    if solution is None or any(value.denominator > 1 for value in solution):
        return ()
    return (tuple(value.numerator for value in solution),)


def right_sides(rows: Sequence[Row], index: int, value: int) -> list[int]:
    """Return the four nearest values of one right-hand side with an integer solution, given that `value` has.

    Raises: ValueError when the rows are dependent.
    """
    direction = only_solution(rows, [int(row == index) for row in range(len(rows))])
    if direction is None:
        raise ValueError("the equations are dependent")
    step = lcm(*(entry.denominator for entry in direction))
    return [value + count * step for count in (-2, -1, 1, 2)]


def whole_number(text: str) -> int:
    """Return the integer of a canonical text. Raises: ValueError for any other text."""
    value = int(text)
    if str(value) != text:
        raise ValueError(f"{text!r} is not an integer in canonical form")
    return value


def are_integers(*values: object) -> bool:
    """Return whether each value is an integer, which JSON's true and false are not."""
    return all(type(value) is int for value in values)
