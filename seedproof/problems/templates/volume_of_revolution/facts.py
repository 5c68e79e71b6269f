"""The facts of a solid of revolution."""

from typing import Literal

import msgspec


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line `x = value` or `y = value`; a list in JSON."""

    variable: Literal["x", "y"]
    value: int


class Facts(msgspec.Struct, frozen=True):
    """A region between two curves from the origin to where they meet, or under one curve, and lines."""

    upper: list[str]
    """The factor and the exponent of a power of x: `["3/2", "1/2"]`."""
    lower: list[str]
    """As the upper curve; empty where the x-axis is below."""
    end: int
    """The largest x."""
    about: list[Line]
    """The lines about which the region is rotated."""
