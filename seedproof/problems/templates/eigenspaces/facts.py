"""The facts of a matrix whose eigenspaces are asked for."""

import msgspec

from seedproof.problems.facts import Matrix


class Facts(msgspec.Struct, frozen=True):
    """A square matrix with integer eigenvalues."""

    matrix: Matrix
