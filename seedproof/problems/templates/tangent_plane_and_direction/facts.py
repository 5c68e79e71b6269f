"""The facts of tangent planes and directional derivatives."""

import msgspec


class Hill(msgspec.Struct, frozen=True, tag_field="kind", tag="hill"):
    """The surface z = f(x, y), a point below it, and another towards which one goes."""

    terms: list[list[int]]
    """Of each term the powers of x and y, and the coefficient at the end; the highest powers first."""
    point: tuple[int, int]
    target: tuple[int, int]


class Temperature(msgspec.Struct, frozen=True, tag_field="kind", tag="temperature"):
    """A temperature in space, a point, another towards which one goes, and a velocity."""

    terms: list[list[int]]
    point: tuple[int, int, int]
    target: tuple[int, int, int]
    velocity: tuple[int, int, int]


class Implicit(msgspec.Struct, frozen=True, tag_field="kind", tag="implicit"):
    """The surface on which a polynomial in x, y and z has the value that it has at a point."""

    terms: list[list[int]]
    point: tuple[int, int, int]


Facts = Hill | Temperature | Implicit
