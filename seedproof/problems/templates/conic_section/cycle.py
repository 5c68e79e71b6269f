"""Reads the coefficients of the equation, and the points."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as tree_of
from seedproof.problems.checking.polynomials import Terms, expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.conic_section.facts import Facts, Given, Point, Through
from seedproof.problems.templates.conic_section.phrases import CENTRES, FOCI, GIVEN, TANGENTS, THROUGH

_POINT = re.compile(r"\\left\((-?[0-9]+), (-?[0-9]+)\\right\)")
_POWERS = ((2, 0), (1, 1), (0, 2), (1, 0), (0, 1), (0, 0))
_UNKNOWN = {(0, 2, 1, 0, 0), (0, 1, 0, 1, 0), (0, 0, 0, 0, 1)}
"""The powers of x, y, p, q, r in p y^2, q y and r."""


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a conic section."""
    if drawing is not None:
        raise Unreadable("the conic is not drawn")
    for question, wordings in zip(questions, (CENTRES, FOCI, TANGENTS), strict=True):
        read_gaps(question, wordings)
    kind, gaps = read_kind(statement, {"given": GIVEN, "through": THROUGH})
    first = _point(gaps["point"])
    if kind == "given":
        terms = expanded(tree_of(gaps["polynomial"]), "xy")
        if not {*terms} <= {*_POWERS}:
            raise Unreadable("the polynomial is not of the second degree")
        return Given([_coefficient(terms, powers) for powers in _POWERS], first)
    terms = expanded(tree_of(gaps["polynomial"]), "xyabc")
    unknown = {powers for powers in terms if powers[2:] != (0, 0, 0)}
    if unknown != _UNKNOWN or any(terms[powers] != 1 for powers in unknown):
        raise Unreadable("the unknown numbers are not where they should be")
    return Through(
        square=_coefficient(terms, (2, 0, 0, 0, 0)),
        linear=_coefficient(terms, (1, 0, 0, 0, 0)),
        points=(first, _point(gaps["second"]), _point(gaps["third"])),
    )


def _coefficient(terms: Terms, powers: tuple[int, ...]) -> int:
    return integer(terms.get(powers, Fraction(0)))


def _point(text: str) -> Point:
    match = _POINT.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no point with integer coordinates")
    return integer_of(match[1]), integer_of(match[2])


READER = Reader(read=read)
