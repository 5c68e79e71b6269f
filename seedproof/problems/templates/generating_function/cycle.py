"""Reads the recurrence: what stands before a term is found by putting 1 for it and 0 for the others."""

import re

from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.rational_values import fraction_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.generating_function.facts import Facts
from seedproof.problems.templates.generating_function.phrases import TEXTS

_TERM = re.compile(r"a_\{n\+1\}|a_n")
_POWER = re.compile(r"(?P<base>[0-9]+|\\left\(-[0-9]+\\right\))\^\{n\}$")


def made(values: Values) -> Facts:
    """Return the sequence with this recurrence; of a constant that is added, the base is 1."""
    left, _, right = values["recurrence"].partition(" = ")
    if left != "a_{n+2}":
        raise Unreadable("the recurrence is not solved for its newest term")
    power = _POWER.search(right)
    base = integer_of(power["base"].removeprefix(r"\left(").removesuffix(r"\right)")) if power else 1
    right = _POWER.sub("(1)", right)
    added = _with(right, "")
    return Facts(
        first=_with(right, "a_{n+1}") - added,
        second=_with(right, "a_n") - added,
        factor=added,
        base=base if added else 0,
        start=(integer_of(values["zeroth"]), integer_of(values["next"])),
        divisor=values["divisor"],
    )


def _with(right: str, term: str) -> int:
    """Return the right side with 1 for one of the terms, and 0 for the others."""
    return integer(fraction_of(_TERM.sub(lambda match: "(1)" if match[0] == term else "(0)", right)))


READER = reader(Facts, Phrases(TEXTS, {}), made)
