"""Reads the region off the equations of its boundary, and the terms of the function."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import expanded, integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.multiple_integral.facts import (
    Above,
    Below,
    Facts,
    Parabola,
    Plane,
    Tetrahedron,
)
from seedproof.problems.templates.multiple_integral.phrases import (
    INTEGRALS,
    REGIONS,
    SIZES,
    STATEMENTS,
    VARIABLES,
)

_UNITS = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
"""The powers in the terms x, y and z."""


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a multiple integral."""
    if drawing is not None:
        raise Unreadable("a multiple integral has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    dimension, _ = read_kind(gaps["variables"], VARIABLES)
    size, integral = questions
    read_gaps(size, SIZES[dimension])
    read_gaps(integral, INTEGRALS[dimension])
    region = _region(gaps["region"])
    if (dimension == 3) != isinstance(region, Tetrahedron):
        raise Unreadable("the function has another number of variables than the region")
    coefficients = expanded(read_formula(gaps["f"]), "xyz"[:dimension])
    terms = [[*powers, integer(coefficient)] for powers, coefficient in coefficients.items()]
    return Facts(region, sorted(terms, reverse=True))


def _region(text: str) -> Plane | Tetrahedron:
    kind, gaps = read_kind(text, REGIONS)
    match kind:
        case "below":
            return Below(width=integer_of(gaps["end"]), factor=_slope(gaps["line"]))
        case "above":
            slope = _slope(gaps["line"])
            return Above(width=integer(Fraction(integer_of(gaps["end"]), slope)), factor=slope)
        case "parabola":
            return _parabola(gaps)
        case "tetrahedron":
            return _tetrahedron(gaps)


def _slope(text: str) -> int:
    """Return the slope of a line that rises through the origin. Raises: Unreadable for another line."""
    slope, constant = polynomial_of(text, "x")
    if constant != 0 or slope < 1:
        raise Unreadable("the line does not rise through the origin")
    return integer(slope)


def _parabola(gaps: Gaps) -> Parabola:
    leading, *rest = polynomial_of(gaps["curve"], "x")
    slope, constant = polynomial_of(gaps["line"], "x")
    if rest != [0, 0] or constant != 0 or leading < 1:
        raise Unreadable("parabola and line do not meet at the origin")
    return Parabola(width=integer(slope / leading), factor=integer(leading))


def _tetrahedron(gaps: Gaps) -> Tetrahedron:
    coefficients = expanded(read_formula(gaps["plane"]), "xyz")
    if {*coefficients} != {*_UNITS}:
        raise Unreadable("the plane does not meet every axis")
    constant = integer_of(gaps["constant"])
    x, y, z = (integer(constant / coefficients[unit]) for unit in _UNITS)
    return Tetrahedron((x, y, z))


READER = Reader(read=read)
