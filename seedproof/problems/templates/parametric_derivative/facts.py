"""The facts of a curve with a parameter."""

from typing import Literal

import msgspec

Name = Literal["exp", "sin", "cos", "log"]
"""e^(a t), sin(a t), cos(a t) and ln(1 + a t)."""

Wave = Literal["cos", "sin"]


class Function(msgspec.Struct, frozen=True, array_like=True):
    """A multiple of a function of a t."""

    factor: int
    name: Name
    multiple: int


class Coordinate(msgspec.Struct, frozen=True):
    """A polynomial in t, perhaps with functions."""

    polynomial: list[int]
    """Coefficients, the highest power first."""
    functions: list[Function]


class Parametric(msgspec.Struct, frozen=True, tag_field="kind", tag="parametric"):
    """A curve (x(t), y(t)), and the parameter of a point on it."""

    x: Coordinate
    y: Coordinate
    t: int
    asked: Literal["again", "radius"]
    """The last part: where the tangent meets the curve again, or the radius of curvature."""


class Polar(msgspec.Struct, frozen=True, tag_field="kind", tag="polar"):
    """The curve r = p + q cos(theta) or p + q sin(theta).

    With the cosine the point has the angle pi/2 and the greatest y is asked for; with the sine 0, and x.
    """

    p: int
    q: int
    wave: Wave


Facts = Parametric | Polar
