"""Reads the two quotients, and from the questions what is asked about their composition."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_BRACED = r"[^{}$]*(?:\{[0-9]\}[^{}$]*)*"
_F, _G = (
    rf"(?P<{name}>-?)\\frac\{{(?P<{name}_above>{_BRACED})\}}\{{(?P<{name}_below>{_BRACED})\}}"
    for name in "fg"
)
_PAIR = rf"\$\$f\(x\) = {_F} \\quad\\text\{{and\}}\\quad g\(x\) = {_G}\$\$"
_STATEMENTS = tuple(
    re.compile(one)
    for one in (
        rf"Consider the functions {_PAIR} each defined for all real \$x\$ for which its "
        r"formula makes sense\.",
        rf"Two functions are given, each on the largest possible set of real numbers: {_PAIR}",
        rf"Let {_PAIR} be functions of a real variable, each with the largest possible domain\.",
    )
)
_QUESTIONS = {
    r"Find $(f \circ g)(x)$ as a single fraction in lowest terms.": "formula",
    "Simplify $f(g(x))$ to a quotient of two polynomials without a common factor.": "formula",
    "Write $f(g(x))$ as one fraction of polynomials in $x$, reduced to lowest terms.": "formula",
    r"Which real numbers are not in the domain of $f \circ g$? Give the set of all of them.": "excluded",
    r"Find the set of all real $x$ for which the composition $f \circ g$ is not defined.": "excluded",
    r"Find $(g \circ f)(x)$ as a single fraction in lowest terms.": "reverse",
    "Simplify $g(f(x))$ to a quotient of two polynomials without a common factor.": "reverse",
    "Find the set of all real solutions of $f(g(x)) = 0$.": "zeros",
    r"Determine the set of all real zeros of $f \circ g$.": "zeros",
}


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a composition."""
    match = next(filter(None, (one.fullmatch(statement) for one in _STATEMENTS)), None)
    if match is None or drawing is not None or not questions:
        raise Unreadable("there are no two functions")
    if not {*questions} <= _QUESTIONS.keys():
        raise Unreadable("a question asks for something else")
    facts: Facts = {"asked": [_QUESTIONS[one] for one in questions]}
    for name in "fg":
        above, below = (_integers(match[f"{name}_{half}"]) for half in ("above", "below"))
        facts[name] = [[-one for one in above] if match[name] else above, below]
    return facts


def _integers(text: str) -> list[int]:
    found = polynomial_of(text, "x")
    if any(one.denominator != 1 for one in found):
        raise Unreadable(f"{text!r} has coefficients that are no integers")
    return [int(one) for one in found]


READER = Reader(read=read)
