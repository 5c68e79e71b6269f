"""Square linear systems whose unknowns are integers, with one right-hand side that may vary."""

from collections.abc import Sequence
from functools import lru_cache
from math import lcm

from seedproof.proving.linear import only_solution

Row = tuple[int, ...]


@lru_cache(maxsize=32)  # the checks of a row come back to the same few systems
def integer_solutions(rows: tuple[Row, ...], right: Row) -> tuple[Row, ...]:
    """The only solution of `rows @ x = right` if it consists of integers, else nothing.

    Shapes: rows (n, n), right (n,).
    """
    found = only_solution(rows, right)
    if found is None or any(value.denominator > 1 for value in found):
        return ()
    return (tuple(value.numerator for value in found),)


def right_sides(rows: Sequence[Row], place: int, value: int) -> list[int]:
    """The four nearest right-hand sides in a place that have an integer solution, provided `value` has.

    Raises: ValueError when the rows are dependent.
    """
    direction = only_solution(rows, [int(other == place) for other in range(len(rows))])
    if direction is None:
        raise ValueError("the equations are dependent")
    step = lcm(*(part.denominator for part in direction))
    return [value + count * step for count in (-2, -1, 1, 2)]


def whole_number(text: str) -> int:
    """The integer of a canonical text. Raises: ValueError for any other text."""
    value = int(text)
    if str(value) != text:
        raise ValueError(f"{text!r} is not an integer in canonical form")
    return value


def are_integers(*values: object) -> bool:
    """Whether each value is an integer, which JSON's true and false are not."""
    return all(type(value) is int for value in values)
