"""The facts of a minimal polynomial."""

import msgspec

from seedproof.problems.facts import Matrix


class Facts(msgspec.Struct, frozen=True):
    """A square matrix, and the exponent of a power that is to be expressed by lower ones."""

    matrix: Matrix
    exponent: int
