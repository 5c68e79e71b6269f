"""The facts of an orthogonal projection."""

from typing import Literal

import msgspec

Task = Literal["distance", "least_squares"]


class Facts(msgspec.Struct, frozen=True):
    """A subspace, and a vector that is projected on it."""

    task: Task
    """What is asked last: the distance of the vector, or the coefficients of its projection."""
    spanning: list[list[int]]
    """Independent vectors that span the subspace, in order."""
    vector: list[int]
