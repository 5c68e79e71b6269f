"""Slope fields and vector fields with polynomial components, drawn at the points of a lattice."""

from fractions import Fraction
from math import ceil, floor, hypot
from typing import Any

import numpy as np
from matplotlib.path import Path as Outline
from numpy.typing import NDArray

from seedproof.figures.arrows import head
from seedproof.figures.pen import Pen
from seedproof.figures.plane import Plane
from seedproof.figures.spots import Pixel

Item = dict[str, Any]
Values = NDArray[np.float64]

_COLOUR = "#6d7f90"
_WIDTH = 1.3
_SLOPE_SHARE, _ARROW_SHARE = 0.62, 0.92
_SHORTEST, _HEAD, _DOT = 7.0, 6.0, 1.6


def draw_slopes(item: Item, pen: Pen) -> None:
    """Draw a short mark at each point of the lattice, in the direction dy/dx = field."""
    x, y = _lattice(item["step"], pen.plane)
    right, up = _scale(pen.plane)
    across = np.full_like(x, right)
    rise = np.clip(_polynomial(item["field"], x, y), -1e9, 1e9) * up
    half = _spacing(item["step"], pen.plane) * _SLOPE_SHARE / 2 / np.hypot(across, rise)
    marks = [
        ((px - dx * by, py - dy * by), (px + dx * by, py + dy * by))
        for (px, py), dx, dy, by in zip(_pixels(x, y, pen.plane), across, rise, half, strict=True)
    ]

    def draw() -> None:
        clear = [mark for mark in marks if not pen.ink.is_label_near(*mark)]
        _strokes(clear, pen)

    pen.last.append(draw)


def draw_vectors(item: Item, pen: Pen) -> None:
    """Draw an arrow from each point of the lattice: the longest as long as fits, the others in proportion."""
    x, y = _lattice(item["step"], pen.plane)
    right, up = _scale(pen.plane)
    across, rise = (
        np.clip(_polynomial(component, x, y), -1e12, 1e12) * scale
        for component, scale in zip(item["field"], (right, up), strict=True)
    )
    size = np.hypot(across, rise)
    longest = float(size.max(initial=0.0)) or 1.0
    length = np.maximum(_SHORTEST, size / longest * _spacing(item["step"], pen.plane) * _ARROW_SHARE)
    arrows: list[tuple[Pixel, Pixel]] = []
    rests: list[Pixel] = []
    for start, dx, dy, whole, drawn in zip(_pixels(x, y, pen.plane), across, rise, size, length, strict=True):
        if whole < longest * 1e-9:
            rests.append(start)
            continue
        arrows.append((start, (start[0] + dx / whole * drawn, start[1] + dy / whole * drawn)))

    def draw() -> None:
        clear = [arrow for arrow in arrows if not pen.ink.is_label_near(*arrow)]
        _strokes(clear, pen)
        heads = [
            head(tip, start, min(_HEAD, 0.6 * hypot(tip[0] - start[0], tip[1] - start[1])))
            for start, tip in clear
        ]
        _fill(heads, pen)
        for x, y in rests:
            pen.canvas.outline(Outline.circle((x, y), _DOT), fill=_COLOUR, clip=pen.plane.visible, layer=0.9)

    pen.last.append(draw)


def _strokes(marks: list[tuple[Pixel, Pixel]], pen: Pen) -> None:
    if not marks:
        return
    ends = np.array([end for mark in marks for end in mark])
    outline = Outline(ends, [Outline.MOVETO, Outline.LINETO] * len(marks))
    pen.canvas.outline(outline, colour=_COLOUR, width=_WIDTH, clip=pen.plane.visible, layer=0.9)


def _fill(triangles: list[list[Pixel]], pen: Pen) -> None:
    if not triangles:
        return
    corners = np.array([corner for triangle in triangles for corner in (*triangle, triangle[0])])
    codes = [Outline.MOVETO, Outline.LINETO, Outline.LINETO, Outline.CLOSEPOLY]
    outline = Outline(corners, codes * len(triangles))
    pen.canvas.outline(outline, fill=_COLOUR, clip=pen.plane.visible, layer=0.9)


def _lattice(step: str, plane: Plane) -> tuple[Values, Values]:
    """Return the multiples of a step that lie strictly inside the plane, in units of 1."""
    exact = Fraction(step)
    across, up = (
        [float(exact * count) for count in range(floor(axis.low / exact) + 1, ceil(axis.high / exact))]
        for axis in (plane.x, plane.y)
    )
    x, y = np.meshgrid(np.array(across) * plane.unit, np.array(up))
    return x.ravel(), y.ravel()


def _scale(plane: Plane) -> tuple[float, float]:
    """Return the pixels of one unit across and up."""
    left, bottom, right, top = plane.box
    return (right - left) / plane.span[0], (top - bottom) / plane.span[1]


def _spacing(step: str, plane: Plane) -> float:
    """Return the distance of neighbouring points of the lattice, in pixels."""
    right, up = _scale(plane)
    return float(Fraction(step)) * min(right * plane.unit, up)


def _pixels(x: Values, y: Values, plane: Plane) -> list[Pixel]:
    return [(across, up) for across, up in plane.pixels(x, y).tolist()]


def _polynomial(terms: list[list[Any]], x: Values, y: Values) -> Values:
    value = np.zeros_like(x)
    for coefficient, power_of_x, power_of_y in terms:
        value += float(Fraction(coefficient)) * x**power_of_x * y**power_of_y
    return value
