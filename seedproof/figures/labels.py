"""Placement of labels where they cover least: curves, points and other labels are counted in a raster."""

from collections.abc import Iterable, Iterator
from math import hypot
from typing import NamedTuple

import numpy as np
from matplotlib.path import Path as Outline
from numpy.typing import NDArray

Box = tuple[float, float, float, float]  # left, bottom, right, top
Spot = tuple[float, float, float]  # the middle of a label, and a penalty
Raster = NDArray[np.uint8]

_CURVE, _SOLID, _FAINT = 1, 6, 9
_LONGEST = 6


class Placed(NamedTuple):
    """Where a label stands."""

    middle: tuple[float, float]
    is_clear: bool
    """True if nothing was drawn there."""


class Ink:
    """A raster of what is already drawn inside a box, in an image of some width."""

    def __init__(self, inside: Box, width: float) -> None:
        self._inside, self._width = inside, width
        self._raster = np.zeros((round(inside[3]) + 4, round(inside[2]) + 4), np.uint8)
        self._labels: list[Box] = []
        self._faint: list[Box] = []

    def stroke(self, outline: Outline) -> None:
        """Record a curve."""
        self._mark(self._raster, outline)

    def stroke_faintly(self, box: Box) -> None:
        """Record a line, as a thin box, on which a label may stand, but better does not."""
        self._faint.append(box)

    def raster_of(self, outline: Outline) -> Raster:
        """Return the raster of a curve alone."""
        alone = np.zeros_like(self._raster)
        self._mark(alone, outline)
        return alone

    def _mark(self, raster: Raster, outline: Outline) -> None:
        for piece in pieces(outline):
            distance = _way(piece)
            along = np.arange(0.0, distance[-1] + 1, 1.0)
            across, up = (np.interp(along, distance, piece[:, axis]).astype(int) for axis in (0, 1))
            kept = (across > 0) & (up > 0)
            kept &= (across < raster.shape[1] - 1) & (up < raster.shape[0] - 1)
            for shift in (-1, 0, 1):
                raster[up[kept] + shift, across[kept]] = _CURVE
                raster[up[kept], across[kept] + shift] = _CURVE

    def cover(self, box: Box) -> None:
        """Record a label or a point, which weighs more than a curve."""
        self._raster[self._slices(box)] = _SOLID

    def place(
        self,
        width: float,
        height: float,
        spots: Iterable[Spot],
        room: float = 0.0,
        own: Raster | None = None,
    ) -> Placed | None:
        """Return the best middle for a label of this size, and record it; the first of equal ones wins.

        A spot where nothing is drawn is better than any other; `own` is a curve that does not count there.
        `room` is a margin around the label that counts as well.
        """
        best, least, is_clear = None, float("inf"), False
        for wanted_x, wanted_y, dislike in spots:
            x, y = self._moved_inside(wanted_x, wanted_y, width, height)
            inked = self._inked((x, y), (width / 2 + 2 + room, height / 2 + 1 + room))
            crossed = inked if own is None else self._crossed((x, y), (width / 2 + 3, height / 2 + 2), own)
            cost = (
                inked
                + dislike
                + self._fainted((x, y), (width / 2, height / 2))
                + 8 * hypot(x - wanted_x, y - wanted_y)
            )
            if (not crossed, -cost) > (is_clear, -least):
                best, least, is_clear = (x, y), cost, not crossed
        if best is None:
            return None
        x, y = best
        label = (x - width / 2 - 2, y - height / 2 - 1, x + width / 2 + 2, y + height / 2 + 1)
        self.cover(label)
        self._labels.append(label)
        return Placed(best, is_clear)

    def _inked(self, middle: tuple[float, float], reach: tuple[float, float]) -> float:
        """Return how much is drawn in a box about a point."""
        return float(self._raster[self._about(middle, reach)].sum())

    def _fainted(self, middle: tuple[float, float], reach: tuple[float, float]) -> float:
        """Return a penalty for each faint line that runs through a box about a point."""
        (x, y), (across, up) = middle, reach
        return _FAINT * sum(
            left < x + across and x - across < right and bottom < y + up and y - up < top
            for left, bottom, right, top in self._faint
        )

    def _crossed(self, middle: tuple[float, float], reach: tuple[float, float], own: Raster) -> float:
        """Return how much is drawn in a box about a point besides a curve."""
        box = self._about(middle, reach)
        return float(self._raster[box][own[box] == 0].sum())

    def _about(self, middle: tuple[float, float], reach: tuple[float, float]) -> tuple[slice, slice]:
        (x, y), (across, up) = middle, reach
        return self._slices((x - across, y - up, x + across, y + up))

    def is_label_near(self, start: tuple[float, float], end: tuple[float, float]) -> bool:
        """Return whether the box around a short stroke meets a label that was placed."""
        (x0, x1), (y0, y1) = sorted((start[0], end[0])), sorted((start[1], end[1]))
        return any(
            x0 < right and left < x1 and y0 < top and bottom < y1 for left, bottom, right, top in self._labels
        )

    def _moved_inside(self, x: float, y: float, width: float, height: float) -> tuple[float, float]:
        left, bottom, right, top = self._inside
        if width + 6 > right - left:  # wider than the plane: as far as the image goes
            left, right = 0.0, self._width
        x = max(left + width / 2 + 3, min(x, right - width / 2 - 3))
        return x, max(bottom + height / 2 + 2, min(y, top - height / 2 - 2))

    def _slices(self, box: Box) -> tuple[slice, slice]:
        left, bottom, right, top = (max(0, round(side)) for side in box)
        return slice(bottom, top), slice(left, right)


def around(x: float, y: float, width: float, height: float, gap: float) -> Iterator[Spot]:
    """Yield middles beside a point: above right first, then around it, then the same further away."""
    for distance, dislike in ((gap, 0), (gap + 8, 14), (gap + 20, 40)):
        slant = 0.6 * distance
        for side, rise in ((1, 1), (-1, 1), (1, -1), (-1, -1), (0, 1), (0, -1), (1, 0), (-1, 0)):
            both = slant if side and rise else distance
            spot_x, spot_y = x + side * (width / 2 + both), y + rise * (height / 2 + both)
            yield spot_x, spot_y, dislike + (0 if side and rise else 3)


def along(outline: Outline, count: int) -> list[tuple[float, float]]:
    """Return points on the longest pieces of a curve, from their ends to their starts."""
    places = []
    for piece in sorted(pieces(outline), key=length, reverse=True)[:_LONGEST]:
        distance = _way(piece)
        wanted = np.linspace(distance[-1] * 0.94, distance[-1] * 0.06, count)
        places += list(
            zip(*(np.interp(wanted, distance, piece[:, axis]).tolist() for axis in (0, 1)), strict=True)
        )
    return places


def length(part: NDArray[np.float64]) -> float:
    """Return the length of a polyline."""
    return float(_way(part)[-1])


def _way(part: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the distance of each vertex from the first, along the line."""
    return np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(part, axis=0).T))])


def pieces(outline: Outline) -> list[NDArray[np.float64]]:
    """Return the connected pieces of a polygonal outline that have a length."""
    vertices = np.asarray(outline.vertices, float)
    if outline.codes is None:
        parts = [vertices]
    else:
        codes = np.asarray(outline.codes)
        vertices, codes = vertices[codes != Outline.STOP], codes[codes != Outline.STOP]
        parts = np.split(vertices, np.flatnonzero(codes == Outline.MOVETO)[1:])
    return [piece for piece in parts if len(piece) > 1 and hypot(*np.ptp(piece, axis=0)) > 0]
