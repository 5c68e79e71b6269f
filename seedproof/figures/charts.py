"""Bars: histograms, bar charts and the rectangles of sums."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

from seedproof.figures.canvas import INK, width_of
from seedproof.figures.labels import Spot
from seedproof.figures.outlines import rectangle
from seedproof.figures.pen import Pen
from seedproof.figures.styles import SHADES
from seedproof.figures.writing import write

Item = dict[str, Any]

_EDGE = "#20506e"
_WORDS, _LEAST_WORDS = 14.0, 8.0


def draw_bars(item: Item, pen: Pen) -> None:
    """Draw a bar over each pair of neighbouring edges, its label outside of its end."""
    labels = item.get("labels", [""] * len(item["heights"]))
    colour = SHADES[pen.shaded % len(SHADES)]
    pen.shaded += 1
    for (low, high), height, label in zip(pairwise(item["edges"]), item["heights"], labels, strict=True):
        left, right = pen.plane.across(low), pen.plane.across(high)
        start = pen.plane.pixels(left, 0.0).tolist()
        end = pen.plane.pixels(right, float(Fraction(height))).tolist()
        bar = rectangle((start[0], start[1], end[0], end[1]))
        pen.canvas.outline(bar, fill=colour, opacity=0.45, clip=pen.plane.visible, layer=0.5)
        pen.line(bar, colour=_EDGE, width=1.4, layer=0.7)
        if label.strip():
            _label(label, ((start[0] + end[0]) / 2, end[1]), end[0] - start[0], height.startswith("-"), pen)


def _label(words: str, end: tuple[float, float], wide: float, is_down: bool, pen: Pen) -> None:
    """Write words above a bar, or below one that points down, as small as its width asks."""
    size = max(_LEAST_WORDS, min(_WORDS, _WORDS * (wide - 4) / width_of(words, _WORDS)))
    outwards = -1 if is_down else 1
    spots: list[Spot] = [
        (end[0], end[1] + side * outwards * (size / 2 + gap), dislike)
        for side, gap, dislike in ((1, 4, 0), (1, 9, 5), (-1, 5, 12), (-1, 12, 16), (1, 20, 24), (-1, 26, 30))
    ]

    pen.labels.append(lambda: write(words, spots, pen.canvas, pen.ink, size=size, colour=INK))
