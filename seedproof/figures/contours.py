"""Level curves of a quadratic, each labelled with its value."""

from fractions import Fraction
from typing import Any

import contourpy
import numpy as np
from matplotlib.path import Path as Outline

from seedproof.figures.canvas import Canvas
from seedproof.figures.labels import Ink, along, length, pieces
from seedproof.figures.plane import Plane
from seedproof.figures.ticks import number_words
from seedproof.figures.writing import write

_CELL, _SIZE, _SHORTEST, _SPOTS = 2.5, 12, 45, 24


def level_curves(item: dict[str, Any], plane: Plane) -> list[tuple[str, Outline]]:
    """Return the value of each level as text, with its curve in pixels."""
    left, bottom, right, top = plane.box
    across = np.linspace(left - 5, right + 5, int((right - left) / _CELL) + 4)
    up = np.linspace(bottom - 5, top + 5, int((top - bottom) / _CELL) + 4)
    x = plane.low[0] + (across - left) * (plane.span[0] / (right - left))
    y = (plane.low[1] + (up - bottom) * (plane.span[1] / (top - bottom)))[:, None]
    a, b, c, d, e, f = (float(Fraction(coefficient)) for coefficient in item["quadratic"])
    height = a * x * x + b * x * y + c * y * y + d * x + e * y + f
    generator = contourpy.contour_generator(across, up, height, line_type=contourpy.LineType.Separate)
    curves = []
    for level in map(Fraction, item["levels"]):
        lines = [np.asarray(line, float) for line in generator.lines(float(level)) if len(line) > 1]
        if lines:
            codes = np.concatenate([[Outline.MOVETO] + [Outline.LINETO] * (len(line) - 1) for line in lines])
            curves.append((number_words(level), Outline(np.concatenate(lines), codes)))
    return curves


def write_values(
    curves: list[tuple[str, Outline]], colour: str, canvas: Canvas, ink: Ink, most: int | None = None
) -> None:
    """Write the value of a level curve into each piece that is long enough, and at least into the longest.

    `most` is the number of pieces that get a value, the longest first.
    """
    for words, outline in curves:
        own = ink.raster_of(outline)
        parts = sorted(pieces(outline), key=length, reverse=True)[:most]
        for order, piece in enumerate(parts):
            if order and length(piece) < _SHORTEST:
                continue
            spots = [(x, y, 0.0) for x, y in along(Outline(piece), _SPOTS)]
            write(words, spots, canvas, ink, size=_SIZE, colour=colour, own=own, room=6)
