"""The facts of a linear recurrence."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A linear recurrence with constant coefficients, solved for its newest term, and its first terms."""

    coefficients: list[int]
    """Of the earlier terms, the newest of them first."""
    forcing: list[int]
    """Factor and base of a power on the right side, which is a constant for the base 1; empty without one."""
    initial: list[int]
    """The terms from the place 0 on, as many as the order."""
