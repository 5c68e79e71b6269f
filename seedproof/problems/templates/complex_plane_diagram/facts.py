"""The facts of a regular polygon in the complex plane."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A regular polygon, of which centre and one vertex are lattice points."""

    centre: tuple[int, int]
    vertex: tuple[int, int]
    """The vertex with the name A."""
    corners: int
    """3, 4 or 6. They are counted counterclockwise from A."""
    wanted: int
    """How many corners after A the one is that is asked for."""
