"""Items of sketches: circles, segments with their lengths, angles, dimensions, boxes."""

from fractions import Fraction
from math import atan2, cos, hypot, pi, sin
from typing import Any

import numpy as np
from matplotlib.path import Path as Outline

from seedproof.figures.arrows import head
from seedproof.figures.canvas import INK, Dash, width_of
from seedproof.figures.outlines import rectangle
from seedproof.figures.pen import Pen
from seedproof.figures.spots import Pixel, along_ray, beside, beside_middle, extent_of, near

Item = dict[str, Any]

_DASHED: Dash = (5, 4)
_WIDTH, _THIN = 2.0, 1.2
_ARC, _NEXT_ARC, _CORNER = 26.0, 8.0, 13.0
_HEAD, _STOP = 10.0, 6.0
_BOX_WORDS, _LEAST_WORDS = 15.0, 8.0


def draw_circle(item: Item, pen: Pen) -> None:
    """Draw a circle; its label stands beside it."""
    _oval(item, [item["radius"], item["radius"]], pen)


def draw_ellipse(item: Item, pen: Pen) -> None:
    """Draw an ellipse whose axes are parallel to those of the plane."""
    _oval(item, item["radii"], pen)


def _oval(item: Item, radii: list[str], pen: Pen) -> None:
    x, y = pen.plane.place(item["centre"])
    across, up = (float(Fraction(radius)) for radius in radii)
    turn = np.linspace(0, 2 * pi, 241)
    outline = Outline(pen.plane.pixels(x + across * np.cos(turn), y + up * np.sin(turn)))
    pen.line(outline, width=_WIDTH, dash=_dash(item))
    label = item.get("label", "")
    pen.label(label, INK, lambda: beside(outline, extent_of(label)))


def draw_segment(item: Item, pen: Pen) -> None:
    """Draw a segment with its length, or its name, beside its middle."""
    start, end = pen.pixel(item["from"]), pen.pixel(item["to"])
    pen.line(Outline([start, end]), width=_WIDTH, dash=_dash(item))
    label = item.get("label", "")
    pen.label(label, INK, lambda: beside_middle(start, end, extent_of(label), pen.middle))


def draw_dimension(item: Item, pen: Pen) -> None:
    """Draw a thin double arrow between two short stops, with its label beside the middle."""
    start, end = pen.pixel(item["from"]), pen.pixel(item["to"])
    length = hypot(end[0] - start[0], end[1] - start[1])
    pen.line(Outline([start, end]), width=_THIN)
    across = (start[1] - end[1]) / length * _STOP, (end[0] - start[0]) / length * _STOP
    for tip, behind in ((start, end), (end, start)):
        pen.fill(head(tip, behind, min(_HEAD, length / 2)))
        stop = [(tip[0] + side * across[0], tip[1] + side * across[1]) for side in (1, -1)]
        pen.line(Outline(stop), width=_THIN)
    label = item["label"]
    pen.label(label, INK, lambda: beside_middle(start, end, extent_of(label), pen.middle))


def draw_angle(item: Item, pen: Pen) -> None:
    """Draw an arc between two directions, further out than those at the same vertex before it."""
    at = pen.pixel(item["at"])
    legs = [pen.pixel(item[end]) for end in ("from", "to")]
    turns = [atan2(y - at[1], x - at[0]) for x, y in legs]
    shortest = min(hypot(x - at[0], y - at[1]) for x, y in legs)
    order = pen.arcs.get(at, 0)
    pen.arcs[at] = order + 1
    radius = min(_ARC + order * _NEXT_ARC, 0.6 * shortest)
    opening = (turns[1] - turns[0] + pi) % (2 * pi) - pi
    turn = np.linspace(turns[0], turns[0] + opening, 61)
    arc = np.stack([at[0] + radius * np.cos(turn), at[1] + radius * np.sin(turn)], axis=-1)
    pen.line(Outline(arc), width=_THIN)
    bisector = cos(turns[0] + opening / 2), sin(turns[0] + opening / 2)
    label = item.get("label", "")
    gaps = tuple(radius + gap for gap in (1, 4, 8, 13, 20, 30, 42))
    pen.label(label, INK, lambda: along_ray(at, bisector, extent_of(label), gaps))


def draw_right_angle(item: Item, pen: Pen) -> None:
    """Draw the small square in the corner of a right angle."""
    at = pen.pixel(item["at"])
    sides = []
    for end in ("from", "to"):
        x, y = pen.pixel(item[end])
        length = hypot(x - at[0], y - at[1])
        size = min(_CORNER, 0.6 * length)
        sides.append(((x - at[0]) / length * size, (y - at[1]) / length * size))
    (x0, y0), (x1, y1) = sides
    corner: list[Pixel] = [
        (at[0] + x0, at[1] + y0),
        (at[0] + x0 + x1, at[1] + y0 + y1),
        (at[0] + x1, at[1] + y1),
    ]
    pen.line(Outline(corner), width=_THIN)


def draw_box(item: Item, pen: Pen) -> None:
    """Draw a white box about its centre with its label inside, or beside it where the box is too small."""
    x, y = pen.plane.place(item["at"])
    wide, high = (float(Fraction(size)) for size in item["size"])
    left, bottom = pen.plane.pixels(x - wide / 2, y - high / 2).tolist()
    right, top = pen.plane.pixels(x + wide / 2, y + high / 2).tolist()
    box = left, bottom, right, top
    pen.canvas.outline(
        rectangle(box), colour=INK, fill="white", width=_WIDTH, clip=pen.plane.visible, layer=2.5
    )
    pen.ink.cover(box)
    label = item["label"]
    if not label.strip():
        return
    size = min(
        _BOX_WORDS, 0.8 * (top - bottom), _BOX_WORDS * (right - left - 6) / width_of(label, _BOX_WORDS)
    )
    middle = (left + right) / 2, (bottom + top) / 2
    if size >= _LEAST_WORDS:
        pen.canvas.words(label, *middle, size=size)
    else:
        pen.label(label, INK, lambda: [*beside(rectangle(box), extent_of(label)), *near(*middle)])


def _dash(item: Item) -> Dash:
    return _DASHED if item.get("dashed") else ()
