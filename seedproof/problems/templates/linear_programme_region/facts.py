"""The facts of a drawn linear programme."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A convex polygon with corners at lattice points, and a linear objective."""

    vertices: list[tuple[int, int]]
    """Counterclockwise."""
    objective: tuple[int, int]
    """The coefficients of x and y."""
