"""Splits a formula at its fraction bar and its roots, and reads the polynomials between them."""

import re
from collections.abc import Sequence

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.limit_at_infinity.facts import Facts, Root, RootSum
from seedproof.problems.templates.limit_at_infinity.phrases import QUESTIONS, STATEMENTS

_POLYNOMIAL = r"\{((?:[^{}]|\{[0-9]\})*)\}"
_SUM = r"\{((?:[^{}]|\{(?:[^{}]|\{[0-9]\})*\})*)\}"
_QUOTIENT = re.compile(rf"\\frac{_SUM}{_SUM}")
_TIMES_X = re.compile(r"x \\left\((.*)\\right\)")
_ROOT = re.compile(rf"(?:(?:^|(?<= ))([+-]) ?)?\\sqrt(\[3\])?{_POLYNOMIAL}")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a limit at infinity."""
    if drawing is not None:
        raise Unreadable("a limit at infinity has no figure")
    ends = [read_gaps(question, QUESTIONS)["end"] for question in questions]
    if ends != [r"\infty", r"-\infty"]:
        raise Unreadable("the questions are not about both ends")
    rule = read_gaps(statement, STATEMENTS)["rule"]
    times_x = _TIMES_X.fullmatch(rule)
    function = times_x[1] if times_x else rule
    quotient = _QUOTIENT.fullmatch(function)
    above, below = quotient.groups() if quotient else (function, "1")
    return Facts(power=1 if times_x else 0, above=_root_sum(above), below=_root_sum(below))


def _root_sum(text: str) -> RootSum:
    """Read the roots with their signs, and what is left as a line."""
    roots = [
        Root(-1 if sign == "-" else 1, 3 if cube else 2, _integers(radicand))
        for sign, cube, radicand in _ROOT.findall(text)
    ]
    line = _ROOT.sub("", text).strip().removeprefix("+ ")
    return RootSum(roots, _integers(line) if line else [])


def _integers(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "x")]


READER = Reader(read=read)
