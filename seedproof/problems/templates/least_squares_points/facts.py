"""The facts of a least squares fit."""

from typing import Literal

import msgspec

Asked = Literal["prediction", "proportional", "parabola"]


class Facts(msgspec.Struct, frozen=True):
    """Measured points, and what is fitted besides a line."""

    points: list[tuple[int, int]]
    """From left to right."""
    asked: Asked
    at: int = 0
    """Where the line is evaluated, 0 where that is not asked."""
