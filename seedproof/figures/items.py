"""The items of a plane: shaded areas, fields, lines, points, then labels where they cover least."""

from collections.abc import Callable
from fractions import Fraction
from math import atan2, cos, hypot, inf, sin
from typing import Any

from matplotlib.path import Path as Outline

from seedproof.figures.canvas import INK, Canvas
from seedproof.figures.charts import draw_bars
from seedproof.figures.contours import level_curves, write_values
from seedproof.figures.curves import cut, places, stroke_of
from seedproof.figures.fields import draw_slopes, draw_vectors
from seedproof.figures.labels import around
from seedproof.figures.paths import draw_polar, draw_trajectory
from seedproof.figures.pen import Pen
from seedproof.figures.plane import Plane
from seedproof.figures.shading import shade
from seedproof.figures.sketches import (
    draw_angle,
    draw_box,
    draw_circle,
    draw_dimension,
    draw_ellipse,
    draw_right_angle,
    draw_segment,
)
from seedproof.figures.spots import beside, extent_of, inside, near
from seedproof.figures.styles import Styles

Item = dict[str, Any]
_RADIUS = 4.6


def draw_items(plane: Plane, canvas: Canvas, items: list[Item]) -> None:
    """Draw everything. Fixed texts are placed first among the labels, values of level curves last."""
    pen = Pen(plane, canvas, Styles(any(item.get("dashed") for item in items)))
    for line in plane.axis_lines():
        pen.ink.stroke_faintly(line)
    for group in _GROUPS:
        for item in items:
            if item["kind"] in group:
                group[item["kind"]](item, pen)
    for label in reversed(pen.labels):
        label()
    for draw in pen.last:
        draw()


def _shade(item: Item, pen: Pen) -> None:
    visible = shade(item, pen.shaded, pen.plane, pen.canvas, pen.ink)
    pen.shaded += 1
    if visible is not None:
        pen.label(item.get("label", ""), INK, lambda: inside(visible))


def _curve(item: Item, pen: Pen) -> None:
    x, y = places(item, pen.plane)
    if len(x):
        _stroke(item, stroke_of(x, y, pen.plane), (float(x.min()), float(x.max())), pen)


def _line(item: Item, pen: Pen) -> None:
    _stroke(item, _straight(item, pen.plane), (-inf, inf), pen)


def _stroke(item: Item, outline: Outline, across: tuple[float, float], pen: Pen) -> None:
    """Draw a curve over a range of x in a style of its own."""
    label = item.get("label", "")
    colour, dash = pen.styles.style(*across, label, item.get("dashed"))
    pen.canvas.outline(outline, colour=colour, width=2.4, dash=dash, clip=pen.plane.visible, layer=1.0)
    pen.ink.stroke(outline)
    pen.label(label, colour, lambda: beside(outline, extent_of(label)))


def _straight(item: Item, plane: Plane) -> Outline:
    """Return a line from one side of the plane to the other."""
    x, y = plane.place(item["through"])
    if item["slope"] == "oo":
        left, (_, bottom, _, top) = plane.pixels(x, y)[0], plane.box
        return cut(Outline([(left, bottom - 9), (left, top + 9)]), plane)
    slope = float(Fraction(item["slope"]))
    ends = [plane.low[0] - plane.span[0], plane.low[0] + 2 * plane.span[0]]
    return cut(Outline(plane.pixels(ends, [y + slope * (end - x) for end in ends])), plane)


def _contours(item: Item, pen: Pen) -> None:
    colour, dash = pen.styles.style(-inf, inf, "", None)
    curves = level_curves(item, pen.plane)
    for _, outline in curves:
        pen.canvas.outline(outline, colour=colour, width=1.6, dash=dash, clip=pen.plane.visible)
        pen.ink.stroke(outline)
    visible = [(words, cut(outline, pen.plane)) for words, outline in curves]
    pen.labels.insert(0, lambda: write_values(visible, colour, pen.canvas, pen.ink))


def _arrow(item: Item, pen: Pen) -> None:
    (x0, y0), (x1, y1) = (pen.plane.pixels(*pen.plane.place(item[end])) for end in ("from", "to"))
    length, turn = hypot(x1 - x0, y1 - y0), atan2(y1 - y0, x1 - x0)
    head = min(14.0, length)
    wings = [(x1 - head * cos(turn + spread), y1 - head * sin(turn + spread)) for spread in (0.38, -0.38)]
    neck = (x1 - 0.8 * head * cos(turn), y1 - 0.8 * head * sin(turn))
    shaft = cut(Outline([(x0, y0), neck]), pen.plane)
    pen.canvas.outline(shaft, colour=INK, width=2.2, clip=pen.plane.visible, layer=2.0)
    tip = Outline([(x1, y1), *wings, (x1, y1)], closed=True)
    pen.canvas.outline(tip, fill=INK, clip=pen.plane.visible, layer=2.0)
    pen.ink.stroke(shaft)
    across, up = zip((x1, y1), *wings, strict=True)
    pen.ink.cover((min(across), min(up), max(across), max(up)))
    label = item.get("label", "")
    pen.label(label, INK, lambda: around((x0 + x1) / 2, (y0 + y1) / 2, *extent_of(label), 5))


def _point(item: Item, pen: Pen) -> None:
    x, y = pen.plane.pixels(*pen.plane.place(item["at"]))
    fill = "white" if item.get("open") else INK
    circle = Outline.circle((x, y), _RADIUS)
    pen.canvas.outline(circle, colour=INK, width=1.8, fill=fill, layer=3.0)
    pen.ink.cover((x - 6, y - 6, x + 6, y + 6))
    label = item.get("label", "")
    pen.label(label, INK, lambda: around(x, y, *extent_of(label), 6))


def _text(item: Item, pen: Pen) -> None:
    x, y = pen.plane.pixels(*pen.plane.place(item["at"]))
    pen.label(item["text"], INK, lambda: near(x, y))


_GROUPS: tuple[dict[str, Callable[[Item, Pen], None]], ...] = (
    {"region": _shade, "between": _shade, "sector": _shade, "bars": draw_bars},
    {
        "polynomial": _curve,
        "sinusoid": _curve,
        "exponential": _curve,
        "polyline": _curve,
        "line": _line,
        "slope_field": draw_slopes,
        "vector_field": draw_vectors,
        "polar": draw_polar,
        "trajectory": draw_trajectory,
        "circle": draw_circle,
        "ellipse": draw_ellipse,
        "segment": draw_segment,
    },
    {"contours": _contours},
    {"arrow": _arrow},
    {"box": draw_box},
    {"angle": draw_angle, "right_angle": draw_right_angle},
    {"dimension": draw_dimension},
    {"point": _point},
    {"text": _text},
)
"""Each group is drawn after the one before it, and its labels are placed before those of that one."""
