"""Reads the lengths written on the sketch; what is drawn must have them, and all parts in their places."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import diagram_of
from seedproof.problems.checking.sketches import place
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.optimisation_sketch.facts import Facts, Ladder, Plate, Triangle
from seedproof.problems.templates.optimisation_sketch.phrases import TEXTS

Point = tuple[int | Fraction, int | Fraction]

_KINDS = {
    "triangle": ["segment"] * 5 + ["right_angle"] + ["dimension"] * 2,
    "ladder": ["segment"] * 4 + ["right_angle"] + ["dimension"] * 2,
    "plate": ["segment"] * 9 + ["point"] + ["dimension"] * 3,
}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an optimisation with a sketch."""
    shape = values_of(Facts, Phrases(TEXTS, {}), statement, questions)["shape"]
    items = diagram_of(drawing)["items"]
    if [item["kind"] for item in items] != _KINDS[shape]:
        raise Unreadable("the sketch shows something else")
    match shape:
        case "triangle":
            return _triangle(items)
        case "ladder":
            return _ladder(items)
        case _:
            return _plate(items)


def _triangle(items: Sequence[Drawing]) -> Triangle:
    a = _length(items[6], (1, 0))
    b = _length(items[7], (0, 1))
    x, y = place(items[3]["to"])
    _expect_segments(
        items,
        ((0, 0), (a, 0), ""),
        ((0, 0), (0, b), ""),
        ((a, 0), (0, b), ""),
        ((x, 0), (x, y), ""),
        ((0, y), (x, y), "x"),
    )
    if x / a + y / b != 1:
        raise Unreadable("the corner of the rectangle is not on the hypotenuse")
    return Triangle(across=a, up=b)


def _ladder(items: Sequence[Drawing]) -> Ladder:
    fence = _length(items[2], (0, 1))
    gap = _length(items[5], (1, 0))
    ground, _ = place(items[0]["to"])
    _, wall = place(items[1]["to"])
    (foot, _), (_, top) = _ends(items[3])
    _expect_segments(
        items,
        ((0, 0), (ground, 0), ""),
        ((0, 0), (0, wall), ""),
        ((gap, 0), (gap, fence), str(fence)),
        ((foot, 0), (0, top), "L"),
    )
    if fence * foot != top * (foot - gap):
        raise Unreadable("the ladder does not rest on the fence")
    (start, low), (end, high) = _ends(items[6])
    if items[6]["label"] != "x" or (end - start, high - low) != (foot - gap, 0):
        raise Unreadable("the unknown distance is not marked")
    return Ladder(fence=fence, gap=gap)


def _plate(items: Sequence[Drawing]) -> Plate:
    a = _length(items[11], (1, 0))
    b = _length(items[12], (0, 1))
    c = _length(items[5], (1, 0))
    d = _length(items[6], (0, -1))
    x, y = place(items[8]["to"])
    _expect_segments(
        items,
        ((0, 0), (a, 0), ""),
        ((a, 0), (a, b - d), ""),
        ((a, b - d), (a - c, b), ""),
        ((a - c, b), (0, b), ""),
        ((0, b), (0, 0), ""),
        ((a - c, b), (a, b), str(c)),
        ((a, b), (a, b - d), str(d)),
        ((0, y), (x, y), ""),
        ((x, 0), (x, y), ""),
    )
    if (a - x) * d != (y - b + d) * c:
        raise Unreadable("P is not on the broken edge")
    if place(items[9]["at"]) != (x, y) or items[9]["label"] != "P" or items[9]["open"]:
        raise Unreadable("P is not the corner of the rectangle")
    if items[10]["label"] != "x" or _ends(items[10]) != ((x, y), (a, y)):
        raise Unreadable("the unknown distance is not marked")
    return Plate(across=a, up=b, cut_across=c, cut_up=d)


def _length(item: Drawing, way: tuple[int, int]) -> int:
    """Return the length beside a line. Raises: Unreadable unless it is drawn in this direction, so long."""
    length = integer_of(item["label"])
    (x, y), (to_x, to_y) = _ends(item)
    if length < 1 or (to_x - x, to_y - y) != (length * way[0], length * way[1]):
        raise Unreadable("a length is not drawn as it is written")
    return length


def _expect_segments(items: Sequence[Drawing], *expected: tuple[Point, Point, str]) -> None:
    segments = items[: len(expected)]
    if [(*_ends(item), item["label"]) for item in segments] != list(expected):
        raise Unreadable("a line is drawn elsewhere, or something else is written beside it")


def _ends(item: Drawing) -> tuple[Point, Point]:
    return place(item["from"]), place(item["to"])


READER = Reader(read=read)
