"""Spots for labels: at a point, beside a curve, beside the middle of a segment."""

from collections.abc import Iterator
from math import cos, hypot, pi, sin

import numpy as np
from matplotlib.path import Path as Outline

from seedproof.figures.canvas import WIDTH, width_of
from seedproof.figures.labels import Spot, along, around
from seedproof.figures.middles import Places, middle_of

_SIZE = 15

Pixel = tuple[float, float]
Extent = tuple[float, float]


def extent_of(words: str, size: float = _SIZE) -> Extent:
    """Return the width and height of a label, which is smaller if it would not fit."""
    fitting = min(size, size * (WIDTH - 24) / max(1.0, width_of(words, size)))
    return width_of(words, fitting), fitting + 1


def near(x: float, y: float) -> list[Spot]:
    """Return spots for a label at a point, then a little away from it."""
    spots = [(x, y, 0.0)]
    for distance, dislike in ((10, 25), (20, 45), (34, 80)):
        for turn in range(8):
            angle = turn * pi / 4
            spots.append((x + distance * cos(angle), y + distance * sin(angle), dislike))
    return spots


def inside(corners: Places) -> list[Spot]:
    """Return spots for the name of a shaded polygon, near its middle."""
    ring = Outline(np.concatenate([corners, corners[:1]]))
    spots = near(*middle_of(corners))
    return [spots[0], *(spot for spot in spots[1:] if ring.contains_point(spot[:2]))]


def beside(outline: Outline, extent: Extent) -> list[Spot]:
    """Return spots for a label beside a curve, those near its end first."""
    spots = []
    for order, (x, y) in enumerate(along(outline, 12)):
        spots += [(x1, y1, dislike + order) for x1, y1, dislike in list(around(x, y, *extent, 5))[:16]]
    return spots


def beside_middle(start: Pixel, end: Pixel, extent: Extent, centre: Pixel) -> Iterator[Spot]:
    """Yield spots beside the middle of a segment, those turned away from a centre first."""
    (x0, y0), (x1, y1) = start, end
    length = max(1.0, hypot(x1 - x0, y1 - y0))
    normal = (y0 - y1) / length, (x1 - x0) / length
    outwards = (x0 + x1) / 2 - centre[0], (y0 + y1) / 2 - centre[1]
    if normal[0] * outwards[0] + normal[1] * outwards[1] < 0:
        normal = -normal[0], -normal[1]
    reach = abs(normal[0]) * extent[0] / 2 + abs(normal[1]) * extent[1] / 2
    for gap, far in ((5, 0), (10, 6), (18, 20)):
        for share, aside in ((0.5, 0), (0.4, 4), (0.6, 4), (0.3, 10), (0.7, 10), (0.2, 18), (0.8, 18)):
            for side, inwards in ((1, 0), (-1, 2)):
                away = side * (reach + gap)
                x = x0 + share * (x1 - x0) + away * normal[0]
                y = y0 + share * (y1 - y0) + away * normal[1]
                yield x, y, far + aside + inwards


def along_ray(start: Pixel, direction: Pixel, extent: Extent, gaps: tuple[float, ...]) -> Iterator[Spot]:
    """Yield spots on a ray from a point, the nearest first; a direction has length 1."""
    reach = abs(direction[0]) * extent[0] / 2 + abs(direction[1]) * extent[1] / 2
    for order, gap in enumerate(gaps):
        away = gap + min(reach, extent[1])
        yield start[0] + away * direction[0], start[1] + away * direction[1], 6.0 * order
