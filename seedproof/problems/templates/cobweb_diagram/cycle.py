"""Reads the words, then the marked points off the figure; the drawn graph and path must belong to them."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"(?:The figure shows a (?P<a>linear|quadratic) function \$f\$, some lattice points of its graph, and "
    r"the line \$y = x\$\. "
    r"|A cobweb diagram shows the line \$y = x\$ and a (?P<b>linear|quadratic) function \$f\$ with dots at "
    r"lattice points\. "
    r"|Use the figure with the graph of a (?P<c>linear|quadratic) function \$f\$, dots at lattice points of "
    r"it, and \$y = x\$\. )"
    r"A sequence begins at the integer \$x_0\$ marked on the horizontal axis and goes on with "
    r"\$x_\{n\+1\} = f\(x_n\)\$; the dashed path shows its first steps\."
)
_FUNCTION = ("Find a formula for $f(x)$.", "Determine $f(x)$ from the marked points.")
_SECOND = ("Compute $x_2$ exactly.", "What is the exact value of $x_2$?")
_LIMIT = (r"Find $\lim_{n \to \infty} x_n$ exactly.", "To what number does the sequence converge?")
_EXPLICIT = (
    r"Find a closed formula for $x_n$, valid for all integers $n \ge 0$.",
    "Express $x_n$ explicitly in terms of $n$.",
)
_FIXED = ("Find all fixed points of $f$.", "For which $x$ is $f(x) = x$? Give the set of all solutions.")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a cobweb diagram."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is None or drawing["kind"] != "axes":
        raise Unreadable("it is no cobweb diagram")
    linear = "linear" in match.groups()
    asked = (_FUNCTION, _SECOND, _LIMIT, _EXPLICIT) if linear else (_FIXED, _LIMIT, _FUNCTION)
    explicit = linear and len(questions) == 4
    wanted = asked if explicit else asked[:3]
    if len(questions) != len(wanted) or any(
        one not in known for one, known in zip(questions, wanted, strict=True)
    ):
        raise Unreadable("it asks for something else")
    items = drawing["items"]
    *points, start = [item for item in items if item["kind"] == "point"]
    marks = [[int(one) for one in item["at"]] for item in points if item["label"] == ""]
    if len(marks) != len(points) or len(marks) != (2 if linear else 3) or start["label"] != "x₀":
        raise Unreadable("the figure has other marks")
    begin, height = (int(one) for one in start["at"])
    by_kind = {item["kind"]: item for item in items}
    diagonal, graph, path = (by_kind[kind] for kind in ("line", "polynomial", "polyline"))
    if height != 0 or len(items) != len(points) + 4 or diagonal["slope"] != "1":
        raise Unreadable("the start is not on the axis, or there is more in the figure")
    if len(set(diagonal["through"])) != 1 or len(graph["coefficients"]) != len(marks):
        raise Unreadable("the line is not y = x, or the graph is not of the degree that the words say")
    corners = [tuple(Fraction(one) for one in corner) for corner in path["points"]]
    (across, _), *later = corners
    on_graph = [*((Fraction(x), Fraction(y)) for x, y in marks), *later[::2]]
    if any(_height(graph["coefficients"], x) != y for x, y in on_graph):
        raise Unreadable("the graph does not go through its dots, or the path does not reach it")
    if across != begin or any(x != y for x, y in later[1::2]) or later[0][0] != begin:
        raise Unreadable("the path begins elsewhere, or does not turn on the line")
    return {"marks": sorted(marks), "start": begin, "explicit": int(explicit)}


def _height(coefficients: Sequence[str], x: Fraction) -> Fraction:
    value = Fraction(0)
    for one in coefficients:
        value = value * x + Fraction(one)
    return value


READER = Reader(read=read)
