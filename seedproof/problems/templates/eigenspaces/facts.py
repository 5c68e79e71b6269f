"""The facts of a matrix whose eigenspaces are asked for."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A square matrix with integer eigenvalues."""

    matrix: list[list[int]]
    """Row by row."""
