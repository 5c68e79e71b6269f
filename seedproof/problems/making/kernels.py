"""Bases of kernels, as textbooks write them: vectors with coprime integer coordinates."""

from collections.abc import Sequence

from seedproof.problems.making.matrices import Rows, kernel, primitive


def integer_kernel(rows: Rows) -> list[list[int]]:
    """Return a basis of the vectors that the matrix takes to zero."""
    return [primitive(vector) for vector in kernel(rows)]


def with_wrong_sign(basis: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return a basis whose first vector has the wrong sign before its last coordinate that is not zero."""
    (first, *others) = map(list, basis)
    last = max(place for place, coordinate in enumerate(first) if coordinate)
    first[last] = -first[last]
    return [first, *others]
