"""Reads powers of a number, or logarithms of linear terms, and what their sum equals."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"(?:Consider the equation|A student has to solve the equation|The equation in question is) "
    r"\$\$(?P<left>[^=$]+) = (?P<right>[^=$]+)\$\$"
)
_DOMAIN = "For which real $x$ are all the logarithms in it defined? Answer in interval notation."
_SOLVE = (
    "Find the set of all its real solutions, in exact form. If there are none, say so.",
    "Give all real solutions exactly, or say that there is no solution.",
)
_INTEGER = re.compile(r"-?[0-9]+")
_LOGARITHM = re.compile(r"( [+-] |^)\\(?:ln|log_\{([0-9]+)\})\\left\(([^()]+)\\right\)")
_POWER = re.compile(
    r"(?P<sign> [+-] |^-?)"
    r"(?:(?:(?P<factor>[0-9]+)(?: \\cdot | ))?(?P<base>[0-9]+|e)\^\{(?P<rate>-?[0-9]*) ?x\}"
    r"|(?P<number>[0-9]+)(?!\^))"
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of the equation."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is not None or questions[-1] not in _SOLVE:
        raise Unreadable("it is not an equation to solve")
    if r"\l" in match["left"]:
        if len(questions) != 2 or questions[0] != _DOMAIN:
            raise Unreadable("the domain is not asked for")
        return _logarithmic(match["left"], match["right"])
    if len(questions) != 1 or not _INTEGER.fullmatch(match["right"]):
        raise Unreadable("it is no sum of powers that equals a number")
    return _exponential(match["left"]) | {"value": int(match["right"])}


def _logarithmic(left: str, right: str) -> Facts:
    terms, value = _logarithms(left, 1), 0
    if _INTEGER.fullmatch(right):
        value = int(right)
    else:
        terms += _logarithms(right, -1)
    bases = {base for base, _ in terms}
    if len(bases) != 1:
        raise Unreadable("the logarithms have different bases")
    return {"kind": "logarithmic", "base": bases.pop(), "terms": [term for _, term in terms], "value": value}


def _logarithms(text: str, side: int) -> list[tuple[str, list[int]]]:
    """Base and sign, slope, constant of each."""
    found, end = list[tuple[str, list[int]]](), 0
    while end < len(text):
        match = _LOGARITHM.match(text, end)
        if match is None:
            raise Unreadable(f"{text[end:]!r} is no logarithm")
        sign, base, inside = match.groups()
        linear = polynomial_of(inside, "x")
        if len(linear) != 2 or any(one.denominator != 1 for one in linear):
            raise Unreadable(f"{inside!r} is not linear")
        found.append((base or "e", [-side if sign == " - " else side, *map(int, linear)]))
        end = match.end()
    return found


def _exponential(text: str) -> Facts:
    terms, bases, end = list[list[int]](), set[str](), 0
    while end < len(text):
        match = _POWER.match(text, end)
        if match is None or match.end() == end:
            raise Unreadable(f"{text[end:]!r} is no power")
        factor = int(match["factor"] or match["number"] or 1) * (-1 if "-" in match["sign"] else 1)
        rate = {None: 0, "": 1, "-": -1}.get(match["rate"])
        bases |= {match["base"]} - {None}
        terms.append([factor, int(match["rate"]) if rate is None else rate])
        end = match.end()
    if len(bases) != 1:
        raise Unreadable("there is not one base")
    return {"kind": "exponential", "base": bases.pop(), "terms": terms}


READER = Reader(read=read)
