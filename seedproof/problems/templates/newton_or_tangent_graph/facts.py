"""The facts of a curve with a drawn tangent."""

from typing import Literal

import msgspec

Asked = Literal["estimate", "inverse", "composition"]


class Facts(msgspec.Struct, frozen=True):
    """An arc of a parabola with its tangent at a marked point, and a second marked point on the tangent."""

    point: tuple[int, int]
    second: tuple[int, int]
    bend: int
    """Sixteenths of (x - x_P)^2, by which the curve leaves its tangent."""
    asked: Asked
    number: int
    """Tenths from the point; the factor k of f^(-1)(k x); or where a composition is differentiated."""
