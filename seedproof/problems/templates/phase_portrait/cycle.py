"""Reads the eigenvalues from the words, and the directions from the straight arrows."""

from collections.abc import Sequence
from math import gcd

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.marks import dots, lattice_point
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.phase_portrait.facts import Facts
from seedproof.problems.templates.phase_portrait.phrases import TEXTS

_PATHS = 4
_ARROWS = 4


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a phase portrait."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    items = axes_of(drawing)["items"]
    if [item["kind"] for item in items[:-1]] != ["trajectory"] * _PATHS + ["arrow"] * _ARROWS:
        raise Unreadable("the figure does not show paths and arrows")
    (start,) = dots(items[-1:], ["P"])
    arrows = [(lattice_point(arrow["from"]), lattice_point(arrow["to"])) for arrow in items[_PATHS:-1]]
    outwards = {_smallest(*tip) for tail, tip in arrows if tail == (0, 0)}
    inwards = {_smallest(*tail) for tail, tip in arrows if tip == (0, 0)}
    if len(outwards) != 1 or len(inwards) != 1 or outwards == inwards:
        raise Unreadable("the arrows are not along one line outwards and another inwards")
    return Facts(outwards=outwards.pop(), inwards=inwards.pop(), start=start, **values)


def _smallest(x: int, y: int) -> tuple[int, int]:
    """Return the first lattice point in this or the opposite direction, to the right or upwards."""
    divisor = gcd(x, y)
    if x < 0 or (x == 0 and y < 0):
        divisor = -divisor
    return x // divisor, y // divisor


READER = Reader(read=read)
