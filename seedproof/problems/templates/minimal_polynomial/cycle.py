"""Reads the matrix and the exponent."""

from collections.abc import Sequence

from seedproof.problems.checking.matrices import integer_matrix_of, is_square
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.minimal_polynomial.facts import Facts
from seedproof.problems.templates.minimal_polynomial.phrases import (
    EIGENVALUES,
    MINIMAL,
    POWERS,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a matrix whose minimal polynomial is asked for."""
    if drawing is not None:
        raise Unreadable("a matrix has no figure")
    eigenvalues, minimal, power = questions
    rows = integer_matrix_of(read_gaps(statement, STATEMENTS)["matrix"])
    if not is_square(rows, len(rows)):
        raise Unreadable("the matrix is not square")
    read_gaps(eigenvalues, EIGENVALUES)
    read_gaps(minimal, MINIMAL)
    return Facts(matrix=rows, exponent=integer_of(read_gaps(power, POWERS)["exponent"]))


READER = Reader(read=read)
