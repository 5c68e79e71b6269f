"""Reads linear equations as MIRA-MATH writes them: `-4a + -3b + c = -7`, `4 u_1_1 = u_0_1 + u_2_1`."""

import re
from fractions import Fraction

_TERM = re.compile(r" *([+-]?) *([+-]?)([0-9]{1,12})? ?([a-z](?:[0-9]*(?:_[0-9]+)*))?")


def equation(text: str) -> tuple[dict[str, int], Fraction] | None:
    """Return the coefficients of the unknowns, all on the left, and the right side; None for another text."""
    left, equals, right = text.partition(" = ")
    sides = expression(left), expression(right)
    if not equals or sides[0] is None or sides[1] is None:
        return None
    sizes = dict(sides[0])
    for name, size in sides[1].items():
        sizes[name] = sizes.get(name, 0) - size
    constant = sizes.pop("", 0)
    return (sizes, Fraction(-constant)) if sizes else None


def expression(text: str) -> dict[str, int] | None:
    """Return the coefficients of a linear expression, that of "" is the constant; None for another text."""
    sizes: dict[str, int] = {}
    at = 0
    while at < len(text):
        match = _TERM.match(text, at)
        if match is None or not (match[3] or match[4]) or (at and not match[1]):
            return None
        size = int(match[3] or "1")
        if (match[1] == "-") != (match[2] == "-"):
            size = -size
        sizes[match[4] or ""] = sizes.get(match[4] or "", 0) + size
        at = match.end()
    return sizes or None
