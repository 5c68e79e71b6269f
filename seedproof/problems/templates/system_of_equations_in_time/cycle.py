"""Reads both right sides as linear forms in x and y."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.system_of_equations_in_time.facts import Facts
from seedproof.problems.templates.system_of_equations_in_time.phrases import (
    LAST_QUESTIONS,
    STATEMENTS,
    X_QUESTIONS,
    Y_QUESTIONS,
)

_ZERO = Fraction(0)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a system."""
    if drawing is not None:
        raise Unreadable("a system has no figure")
    first, second, last = questions
    read_gaps(first, X_QUESTIONS)
    read_gaps(second, Y_QUESTIONS)
    asked, _ = read_kind(last, LAST_QUESTIONS)
    gaps = read_gaps(statement, STATEMENTS)
    return Facts(
        matrix=(_row(gaps["first"]), _row(gaps["second"])),
        start=(integer_of(gaps["x0"]), integer_of(gaps["y0"])),
        asked=asked,
    )


def _row(text: str) -> tuple[int, int]:
    """Return the coefficients of x and y. Raises: Unreadable where there is another term."""
    terms = expanded(read_formula(text), "xy")
    if set(terms) - {(1, 0), (0, 1)}:
        raise Unreadable(f"{text!r} is no linear form in x and y")
    return integer(terms.get((1, 0), _ZERO)), integer(terms.get((0, 1), _ZERO))


READER = Reader(read=read)
