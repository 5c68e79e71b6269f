"""Reads the coefficients factor by factor."""

import re
from collections.abc import Sequence
from typing import Literal

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.ratio_and_root_radius.facts import Facts, Kind
from seedproof.problems.templates.ratio_and_root_radius.phrases import (
    DENOMINATORS,
    FRACTION,
    INTERVALS,
    LIMITS,
    NUMERATORS,
    POWERS,
    SIGN,
    STATEMENTS,
)

_SEPARATOR = r" \, "
_BASE = re.compile(r"([2-9])\^n")
_WEIGHT = re.compile(r"n(?:\^([2-9]))?")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a power series whose radius needs a limit."""
    if drawing is not None:
        raise Unreadable("a power series has no figure")
    limit, interval = questions
    test, _ = read_kind(limit, LIMITS)
    ends, _ = read_kind(interval, INTERVALS)
    gaps = read_gaps(statement, STATEMENTS)
    above, below = _fraction(gaps["coefficient"])
    sign: Literal[1, -1] = 1
    if above[0] == SIGN:
        sign = -1
        above = above[1:]
    if len(above) != 1:
        raise Unreadable("the numerator has other factors")
    kind, numbers, below = _core(above[0], below)
    if (test == "root") != ("a" in numbers):
        raise Unreadable("the question is that of another test")
    base = _base(below)
    if base > 1:
        below = below[1:]
    return Facts(
        kind=kind,
        a=integer_of(numbers.get("a", "0")),
        b=integer_of(numbers.get("b", "0")),
        sign=sign,
        base=base,
        weight=_weight(below),
        centre=_centre(gaps["power"]),
        ends=ends,
    )


def _fraction(text: str) -> tuple[list[str], list[str]]:
    """Return the factors above and below."""
    if not text.startswith(r"\frac"):
        return text.split(_SEPARATOR), []
    gaps = read_gaps(text, FRACTION)
    return gaps["above"].split(_SEPARATOR), gaps["below"].split(_SEPARATOR)


def _core(above: str, below: list[str]) -> tuple[Kind, Gaps, list[str]]:
    """Return the core with its numbers, and the factors below that are not of it."""
    for kind, wording in NUMERATORS.items():
        if above != wording and "<" not in wording:
            continue
        try:
            gaps = read_gaps(above, wording)
        except Unreadable:
            continue
        if DENOMINATORS[kind] == "1":
            return kind, gaps, below
        if below and below[-1] == DENOMINATORS[kind]:
            return kind, gaps, below[:-1]
    raise Unreadable("the coefficients are of no kind known here")


def _base(below: list[str]) -> int:
    match = _BASE.fullmatch(below[0]) if below else None
    return int(match[1]) if match else 1


def _weight(below: list[str]) -> int:
    """Return the power of n below, zero where nothing is left."""
    if not below:
        return 0
    (text,) = below
    match = _WEIGHT.fullmatch(text)
    if match is None:
        raise Unreadable("there are further factors below")
    return int(match[1] or 1)


def _centre(power: str) -> int:
    where, gaps = read_kind(power, POWERS)
    if where == "zero":
        return 0
    sign, _, size = gaps["shift"].partition(" ")
    if sign not in ("+", "-"):
        raise Unreadable("the centre is not written as a difference")
    return integer_of(size) if sign == "-" else -integer_of(size)


READER = Reader(read=read)
