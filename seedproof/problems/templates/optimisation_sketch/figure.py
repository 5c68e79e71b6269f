"""Draws the shape to scale, with x somewhere that is not the optimum."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.optimisation_sketch.facts import Facts, Ladder, Plate, Triangle
from seedproof.problems.templates.optimisation_sketch.make import with_other_lengths

Point = tuple[int | Fraction, int | Fraction]


def drawing(facts: Facts) -> Drawing:
    """Draw what is made, and beside it the lengths."""
    match facts:
        case Triangle():
            return _triangle(facts.across, facts.up)
        case Ladder():
            return _ladder(facts.fence, facts.gap)
        case Plate():
            return _plate(facts)


def _triangle(a: int, b: int) -> Drawing:
    x = Fraction(2 * a, 5)
    y = Fraction(3 * b, 5)
    items = [
        _segment((0, 0), (a, 0)),
        _segment((0, 0), (0, b)),
        _segment((a, 0), (0, b)),
        _segment((x, 0), (x, y)),
        _segment((0, y), (x, y), "x"),
        _right_angle((a, 0), (0, b)),
    ]
    return _measured(a, b, items)


def _ladder(h: int, d: int) -> Drawing:
    x = Fraction(max(h, d))
    top = h * (d + x) / x
    away = max(d + x, top) / 8
    items = [
        _segment((0, 0), (d + x + away, 0)),
        _segment((0, 0), (0, top + away)),
        _segment((d, 0), (d, h), str(h)),
        _segment((d + x, 0), (0, top), "L"),
        _right_angle((d, 0), (0, h)),
        _line("dimension", (0, -away), (d, -away), str(d)),
        _line("dimension", (d, -away), (d + x, -away), "x"),
    ]
    return _diagram(d + x + away, top + away, 2 * away, items)


def _plate(facts: Plate) -> Drawing:
    a = facts.across
    b = facts.up
    c = facts.cut_across
    d = facts.cut_up
    x = a - Fraction(c, 2)
    y = b - Fraction(d, 2)
    edge = ((0, 0), (a, 0), (a, b - d), (a - c, b), (0, b), (0, 0))
    items = [
        *(_segment(start, end) for start, end in pairwise(edge)),
        _segment((a - c, b), (a, b), str(c), dashed=1),
        _segment((a, b), (a, b - d), str(d), dashed=1),
        _segment((0, y), (x, y)),
        _segment((x, 0), (x, y)),
        {"kind": "point", "at": _written((x, y)), "open": 0, "label": "P"},
        _line("dimension", (x, y), (a, y), "x"),
    ]
    return _measured(a, b, items)


def _measured(a: int, b: int, items: Sequence[Drawing]) -> Drawing:
    """Return a sketch with its width and its height beside it."""
    away = Fraction(max(a, b), 7)
    width = _line("dimension", (0, -away), (a, -away), str(a))
    height = _line("dimension", (-away, 0), (-away, b), str(b))
    return _diagram(a, b, 2 * away, [*items, width, height])


def _diagram(
    width: int | Fraction, height: int | Fraction, margin: Fraction, items: Sequence[Drawing]
) -> Drawing:
    x = [str(-margin), str(width + margin)]
    y = [str(-margin), str(height + margin / 2)]
    return {"kind": "diagram", "x": x, "y": y, "items": items}


def _line(kind: str, start: Point, end: Point, label: str) -> Drawing:
    return {"kind": kind, "from": _written(start), "to": _written(end), "label": label}


def _segment(start: Point, end: Point, label: str = "", dashed: int = 0) -> Drawing:
    return {**_line("segment", start, end, label), "dashed": dashed}


def _right_angle(start: Point, end: Point) -> Drawing:
    return {"kind": "right_angle", "at": ["0", "0"], "from": _written(start), "to": _written(end)}


def _written(point: Point) -> list[str]:
    return [str(coordinate) for coordinate in point]


_ALTS = {
    Triangle: "A right-angled triangle with the lengths of both legs, and in its right angle a rectangle "
    "whose opposite corner lies on the hypotenuse; its width is marked with the letter x.",
    Ladder: "A vertical wall, a fence in front of it, and a ladder over the fence to the wall; marked are "
    "the height of the fence, its distance from the wall, and with the letter x that of the ladder's foot.",
    Plate: "A rectangle whose upper right corner is missing, with the lengths of its sides and of the "
    "missing parts; a smaller rectangle in it has a corner P on the oblique edge.",
}

FIGURE = Figure(drawing=drawing, alt=lambda facts: _ALTS[type(facts)], twin=with_other_lengths)
