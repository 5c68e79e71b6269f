"""Reads the condition from the words, and the numbers from the regions of the figure."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import diagram_of
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.venn_diagram.facts import Facts, Region
from seedproof.problems.templates.venn_diagram.phrases import (
    CONDITIONS,
    LAST,
    OUTSIDE,
    STATEMENTS,
    UNKNOWN,
)

_REGIONS: tuple[Region, ...] = ("a", "b", "c", "ab", "ac", "bc", "abc")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a Venn diagram."""
    gaps = read_gaps(statement, STATEMENTS)
    unknown_question, outside_question, last_question = questions
    read_gaps(unknown_question, UNKNOWN)
    read_gaps(outside_question, OUTSIDE)
    asked, _ = read_kind(last_question, LAST)
    kind, condition_gaps = read_kind(gaps["condition"], CONDITIONS)
    condition = (0, 1)
    if kind == "given":
        (probability,) = polynomial_of(condition_gaps["probability"], "x")
        condition = (probability.numerator, probability.denominator)
    texts = _texts(diagram_of(drawing))
    unknown = [region for region, text in texts.items() if text == "x"]
    if len(unknown) != 1 or {*texts} != {*_REGIONS}:
        raise Unreadable("there is not one text in each region, and just one x")
    a, b, c, ab, ac, bc, abc = (_count(texts[region]) for region in _REGIONS)
    return Facts((a, b, c, ab, ac, bc, abc), unknown[0], integer_of(gaps["total"]), condition, asked)


def _count(text: str) -> int:
    return 0 if text == "x" else integer_of(text)


def _texts(figure: Drawing) -> dict[Region, str]:
    """Return what is written in each region. Raises: Unreadable where circles and names do not fit."""
    frame, *items = figure["items"]
    circles = items[:3]
    names = items[3:6]
    written = items[6:]
    if frame["kind"] != "polyline" or {item["kind"] for item in circles} != {"circle"}:
        raise Unreadable("the figure does not show three circles in a frame")
    if [name["text"] for name in names] != ["A", "B", "C"]:
        raise Unreadable("the circles are not named A, B and C")
    for circle, name in zip(circles, names, strict=True):
        nearest = min(circles, key=lambda other: _square(other["centre"], name["at"]))
        if nearest is not circle or _is_inside(circle, name["at"]):
            raise Unreadable("a name does not stand beside its circle")
    texts: dict[Region, str] = {}
    outside: list[str] = []
    for item in written:
        sets = "".join(
            letter for letter, circle in zip("abc", circles, strict=True) if _is_inside(circle, item["at"])
        )
        if not sets:
            outside.append(item["text"])
        for region in _REGIONS:
            if region == sets:
                texts[region] = item["text"]
    if outside != ["y"] or len(written) != len(texts) + 1:
        raise Unreadable("y alone does not stand outside, or two texts stand in one region")
    return texts


def _square(first: Sequence[str], second: Sequence[str]) -> Fraction:
    """Return the square of the distance of two points."""
    x, y = (Fraction(one) - Fraction(other) for one, other in zip(first, second, strict=True))
    return x * x + y * y


def _is_inside(circle: Drawing, place: Sequence[str]) -> bool:
    return _square(circle["centre"], place) < Fraction(circle["radius"]) ** 2


READER = Reader(read=read)
