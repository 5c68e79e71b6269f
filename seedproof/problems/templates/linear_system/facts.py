"""The facts of a linear system."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """As many linear equations as unknowns."""

    letters: list[str]
    """The unknowns."""
    rows: list[list[int]]
    """The coefficients of each equation, in the order of the unknowns."""
    right: list[int]
    """The right sides."""
    replaced: tuple[int, int]
    """Row and column of the coefficient that the last question replaces."""
