"""Reads the words, and the quadratic, its centre and the point P off the map; P must be on a drawn curve."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"(?:The figure shows level curves of a quadratic polynomial \$f\(x, y\)\$, each with its value\."
    r"|A quadratic polynomial \$f\(x, y\)\$ is given by the map of level curves in the figure, where every "
    r"curve carries the value of \$f\$ on it\."
    r"|In the figure you see a contour map of \$f\(x, y\)\$, a polynomial of degree two; the numbers are the "
    r"values of \$f\$ on the curves\.) "
    r"The point \$P\$ lies on an axis of symmetry of the level curves"
    r"(?P<formula>, and the coefficients of \$f\$ are integers)?\."
)
_QUESTIONS = (
    r"Find the critical point \$\(x, y\)\$ of \$f\$\. Its coordinates are integers\."
    r"|At which point \$\(x, y\)\$, with integer coordinates, is the gradient of \$f\$ zero\?",
    r"Does \$f\$ have a local maximum, a local minimum or a saddle point at its critical point\?"
    r"|What kind is the critical point of \$f\$: local maximum, local minimum or saddle point\?",
    r"Find the unit vector \$\(u, v\)\$ in the direction of the gradient \$\\nabla f\(P\)\$\."
    r"|In which direction does \$f\$ increase fastest at \$P\$\? Give a unit vector \$\(u, v\)\$\.",
    r"Find a formula for \$f\(x, y\)\$\.|Which polynomial is \$f\(x, y\)\$\?",
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a contour map."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is None:
        raise Unreadable("it is no contour map")
    asked = _QUESTIONS[: 4 if match["formula"] else 3]
    if len(questions) != len(asked) or not all(map(re.fullmatch, asked, questions)):
        raise Unreadable("it asks for something else")
    contours, mark = drawing["items"]
    if contours["kind"] != "contours" or mark["kind"] != "point" or mark["label"] != "P":
        raise Unreadable("the figure shows no level curves with a point P")
    a, b, c, d, e, constant = map(Fraction, contours["quadratic"])
    minor = 4 * a * c - b * b
    h, k = (b * e - 2 * c * d) / minor, (b * d - 2 * a * e) / minor
    x, y = map(Fraction, mark["at"])
    seen = [a * s * s + b * s * t + c * t * t + d * s + e * t + constant for s, t in ((x, y), (h, k))]
    if seen[0] not in map(Fraction, contours["levels"]):
        raise Unreadable("P is on no drawn curve")
    for side, places in (("x", (h, x)), ("y", (k, y))):
        low, high = map(Fraction, drawing[side])
        if drawing[f"{side}_step"] != "1" or not all(low <= one <= high for one in places):
            raise Unreadable("the centre or P is outside of the unit grid")
    return {
        "square": [_integer(one) for one in (a, b, c)],
        "centre": [_integer(h), _integer(k)],
        "value": _integer(seen[1]),
        "formula": len(asked) - 3,
        "point": [_integer(x), _integer(y)],
    }


def _integer(value: Fraction) -> int:
    if value.denominator != 1:
        raise Unreadable("the map does not fit to the lattice")
    return int(value)


READER = Reader(read=read)
