"""Reads the rule of a function: a quotient of linear terms, a power with a linear exponent, a logarithm."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"The one-to-one function \$f\$ is defined by \$\$f\(x\) = (?P<first>[^$]+)\$\$ for all real \$x\$ for "
    r"which this makes sense\."
    r"|Let \$\$f\(x\) = (?P<second>[^$]+)\$\$ on the largest possible set of real numbers\. This function "
    r"has an inverse\."
    r"|Consider the invertible function \$\$f\(x\) = (?P<third>[^$]+)\$\$ whose domain consists of all real "
    r"\$x\$ for which the formula is defined\."
)
_QUESTIONS = (
    (
        "Find a formula for $f^{-1}(x)$.",
        "Determine $f^{-1}(x)$.",
        "Give the rule of the inverse, $f^{-1}(x)$.",
    ),
    (
        "What is the domain of $f^{-1}$? Answer in interval notation.",
        "Give the domain of $f^{-1}$ in interval notation.",
    ),
    (
        "What is the range of $f^{-1}$? Answer in interval notation.",
        "Give the range of $f^{-1}$ in interval notation.",
    ),
)
_QUOTIENT = re.compile(r"\\frac\{([^{}]+)\}\{([^{}]+)\}")
_EXPONENTIAL = re.compile(
    r"(?:(?P<first>[0-9]+) (?=-))?(?P<factor>(?:- ?)?[0-9]+) (?:\\cdot )?"
    r"(?P<base>e|[0-9]+)\^\{(?P<inside>[^{}]+)\}"
    r"(?: (?P<sign>[+-]) (?P<level>[0-9]+))?"
)
_LOGARITHM = re.compile(
    r"(?P<first>)(?P<factor>-?[0-9]*) ?\\(?:ln|log_\{(?P<base>[0-9]+)\})\\left\((?P<inside>[^()]+)\\right\)"
    r" (?P<sign>[+-]) (?P<level>[0-9]+)"
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of the function."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is not None or len(questions) != len(_QUESTIONS):
        raise Unreadable("it is not an invertible function")
    if any(one not in phrasings for one, phrasings in zip(questions, _QUESTIONS, strict=True)):
        raise Unreadable("it asks for something else than the inverse, its domain and its range")
    rule = match["first"] or match["second"] or match["third"]
    if quotient := _QUOTIENT.fullmatch(rule):
        return {"kind": "moebius", "above": _linear(quotient[1]), "below": _linear(quotient[2])}
    for kind, pattern in (("exponential", _EXPONENTIAL), ("logarithm", _LOGARITHM)):
        found = pattern.fullmatch(rule)
        if found and bool(found["first"]) != bool(found["level"]):
            rate, shift = _linear(found["inside"])
            return {
                "kind": kind,
                "base": found["base"] or "e",
                "factor": int(found["factor"].replace(" ", "") or 1),
                "rate": rate,
                "shift": shift,
                "level": int(found["first"] or found["sign"] + found["level"]),
            }
    raise Unreadable(f"{rule!r} is no rule of a known kind")


def _linear(text: str) -> list[int]:
    """Slope and constant."""
    found = polynomial_of(text, "x")
    if len(found) != 2 or any(one.denominator != 1 for one in found):
        raise Unreadable(f"{text!r} is not linear with integer coefficients")
    return [int(one) for one in found]


READER = Reader(read=read)
