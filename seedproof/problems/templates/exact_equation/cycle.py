"""Reads the equation, the point and the line."""

import re
from collections.abc import Sequence

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.exact_equation.facts import Facts, Kind, Letter
from seedproof.problems.templates.exact_equation.phrases import (
    FIRST_QUESTIONS,
    MEETINGS,
    POTENTIALS,
    STATEMENTS,
    TANGENTS,
)

_POINT = re.compile(r"\((-?[0-9]+), (-?[0-9]+)\)")
_LINES: dict[Letter, str] = {"x": "x", "y": "y"}
_OTHERS: dict[Letter, str] = {"x": "y", "y": "x"}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a differential equation and what is asked of its solution."""
    if drawing is not None:
        raise Unreadable("a differential equation has no figure")
    kind, gaps = read_kind(statement, STATEMENTS)
    meeting, line = _meeting(kind, questions)
    first = _terms(gaps["first"])
    second = _terms(gaps["second"])
    if any(term[2] for term in [*first, *second]) is not (kind == "parameter"):
        raise Unreadable("k is missing, or it stands where it should not")
    if gaps.get("letter", line) != line:
        raise Unreadable("the factor depends on another letter")
    point = _POINT.fullmatch(gaps["point"])
    if point is None:
        raise Unreadable(f"{gaps['point']!r} is no point")
    return Facts(
        kind=kind,
        first=first,
        second=second,
        point=(integer_of(point[1]), integer_of(point[2])),
        line=line,
        at=integer_of(meeting["at"]),
    )


def _meeting(kind: Kind, questions: Sequence[str]) -> tuple[dict[str, str], Letter]:
    """Return the gaps of the question for common points with a line, and the line's letter."""
    if kind == "exact":
        potential, crossing, tangent = questions
        meeting = read_gaps(crossing, MEETINGS)
        line = _line(meeting)
        if read_gaps(tangent, TANGENTS)["other"] != _OTHERS[line]:
            raise Unreadable("the points are ordered by another letter")
    else:
        unknown, potential, crossing = questions
        meeting = read_gaps(crossing, MEETINGS)
        line = _line(meeting)
        if read_gaps(unknown, FIRST_QUESTIONS[kind]).get("letter", line) != line:
            raise Unreadable("the factor depends on another letter")
    read_gaps(potential, POTENTIALS[kind])
    return meeting, line


def _line(meeting: dict[str, str]) -> Letter:
    line, _ = read_kind(meeting["line"], _LINES)
    if meeting["other"] != _OTHERS[line]:
        raise Unreadable("the line is given by the letter that is asked for")
    return line


def _terms(text: str) -> list[list[int]]:
    terms = expanded(read_formula(text), "xyk")
    return [[*powers, integer(terms[powers])] for powers in sorted(terms, reverse=True)]


READER = Reader(read=read)
