"""The facts of a drawn phase portrait."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A linear system with a positive and a negative eigenvalue, and a marked start."""

    positive: int
    negative: int
    outwards: tuple[int, int]
    """An eigenvector of the positive eigenvalue: its smallest integer multiple to the right, or upwards."""
    inwards: tuple[int, int]
    """One of the negative eigenvalue, written alike."""
    start: tuple[int, int]
