"""Reads each curve as a number times a power of x, finds where two of them meet, and which is above."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_UNDER = re.compile(
    r"(?:Let \$R\$ be the region between the \$x\$-axis and the curve \$y = (?P<a>[^$]+)\$ "
    r"for \$0 \\le x \\le (?P<i>\d+)\$"
    r"|The region \$R\$ lies above the \$x\$-axis and under the curve \$y = (?P<b>[^$]+)\$, "
    r"from \$x = 0\$ to \$x = (?P<j>\d+)\$"
    r"|Consider the region \$R\$ that is bounded by the curve \$y = (?P<c>[^$]+)\$, "
    r"the \$x\$-axis and the line \$x = (?P<k>\d+)\$)\."
)
_BETWEEN = re.compile(
    r"(?:Let \$R\$ be the region in the first quadrant that is enclosed by the curves \$y = (?P<a>[^$]+)\$ "
    r"and \$y = (?P<i>[^$]+)\$"
    r"|The curves \$y = (?P<b>[^$]+)\$ and \$y = (?P<j>[^$]+)\$ bound a region \$R\$ in the first quadrant"
    r"|Consider the region \$R\$ between the curves \$y = (?P<c>[^$]+)\$ and \$y = (?P<k>[^$]+)\$ in the "
    r"first quadrant, from the origin to the point where they meet again)\."
)
_QUESTION = re.compile(
    r"(?:Find the exact volume of the solid that is generated when \$R\$ is rotated about"
    r"|What is the exact volume of the solid of revolution that \$R\$ generates about)"
    r" the (?:\$(?P<axis>[xy])\$-axis|line \$(?P<name>[xy]) = (?P<place>-?[1-9]\d*)\$)[.?]"
)
_CURVE = re.compile(r"(?P<factor>\d*) ?(?P<base>x(?:\^\{(?P<power>[23])\})?|\\sqrt\{x\})")
_FRACTION = re.compile(r"\\frac\{(?P<above>.+)\}\{(?P<below>\d+)\}")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a solid of revolution."""
    under, between = _UNDER.fullmatch(statement), _BETWEEN.fullmatch(statement)
    match = under or between
    asked = [_QUESTION.fullmatch(question) for question in questions]
    if match is None or drawing is not None or not asked:
        raise Unreadable("it is not a solid of revolution")
    about = list[list[str | int]]()
    for one in asked:
        if one is None:
            raise Unreadable("a question is unknown")
        name = {"x": "y", "y": "x"}[one["axis"]] if one["axis"] else one["name"]
        about.append([name, int(one["place"] or 0)])
    first, second = (
        next(match[name] for name in names if match[name] is not None) for names in ("abc", "ijk")
    )
    if under:
        return {"upper": _curve(first), "lower": [], "end": int(second), "about": about}
    upper, lower = sorted((_curve(first), _curve(second)), key=lambda curve: Fraction(curve[1]))
    meeting = [x for x in range(1, 13) if _square(upper, x) == _square(lower, x)]
    if len(meeting) != 1 or upper[1] == lower[1]:
        raise Unreadable("the curves do not meet at one integer")
    return {"upper": upper, "lower": lower, "end": meeting[0], "about": about}


def _curve(text: str) -> list[str]:
    """The number before the power, and the exponent."""
    split = _FRACTION.fullmatch(text)
    match = _CURVE.fullmatch(split["above"] if split else text)
    if match is None:
        raise Unreadable(f"{text!r} is no multiple of a power")
    factor = Fraction(int(match["factor"] or 1), int(split["below"]) if split else 1)
    return [str(factor), "1/2" if match["base"] != "x" and not match["power"] else match["power"] or "1"]


def _square(curve: Sequence[str], x: int) -> Fraction:
    """Of the height at a place: so a root is no root."""
    return Fraction(curve[0]) ** 2 * Fraction(x) ** int(2 * Fraction(curve[1]))


READER = Reader(read=read)
