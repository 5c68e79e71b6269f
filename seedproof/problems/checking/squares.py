"""Square numbers that are read from texts."""

from math import isqrt

from seedproof.problems.reader import Unreadable


def root_of(square: int) -> int:
    """Return the positive root of a square number. Raises: Unreadable where it is none."""
    if square < 1 or isqrt(square) ** 2 != square:
        raise Unreadable(f"{square} is no square")
    return isqrt(square)
