"""Reads the matrices by their names."""

from collections.abc import Sequence

from seedproof.problems.checking.matrices import integer_matrix_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.matrix_inverse_equation.facts import Facts
from seedproof.problems.templates.matrix_inverse_equation.phrases import (
    DETERMINANTS,
    INVERSES,
    SOLUTIONS,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a matrix equation."""
    if drawing is not None:
        raise Unreadable("a matrix equation has no figure")
    inverse, solution, determinant = questions
    _, gaps = read_kind(statement, STATEMENTS)
    shift = 0
    if "shift" in gaps:
        shift = integer_of(gaps["shift"])
    name = _name(shift)
    if read_gaps(inverse, INVERSES)["regular"] != name:
        raise Unreadable("another matrix is to be inverted")
    read_gaps(solution, SOLUTIONS)
    asked = read_gaps(determinant, DETERMINANTS)
    if asked["regular"] not in (name, rf"\left({name}\right)"):
        raise Unreadable("the determinant has another matrix")
    return Facts(
        left=integer_matrix_of(gaps["left"]),
        shift=shift,
        right=_matrix_or_none(gaps, "right"),
        added=_matrix_or_none(gaps, "added"),
        result=integer_matrix_of(gaps["result"]),
        factor=integer_of(asked["factor"]),
        power=integer_of(asked["power"]),
        exponent=integer_of(asked["exponent"]),
    )


def _matrix_or_none(gaps: Gaps, name: str) -> list[list[int]]:
    if name not in gaps:
        return []
    return integer_matrix_of(gaps[name])


def _name(shift: int) -> str:
    if shift == 0:
        return "A"
    if shift < 0:
        return f"A + {-shift} I"
    return f"A - {shift} I"


READER = Reader(read=read)
