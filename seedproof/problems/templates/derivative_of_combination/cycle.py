"""Reads a product, quotient or chain from the outside in, and the asked point off the questions."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"Let \$\$f\(x\) = (?P<a>[^$]+)\$\$ for all real \$x\$ for which this is defined\."
    r"|Consider the function \$\$f\(x\) = (?P<b>[^$]+)\$\$ on its natural domain in the real numbers\."
    r"|A function of a real variable is given by \$\$f\(x\) = (?P<c>[^$]+)\$\$ wherever the right side makes "
    r"sense\."
)
_FIRST = ("Find $f'(x)$.", "Differentiate $f$: give $f'(x)$.", "Determine the derivative $f'(x)$.")
_TANGENT = re.compile(
    r"Give an equation of the tangent line to the graph of \$f\$ at \$x = (-?[0-9]+)\$, in the form "
    r"\$y = mx \+ b\$\.|Which line touches the graph of \$f\$ at its point with \$x = (-?[0-9]+)\$\? Answer "
    r"in the form \$y = mx \+ b\$\."
)
_SECOND = re.compile(
    r"Find the exact value of the second derivative \$f''\((-?[0-9]+)\)\$\.|Evaluate \$f''\((-?[0-9]+)\)\$ "
    r"exactly\."
)
_BALANCED = r"(?:[^()]|\\left\((?:[^()]|\\left\([^()]*\\right\))*\\right\))+?"
_OUTER = (
    re.compile(rf"(?P<name>)\\left\((?P<inside>{_BALANCED})\\right\)\^\{{(?P<exponent>[0-9])\}}"),
    re.compile(
        rf"\\(?P<name>sin|cos|ln|arctan)(?:\^\{{(?P<exponent>[0-9])\}})?\\left\((?P<inside>{_BALANCED})\\right\)"
    ),
    re.compile(r"(?P<name>e)\^\{(?P<inside>.+)\}(?P<exponent>)"),
    re.compile(r"\\(?P<name>sqrt)\{(?P<inside>.+)\}(?P<exponent>)"),
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of the function."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is not None or not questions or questions[0] not in _FIRST:
        raise Unreadable("it is no function to differentiate")
    asked, places = list[str](), set[int]()
    for question in questions[1:]:
        tangent, second = _TANGENT.fullmatch(question), _SECOND.fullmatch(question)
        found = tangent or second
        if found is None:
            raise Unreadable(f"{question!r} asks for something else")
        asked.append("tangent" if tangent else "second")
        places.add(int(found[1] or found[2]))
    if len(places) != 1 or asked not in (["tangent"], ["second"], ["tangent", "second"]):
        raise Unreadable("tangent and second derivative are not asked at one point")
    rule = match["a"] or match["b"] or match["c"]
    quotient = re.fullmatch(r"\\frac\{(?P<top>.+)\}\{(?P<bottom>[^{}]*(?:\{[0-9]\}[^{}]*)*)\}", rule)
    before, name, exponent, inside = _outer(quotient["top"] if quotient else rule)
    facts = _function(name, exponent, inside)
    form, under = ("quotient", quotient["bottom"]) if quotient else ("product", before or "1")
    if quotient and before:
        raise Unreadable("there are a product and a quotient")
    return {"form": form, "polynomial": _integers(under), "at": places.pop(), "asked": asked, **facts}


def _outer(text: str) -> tuple[str, str, int, str]:
    """What stands before the first function that goes to the end; its name, exponent and argument."""
    for start in range(len(text)):
        for pattern in _OUTER:
            if found := pattern.fullmatch(text, start):
                names = {"": "power", "e": "exp", "ln": "log"}
                name, exponent = names.get(found["name"], found["name"]), int(found["exponent"] or 1)
                return text[:start].strip(), name, exponent, found["inside"]
    raise Unreadable(f"{text!r} has no function")


def _function(name: str, exponent: int, inside: str) -> Facts:
    """Outer function, middle one with the numbers around it, and polynomial in the middle."""
    if name != "power" and exponent > 1:
        return {"outer": "power", "exponent": exponent, "inside": [0, 1, name], "inner": _integers(inside)}
    facts: Facts = {"outer": name, "exponent": exponent}
    try:
        return facts | {"inside": [], "inner": _integers(inside)}
    except ValueError:
        pass
    after = re.fullmatch(r"(.+) ([+-]) ([0-9]+)", inside)
    constant = int(after[2] + after[3]) if after else 0
    before, middle, power, inner = _outer(after[1] if after else inside)
    numbers = re.fullmatch(r"(?:(?P<first>[0-9]+) )?(?P<sign>[+-]?) ?(?P<factor>[0-9]*)", before)
    if numbers is None or power > 1 or middle == "power" or (after and numbers["first"]):
        raise Unreadable(f"{inside!r} is no multiple of a function and a number")
    factor = int(numbers["sign"] + (numbers["factor"] or "1"))
    if numbers["first"] and not numbers["sign"]:
        raise Unreadable("two numbers stand side by side")
    return facts | {"inside": [int(numbers["first"] or constant), factor, middle], "inner": _integers(inner)}


def _integers(text: str) -> list[int]:
    found = polynomial_of(text, "x")
    if any(one.denominator != 1 for one in found):
        raise Unreadable(f"{text!r} has fractions")
    return [int(one) for one in found]


READER = Reader(read=read)
