"""Reads the lengths written on the sketch; what is drawn must have them, and all parts in their places."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import diagram_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.optimisation_sketch.facts import Facts, Ladder, Plate, Triangle
from seedproof.problems.templates.optimisation_sketch.phrases import FUNCTIONS, OPTIMA, STATEMENTS

Point = tuple[int | Fraction, int | Fraction]
Line = tuple[Point, Point]


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an optimisation with a sketch."""
    shape, _ = read_kind(statement, STATEMENTS)
    function, optimum = questions
    read_gaps(function, FUNCTIONS[shape])
    read_gaps(optimum, OPTIMA[shape])
    items = diagram_of(drawing)["items"]
    match shape:
        case "triangle":
            return _triangle(items)
        case "ladder":
            return _ladder(items)
        case "plate":
            return _plate(items)


def _triangle(items: Sequence[Drawing]) -> Triangle:
    _expect_kinds(items, ["segment"] * 5 + ["right_angle"] + ["dimension"] * 2)
    _expect_labels(items, ["", "", "", "", "x"])
    a, b = (_written_length(item) for item in items[6:])
    _expect_length(items[6], (a, 0))
    _expect_length(items[7], (0, b))
    (x, _), (_, y) = _line(items[3])
    _expect_lines(
        items,
        [((0, 0), (a, 0)), ((0, 0), (0, b)), ((a, 0), (0, b)), ((x, 0), (x, y)), ((0, y), (x, y))],
    )
    if x / a + y / b != 1:
        raise Unreadable("the corner of the rectangle is not on the hypotenuse")
    return Triangle(across=a, up=b)


def _ladder(items: Sequence[Drawing]) -> Ladder:
    _expect_kinds(items, ["segment"] * 4 + ["right_angle"] + ["dimension"] * 2)
    gap = _written_length(items[5])
    fence = _written_length(items[2])
    _expect_labels(items, ["", "", str(fence), "L"])
    _expect_length(items[5], (gap, 0))
    foot, top = _line(items[3])
    x = foot[0] - gap
    if items[6]["label"] != "x":
        raise Unreadable("the unknown distance is not marked")
    _expect_length(items[6], (x, 0))
    if foot[1] != 0 or top[0] != 0 or fence * foot[0] != top[1] * x:
        raise Unreadable("the ladder does not rest on ground, fence and wall")
    if _line(items[2]) != ((gap, 0), (gap, fence)):
        raise Unreadable("the fence is drawn elsewhere")
    start, ground = _line(items[0])
    corner, wall = _line(items[1])
    if start != (0, 0) or corner != (0, 0) or ground[1] != 0 or wall[0] != 0:
        raise Unreadable("ground and wall are drawn elsewhere")
    return Ladder(fence=fence, gap=gap)


def _plate(items: Sequence[Drawing]) -> Plate:
    _expect_kinds(items, ["segment"] * 9 + ["point"] + ["dimension"] * 3)
    c, d = (_written_length(item) for item in items[5:7])
    _expect_labels(items, ["", "", "", "", "", str(c), str(d), "", ""])
    a, b = (_written_length(item) for item in items[11:])
    _expect_length(items[11], (a, 0))
    _expect_length(items[12], (0, b))
    (right, _), (_, y) = _line(items[8])
    _expect_lines(
        items,
        [
            ((0, 0), (a, 0)),
            ((a, 0), (a, b - d)),
            ((a, b - d), (a - c, b)),
            ((a - c, b), (0, b)),
            ((0, b), (0, 0)),
            ((a - c, b), (a, b)),
            ((a, b), (a, b - d)),
            ((0, y), (right, y)),
            ((right, 0), (right, y)),
        ],
    )
    if (a - right) * d != (y - b + d) * c:
        raise Unreadable("P is not on the broken edge")
    if _point(items[9]["at"]) != (right, y) or items[9]["label"] != "P" or items[9]["open"]:
        raise Unreadable("P is not the corner of the rectangle")
    if items[10]["label"] != "x" or _line(items[10]) != ((right, y), (a, y)):
        raise Unreadable("the unknown distance is not marked")
    return Plate(across=a, up=b, cut_across=c, cut_up=d)


def _expect_kinds(items: Sequence[Drawing], kinds: Sequence[str]) -> None:
    if [item["kind"] for item in items] != kinds:
        raise Unreadable("the sketch shows something else")


def _expect_labels(items: Sequence[Drawing], labels: Sequence[str]) -> None:
    if [item["label"] for item in items[: len(labels)]] != labels:
        raise Unreadable("something else is written on the sketch")


def _expect_lines(
    items: Sequence[Drawing], lines: Iterable[tuple[tuple[int | Fraction, ...], tuple[int | Fraction, ...]]]
) -> None:
    for item, line in zip(items, lines, strict=False):
        if _line(item) != line:
            raise Unreadable("a line is drawn elsewhere")


def _expect_length(item: Drawing, vector: tuple[int | Fraction, int | Fraction]) -> None:
    start, end = _line(item)
    if (end[0] - start[0], end[1] - start[1]) != vector:
        raise Unreadable("a length is not drawn as it is written")


def _written_length(item: Drawing) -> int:
    length = integer_of(item["label"])
    if length < 1:
        raise Unreadable("a length is not positive")
    return length


def _line(item: Drawing) -> Line:
    return _point(item["from"]), _point(item["to"])


def _point(coordinates: Sequence[str]) -> Point:
    x, y = coordinates
    return Fraction(x), Fraction(y)


READER = Reader(read=read)
