"""Reads the two polynomials, and from the questions what is asked about them."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_PAIR = r"\$\$f\(x\) = (?P<f>[^$,\\]+)(?: \\quad\\text\{and\}\\quad |, \\qquad )g\(x\) = (?P<g>[^$,\\]+)\$\$"
_STATEMENT = re.compile(
    rf"(?:Consider the polynomials|Two polynomials with rational coefficients are given:|Let"
    rf"|In the ring \$\\mathbb\{{Q\}}\[x\]\$ of polynomials with rational coefficients, take) {_PAIR}"
    r"(?: be two polynomials with rational coefficients\.)?(?:\n\n(?P<identity>.+))?"
)
_IDENTITY = re.compile(
    r"Let \$d\(x\)\$ be their monic greatest common divisor\. Then there is exactly one pair of polynomials "
    r"\$u\(x\)\$, \$v\(x\)\$ with rational coefficients such that \$\$u\(x\) f\(x\) \+ v\(x\) g\(x\) = d\(x\)"
    r"\$\$ and \$\\deg u < \\deg g - \\deg d\$, \$\\deg v < \\deg f - \\deg d\$\."
    r"|Denote by \$d\(x\)\$ the monic greatest common divisor of \$f\$ and \$g\$, and by \$u\(x\)\$ and "
    r"\$v\(x\)\$ the only polynomials with rational coefficients for which \$\\deg u < \\deg g - \\deg d\$, "
    r"\$\\deg v < \\deg f - \\deg d\$ and \$\$d\(x\) = u\(x\) f\(x\) \+ v\(x\) g\(x\)\$\$"
)
_QUESTIONS = {
    "quotient": re.compile(
        r"Divide \$f\(x\)\$ by \$g\(x\)\$ with remainder\. What is the quotient\?"
        r"|Find the quotient in the division of \$f\(x\)\$ by \$g\(x\)\$ with remainder\."
        r"|Find the polynomial \$q\(x\)\$ for which \$f\(x\) - q\(x\) g\(x\)\$ has lower degree than "
        r"\$g\(x\)\$\."
    ),
    "remainder": re.compile(
        r"What is the remainder when \$f\(x\)\$ is divided by \$g\(x\)\$\?"
        r"|Find the remainder in the division of \$f\(x\)\$ by \$g\(x\)\$\."
    ),
    "divisor": re.compile(
        r"Find the monic greatest common divisor of \$f\(x\)\$ and \$g\(x\)\$\."
        r"|Use Euclid's algorithm to find the greatest common divisor of \$f\(x\)\$ and \$g\(x\)\$, with "
        r"leading coefficient \$1\$\."
    ),
    "d": re.compile(r"Find \$d\(x\)\$\.|What is \$d\(x\)\$\?"),
    "u": re.compile(r"Find \$u\(x\)\$\.|Determine the polynomial \$u\(x\)\$\."),
    "v": re.compile(r"Find \$v\(x\)\$\.|Determine the polynomial \$v\(x\)\$\."),
}


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a division."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is not None or not questions:
        raise Unreadable("there are no two polynomials")
    asked = [name for one in questions for name, form in _QUESTIONS.items() if form.fullmatch(one)]
    if len(asked) != len(questions):
        raise Unreadable("a question asks for something else")
    named = {"d", "u", "v"} & set(asked)
    if (match["identity"] is None) == bool(named) or (
        match["identity"] and _IDENTITY.fullmatch(match["identity"]) is None
    ):
        raise Unreadable("Bezout's identity and the questions do not belong together")
    return {"f": _integers(match["f"]), "g": _integers(match["g"]), "asked": asked}


def _integers(text: str) -> list[int]:
    found = polynomial_of(text, "x")
    if any(one.denominator != 1 for one in found):
        raise Unreadable(f"{text!r} has coefficients that are no integers")
    return [int(one) for one in found]


READER = Reader(read=read)
