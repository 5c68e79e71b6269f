"""Reads the term of the series, factor by factor."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_SERIES = r"\\sum_\{n=(?P<start>[12])\}\^\{\\infty\} (?P<term>[^$]+?)"
_STATEMENTS = (
    re.compile(rf"Consider the power series \$\${_SERIES}\$\$ for real \$x\$\."),
    re.compile(rf"For real numbers \$x\$, study the convergence of \$\${_SERIES}\.\$\$"),
    re.compile(
        rf"A function of a real variable is defined by the power series \$\$f\(x\) = {_SERIES}\$\$ "
        r"wherever it converges\."
    ),
)
_RADIUS = ("Find the radius of convergence.", "What is the radius of convergence of the series?")
_INTERVAL = (
    "Find the interval of convergence, with its ends where they belong to it, in interval notation.",
    "For which real $x$ does the series converge? Answer in interval notation, after testing both ends.",
)
_UP = (
    r"(?P<sign>\\left\(-1\\right\)\^\{n\} )?(?:(?P<up>[0-9]+)\^\{n\} )?(?:(?P<above>n(?:\^\{[0-9]\})?) )?"
    r"(?:\\left\((?P<inside>[^()]+)\\right\)|x)\^\{(?P<double>2 )?n\}"
)
_SUM = r"[0-9n]+(?:\^\{[0-9]\})?(?: n)?(?: \+ [0-9n]+)?"
_DOWN = (
    rf"(?:(?P<down>[0-9]+)\^\{{n\}}(?: |$))?"
    rf"(?:\\sqrt\{{(?P<under>{_SUM})\}}|\\left\((?P<grouped>{_SUM})\\right\)|(?P<below>{_SUM}))? ?"
    r"(?P<log>\\ln\\left\(n\\right\)|\\left\(\\ln\\left\(n\\right\)\\right\)\^\{2\})?"
)
_FRACTION = re.compile(rf"\\frac\{{(?P<top>{_UP})\}}\{{(?P<bottom>.+)\}}")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a power series."""
    match = next((found for pattern in _STATEMENTS if (found := pattern.fullmatch(statement))), None)
    if match is None or drawing is not None or len(questions) != 2:
        raise Unreadable("it is no power series")
    if questions[0] not in _RADIUS or questions[1] not in _INTERVAL:
        raise Unreadable("it asks for something else")
    top = _FRACTION.fullmatch(match["term"])
    up = top or re.fullmatch(_UP, match["term"])
    down = re.fullmatch(_DOWN, top["bottom"] if top else "1")
    if up is None or down is None:
        raise Unreadable("the term has other factors")
    inside = polynomial_of(up["inside"] or "x", "x")
    logs = 0 if down["log"] is None else 2 if "^" in down["log"] else 1
    if len(inside) != 2 or any(one.denominator > 1 for one in inside):
        raise Unreadable("the base of the power is not linear in x")
    if int(match["start"]) != (2 if logs else 1):
        raise Unreadable("the series starts elsewhere")
    return {
        "inside": [int(one) for one in inside],
        "step": 2 if up["double"] else 1,
        "sign": -1 if up["sign"] else 1,
        "base": str(Fraction(int(down["down"] or 1), int(up["up"] or 1))),
        "weight": {
            "above": _short(up["above"]),
            "below": _short(down["under"] or down["grouped"] or down["below"]),
            "root": int(bool(down["under"])),
            "logs": logs,
        },
    }


def _short(text: str | None) -> str:
    return (text or "1").replace("{", "").replace("}", "")


READER = Reader(read=read)
