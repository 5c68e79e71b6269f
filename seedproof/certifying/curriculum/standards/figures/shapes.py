"""The shapes that are named: how many sides they have, and which of these are equal."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from seedproof.certifying.patterns import Kind
from seedproof.certifying.script import Unread

_NAMED: Mapping[str, int] = {
    "triangle": 3,
    "square": 4,
    "rectangle": 4,
    "quadrilateral": 4,
    "pentagon": 5,
    "hexagon": 6,
    "heptagon": 7,
    "octagon": 8,
    "nonagon": 9,
    "decagon": 10,
    "hendecagon": 11,
    "dodecagon": 12,
}

_SAID_OF_THINGS: Mapping[str, int] = {
    "triangular": 3,
    "square": 4,
    "rectangular": 4,
    "garden": 4,
    "four-sided": 4,
    "five-sided": 5,
    "six-sided": 6,
    "seven-sided": 7,
    "eight-sided": 8,
    "nine-sided": 9,
    "ten-sided": 10,
    "eleven-sided": 11,
    "twelve-sided": 12,
}

_RECTANGULAR = ("garden", "rectangle", "rectangular", "square")
"""Of things, a garden bed is taken for a rectangle, since a length and a width are given."""

_EQUAL = r"(?:equilateral |regular )"
_WORD = rf"(?:(?:{'|'.join(_SAID_OF_THINGS)}) [a-z]+|{'|'.join(_NAMED)})"

NEW = Kind(rf"[Aa]n? {_EQUAL}?{_WORD}", str)
"""A gap for a figure that is spoken of for the first time."""

KNOWN = Kind(r"(?:[Tt]he (?!length|width|sides|perimeter|area)[a-z]+|[Ii]t)", str)
"""A gap for the figure that was spoken of before."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A shape and the word for it."""

    noun: str
    sides: int
    regular: bool
    rectangular: bool


def shape_of(text: str) -> Shape:
    """Return the shape that is meant by `a square`, `an equilateral triangular field`.

    Raises: Unread for other words.
    """
    match = re.fullmatch(rf"[Aa]n? (?P<equal>{_EQUAL})?(?P<kind>[a-z-]+)(?: (?P<thing>[a-z]+))?", text)
    known = {} if match is None else (_SAID_OF_THINGS if match["thing"] else _NAMED)
    if match is None or match["kind"] not in known:
        raise Unread(f"no shape: {text}")
    kind = match["kind"]
    regular = match["equal"] is not None or kind == "square"
    return Shape(match["thing"] or kind, known[kind], regular, kind in _RECTANGULAR)
