"""Reads each curve as a number times a power of x, finds where two of them meet, and which is above."""

import re
from collections.abc import Sequence
from fractions import Fraction

from msgspec import convert

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.volume_of_revolution.facts import Facts, Line
from seedproof.problems.templates.volume_of_revolution.phrases import (
    AXES,
    ENCLOSED,
    PARALLEL,
    QUESTIONS,
    UNDER,
)

_CURVE = re.compile(
    r"(?:\\frac\{)?(?P<factor>[0-9]*) ?(?:(?P<root>\\sqrt\{x\})|x(?:\^\{(?P<exponent>[23])\})?)"
    r"(?:\}\{(?P<divisor>[0-9]+)\})?"
)
_LARGEST_END = 12


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a solid of revolution."""
    if drawing is not None:
        raise Unreadable("a solid of revolution has no figure")
    kind, gaps = read_kind(statement, {"under": UNDER, "enclosed": ENCLOSED})
    about = [_line(read_gaps(question, QUESTIONS)["line"]) for question in questions]
    if kind == "under":
        return Facts(_curve(gaps["curve"]), [], integer_of(gaps["end"]), about)
    upper, lower = sorted(
        [_curve(gaps["first"]), _curve(gaps["second"])], key=lambda curve: Fraction(curve[1])
    )
    return Facts(upper, lower, _meeting(upper, lower), about)


def _line(text: str) -> Line:
    """Read the line about which the region is rotated."""
    for variable, axis in AXES.items():
        if text == axis:
            return convert([variable, 0], Line)
    gaps = read_gaps(text, PARALLEL)
    value = integer_of(gaps["value"])
    if value == 0:
        raise Unreadable("an axis is not called an axis")
    return convert([gaps["variable"], value], Line)


def _curve(text: str) -> list[str]:
    """Read the factor before a power of x, and the exponent."""
    curve = _CURVE.fullmatch(text)
    if curve is None or text.startswith("\\frac") != bool(curve["divisor"]):
        raise Unreadable(f"{text!r} is no multiple of a power")
    factor = Fraction(int(curve["factor"] or 1), int(curve["divisor"] or 1))
    return [str(factor), "1/2" if curve["root"] else curve["exponent"] or "1"]


def _meeting(upper: Sequence[str], lower: Sequence[str]) -> int:
    """Return where the curves meet right of the origin. Raises: Unreadable unless that is one integer."""
    meetings = [x for x in range(1, _LARGEST_END + 1) if _square(upper, x) == _square(lower, x)]
    if len(meetings) != 1:
        raise Unreadable("the curves do not meet at one integer")
    return meetings[0]


def _square(curve: Sequence[str], x: int) -> Fraction:
    """Return the square of the height, which has no root."""
    factor, exponent = map(Fraction, curve)
    return factor**2 * Fraction(x) ** int(2 * exponent)


READER = Reader(read=read)
