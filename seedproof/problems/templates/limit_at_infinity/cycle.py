"""Splits a formula at its fraction bar and its roots, and reads the polynomials between them."""

import re
from collections.abc import Sequence
from typing import Literal

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.limit_at_infinity.facts import Facts, Root, RootSum
from seedproof.problems.templates.limit_at_infinity.phrases import ENDS, QUESTIONS, STATEMENTS

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
    if ends != [*ENDS]:
        raise Unreadable("the questions are not about both ends")
    rule = read_gaps(statement, STATEMENTS)["rule"]
    product = _TIMES_X.fullmatch(rule)
    if product is not None:
        return _facts(1, product[1])
    return _facts(0, rule)


def _facts(power: Literal[0, 1], text: str) -> Facts:
    """Read what is multiplied by a power of x."""
    quotient = _QUOTIENT.fullmatch(text)
    if quotient is None:
        return Facts(power=power, above=_root_sum(text), below=RootSum([], [1]))
    return Facts(power=power, above=_root_sum(quotient[1]), below=_root_sum(quotient[2]))


def _root_sum(text: str) -> RootSum:
    """Read the roots with their signs, and what is left as a line."""
    roots = [_root(match) for match in _ROOT.finditer(text)]
    line = _ROOT.sub("", text).strip().removeprefix("+ ")
    if not line:
        return RootSum(roots, [])
    return RootSum(roots, _integers(line))


def _root(match: re.Match[str]) -> Root:
    sign, cube, radicand = match.groups()
    return Root(
        sign=-1 if sign == "-" else 1,
        index=3 if cube else 2,
        radicand=_integers(radicand),
    )


def _integers(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "x")]


READER = Reader(read=read)
