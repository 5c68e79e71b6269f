"""The facts of a linear system with a parameter."""

import msgspec

Coefficient = tuple[int, int]
"""The factor of the parameter, and what is added."""


class Facts(msgspec.Struct, frozen=True):
    """As many equations as unknowns, with coefficients that are linear in the parameter."""

    parameter: str
    rows: list[list[Coefficient]]
    """The coefficients of each equation, in the order x, y, z."""
    right: list[Coefficient]
    """The right sides."""
