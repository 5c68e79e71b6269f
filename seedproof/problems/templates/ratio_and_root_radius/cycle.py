"""Reads the coefficients factor by factor."""

import re
from typing import Literal

import msgspec

from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps
from seedproof.problems.templates.ratio_and_root_radius import phrases
from seedproof.problems.templates.ratio_and_root_radius.facts import Facts

_BASE = re.compile(r"([2-9])\^n")
_WEIGHT = re.compile(r"n(?:\^([2-9]))?")
_POWER = re.compile(r"\(x ([+-]) ([1-9][0-9]*)\)\^n")


def made(values: Values) -> Facts:
    """Return the series with these coefficients."""
    above, below = _fraction(values["coefficient"])
    sign: Literal[1, -1] = 1
    if above[0] == phrases.SIGN:
        sign = -1
        above = above[1:]
    if len(above) != 1:
        raise Unreadable("the numerator has other factors")
    kind, numbers, below = _core(above[0], below)
    if (values["test"] == ["root"]) != ("a" in numbers):
        raise Unreadable("the question is that of another test")
    base = _BASE.fullmatch(below[0]) if below else None
    if base:
        below = below[1:]
    facts = {
        "kind": kind,
        "a": integer_of(numbers.get("a", "0")),
        "b": integer_of(numbers.get("b", "0")),
        "sign": sign,
        "base": int(base[1]) if base else 1,
        "weight": _weight(below),
        "centre": _centre(values["power"]),
        "ends": values["ends"],
    }
    return msgspec.convert(facts, Facts)


def _fraction(text: str) -> tuple[list[str], list[str]]:
    """Return the factors above and below."""
    if not text.startswith(r"\frac"):
        return text.split(phrases.BETWEEN), []
    gaps = read_gaps(text, phrases.FRACTION)
    return gaps["above"].split(phrases.BETWEEN), gaps["below"].split(phrases.BETWEEN)


def _core(above: str, below: list[str]) -> tuple[str, Gaps, list[str]]:
    """Return the core with its numbers, and the factors below that are not of it."""
    for kind, wording in phrases.NUMERATORS.items():
        try:
            gaps = read_gaps(above, wording)
        except Unreadable:
            continue
        if phrases.DENOMINATORS[kind] == "1":
            return kind, gaps, below
        if below and below[-1] == phrases.DENOMINATORS[kind]:
            return kind, gaps, below[:-1]
    raise Unreadable("the coefficients are of no kind known here")


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
    if power == "x^n":
        return 0
    match = _POWER.fullmatch(power)
    if match is None:
        raise Unreadable("there are powers of something else than a difference")
    return int(match[2]) if match[1] == "-" else -int(match[2])


READER = reader(Facts, Phrases(phrases.TEXTS, {}), made)
