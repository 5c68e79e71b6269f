"""Reads both curves as multiples of powers, finds where they meet, and reads the line or the pressure."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import expanded, integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.centroid_and_pressure.facts import Curve, Facts
from seedproof.problems.templates.centroid_and_pressure.phrases import (
    AREAS,
    CENTROIDS,
    PARALLELS,
    PRESSURES,
    ROTATIONS,
    STATEMENTS,
    UNITS,
)

_FRACTION = re.compile(r"\\frac\{([0-9]+)\}\{([0-9]+)\}")
_LARGEST_END = 12


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a centroid."""
    if drawing is not None:
        raise Unreadable("a centroid has no figure")
    kind, gaps = read_kind(statement, STATEMENTS)
    area, centroid, last = questions
    unit = UNITS[kind]
    read_gaps(area, AREAS[unit])
    read_gaps(centroid, CENTROIDS[unit])
    upper = _curve(gaps["upper"])
    if kind == "parallel":
        line = _line(read_gaps(last, ROTATIONS)["line"])
        return Facts(kind, upper, Curve("0", 0), integer_of(gaps["end"]), line, 0, "0")
    lower = _curve(gaps["lower"])
    end = _meeting(upper, lower)
    if kind == "slanted":
        return Facts(kind, upper, lower, end, _line(read_gaps(last, ROTATIONS)["line"]), 0, "0")
    pressure = read_gaps(last, PRESSURES)
    force = str(_number(pressure["force"]))
    return Facts(kind, upper, lower, end, [], integer_of(pressure["weight"]), force)


def _number(text: str) -> Fraction:
    match = _FRACTION.fullmatch(text)
    if match is None:
        return Fraction(integer_of(text))
    return Fraction(int(match[1]), int(match[2]))


def _curve(text: str) -> Curve:
    """Read a multiple of a power. Raises: Unreadable, ValueError."""
    factor, *rest = polynomial_of(text, "x")
    if any(rest):
        raise Unreadable(f"{text!r} is more than a power")
    return Curve(str(factor), len(rest))


def _meeting(upper: Curve, lower: Curve) -> int:
    """Return the positive integer at which both curves meet. Raises: Unreadable."""
    for x in range(1, _LARGEST_END + 1):
        heights = {Fraction(curve.factor) * x**curve.exponent for curve in (upper, lower)}
        if len(heights) == 1 and upper.exponent != lower.exponent:
            return x
    raise Unreadable("the curves do not meet at an integer")


def _line(text: str) -> list[int]:
    """Read a parallel to an axis, or a x + b y = c."""
    try:
        variable, gaps = read_kind(text, PARALLELS)
    except Unreadable:
        left, _, right = text.partition(" = ")
        terms = expanded(read_formula(left), "xy")
        if not {*terms} == {(1, 0), (0, 1)}:
            raise Unreadable(f"{text!r} is no line") from None
        return [integer(terms[1, 0]), integer(terms[0, 1]), integer_of(right)]
    value = integer_of(gaps["value"])
    return [1, 0, value] if variable == "x" else [0, 1, value]


READER = Reader(read=read)
