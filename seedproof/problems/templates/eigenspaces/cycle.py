"""Reads the matrix entry by entry; the questions must fit to its size."""

import re
from collections.abc import Sequence

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.eigenspaces.facts import Facts
from seedproof.problems.templates.eigenspaces.phrases import ORDINALS, QUESTIONS, STATEMENTS, Asked

_MATRIX = re.compile(r"\\begin\{pmatrix\} (?P<rows>[-0-9& \\]+) \\end\{pmatrix\}")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a matrix whose eigenspaces are asked for."""
    if drawing is not None:
        raise Unreadable("a matrix has no figure")
    matrix = _matrix(read_gaps(statement, STATEMENTS)["matrix"])
    _check_questions(questions, len(matrix))
    return Facts(matrix=matrix)


def _matrix(text: str) -> list[list[int]]:
    """Return the rows. Raises: Unreadable where the matrix is not square."""
    match = _MATRIX.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no matrix of integers")
    rows = [[integer_of(entry) for entry in row.split(" & ")] for row in match["rows"].split(r" \\ ")]
    if any(len(row) != len(rows) for row in rows):
        raise Unreadable("the matrix is not square")
    return rows


def _check_questions(questions: Sequence[str], size: int) -> None:
    """Raise Unreadable unless the eigenspaces are asked for one by one, and diagonalizability if needed."""
    kinds: list[Asked] = []
    ordinals: list[str] = []
    for question in questions:
        kind, gaps = read_kind(question, QUESTIONS)
        kinds.append(kind)
        if kind == "eigenspace":
            ordinals.append(gaps["ordinal"])
    count = len(ordinals)
    if count not in ORDINALS or tuple(ordinals) != ORDINALS[count] or count > size:
        raise Unreadable("it does not ask for the eigenspaces one by one")
    expected: list[Asked] = ["eigenvalues"]
    expected += ["eigenspace"] * count
    if count < size:
        expected.append("diagonalizable")
    if kinds != expected:
        raise Unreadable("it asks, or does not ask, whether the matrix is diagonalizable")


READER = Reader(read=read)
