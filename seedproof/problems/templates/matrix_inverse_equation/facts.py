"""The facts of a matrix equation."""

import msgspec

from seedproof.problems.facts import Matrix


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """The equation A X B + C = k X + D, in which B, C or k may be missing."""

    left: Matrix
    """A."""
    shift: int = 0
    """k; without it, X stands on one side alone."""
    right: Matrix = []
    """B."""
    added: Matrix = []
    """C."""
    result: Matrix
    """D."""
    factor: int
    """Of the determinant that is asked for."""
    power: int
    """Of X in that determinant."""
    exponent: int
    """Of the inverted matrix in that determinant, negative."""
