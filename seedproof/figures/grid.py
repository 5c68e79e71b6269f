"""The background of axes: grid, axes, frame, numbers and names."""

from collections.abc import Iterable
from itertools import pairwise

import numpy as np
from matplotlib.path import Path as Outline

from seedproof.figures.canvas import WIDTH, Canvas, width_of
from seedproof.figures.plane import NUMBER_SIZE, Plane

_NAME_SIZE = 14
_GRID, _FINE_GRID, _AXIS, _FRAME = "#cfcfcf", "#e9e9e9", "#3c3c3c", "#8c8c8c"
_BELOW, _LEFT, _MARK = 15, 9, 5

Segment = list[tuple[float, float]]


def draw_grid(plane: Plane, names: tuple[str, str], canvas: Canvas) -> None:
    """Draw a line at every tick and a number at as many as fit; numbered lines are stronger."""
    left, bottom, right, top = plane.box
    widest = max(width_of(plane.x.words(tick), NUMBER_SIZE) for tick in plane.x.ticks())
    columns = set(plane.x.numbered((widest + 6) * float(plane.x.high - plane.x.low) / (right - left)))
    rows = set(plane.y.numbered((NUMBER_SIZE + 5) * float(plane.y.high - plane.y.low) / (top - bottom)))
    fine: list[Segment] = []
    strong: list[Segment] = []
    marks: list[Segment] = []
    for tick in plane.x.ticks():
        pixel = float(plane.pixels(float(tick) * plane.unit, 0)[0])
        (strong if tick in columns else fine).append([(pixel, bottom), (pixel, top)])
        if tick in columns:
            canvas.words(plane.x.words(tick), pixel, bottom - _BELOW, size=NUMBER_SIZE)
            marks.append([(pixel, bottom - _MARK), (pixel, bottom)])
    for tick in plane.y.ticks():
        pixel = float(plane.pixels(0, float(tick))[1])
        (strong if tick in rows else fine).append([(left, pixel), (right, pixel)])
        if tick in rows:
            canvas.words(plane.y.words(tick), left - _LEFT, pixel, size=NUMBER_SIZE, across="right")
            marks.append([(left - _MARK, pixel), (left, pixel)])
    corners = [(left, bottom), (right, bottom), (right, top), (left, top), (left, bottom)]
    _lines(canvas, fine, _FINE_GRID, layer=0.1)
    _lines(canvas, strong, _GRID, layer=0.15)
    _lines(canvas, [*marks, *map(list, pairwise(corners))], _FRAME, layer=0.2)
    _axes(plane, canvas)
    _names(plane, names, canvas)


def _axes(plane: Plane, canvas: Canvas) -> None:
    """Draw the lines y = 0 and x = 0 where they can be seen."""
    left, bottom, right, top = plane.box
    across, up = plane.pixels(0.0, 0.0).tolist()
    if left <= across <= right:
        _lines(canvas, [[(across, bottom), (across, top)]], _AXIS, 1.6, layer=0.8)
    if bottom <= up <= top:
        _lines(canvas, [[(left, up), (right, up)]], _AXIS, 1.6, layer=0.8)


def _names(plane: Plane, names: tuple[str, str], canvas: Canvas) -> None:
    """Write the name of x centred below and that of y above the left end, smaller if they would not fit."""
    left, bottom, right, top = plane.box
    for name, x, y in ((names[0], (left + right) / 2, bottom - 35), (names[1], left, top + _BELOW)):
        if name.strip():
            size = min(_NAME_SIZE, _NAME_SIZE * (WIDTH - 40) / width_of(name, _NAME_SIZE))
            half = width_of(name, size) / 2
            canvas.words(name, max(half + 12, min(x, WIDTH - half - 12)), y, size=size)


def _lines(
    canvas: Canvas, segments: Iterable[Segment], colour: str, width: float = 1.0, layer: float = 0.3
) -> None:
    ends = [end for segment in segments for end in segment]
    if ends:
        outline = Outline(np.array(ends), [Outline.MOVETO, Outline.LINETO] * (len(ends) // 2))
        canvas.outline(outline, colour=colour, width=width, layer=layer, sharp=True)
