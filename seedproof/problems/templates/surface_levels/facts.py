"""The facts of a linear function and a drawn ellipse."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A linear function by its level lines, and a circle or ellipse."""

    gradient: tuple[int, int]
    """Without a common divisor, so that every level line with an integer goes through points of the grid."""
    constant: int
    """The value at the origin."""
    first_level: int
    step: int
    """Between the values of neighbouring level lines."""
    lines: int
    """How many level lines are drawn."""
    centre: tuple[int, int]
    radii: tuple[int, int]
    """Across and up."""
