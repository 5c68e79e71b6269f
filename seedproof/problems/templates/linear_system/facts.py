"""The facts of a linear system."""

import msgspec


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """As many linear equations as unknowns."""

    letters: list[str]
    """The unknowns."""
    rows: list[list[int]]
    """The coefficients of each equation, in the order of the unknowns."""
    right: list[int]
    """The right sides."""
    replaced: tuple[int, int] | None = None
    """Row and column of the coefficient that one question replaces, where there is such a question."""
