"""The facts of a centroid."""

from typing import Literal

import msgspec


class Curve(msgspec.Struct, frozen=True, array_like=True):
    """A multiple of a power of x; a list in JSON."""

    factor: str
    """A rational number."""
    exponent: int


class Facts(msgspec.Struct, frozen=True):
    """A region between two curves, and what is done with it."""

    kind: Literal["parallel", "slanted", "plate"]
    """Rotated about a parallel to an axis or about another line; or hung into a liquid, as a plate that is
    symmetric about the y-axis."""
    upper: Curve
    """Of a plate a constant."""
    lower: Curve
    """The x-axis has the factor zero."""
    end: int
    """The largest x."""
    line: list[int]
    """The numbers a, b, c of the line a x + b y = c; empty for a plate."""
    weight: int
    """Of the liquid in kilonewtons per cubic metre, else zero."""
    force: str
    """Kilonewtons on the plate, a rational number, else zero."""
