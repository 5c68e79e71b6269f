"""Reads each entry of the matrix as a linear function of the parameter."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as tree_of
from seedproof.equivalence.reading.tree import Matrix, Node
from seedproof.problems.checking.matrices import number_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.determinant_with_parameter.facts import Entry, Facts
from seedproof.problems.templates.determinant_with_parameter.phrases import (
    DETERMINANTS,
    ENTRIES,
    KERNELS,
    SINGULAR,
    STATEMENTS,
)

_PARAMETERS = ("t", "a", "s")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a determinant with a parameter."""
    if drawing is not None:
        raise Unreadable("a determinant has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    parameter = gaps["parameter"]
    if parameter not in _PARAMETERS:
        raise Unreadable("the parameter has another letter")
    asked = [
        read_gaps(question, wordings)
        for question, wordings in zip(questions, (DETERMINANTS, SINGULAR, KERNELS, ENTRIES), strict=True)
    ]
    if any(gap.get("parameter", parameter) != parameter for gap in asked):
        raise Unreadable("a question has another parameter")
    place = (integer_of(asked[3]["row"]), integer_of(asked[3]["column"]))
    match tree_of(gaps["matrix"]):
        case Matrix(rows) if len(rows) == len(rows[0]):
            return Facts(parameter, [[_entry(entry, parameter) for entry in row] for row in rows], place)
    raise Unreadable("this is no square matrix")


def _entry(entry: Node, parameter: str) -> Entry:
    values = [integer(number_of(entry, {parameter: Fraction(at)})) for at in (0, 1, 7)]
    constant, following, far = values
    if far - constant != 7 * (following - constant):
        raise Unreadable("an entry is not linear in the parameter")
    return following - constant, constant


READER = Reader(read=read)
