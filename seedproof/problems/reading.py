"""Reads the text of a problem: which wording it is, and what stands in the gaps.

A wording must fit to the last character. What stands in a gap is never empty, and its brackets, braces and
formulas are whole: a gap inside a formula ends inside it, one outside may hold several formulas. A text that
can be read in two ways is refused.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from seedproof.problems.phrases import GAP
from seedproof.problems.reader import Unreadable

Kind = TypeVar("Kind")

Gaps = dict[str, str]
"""What stands in each gap, by the gap's name."""

_INTEGER = re.compile("0|-?[1-9][0-9]*")
_SYMBOL = re.compile(r"\\.|\$\$?|.", re.DOTALL)
_DOLLARS = re.compile(r"\$\$?")


def read_gaps(text: str, wordings: str | Sequence[str]) -> Gaps:
    """Return what stands in the gaps of the one wording that fits.

    Raises: Unreadable when none fits, or the text can be read in two ways.
    """
    _, gaps = read_kind(text, {"wording": wordings})
    return gaps


def read_kind(text: str, wordings: Mapping[Kind, str | Sequence[str]]) -> tuple[Kind, Gaps]:
    """Return the kind whose wording fits, and what stands in the gaps; the wordings are given by kind.

    Raises: Unreadable when none fits, or the text can be read in two ways.
    """
    readings: list[tuple[Kind, Gaps]] = []
    for kind, several in wordings.items():
        for wording in [several] if isinstance(several, str) else several:
            for gaps in _readings(text, GAP.split(wording), {}, set()):
                if (kind, gaps) not in readings:
                    readings.append((kind, gaps))
                if len(readings) > 1:
                    raise Unreadable(f"{text!r} can be read in two ways: {readings[0]} and {readings[1]}")
    if not readings:
        raise Unreadable(f"{text!r} is no wording of this template")
    return readings[0]


def integer_of(text: str) -> int:
    """Return the integer that a text states. Raises: Unreadable for anything but digits and a minus sign."""
    if not _INTEGER.fullmatch(text):
        raise Unreadable(f"{text!r} is no integer")
    return int(text)


def coordinates_of(text: str) -> tuple[int, ...]:
    """Return the coordinates of a point `(1, 2)`. Raises: Unreadable."""
    if not (text.startswith("(") and text.endswith(")")):
        raise Unreadable(f"{text!r} is no point")
    return tuple(map(integer_of, text[1:-1].split(", ")))


def plane_point_of(text: str) -> tuple[int, int]:
    """Return the coordinates of a point of the plane. Raises: ValueError."""
    x, y = coordinates_of(text)
    return x, y


def _readings(
    text: str, pieces: Sequence[str], gaps: Gaps, dead_ends: set[tuple[int, int, tuple[str, ...]]]
) -> Iterator[Gaps]:
    """Yield every way to fill the gaps of a wording, so that it becomes the text.

    The pieces are the rest of the wording: fixed text and names of gaps in turn. A gap that was filled before
    must be filled alike. From a dead end no way leads on; each is tried only once, so that even a text that
    was made to be tedious is read in no time.
    """
    fixed, *rest = pieces
    if not text.startswith(fixed):
        return
    text = text.removeprefix(fixed)
    if not rest:
        if not text:
            yield gaps
        return
    name, following, *more = rest
    if name in gaps:
        yield from _readings(text, [gaps[name] + following, *more], gaps, dead_ends)
        return
    known = tuple(gaps[again] for again in more[0::2] if again in gaps)
    here = (len(text), len(rest), known)
    if here in dead_ends:
        return
    dead_ends.add(here)
    inside_formula = len(_DOLLARS.findall(" ".join(rest[1::2]))) % 2 == 1
    for end in _ends(text, inside_formula):
        if text.startswith(following, end):
            for reading in _readings(text[end:], rest[1:], gaps | {name: text[:end]}, dead_ends):
                dead_ends.discard(here)
                yield reading


def _ends(text: str, inside_formula: bool) -> Iterator[int]:
    """Yield where a gap that begins with the text can end: brackets and formulas are closed there."""
    depth = 0
    within = False
    for symbol in _SYMBOL.finditer(text):
        if symbol[0] in ("$", "$$"):
            if inside_formula:
                return
            within = not within
        elif symbol[0] in "([{":
            depth += 1
        elif symbol[0] in ")]}":
            depth -= 1
        if depth < 0:
            return
        if depth == 0 and not within:
            yield symbol.end()
