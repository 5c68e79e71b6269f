"""The facts of a conic section."""

import msgspec

Point = tuple[int, int]


class Given(msgspec.Struct, frozen=True, tag_field="kind", tag="given"):
    """A conic whose whole equation is given."""

    coefficients: list[int]
    """Those of x^2, xy, y^2, x, y, 1; the sum of the terms is zero."""
    point: Point
    """A point of the conic, where its tangent line is asked for."""


class Through(msgspec.Struct, frozen=True, tag_field="kind", tag="through"):
    """A conic a x^2 + p y^2 + d x + q y + r = 0, of which a, d and three points are given."""

    square: int
    """The factor of x^2."""
    linear: int
    """The factor of x."""
    points: tuple[Point, Point, Point]
    """The tangent line is asked for at the first."""


Facts = Given | Through
