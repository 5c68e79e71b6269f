"""Heads of arrows."""

from math import atan2, cos, sin

from seedproof.figures.spots import Pixel

_SPREAD = 0.38


def head(tip: Pixel, behind: Pixel, length: float) -> list[Pixel]:
    """Return the corners of an arrowhead that comes from the direction of a point behind its tip."""
    turn = atan2(tip[1] - behind[1], tip[0] - behind[0])
    wings = [
        (tip[0] - length * cos(turn + spread), tip[1] - length * sin(turn + spread))
        for spread in (_SPREAD, -_SPREAD)
    ]
    return [tip, *wings]
