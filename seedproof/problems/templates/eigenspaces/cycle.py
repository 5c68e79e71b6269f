"""Reads the matrix entry by entry; the questions must fit to its size."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_MATRIX = r"\$\$A = \\begin\{pmatrix\} (?P<matrix>[-0-9& \\]+) \\end\{pmatrix\}\$\$"
_STATEMENTS = tuple(
    re.compile(one)
    for one in (
        rf"Consider the matrix {_MATRIX}",
        rf"Let {_MATRIX} be a matrix with real entries, which acts on column vectors\.",
        rf"The linear map \$T\$ is given by \$T\(v\) = A v\$ with {_MATRIX}",
        rf"A square matrix is given by {_MATRIX}",
    )
)
_VALUES = (
    "Find all eigenvalues of $A$, as a set.",
    "Determine the set of the eigenvalues of $A$.",
    "Which numbers are eigenvalues of $A$? Give the set of all of them.",
)
_PLACE = "(smallest|second smallest|largest)"
_SPACES = tuple(
    re.compile(one)
    for one in (
        rf"Give a basis of the eigenspace of \$A\$ for its {_PLACE} eigenvalue, as a set of vectors\.",
        rf"Find a basis of the eigenspace that belongs to the {_PLACE} eigenvalue of \$A\$\.",
        rf"Give vectors that form a basis of the eigenspace of \$A\$ for the {_PLACE} eigenvalue\.",
    )
)
_DIAGONALIZABLE = (
    "Is $A$ diagonalizable over the real numbers? Answer yes or no.",
    r"Does $\mathbb{R}^3$ have a basis of eigenvectors of $A$? Answer yes or no.",
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a matrix."""
    match = next(filter(None, (one.fullmatch(statement) for one in _STATEMENTS)), None)
    if match is None or drawing is not None or not questions or questions[0] not in _VALUES:
        raise Unreadable("it does not ask for the eigenvalues of a matrix")
    rows = [[int(entry) for entry in row.split(" & ")] for row in match["matrix"].split(r" \\ ")]
    if {len(row) for row in rows} != {len(rows)}:
        raise Unreadable("the matrix is not square")
    spaces = list(questions[1:])
    if spaces and spaces[-1] in _DIAGONALIZABLE:
        spaces.pop()
    found = [match[1] for one in spaces for pattern in _SPACES if (match := pattern.fullmatch(one))]
    wanted = ["smallest", *["second smallest"] * (len(spaces) == 3), "largest"]
    if found != wanted or len(found) != len(spaces) or len(spaces) > len(rows):
        raise Unreadable("it does not ask for the eigenspaces one by one")
    if (len(spaces) < len(rows)) != (len(spaces) + 1 < len(questions)):
        raise Unreadable("it asks, or does not ask, whether the matrix is diagonalizable")
    return {"matrix": rows}


READER = Reader(read=read)
