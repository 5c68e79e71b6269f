"""Reads the wall and the level off the sketch, every length of which must be written beside it."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checking.axes import diagram_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.sketches import Place, measured, only, place
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.tank_sketch.facts import Corner, Facts
from seedproof.problems.templates.tank_sketch.phrases import TEXTS, WORDS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn tank."""
    values = values_of(Facts, Phrases(TEXTS, WORDS), statement, questions)
    items = diagram_of(drawing)["items"]
    wall = _wall(only(items, "polyline"))
    liquid = list(map(place, only(items, "region")["points"]))
    level = max(y for _, y in liquid)
    if liquid != _filled(wall, level):
        raise Unreadable("what is shaded is not the lower part of the tank")
    axis = only(items, "segment")
    if {place(axis["from"])[0], place(axis["to"])[0]} != {0} or axis.get("label") or not axis["dashed"]:
        raise Unreadable("the axis is not in the middle")
    _check_lengths(wall, level, [item for item in items if item["kind"] == "dimension"])
    if {item["kind"] for item in items} != {"polyline", "region", "segment", "dimension"}:
        raise Unreadable("there is something else in the sketch")
    return Facts(wall=wall, level=integer(level), **values)


def _wall(outline: Drawing) -> list[Corner]:
    """Return the corners at the right, of which those at the left are the mirror images."""
    points = list(map(place, outline["points"]))
    right = [(x, y) for x, y in points if x >= 0]
    mirrored = [(-x, y) for x, y in reversed(right)]
    if right[0][0] == 0:
        mirrored.pop()
    if points != [*mirrored, *right] or right[0][1] != 0:
        raise Unreadable("the outline is not symmetric, or does not begin at the bottom")
    return [Corner(integer(y), integer(x)) for x, y in right]


def _filled(wall: Sequence[Corner], level: Fraction) -> list[Place]:
    """Return the corners of the part of the section below a level."""
    right: list[Place] = []
    for lower, upper in pairwise(wall):
        if lower.height < level:
            right.append((Fraction(lower.radius), Fraction(lower.height)))
        if lower.height < level <= upper.height:
            share = (level - lower.height) / (upper.height - lower.height)
            right.append((lower.radius + share * (upper.radius - lower.radius), level))
    left = [(-x, y) for x, y in reversed(right)]
    if wall[0].radius == 0:
        return [*left, *right[1:]]
    return [*left, *right]


def _check_lengths(wall: Sequence[Corner], level: Fraction, arrows: Sequence[Drawing]) -> None:
    """Raises: Unreadable unless all that is needed is written, and nothing wrong."""
    heights: set[Place] = set()
    radii: set[Fraction] = set()
    for arrow in arrows:
        start, end = measured(arrow, "m")
        if start[0] == end[0]:
            heights.add((start[1], end[1]))
        elif start[0] == 0:
            radii.add(end[0])
        else:
            raise Unreadable("an arrow measures nothing")
    pieces = {(Fraction(lower.height), Fraction(upper.height)) for lower, upper in pairwise(wall)}
    if heights != pieces | {(Fraction(0), level)}:
        raise Unreadable("a height is not written, or one too many")
    if radii != {Fraction(corner.radius) for corner in wall if corner.radius > 0}:
        raise Unreadable("a radius is not written, or one too many")


READER = Reader(read=read)
