"""Reads the matrix; the questions must fit to its size."""

from collections.abc import Sequence

from seedproof.problems.checking.matrices import integer_matrix_of, is_square
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.eigenspaces.facts import Facts
from seedproof.problems.templates.eigenspaces.phrases import ORDINALS, QUESTIONS, STATEMENTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a matrix whose eigenspaces are asked for, one by one, and diagonalizability if needed."""
    if drawing is not None:
        raise Unreadable("a matrix has no figure")
    matrix = integer_matrix_of(read_gaps(statement, STATEMENTS)["matrix"])
    if not is_square(matrix, len(matrix)):
        raise Unreadable("the matrix is not square")
    readings = [read_kind(question, QUESTIONS) for question in questions]
    ordinals = tuple(gaps["ordinal"] for kind, gaps in readings if kind == "eigenspace")
    count = len(ordinals)
    if ORDINALS.get(count) != ordinals or count > len(matrix):
        raise Unreadable("it does not ask for the eigenspaces one by one")
    expected = ["eigenvalues", *["eigenspace"] * count]
    if count < len(matrix):
        expected.append("diagonalizable")
    if [kind for kind, _ in readings] != expected:
        raise Unreadable("it asks, or does not ask, whether the matrix is diagonalizable")
    return Facts(matrix=matrix)


READER = Reader(read=read)
