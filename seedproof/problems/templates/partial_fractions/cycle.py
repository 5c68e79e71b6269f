"""Reads the fraction; the form of the decomposition must be the one that belongs to it."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_BRACED = r"[^{}$]*(?:\{[0-9]\}[^{}$]*)*"
_FRACTION = rf"\$\$f\(x\) = \\frac\{{(?P<top>{_BRACED})\}}\{{(?P<bottom>{_BRACED})\}}\$\$"
_FORM, _LETTERS = r"\$\$f\(x\) = (?P<form>[^$]+)\$\$", r"(?P<letters>\$A\$[A-E$, and]+\$[A-E]\$)"
_STATEMENTS = tuple(
    re.compile(one)
    for one in (
        rf"The rational function {_FRACTION} has a partial fraction decomposition of the form {_FORM} with "
        rf"real numbers {_LETTERS}\.",
        rf"Consider {_FRACTION} There are real numbers {_LETTERS} such that {_FORM} wherever \$f\$ is "
        r"defined\.",
        rf"Let {_FRACTION} The partial fractions of \$f\$, with unknown real numbers {_LETTERS}, are {_FORM}",
    )
)
_NUMBERS = re.compile(
    r"(?:Find the numbers, in the form|Determine|Give the numbers as) \$\\left\(([A-E, ]+)\\right\)\$\."
)
_SERIES = (
    "What is the coefficient of $x^{2}$ in the power series of $f(x)$ around $x = 0$?",
    "Expand $f(x)$ in powers of $x$ around $x = 0$, and give the coefficient of $x^{2}$.",
)
_FACTOR = re.compile(r"\\left\(([^()]+)\\right\)(?:\^\{([2-9])\})?")
_PART = re.compile(rf"(?:\\frac\{{(?P<above>[A-E](?: x \+ [A-E])?)\}}\{{(?P<below>{_BRACED})\}}|A x|[A-E])")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a decomposition."""
    match = next(filter(None, (one.fullmatch(statement) for one in _STATEMENTS)), None)
    if match is None or drawing is not None or len(questions) not in (1, 2):
        raise Unreadable("it is no decomposition into partial fractions")
    top = _integers(match["top"])
    factors: list[Any] = [
        [_integers(text), int(power or 1)] for text, power in _FACTOR.findall(match["bottom"])
    ]
    if _FACTOR.sub("", match["bottom"]).strip():
        raise Unreadable("the denominator is no product of factors")
    degree = sum((len(factor) - 1) * power for factor, power in factors)
    letters = "ABCDEFGH"[: degree + max(0, len(top) - degree)]
    if _form(match["form"]) != _expected(factors, letters, len(letters) - degree):
        raise Unreadable("the form does not belong to the fraction")
    asked = _NUMBERS.fullmatch(questions[0])
    if (
        asked is None
        or asked[1] != ", ".join(letters)
        or "".join(re.findall("[A-E]", match["letters"])) != letters
    ):
        raise Unreadable("it does not ask for the numbers in their order")
    if questions[1:] and questions[1] not in _SERIES:
        raise Unreadable("the last question is about no series")
    return {"top": top, "factors": factors, "series": len(questions) - 1}


def _form(text: str) -> list[tuple[str, list[int], int]]:
    """Numerator, factor and its power of every term; terms of the polynomial part have neither."""
    found, at = [], 0
    for match in _PART.finditer(text):
        if text[at : match.start()] != (" + " if at else ""):
            break
        at = match.end()
        if match["below"] is None:
            found.append((match[0], list[int](), 0))
            continue
        power = _FACTOR.fullmatch(match["below"])
        factor, height = (power[1], int(power[2] or 1)) if power else (match["below"], 1)
        found.append((match["above"], _integers(factor), height))
    if at != len(text):
        raise Unreadable("the form is no sum of fractions")
    return found


def _expected(factors: list[Any], letters: str, whole: int) -> list[tuple[str, list[int], int]]:
    names = list(letters)
    found = [(names.pop(0) + " x" * (place > 0), list[int](), 0) for place in range(whole - 1, -1, -1)]
    for factor, power in factors:
        for height in range(1, power + 1):
            above = f"{names.pop(0)} x + {names.pop(0)}" if len(factor) == 3 else names.pop(0)
            found.append((above, factor, height))
    return found


def _integers(text: str) -> list[int]:
    found = polynomial_of(text, "x")
    if any(one.denominator != 1 for one in found):
        raise Unreadable(f"{text!r} has coefficients that are no integers")
    return [int(one) for one in found]


READER = Reader(read=read)
