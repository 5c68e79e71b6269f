"""The plane of a drawing: the range of x and y it shows, and the pixel of each point."""

from dataclasses import dataclass
from fractions import Fraction
from math import pi
from typing import Any

import numpy as np
from numpy.typing import NDArray

from seedproof.figures.canvas import HEIGHT, WIDTH, width_of
from seedproof.figures.labels import Box
from seedproof.figures.ticks import Axis

NUMBER_SIZE = 13
_NUMBERS_BELOW, _NAME = 34, 17
_ROOM_RIGHT, _ROOM_ABOVE = 22, 18
_MARGIN, _RIM, _EDGE = 30, 8, 4


@dataclass(frozen=True)
class Plane:
    """Two axes and the box of pixels that shows them. Points are in units of 1, even if an axis counts pi."""

    x: Axis
    y: Axis
    box: Box
    visible: Box
    """The part of the image in which items are seen: the box, or a little more where no frame is drawn."""
    room: Box
    """The part of the image in which labels may stand."""

    @property
    def unit(self) -> float:
        """The length of one unit of x: 1, or pi."""
        return pi if self.x.unit else 1.0

    @property
    def low(self) -> tuple[float, float]:
        """The lowest x and y."""
        return float(self.x.low) * self.unit, float(self.y.low)

    @property
    def span(self) -> tuple[float, float]:
        """The ranges of x and y, never 0."""
        return float(self.x.high - self.x.low) * self.unit, float(self.y.high - self.y.low)

    def axis_lines(self) -> list[Box]:
        """Return the lines x = 0 and y = 0 as thin boxes, as far as they are drawn."""
        if self.visible != self.box:
            return []
        left, bottom, right, top = self.box
        across, up = self.pixels(0.0, 0.0).tolist()
        lines = []
        if left <= across <= right:
            lines.append((across - 1, bottom, across + 1, top))
        if bottom <= up <= top:
            lines.append((left, up - 1, right, up + 1))
        return lines

    def pixels(self, x: Any, y: Any) -> NDArray[np.float64]:
        """Return the pixels of points, one row each."""
        (left, bottom, right, top), low, span = self.box, self.low, self.span
        across = left + (np.asarray(x, float) - low[0]) * ((right - left) / span[0])
        up = bottom + (np.asarray(y, float) - low[1]) * ((top - bottom) / span[1])
        return np.stack(np.broadcast_arrays(across, up), axis=-1)

    def across(self, text: str) -> float:
        """Return an x that is written in a drawing."""
        return float(Fraction(text)) * self.unit

    def place(self, pair: list[str]) -> tuple[float, float]:
        """Return a point that is written in a drawing."""
        return self.across(pair[0]), float(Fraction(pair[1]))


def plane_of(axes: dict[str, Any]) -> Plane:
    """Lay out axes so that their numbers and names fit around the box."""
    unit = "π" if "x_unit" in axes else ""
    x = Axis(Fraction(axes["x"][0]), Fraction(axes["x"][1]), Fraction(axes["x_step"]), unit)
    y = Axis(Fraction(axes["y"][0]), Fraction(axes["y"][1]), Fraction(axes["y_step"]))
    ends = [width_of(x.words(tick), NUMBER_SIZE) / 2 + 6 for tick in (x.ticks()[0], x.ticks()[-1])]
    left = max(ends[0], 20 + max(width_of(y.words(tick), NUMBER_SIZE) for tick in y.ticks()))
    bottom = _NUMBERS_BELOW + (_NAME if axes["x_label"] else 0)
    top = HEIGHT - _ROOM_ABOVE - (_NAME if axes["y_label"] else 0)
    box = (left, float(bottom), WIDTH - max(ends[1], _ROOM_RIGHT), float(top))
    if not unit and x.step == y.step:
        box = _squared(box, float(x.high - x.low), float(y.high - y.low))
    return Plane(x, y, box, box, box)


def plane_of_diagram(diagram: dict[str, Any]) -> Plane:
    """Lay out a plane without axes as large as the image allows, at the top of it, with equal units."""
    x = Axis(Fraction(diagram["x"][0]), Fraction(diagram["x"][1]), Fraction(1))
    y = Axis(Fraction(diagram["y"][0]), Fraction(diagram["y"][1]), Fraction(1))
    wide, high = float(x.high - x.low), float(y.high - y.low)
    unit = min((WIDTH - 2 * _MARGIN) / wide, (HEIGHT - 2 * _MARGIN) / high)
    left = (WIDTH - unit * wide) / 2
    top = HEIGHT - _MARGIN
    box = (left, top - unit * high, left + unit * wide, float(top))
    visible = (left - _RIM, box[1] - _RIM, box[2] + _RIM, top + _RIM)
    room = (float(_EDGE), box[1] - _MARGIN + _EDGE, float(WIDTH - _EDGE), float(HEIGHT - _EDGE))
    return Plane(x, y, box, visible, room)


def _squared(box: Box, wide: float, high: float) -> Box:
    """Shrink a box so that both units are equal, unless that wastes more than half of it."""
    left, bottom, right, top = box
    units = (right - left) / wide, (top - bottom) / high
    unit = min(units)
    if max(units) > 2.2 * unit:
        return box
    middle = (left + right) / 2
    return middle - unit * wide / 2, top - unit * high, middle + unit * wide / 2, top
