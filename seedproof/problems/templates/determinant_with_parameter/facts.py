"""The facts of a determinant with a parameter."""

import msgspec

Entry = tuple[int, int]
"""The factor of the parameter, and what is added."""


class Facts(msgspec.Struct, frozen=True):
    """A square matrix with entries that are linear in a parameter."""

    parameter: str
    rows: list[list[Entry]]
    place: tuple[int, int]
    """Row and column of the entry of the inverse that is asked for, counted from 1."""
