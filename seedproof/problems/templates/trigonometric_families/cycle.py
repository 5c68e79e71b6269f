"""Reads the terms of a sum of sines or cosines, the right side, and the interval."""

import re
from collections.abc import Sequence
from typing import Literal

from seedproof.problems.checking.complex_surds import element, rational, real_part, times
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.trigonometric_families.facts import Facts, Function
from seedproof.problems.templates.trigonometric_families.phrases import ALL, INTERVAL, SOME, STATEMENTS

_TERM = re.compile(
    r"(?P<sign>^| [+-] )(?:1(?= )|\\(?P<function>sin|cos)\\left\((?P<multiple>[0-9]*) ?x\\right\))"
)
_RIGHT = re.compile(r"(?P<factor>.*?) ?\\(?P<function>sin|cos)\\left\((?P<multiple>[0-9]*) ?x\\right\)")
_FUNCTIONS: dict[str, Function] = {"sin": "sin", "cos": "cos"}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read the equation."""
    if drawing is not None:
        raise Unreadable("the equation has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    every, some = questions
    read_gaps(every, ALL)
    interval = read_gaps(read_gaps(some, SOME)["interval"], INTERVAL)
    function, multiples, sign = _left(gaps["left"])
    return Facts(
        function=function,
        multiples=multiples,
        sign=sign,
        factor=_factor(gaps["right"], function, multiples, sign),
        interval=(_halves(interval["low"]), _halves(interval["high"])),
    )


def _left(text: str) -> tuple[Function, list[int], Literal[1, -1]]:
    matches = list(_TERM.finditer(text))
    if "".join(match[0] for match in matches) != text:
        raise Unreadable(f"{text!r} is no sum of sines or cosines")
    functions = {match["function"] for match in matches if match["function"] is not None}
    if len(functions) != 1:
        raise Unreadable("there are sines and cosines on the left")
    function = _FUNCTIONS[functions.pop()]
    multiples = [_multiple(match) for match in matches]
    signs = [match["sign"] for match in matches]
    if " - " not in signs:
        return function, multiples, 1
    if signs != ["", " - "]:
        raise Unreadable("a sum of four has a minus sign")
    if function == "sin":
        multiples.reverse()
    return function, multiples, -1


def _multiple(match: re.Match[str]) -> int:
    if match["function"] is None:
        return 0
    return int(match["multiple"] or 1)


def _factor(text: str, function: Function, multiples: list[int], sign: int) -> int:
    """Return the square of the factor on the right, with its sign."""
    if text == "0":
        return 0
    match = _RIGHT.fullmatch(text)
    expected = "sin" if sign == -1 else "cos"
    if match is None or match["function"] != expected or len(multiples) != 2:
        raise Unreadable(f"{text!r} is no right side of these equations")
    first, last = multiples
    if 2 * int(match["multiple"] or 1) != last - first:
        raise Unreadable("the multiple on the right is not half the difference")
    size = match["factor"] or "1"
    if size == "-":
        size = "-1"
    factor = element(size)
    square = integer(rational(times(factor, factor)))
    if real_part(factor) < 0:
        return -square
    return square


def _halves(text: str) -> int:
    """Return a multiple of pi in halves of it."""
    number = text.replace(r" \pi", "").replace(r"\pi", "1")
    if number == text and text != "0":
        raise Unreadable(f"{text!r} is no multiple of pi")
    return integer(2 * rational(element(number)))


READER = Reader(read=read)
