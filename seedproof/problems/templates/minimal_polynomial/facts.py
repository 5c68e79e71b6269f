"""The facts of a minimal polynomial."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A square matrix, and the exponent of a power that is to be expressed by lower ones."""

    matrix: list[list[int]]
    """Row by row."""
    exponent: int
