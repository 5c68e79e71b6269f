"""Polar curves, and paths with a direction."""

from fractions import Fraction
from math import inf, pi
from typing import Any

import numpy as np
from matplotlib.path import Path as Outline
from numpy.typing import NDArray

from seedproof.figures.arrows import head
from seedproof.figures.canvas import INK, Dash
from seedproof.figures.curves import cut
from seedproof.figures.labels import length, pieces
from seedproof.figures.pen import Pen
from seedproof.figures.plane import Plane
from seedproof.figures.spots import beside, extent_of, inside
from seedproof.figures.styles import COLOURS, DASHED, SHADES

Item = dict[str, Any]
Points = NDArray[np.float64]

_SAMPLES, _SAMPLES_OF_WAVE, _SAMPLES_OF_PIECE = 240, 80, 16
_WIDTH, _HEAD = 2.2, 13.0


def draw_polar(item: Item, pen: Pen) -> None:
    """Draw r = constant + factor * cos(multiple * angle), or with sin; a filled one is shaded."""
    points = np.clip(_polar(item, pen.plane), -1e9, 1e9)
    label = item.get("label", "")
    if item.get("filled"):
        _fill(points, item, pen)
        return
    colour, dash = pen.styles.style(-inf, inf, label, item.get("dashed"))
    outline = cut(Outline(points), pen.plane)
    pen.line(outline, colour=colour, width=_WIDTH, dash=dash)
    pen.label(label, colour, lambda: beside(outline, extent_of(label)))


def _fill(points: Points, item: Item, pen: Pen) -> None:
    """Shade what a polar curve sweeps over, from its centre."""
    x, y = pen.plane.place(item.get("centre", ["0", "0"]))
    ring = np.concatenate([points, pen.plane.pixels([x], [y]), points[:1]])
    shade = SHADES[pen.shaded % len(SHADES)]
    pen.shaded += 1
    pen.canvas.outline(
        Outline(ring, closed=True), fill=shade, opacity=0.38, clip=pen.plane.visible, layer=0.5
    )
    pen.line(Outline(ring), colour=shade, width=1.4, layer=0.7)
    pen.label(item.get("label", ""), INK, lambda: inside(ring[:-1]))


def _polar(item: Item, plane: Plane) -> Points:
    """Return the pixels along a polar curve."""
    start, end, multiple = (float(Fraction(item[name])) for name in ("from", "to", "multiple"))
    constant, factor = (float(Fraction(item[name])) for name in ("constant", "factor"))
    waves = abs(multiple) * (end - start) / 2
    count = _SAMPLES + int(_SAMPLES_OF_WAVE * (waves + (end - start) / 2))
    angle = np.linspace(start * pi, end * pi, count)
    wave = np.cos if item["function"] == "cos" else np.sin
    radius = constant + factor * wave(multiple * angle)
    x, y = plane.place(item.get("centre", ["0", "0"]))
    return plane.pixels(x + radius * np.cos(angle), y + radius * np.sin(angle))


def draw_trajectory(item: Item, pen: Pen) -> None:
    """Draw a path through points with an arrowhead in the middle of its longest visible piece."""
    points = np.array([pen.pixel(point) for point in item["points"]])
    if item.get("smooth"):
        points = _smooth(points)
    outline = cut(Outline(np.clip(points, -1e9, 1e9)), pen.plane)
    dash: Dash = DASHED if item.get("dashed") else ()
    pen.line(outline, colour=COLOURS[0], width=_WIDTH, dash=dash)
    visible = max(pieces(outline), key=length, default=None)
    if visible is not None:
        _arrowhead(visible, pen)
    label = item.get("label", "")
    pen.label(label, COLOURS[0], lambda: beside(outline, extent_of(label)))


def _arrowhead(piece: Points, pen: Pen) -> None:
    """Draw an arrowhead half-way, but in the middle of an edge that is long enough to be seen as one."""
    way = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(piece, axis=0).T))])
    middle = float(way[-1]) / 2
    edge = max(1, int(np.searchsorted(way, middle)))
    if way[edge] - way[edge - 1] > 3 * _HEAD:
        middle = float(way[edge] + way[edge - 1]) / 2
    size = min(_HEAD, middle)
    ends = np.clip([middle - size / 2, middle + size / 2], 0.0, way[-1])
    (x0, x1), (y0, y1) = (np.interp(ends, way, piece[:, axis]).tolist() for axis in (0, 1))
    pen.fill(head((x1, y1), (x0, y0), size), colour=COLOURS[0])
    pen.ink.cover((x1 - 7, y1 - 7, x1 + 7, y1 + 7))


def _smooth(points: Points) -> Points:
    """Return a smooth line through points: a centripetal spline after Catmull and Rom, closed if they are."""
    steps = np.sqrt(np.maximum(np.hypot(*np.diff(points, axis=0).T), 1e-6))[:, None]
    slopes = np.diff(points, axis=0) / steps
    inner = (slopes[:-1] * steps[1:] + slopes[1:] * steps[:-1]) / (steps[:-1] + steps[1:])
    first, last = slopes[:1], slopes[-1:]
    if (points[0] == points[-1]).all() and len(points) > 2:
        first = (slopes[-1:] * steps[:1] + slopes[:1] * steps[-1:]) / (steps[:1] + steps[-1:])
        last = first
    tangents = np.concatenate([first, inner, last])
    lines = []
    share = np.linspace(0, 1, _SAMPLES_OF_PIECE, endpoint=False)[:, None]
    for index, step in enumerate(steps):
        start, end = points[index], points[index + 1]
        leaving, arriving = tangents[index] * step, tangents[index + 1] * step
        lines.append(
            (2 * share**3 - 3 * share**2 + 1) * start
            + (share**3 - 2 * share**2 + share) * leaving
            + (3 * share**2 - 2 * share**3) * end
            + (share**3 - share**2) * arriving
        )
    return np.concatenate([*lines, points[-1:]])
