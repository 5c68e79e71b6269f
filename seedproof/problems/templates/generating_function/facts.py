"""The facts of a generating function."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A sequence with a_(n+2) = first a_(n+1) + second a_n + factor base^n."""

    first: int
    second: int
    factor: int
    """Zero where nothing is added."""
    base: int
    start: tuple[int, int]
    """a_0 and a_1."""
    divisor: int
    """The sum of a_n / divisor^n is asked for."""
