"""Splits a formula at its fraction bar and its roots, and reads the polynomials between them."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_RULE = r"\$\$f\(x\) = ([^$]+)\$\$"
_STATEMENT = re.compile(
    rf"Let {_RULE} for all real \$x\$ for which the right side is defined; all roots are real\."
    rf"|Consider the function {_RULE} with real roots, wherever it is defined\."
    rf"|For real \$x\$ of large absolute value a function is given by {_RULE} where all roots are real\."
)
_QUESTIONS = tuple(
    (before + r"\infty" + after, before + r"-\infty" + after)
    for before, after in (
        (r"Find $\lim_{x \to ", r"} f(x)$; write $\infty$ or $-\infty$ if the limit is infinite."),
        (r"What is $\lim_{x \to ", r"} f(x)$? It may be a number, $\infty$ or $-\infty$."),
    )
)
_BRACED = r"\{((?:[^{}]|\{[0-9]\})*)\}"
_SUM = r"\{((?:[^{}]|\{(?:[^{}]|\{[0-9]\})*\})*)\}"
_FRACTION = re.compile(rf"\\frac{_SUM}{_SUM}")
_FACTOR = re.compile(r"x \\left\((.*)\\right\)")
_ROOT = re.compile(rf"(?:(?:^|(?<= ))([+-]) ?)?\\sqrt(\[3\])?{_BRACED}")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a limit at infinity."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is not None or tuple(questions) not in _QUESTIONS:
        raise Unreadable("it is no limit at infinity")
    rule = match[1] or match[2] or match[3]
    factor = _FACTOR.fullmatch(rule)
    fraction = _FRACTION.fullmatch(factor[1] if factor else rule)
    if fraction:
        above, below = _part(fraction[1]), _part(fraction[2])
    else:
        above, below = _part(factor[1] if factor else rule), [[], [1]]
    return {"power": int(factor is not None), "above": above, "below": below}


def _part(text: str) -> list[Any]:
    """Roots with their signs, and what is left as a line."""
    roots = [
        [-1 if found[1] == "-" else 1, 3 if found[2] else 2, _integers(found[3])]
        for found in _ROOT.finditer(text)
    ]
    left = _ROOT.sub("", text).strip()
    return [roots, _integers(left.removeprefix("+ ")) if left else []]


def _integers(text: str) -> list[int]:
    found = polynomial_of(text, "x")
    if any(one.denominator != 1 for one in found):
        raise Unreadable(f"{text!r} has fractions")
    return [int(one) for one in found]


READER = Reader(read=read)
