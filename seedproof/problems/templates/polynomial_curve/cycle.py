"""Differentiates the polynomial of the text, and divides the derivative by its integer zeros."""

import re
from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"Consider the polynomial function \$\$f\(x\) = (?P<a>[^$]+)\$\$ on the real line\."
    r"|Let \$\$f\(x\) = (?P<b>[^$]+)\$\$ for all real \$x\$\."
    r"|A function \$f\$ on the real numbers has the rule \$\$f\(x\) = (?P<c>[^$]+)\.\$\$"
)
_QUESTION = re.compile(
    r"Give the largest open intervals on which \$f\$ is (?P<a>[a-z ]+), as a union of intervals\."
    r"|On which largest open intervals is \$f\$ (?P<b>[a-z ]+)\? Answer as a union of intervals\."
    r"|Find all (?P<c>[a-z]+(?: [a-z]+)?) points of the graph of \$f\$, as points \$\(x, y\)\$; write none "
    r"if there are none\."
    r"|What are the (?P<d>[a-z]+(?: [a-z]+)?) points of the graph of \$f\$\? List them as points \$\(x, y\)"
    r"\$, or write none\."
)
_NAMES = {"local maximum": "maxima", "local minimum": "minima", "inflection": "bends"}
_WAYS = ("increasing", "decreasing", "concave up", "concave down")
_FARTHEST = 12


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a polynomial to discuss."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is not None:
        raise Unreadable("it is no polynomial to discuss")
    coefficients = polynomial_of(match["a"] or match["b"] or match["c"], "x")
    degree = len(coefficients) - 1
    left = [one * (degree - place) for place, one in enumerate(coefficients[:-1])]
    factor, critical = left[0], list[list[int]]()
    for root in range(-_FARTHEST, _FARTHEST + 1):
        power = 0
        while len(left) > 1 and (quotient := _divided(left, root)) is not None:
            left, power = quotient, power + 1
        critical += [[root, power]] if power else []
    if len(left) > 1 or lcm(*(one.denominator for one in coefficients)) != 1:
        raise Unreadable("the derivative has zeros that are no integers, or there are fractions")
    return {
        "critical": critical,
        "factor": int(factor),
        "constant": int(coefficients[-1]),
        "asked": [_asked(question) for question in questions],
    }


def _divided(coefficients: list[Fraction], root: int) -> list[Fraction] | None:
    """The quotient by x - root, None if there is a rest."""
    quotient, rest = list[Fraction](), Fraction(0)
    for one in coefficients:
        rest = rest * root + one
        quotient.append(rest)
    return None if rest else quotient[:-1]


def _asked(question: str) -> str:
    match = _QUESTION.fullmatch(question)
    name = next(filter(None, match.groups()), "") if match else ""
    if match is None or (name not in _WAYS if match["a"] or match["b"] else name not in _NAMES):
        raise Unreadable(f"{question!r} asks for something else")
    return _NAMES.get(name, name)


READER = Reader(read=read)
