"""Reads each curve as a number times a power of x, finds where two of them meet, and which is above."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.volume_of_revolution.facts import Facts, Line
from seedproof.problems.templates.volume_of_revolution.phrases import (
    LINES,
    QUESTIONS,
    STATEMENTS,
    VARIABLES,
)

_FRACTION = re.compile(r"\\frac\{(?P<numerator>.+)\}\{(?P<denominator>[0-9]+)\}")
_ROOT = re.compile(r"(?P<factor>[0-9]*) ?\\sqrt\{x\}")
_POWER = re.compile(r"(?P<factor>[0-9]*) ?x(?:\^\{(?P<exponent>[23])\})?")
_LARGEST_END = 12


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a solid of revolution."""
    if drawing is not None:
        raise Unreadable("a solid of revolution has no figure")
    kind, gaps = read_kind(statement, STATEMENTS)
    about = [_line(question) for question in questions]
    if kind == "one curve":
        return Facts(_curve(gaps["curve"]), [], integer_of(gaps["end"]), about)
    upper, lower = sorted(
        [_curve(gaps["first"]), _curve(gaps["second"])],
        key=lambda curve: Fraction(curve[1]),
    )
    return Facts(upper, lower, _meeting(upper, lower), about)


def _line(question: str) -> Line:
    """Read the line about which the region is rotated."""
    gaps = read_gaps(question, QUESTIONS)
    kind, gaps = read_kind(gaps["line"], LINES)
    match kind:
        case "x-axis":
            return Line("y", 0)
        case "y-axis":
            return Line("x", 0)
        case "parallel":
            variable, _ = read_kind(gaps["variable"], VARIABLES)
            value = integer_of(gaps["value"])
            if value == 0:
                raise Unreadable("an axis is not called an axis")
            return Line(variable, value)


def _curve(text: str) -> list[str]:
    """Read the factor before a power of x, and the exponent."""
    numerator = text
    denominator = 1
    if fraction := _FRACTION.fullmatch(text):
        numerator = fraction["numerator"]
        denominator = int(fraction["denominator"])
    if root := _ROOT.fullmatch(numerator):
        return [str(Fraction(int(root["factor"] or 1), denominator)), "1/2"]
    if power := _POWER.fullmatch(numerator):
        return [str(Fraction(int(power["factor"] or 1), denominator)), power["exponent"] or "1"]
    raise Unreadable(f"{text!r} is no multiple of a power")


def _meeting(upper: Sequence[str], lower: Sequence[str]) -> int:
    """Return where the curves meet right of the origin. Raises: Unreadable unless that is one integer."""
    if upper[1] == lower[1]:
        raise Unreadable("the curves have the same exponent")
    meetings = [x for x in range(1, _LARGEST_END + 1) if _square(upper, x) == _square(lower, x)]
    if len(meetings) != 1:
        raise Unreadable("the curves do not meet at one integer")
    return meetings[0]


def _square(curve: Sequence[str], x: int) -> Fraction:
    """Return the square of the height, which has no root."""
    factor, exponent = map(Fraction, curve)
    return factor**2 * Fraction(x) ** int(2 * exponent)


READER = Reader(read=read)
