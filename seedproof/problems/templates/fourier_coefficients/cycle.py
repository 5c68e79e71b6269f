"""Reads the pieces term by term: powers of x and of pi, which add up to one degree."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_MEMBERS = re.escape(r"$\frac{a_0}{2} + \sum_{n=1}^{\infty} \left(a_n \cos(nx) + b_n \sin(nx)\right)$")
_STATEMENTS = (
    re.compile(
        rf"The function \$f\$ has period \$2\\pi\$, and \$\$f\(x\) = ([^$]+)\$\$ "
        rf"Its Fourier series is {_MEMBERS}\."
    ),
    re.compile(
        rf"Let \$f\$ be the \$2\\pi\$-periodic function with \$\$f\(x\) = ([^$]+)\$\$ "
        rf"Write its Fourier series as {_MEMBERS}\."
    ),
    re.compile(
        rf"Expand into a Fourier series {_MEMBERS} the function \$f\$ of period \$2\\pi\$ that is given by "
        r"\$\$f\(x\) = ([^$]+)\$\$"
    ),
)
_ONE = re.compile(r"(?P<both>.+) \\quad \\text\{for \} -\\pi < x < \\pi\.")
_TWO = re.compile(
    r"\\begin\{cases\} (?P<left>[^&]+) & \\text\{for \} -\\pi < x < 0, \\\\ "
    r"(?P<right>[^&]+) & \\text\{for \} 0 < x < \\pi\. \\end\{cases\}"
)
_QUESTIONS = (
    re.compile(r"Find \$a_0\$\.|What is the value of \$a_0\$\?"),
    re.compile(
        r"Find \$a_n\$ for integers \$n \\ge 1\$\.|Give \$a_n\$ as a formula in \$n\$, for \$n \\ge 1\$\."
    ),
    re.compile(
        r"Find \$b_n\$ for integers \$n \\ge 1\$\.|Give \$b_n\$ as a formula in \$n\$, for \$n \\ge 1\$\."
    ),
    re.compile(
        r"(?:To what value does the series converge|What is the sum of the series) at \$x = (0|\\pi)\$\?"
    ),
)
_TERM = re.compile(
    r"(?P<sign>[-+]?)(?P<number>[0-9]*)(?P<pi>\\pi(?:\^\{(?P<pis>2)\})?)?(?P<x>x(?:\^\{(?P<xs>2)\})?)?"
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a Fourier series."""
    match = next((found for pattern in _STATEMENTS if (found := pattern.fullmatch(statement))), None)
    if match is None or drawing is not None or len(questions) != len(_QUESTIONS):
        raise Unreadable("it is no Fourier series")
    asked = [pattern.fullmatch(one) for pattern, one in zip(_QUESTIONS, questions, strict=True)]
    if (last := asked[-1]) is None or None in asked:
        raise Unreadable("it asks for something else")
    if one := _ONE.fullmatch(match[1]):
        texts = [one["both"], one["both"]]
    elif two := _TWO.fullmatch(match[1]):
        texts = [two["left"], two["right"]]
    else:
        raise Unreadable("the function does not have one piece or two")
    pieces = [_terms(text) for text in texts]
    degrees = {sum(powers) for piece in pieces for powers in piece}
    if len(degrees) != 1:
        raise Unreadable("the terms are not of one degree in x and pi")
    (degree,) = degrees
    left, right = ([piece.get((degree - place, place), 0) for place in range(degree + 1)] for piece in pieces)
    return {"left": left, "right": right, "at_pi": int(last[1] != "0")}


def _terms(text: str) -> dict[tuple[int, int], int]:
    """The powers of x and of pi, and the number before them; nothing for the number 0."""
    found: dict[tuple[int, int], int] = {}
    for said in re.findall(r"[-+]?[^-+]+", text.replace(" ", "")) if text != "0" else []:
        term = _TERM.fullmatch(said)
        if term is None:
            raise Unreadable(f"{said!r} is no term with x and pi")
        powers = (int(term["xs"] or 1) if term["x"] else 0, int(term["pis"] or 1) if term["pi"] else 0)
        if powers in found:
            raise Unreadable("a power occurs twice")
        found[powers] = int(term["number"] or 1) * (-1 if term["sign"] == "-" else 1)
    return found


READER = Reader(read=read)
