"""The facts of a matrix equation."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """The equation A X B + C = k X + D, in which B, C or k may be missing."""

    left: list[list[int]]
    """A, row by row."""
    shift: int
    """k, 0 where X stands on one side alone."""
    right: list[list[int]]
    """B, without rows where it is missing."""
    added: list[list[int]]
    """C, without rows where it is missing."""
    result: list[list[int]]
    """D."""
    factor: int
    """Of the determinant that is asked for."""
    power: int
    """Of X in that determinant."""
    exponent: int
    """Of the inverted matrix in that determinant, negative."""
