"""Reads the curve and the numbers of each kind."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.parameter_of_an_area.facts import Chord, Divided, Facts, Window
from seedproof.problems.templates.parameter_of_an_area.phrases import QUESTIONS, STATEMENTS

_FRACTION = re.compile(r"\\frac\{([0-9]+)\}\{([0-9]+)\}")
_RATE = re.compile(r"(?P<factor>[0-9]+) t e\^\{-(?:t|\\frac\{t\}\{(?P<time>[0-9]+)\})\}")
_LENGTH = re.compile(r"(?P<time>[0-9]*) ?\\ln\\left\((?P<ratio>.+)\\right\)")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an area with a parameter."""
    if drawing is not None:
        raise Unreadable("an area with a parameter has no figure")
    kind, gaps = read_kind(statement, STATEMENTS)
    asked = [
        read_gaps(question, wordings) for question, wordings in zip(questions, QUESTIONS[kind], strict=True)
    ]
    match kind:
        case "divided":
            return _divided(gaps["curve"], _number(asked[1]["share"]))
        case "chord":
            square, linear, constant = polynomial_of(gaps["curve"], "x")
            if linear != 0 or constant != 0:
                raise Unreadable("the vertex is not the origin")
            return Chord(integer(square), (integer_of(gaps["x"]), integer_of(gaps["y"])))
        case "window":
            return _window(gaps["curve"], gaps["length"])


def _number(text: str) -> Fraction:
    match = _FRACTION.fullmatch(text)
    if match is None:
        return Fraction(integer_of(text))
    return Fraction(int(match[1]), int(match[2]))


def _divided(curve: str, share: Fraction) -> Divided:
    square, linear, constant = polynomial_of(curve, "x")
    if constant != 0 or square >= 0:
        raise Unreadable("the parabola does not open downwards from the origin")
    return Divided(
        factor=integer(-square),
        zero=integer(-linear / square),
        share=(_cube_root(share.numerator), _cube_root(share.denominator)),
    )


def _cube_root(cube: int) -> int:
    for root in range(1, 10):
        if root**3 == cube:
            return root
    raise Unreadable(f"{cube} is not the cube of a digit")


def _window(curve: str, length: str) -> Window:
    rate = _RATE.fullmatch(curve)
    duration = _LENGTH.fullmatch(length)
    if rate is None or duration is None:
        raise Unreadable("the rate or the length is of no known form")
    time = int(rate["time"] or 1)
    if int(duration["time"] or 1) != time:
        raise Unreadable("the length does not belong to the rate")
    return Window(int(rate["factor"]), time, str(_number(duration["ratio"])))


READER = Reader(read=read)
