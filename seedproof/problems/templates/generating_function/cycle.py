"""Reads the recurrence: what stands before a term is found by putting 1 for it and 0 for the others."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.deciding.rationals import rational
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.generating_function.facts import Facts
from seedproof.problems.templates.generating_function.phrases import FUNCTIONS, STATEMENTS, SUMS, TERMS

_TERM = re.compile(r"a_\{n\+1\}|a_n")
_POWER = re.compile(r"(?P<base>[0-9]+|\\left\(-[0-9]+\\right\))\^\{n\}$")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a generating function."""
    if drawing is not None:
        raise Unreadable("a generating function has no figure")
    function, terms, total = questions
    read_gaps(function, FUNCTIONS)
    read_gaps(terms, TERMS)
    gaps = read_gaps(statement, STATEMENTS)
    left, _, right = gaps["recurrence"].partition(" = ")
    if left != "a_{n+2}":
        raise Unreadable("the recurrence is not solved for its newest term")
    base = _base(right)
    without = _POWER.sub("(1)", right)
    return Facts(
        first=_with(without, "a_{n+1}") - _with(without, ""),
        second=_with(without, "a_n") - _with(without, ""),
        factor=_with(without, ""),
        base=base if _with(without, "") else 0,
        start=(integer_of(gaps["zeroth"]), integer_of(gaps["next"])),
        divisor=integer_of(read_gaps(total, SUMS)["divisor"]),
    )


def _base(right: str) -> int:
    """Return the base of the power that is added; of a constant it is 1."""
    match = _POWER.search(right)
    if match is None:
        return 1
    return integer_of(match["base"].removeprefix(r"\left(").removesuffix(r"\right)"))


def _with(right: str, term: str) -> int:
    """Return the right side with 1 for one of the terms, and 0 for the others."""
    text = _TERM.sub(lambda match: "(1)" if match[0] == term else "(0)", right)
    value = rational(read_formula(text))
    if value is None:
        raise Unreadable("the right side is not linear in the terms")
    return integer(Fraction(value))


READER = Reader(read=read)
