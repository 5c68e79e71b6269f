"""Reads the curve and the numbers of each kind."""

import re
from fractions import Fraction

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.parameter_of_an_area.facts import Chord, Divided, Facts, Window
from seedproof.problems.templates.parameter_of_an_area.phrases import TEXTS

_RATE = re.compile(r"(?P<factor>[0-9]+) t e\^\{-(?:t|\\frac\{t\}\{(?P<time>[0-9]+)\})\}")
_LENGTH = re.compile(r"(?P<time>[0-9]*) ?\\ln\\left\((?P<ratio>.+)\\right\)")


def made(values: Values) -> Facts:
    """Return what the curve and the numbers of each kind say."""
    match values["kind"]:
        case "divided":
            return _divided(values["curve"], _number(values["part"]))
        case "chord":
            square, linear, constant = polynomial_of(values["curve"], "x")
            if linear != 0 or constant != 0:
                raise Unreadable("the vertex is not the origin")
            return Chord(integer(square), (integer_of(values["x"]), integer_of(values["y"])))
    return _window(values["curve"], values["length"])


def _number(text: str) -> Fraction:
    (number,) = polynomial_of(text, "x")
    return number


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


READER = reader(Facts, Phrases(TEXTS, {}), made)
