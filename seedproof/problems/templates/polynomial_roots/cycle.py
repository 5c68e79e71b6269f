"""Reads the polynomial, divides out its rational roots, and splits what is left into quadratic factors."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_POLYNOMIAL = r"\$\$p\(x\) = (?P<p>[^$]+)\$\$"
_STATEMENTS = tuple(
    re.compile(one)
    for one in (
        rf"Consider the polynomial {_POLYNOMIAL}",
        rf"Let {_POLYNOMIAL} for all real \$x\$\.",
        rf"The function \$p\$ is defined for all real \$x\$ by {_POLYNOMIAL}",
        rf"A polynomial with integer coefficients is given: {_POLYNOMIAL}",
    )
)
_RATIONAL = (
    "Find all rational roots of $p$, as a set.",
    "Which rational numbers are roots of $p$? Answer with the set of all of them.",
    "Determine the set of the rational zeros of $p$.",
)
_REAL = (
    "Find all real roots of $p$ in exact form, as a set.",
    "Give the exact set of all real zeros of $p$.",
    "Solve $p(x) = 0$ over the real numbers; give the exact solution set.",
)
_INEQUALITY = re.compile(
    r"(?:Solve the inequality \$p\(x\) (<|>|\\le|\\ge) 0\$, with exact ends, in interval notation\."
    r"|For which real \$x\$ is \$p\(x\) (<|>|\\le|\\ge) 0\$\? Answer in interval notation with exact ends\.)"
)
_SIGNS = {"<": "<", ">": ">", r"\le": "<=", r"\ge": ">="}


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a polynomial."""
    match = next(filter(None, (one.fullmatch(statement) for one in _STATEMENTS)), None)
    if match is None or drawing is not None or len(questions) not in (2, 3):
        raise Unreadable("it is not a polynomial with questions about its roots")
    if questions[0] not in _RATIONAL or questions[1] not in _REAL:
        raise Unreadable("it does not ask for rational and for real roots")
    coefficients = polynomial_of(match["p"], "x")
    if any(one.denominator != 1 for one in coefficients):
        raise Unreadable("a coefficient is no integer")
    linear, rest = _divided([int(one) for one in coefficients])
    facts: Facts = {"linear": linear, "quadratic": _split(rest)}
    if len(questions) == 3:
        inequality = _INEQUALITY.fullmatch(questions[2])
        if inequality is None:
            raise Unreadable("the last question is no inequality")
        facts["sign"] = _SIGNS[inequality[1] or inequality[2]]
    return facts


def _divided(left: list[int]) -> tuple[list[list[int]], list[int]]:
    """Linear factors a x + b with small integers, in order, and what they leave."""
    found = []
    for a in (1, 2, 3):
        for b in range(-6, 7):
            while len(left) > 2:
                quotient, carry = list[int](), 0
                for one in left:
                    if (one - carry) % a:
                        break
                    quotient.append((one - carry) // a)
                    carry = quotient[-1] * b
                if len(quotient) < len(left) or quotient[-1] != 0:
                    break
                found.append([a, b])
                left = quotient[:-1]
    return found, left


def _split(left: list[int]) -> list[list[int]]:
    """One quadratic polynomial with leading coefficient 1, or two, in order."""
    if len(left) == 3 and left[0] == 1:
        return [left]
    if len(left) == 5 and left[0] == 1:
        _, p, q, r, s = left
        for c in (one for one in range(-abs(s), abs(s) + 1) if one and s % one == 0):
            for b in range(-6, 7):
                d = s // c
                if c + d + b * (p - b) == q and b * d + c * (p - b) == r:
                    return sorted([[1, b, c], [1, p - b, d]])
    raise Unreadable("what the rational roots leave is no product of quadratic polynomials")


READER = Reader(read=read)
