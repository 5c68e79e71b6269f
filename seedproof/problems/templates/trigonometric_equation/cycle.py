"""Reads the terms of a trigonometric equation, and turns squares and double angles into one polynomial."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"(?:Consider the trigonometric equation|The unknown \$x\$ is an angle in radians with"
    r"|Here is an equation for a real number \$x\$ \(angles are in radians\):) \$\$(?P<left>[^$=]+) = 0\.\$\$"
)
_QUESTION = re.compile(
    r"(?:Find all solutions in the interval|Which \$x\$ in the interval|Determine the set of its solutions "
    r"in) \$\\left(?P<opening>[(\[])(?P<low>[^$,]+), (?P<high>[^$,]+)\\right(?P<closing>[)\]])\$"
    r"(?:, exactly\.|, in exact form\.| satisfy it\? Give exact values\.)"
)
_TERM = re.compile(
    r"(?P<sign> [+-] |^-?)(?P<factor>[0-9]+)? ?"
    r"(?:\\(?P<name>sin|cos|tan)(?:\^\{(?P<power>[2-9])\})?\\left\((?P<multiple>[2-9])? ?x\\right\))?"
)
_END = re.compile(
    r"0|(?P<sign>-)?(?:(?P<times>[0-9]+) )?\\pi|(?P<minus>-)?\\frac\{\\pi\}\{(?P<under>[0-9]+)\}"
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of the equation."""
    match = _STATEMENT.fullmatch(statement)
    asked = _QUESTION.fullmatch(questions[0]) if len(questions) == 1 else None
    if match is None or asked is None or drawing is not None:
        raise Unreadable("it is not a trigonometric equation on an interval")
    brackets = asked["opening"] + asked["closing"]
    return _equation(_terms(match["left"])) | {
        "interval": [_end(asked["low"]), _end(asked["high"]), brackets]
    }


def _end(text: str) -> str:
    """In units of pi."""
    match = _END.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no end of an interval")
    if text == "0":
        return text
    size = Fraction(int(match["times"] or 1), int(match["under"] or 1))
    return str(-size if match["sign"] or match["minus"] else size)


def _terms(text: str) -> dict[tuple[str, int, int], int]:
    """Numbers by function, multiple of x, and power; the constant under no function and power 0."""
    found, end = dict[tuple[str, int, int], int](), 0
    while end < len(text):
        match = _TERM.match(text, end)
        if match is None or match.end() == end or not (match["factor"] or match["name"]):
            raise Unreadable(f"{text[end:]!r} is no term")
        key = (match["name"] or "", int(match["multiple"] or 1), int(match["power"] or bool(match["name"])))
        if key in found:
            raise Unreadable("a term stands twice")
        found[key] = int(match["factor"] or 1) * (-1 if "-" in match["sign"] else 1)
        end = match.end()
    return found


def _equation(terms: dict[tuple[str, int, int], int]) -> Facts:
    constant = terms.pop(("", 1, 0), 0)
    names, multiples = {key[0] for key in terms}, {key[1] for key in terms}
    if len(names) == len(multiples) == 1:
        function, multiple = names.pop(), multiples.pop()
        highest = max(key[2] for key in terms)
        numbers = [terms.get((function, multiple, power), 0) for power in range(highest, 0, -1)]
        return _facts(function, "plain", multiple, [*numbers, constant])
    if len(terms) != 2 or "tan" in names:
        raise Unreadable("it cannot be rewritten in one function")
    (_, outer, power), (function, multiple, own) = first, second = list(terms)
    if own != 1:
        raise Unreadable("there is no linear term")
    if (power, outer) == (2, multiple) and first[0] != function:
        return _facts(function, "mixed", multiple, [-terms[first], terms[second], constant + terms[first]])
    if first == ("cos", 2, 1) and multiple == 1:
        square = -2 * terms[first] if function == "sin" else 2 * terms[first]
        return _facts(function, "double", 1, [square, terms[second], constant - square // 2])
    raise Unreadable("it cannot be rewritten in one function")


def _facts(function: str, form: str, multiple: int, coefficients: list[int]) -> Facts:
    return {"function": function, "form": form, "multiple": multiple, "coefficients": coefficients}


READER = Reader(read=read)
