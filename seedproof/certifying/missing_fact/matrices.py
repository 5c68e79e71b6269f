"""Matrices of unknowns, as the notes name their entries: `A[1][2]`."""

from collections.abc import Sequence

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Symbol, Term, equal, integer, product, term, total

Matrix = Sequence[Sequence[Symbol]]


def square(name: str, said: Said) -> Matrix:
    """Name the entries of the matrix that a sentence introduces.

    Raises: Unread unless it has as many rows as columns.
    """
    if said["rows"] != said["columns"]:
        raise Unread(f"that is no square matrix: {said.sentence}")
    size = range(said["rows"])
    return [[integer(f"{name}_{i}_{j}") for j in size] for i in size]


def place(said: Said, matrix: Matrix) -> tuple[int, int]:
    """Return the row and the column of an entry, which a sentence may name twice.

    Raises: Unread for a place outside the matrix, or for two places.
    """
    i, j = said["i"], said["j"]
    if (said.gaps.get("row", i), said.gaps.get("column", j)) != (i, j):
        raise Unread(f"one entry in two places: {said.sentence}")
    if not (0 <= i < len(matrix) and 0 <= j < len(matrix[0])):
        raise Unread(f"the matrix has no such entry: {said.sentence}")
    return i, j


def stated_entry(matrix: Matrix, said: Said) -> Term:
    """Say that the entry of a sentence has its value."""
    i, j = place(said, matrix)
    return equal(matrix[i][j], said["value"])


def determinant(matrix: Sequence[Sequence[Term]]) -> Term:
    """Expand a determinant along its first row."""
    first, *below = matrix
    if not below:
        return first[0]
    minors = [[[*row[:j], *row[j + 1 :]] for row in below] for j in range(len(first))]
    signs = [term((-1) ** j, entry.sort) for j, entry in enumerate(first)]
    return total(product(three) for three in zip(signs, first, map(determinant, minors), strict=True))
