"""A surface z = quadratic(x, y) over a rectangle in oblique projection, with its labelled level curves.

All is computed in the unit cube: u from back to front for x, v from left to right for y, w upwards for z.
"""

from fractions import Fraction
from typing import Any

import contourpy
import numpy as np
from matplotlib.path import Path as Outline
from numpy.typing import NDArray

from seedproof.figures.canvas import HEIGHT, WIDTH, Canvas, Dash
from seedproof.figures.contours import write_values
from seedproof.figures.heights import heights_of
from seedproof.figures.labels import Box, Ink
from seedproof.figures.spots import extent_of
from seedproof.figures.styles import COLOURS
from seedproof.figures.ticks import Axis, number_words

Values = NDArray[np.float64]
Line = tuple[Values, Values]

_LEFT, _BOTTOM, _WIDE, _HIGH = 46.0, 88.0, 330.0, 175.0
_BACK_RIGHT, _BACK_UP = 150.0, 135.0
_FLOOR = -0.16
_TOWARDS_VIEWER = np.array([1.0, _BACK_RIGHT / _WIDE, _BACK_UP / _HIGH])
"""The direction in the cube that the projection maps to a point."""

_LINES, _SAMPLES, _CELLS = 13, 73, 72
_FILL, _MESH, _HIDDEN_MESH, _FRAME = "#dcedf8", "#86a9c0", "#c6d8e4", "#6b6b6b"
_HIDDEN: Dash = (3, 3)
_ROOM: Box = (4.0, 4.0, WIDTH - 4.0, HEIGHT - 4.0)
_NUMBER, _NAME, _TICK = 13.0, 15.0, 6.0
_NEAR = 1e-6
_VALUES = 2
"""Of each level at most."""


class Surface:
    """The height w of a quadratic at each (u, v) of the unit square, and what hides it."""

    def __init__(self, drawing: dict[str, Any]) -> None:
        a, b, c, d, e, f = (float(Fraction(coefficient)) for coefficient in drawing["quadratic"])
        (x, right), (y, back) = (map(float, map(Fraction, drawing[name])) for name in ("x", "y"))
        wide, long = right - x, back - y
        low, high = map(float, heights_of(drawing))
        tall = (high - low) or 1.0
        self.low, self.tall = low, tall
        self._squares = a * wide * wide / tall, b * wide * long / tall, c * long * long / tall
        self._linear = (2 * a * x + b * y + d) * wide / tall, (2 * c * y + b * x + e) * long / tall
        self._constant = (a * x * x + b * x * y + c * y * y + d * x + e * y + f - low) / tall

    def height(self, u: Values, v: Values) -> Values:
        """Return w."""
        a, b, c = self._squares
        d, e = self._linear
        return a * u * u + b * u * v + c * v * v + d * u + e * v + self._constant

    def is_seen(self, u: Values, v: Values) -> NDArray[np.bool_]:
        """Return where no other part of the surface stands between a point of it and the viewer.

        Along the line of sight the surface stands above it by t (rate + t * bend), so it meets it once more.
        """
        a, b, c = self._squares
        d, e = self._linear
        du, dv, dw = _TOWARDS_VIEWER
        rate = (2 * a * u + b * v + d) * du + (b * u + 2 * c * v + e) * dv - dw
        bend = a * du * du + b * du * dv + c * dv * dv
        if abs(bend) < _NEAR:
            return np.ones_like(u, bool)
        way = -rate / bend
        inside = (u + way * du <= 1) & (v + way * dv <= 1)
        return np.asarray(~((way > _NEAR) & inside))


def draw_surface(drawing: dict[str, Any], canvas: Canvas) -> int:
    """Draw the frame, the surface as a mesh whose hidden lines are pale, and the level curves."""
    surface = Surface(drawing)
    ink = Ink(_ROOM, WIDTH)
    _frame(drawing, canvas, ink)
    canvas.outline(_area(surface), fill=_FILL, opacity=0.9, layer=0.5)
    steady = np.linspace(0, 1, _SAMPLES)
    mesh = [(np.full_like(steady, at), steady) for at in np.linspace(0, 1, _LINES)]
    mesh += [(v, u) for u, v in mesh]
    _strokes(mesh, surface, canvas, (_MESH, _HIDDEN_MESH), 1.0)
    curves = []
    for level in map(Fraction, drawing["levels"]):
        lines = _level(surface, (float(level) - surface.low) / surface.tall)
        outline = _strokes(lines, surface, canvas, (COLOURS[1], COLOURS[1]), 2.2, _HIDDEN)
        if outline is not None:
            ink.stroke(outline)
            curves.append((number_words(level), outline))
    write_values(curves, COLOURS[1], canvas, ink, _VALUES)
    return HEIGHT


def _project(u: Any, v: Any, w: Any) -> Values:
    """Return pixels, one row each."""
    behind = 1 - np.asarray(u, float)
    across = _LEFT + _WIDE * np.asarray(v, float) + _BACK_RIGHT * behind
    up = _BOTTOM + _BACK_UP * behind + _HIGH * np.asarray(w, float)
    return np.stack(np.broadcast_arrays(across, up), axis=-1)


def _area(surface: Surface) -> Outline:
    """Return all cells of the surface as one outline, each turning left, so that they fill their union."""
    at = np.linspace(0, 1, _SAMPLES // 3)
    u, v = np.meshgrid(at, at, indexing="ij")
    corners = _project(u, v, surface.height(u, v))
    cells = np.stack([corners[:-1, :-1], corners[1:, :-1], corners[1:, 1:], corners[:-1, 1:]], axis=2)
    cells = cells.reshape(-1, 4, 2)
    x, y = cells[..., 0], cells[..., 1]
    turns = (x * np.roll(y, -1, axis=1) - y * np.roll(x, -1, axis=1)).sum(axis=1)
    cells[turns < 0] = cells[turns < 0, ::-1]
    closed = np.concatenate([cells, cells[:, :1]], axis=1).reshape(-1, 2)
    codes = [Outline.MOVETO, Outline.LINETO, Outline.LINETO, Outline.LINETO, Outline.CLOSEPOLY]
    return Outline(closed, codes * len(cells))


def _strokes(
    lines: list[Line],
    surface: Surface,
    canvas: Canvas,
    colours: tuple[str, str],
    width: float,
    hidden_dash: Dash = (),
) -> Outline | None:
    """Draw lines of the surface, and again what is hidden of them; return what is seen, if anything."""
    seen = _outline(lines, surface, is_seen=True)
    hidden = _outline(lines, surface, is_seen=False)
    if hidden is not None:
        canvas.outline(hidden, colour=colours[1], width=width * 0.6, dash=hidden_dash, layer=0.8)
    if seen is not None:
        canvas.outline(seen, colour=colours[0], width=width, layer=0.9)
    return seen if seen is not None else hidden


def _outline(lines: list[Line], surface: Surface, *, is_seen: bool) -> Outline | None:
    """Return the parts of lines between neighbouring points of which the first is seen, or is not."""
    vertices: list[Values] = []
    codes: list[Any] = []
    for u, v in lines:
        chosen = surface.is_seen(u, v)[:-1] == is_seen
        pixels = _project(u, v, surface.height(u, v))
        starts = np.flatnonzero(chosen & ~np.concatenate([[False], chosen[:-1]]))
        ends = np.flatnonzero(chosen & ~np.concatenate([chosen[1:], [False]])) + 1
        for start, end in zip(starts, ends, strict=True):
            vertices.append(pixels[start : end + 1])
            codes += [Outline.MOVETO, *[Outline.LINETO] * int(end - start)]
    return Outline(np.concatenate(vertices), codes) if vertices else None


def _level(surface: Surface, height: float) -> list[Line]:
    """Return the level curves of one height."""
    at = np.linspace(0, 1, _CELLS + 1)
    u, v = np.meshgrid(at, at, indexing="ij")
    generator = contourpy.contour_generator(v, u, surface.height(u, v), line_type=contourpy.LineType.Separate)
    lines = [np.asarray(line, float) for line in generator.lines(height) if len(line) > 1]
    return [(line[:, 1], line[:, 0]) for line in lines]


def _frame(drawing: dict[str, Any], canvas: Canvas, ink: Ink) -> None:
    """Draw the rectangle below the surface with ticks and numbers, and the axis of z at its back left."""
    floor = _project([0, 1, 1, 0, 0], [0, 0, 1, 1, 0], _FLOOR)
    canvas.outline(Outline(floor), colour=_FRAME, layer=0.1)
    upright = _project([0, 0], [0, 0], [_FLOOR, 1.08])
    canvas.outline(Outline(upright), colour=_FRAME, layer=0.1)
    for outline in (floor, upright):
        ink.stroke(Outline(outline))
    name = drawing["z_label"]
    canvas.words(name, upright[1][0], upright[1][1] + 12, size=extent_of(name, _NAME)[1] - 1)
    for letter in ("x", "y"):
        _axis(letter, drawing, canvas)


def _axis(letter: str, drawing: dict[str, Any], canvas: Canvas) -> None:
    """Draw the ticks, numbers and name of x along the right edge, which nothing hides, or of y in front."""
    low, high = map(Fraction, drawing[letter])
    axis = Axis(low, high, Fraction(drawing[f"{letter}_step"]))
    is_x = letter == "x"
    room = 32.0 / (_BACK_UP if is_x else _WIDE) * float(high - low)
    for tick in axis.numbered(room):
        share = float((tick - low) / (high - low))
        x, y = _edge(letter, share)
        end = (x + _TICK, y) if is_x else (x, y - _TICK)
        canvas.outline(Outline([(x, y), end]), colour=_FRAME, layer=0.1)
        if is_x:
            canvas.words(axis.words(tick), x + _TICK + 4, y, size=_NUMBER, across="left")
        else:
            canvas.words(axis.words(tick), x, y - _TICK - 9, size=_NUMBER)
    name = drawing[f"{letter}_label"]
    x, y = _edge(letter, 0.5)
    size = extent_of(name, _NAME)[1] - 1
    if is_x:
        canvas.words(name, x + 46, y - 6, size=size, across="left")
    else:
        canvas.words(name, x, y - 38, size=size)


def _edge(letter: str, share: float) -> tuple[float, float]:
    """Return the pixel of a share of x on the right edge of the floor, or of y on its front edge."""
    x, y = (_project(share, 1, _FLOOR) if letter == "x" else _project(1, share, _FLOOR)).tolist()
    return x, y
