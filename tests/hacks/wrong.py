"""Other values: for a golden answer one of the same shape that is surely not it."""

import re
from decimal import Decimal
from fractions import Fraction

SHIFT = 7
"""Far enough from a value that its shift stands nowhere else in a small answer."""

OPPOSITES = {
    "yes": "no",
    "no": "yes",
    "<": ">",
    ">": "<",
    "=": "<",
    "no solution": "infinitely many solutions",
    "infinitely many solutions": "no solution",
    "local minimum": "local maximum",
    "local maximum": "local minimum",
    "saddle point": "local minimum",
    "linear": "exponential",
    "exponential": "linear",
    "quadratic": "linear",
    "undefined": "7",
    "diverges": "7",
    "oo": "7",
    "-oo": "7",
    "{}": "{7}",
}

BRACKETS = {"(": ")", "[": "]", "{": "}"}


def other_value(answer: str, kind: str) -> str:
    """Return another answer of this type."""
    if answer in OPPOSITES:
        return OPPOSITES[answer]
    if kind == "interval_union":
        return complement(answer)
    variable = re.match(r"(?:expression|antiderivative|ode_family)\((\w+)", kind)
    if variable:
        return f"{answer} + {variable[1]}"
    if kind == "operations":
        head, _, tail = answer.rpartition("\n")
        return f"{head}\n{shifted(tail)}"
    return shifted(answer)


def shifted(answer: str) -> str:
    """Return an answer whose last value is larger."""
    if answer[0] in BRACKETS and closing(answer) == len(answer) - 1:
        return answer[0] + shifted(answer[1:-1]) + answer[-1]
    items = split(answer)
    if len(items) > 1:
        return ", ".join([*items[:-1], shifted(items[-1])])
    if " = " in answer:
        head, _, tail = answer.rpartition(" = ")
        return f"{head} = {shifted(tail)}"
    return larger(answer)


def larger(value: str) -> str:
    """Return a value that is larger."""
    if re.fullmatch(r"-?\d+(/\d+)?", value):
        return str(Fraction(value) + SHIFT)
    if re.fullmatch(r"-?\d+\.\d+", value):
        return str(Decimal(value) + SHIFT)
    return f"{value} + {SHIFT}"


def closing(text: str) -> int:
    """Return where the bracket is closed that a text begins with."""
    depth = 0
    for place, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if depth == 0:
            return place
    return -1


def split(text: str) -> list[str]:
    """Return what stands between the commas of a text, those in brackets left alone."""
    items = [""]
    depth = 0
    for character in text:
        depth += (character in "([{") - (character in ")]}")
        if character == "," and depth == 0:
            items.append("")
        else:
            items[-1] += character
    return [item.strip() for item in items]


def complement(union: str) -> str:
    """Return what a union of intervals leaves out, as a union of intervals; `{}` if it leaves nothing out."""
    pieces = []
    start, opening = "-oo", "("
    for piece in union.split(" U "):
        ends = split(piece[1:-1])
        pieces.append(between(start, opening, ends[0], "]" if piece[0] == "(" else ")"))
        start, opening = ends[-1], "[" if piece[-1] == ")" else "("
    pieces.append(between(start, opening, "oo", ")"))
    return " U ".join(piece for piece in pieces if piece) or "{}"


def between(left: str, opening: str, right: str, end: str) -> str:
    """Return an interval, or nothing if it is empty."""
    if left == right:
        return f"{{{left}}}" if opening + end == "[]" else ""
    return f"{opening}{left}, {right}{end}"
