"""Reads numerator and denominator as polynomials, and finds their integer roots by division."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Facts, Reader, Unreadable

_STATEMENT = re.compile(
    r"(?:Consider the inequality|Let \$x\$ be a real number with"
    r"|A student is asked to solve the rational inequality) "
    r"\$\$\\frac\{(?P<top>[^{}]*(?:\{[0-9]+\}[^{}]*)*)\}\{(?P<bottom>[^{}]*(?:\{[0-9]+\}[^{}]*)*)\} "
    r"(?P<sign><|>|\\le|\\ge) 0\$\$"
)
_QUESTIONS = (
    "Find the solution set, as a union of intervals.",
    "Give all its solutions in interval notation.",
    "For which real $x$ does it hold? Answer in interval notation.",
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a rational inequality."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or tuple(questions) not in [(one,) for one in _QUESTIONS] or drawing is not None:
        raise Unreadable("it is not a rational inequality")
    top, bottom = polynomial_of(match["top"], "x"), polynomial_of(match["bottom"], "x")
    if abs(top[0]) != 1 or bottom[0] != 1:
        raise Unreadable("a leading coefficient is not 1 or -1")
    sign = {"<": "<", ">": ">", r"\le": "<=", r"\ge": ">="}[match["sign"]]
    return {"roots": _roots(top), "poles": _roots(bottom), "factor": int(top[0]), "sign": sign}


def _roots(coefficients: Sequence[Any]) -> list[int]:
    """The integer roots, with their multiplicity; they must be all."""
    left, found = list(coefficients), list[int]()
    for root in range(-20, 21):
        while len(left) > 1:
            quotient, rest = [left[0]], left[0]
            for one in left[1:]:
                rest = rest * root + one
                quotient.append(rest)
            if rest != 0:
                break
            found.append(root)
            left = quotient[:-1]
    if len(left) != 1:
        raise Unreadable("a polynomial has roots that are no integers")
    return sorted(found)


READER = Reader(read=read)
