"""The facts of a spline: three marked points, and how it is continued."""

from typing import Literal

import msgspec

Asked = Literal["parabola", "horizontal", "smooth"]


class Facts(msgspec.Struct, frozen=True):
    """A parabola from its vertex to the joint, and the end of the next piece."""

    vertex: tuple[int, int]
    joint: tuple[int, int]
    end: tuple[int, int]
    asked: Asked
    """The next piece: a parabola; a cubic that ends horizontally; a cubic with the same second derivative."""
