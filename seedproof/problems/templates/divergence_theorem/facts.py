"""The facts of a flux by Gauss's theorem."""

from typing import Literal

import msgspec

Distraction = Literal["exponential", "sine", "root", "logarithm"]
"""A function of the other two variables, added to a component: its divergence is zero."""


class Box(msgspec.Struct, frozen=True, tag_field="kind", tag="box"):
    """The box 0 <= x <= a, 0 <= y <= b, 0 <= z <= c."""

    sizes: tuple[int, int, int]


class Cylinder(msgspec.Struct, frozen=True, tag_field="kind", tag="cylinder"):
    """The solid cylinder about the z-axis, from z = 0 to z = height."""

    radius: int
    height: int


class HalfBall(msgspec.Struct, frozen=True, tag_field="kind", tag="half_ball"):
    """The upper half of a ball about the origin."""

    radius: int


class Cone(msgspec.Struct, frozen=True, tag_field="kind", tag="cone"):
    """The solid cone with its tip in the origin, whose rim has the radius in the plane z = height."""

    radius: int
    height: int


class OpenParaboloid(msgspec.Struct, frozen=True, tag_field="kind", tag="open_paraboloid"):
    """The surface z = factor (radius^2 - x^2 - y^2) above the plane z = 0."""

    radius: int
    factor: int


class OpenHemisphere(msgspec.Struct, frozen=True, tag_field="kind", tag="open_hemisphere"):
    """The upper half of a sphere about the origin."""

    radius: int


class OpenCone(msgspec.Struct, frozen=True, tag_field="kind", tag="open_cone"):
    """The mantle of the cone with the tip (0, 0, height) over a disc in the plane z = 0."""

    radius: int
    height: int


Round = Cylinder | HalfBall | Cone | OpenParaboloid | OpenHemisphere | OpenCone


class Facts(msgspec.Struct, frozen=True):
    """A field in space, and a body or a surface."""

    components: list[list[list[int]]]
    """Of each component the terms: the powers of x, y and z, and the coefficient at the end."""
    distractions: tuple[Distraction, Distraction]
    """What is added to the first and to the second component."""
    body: Box | Cylinder | HalfBall | Cone | OpenParaboloid | OpenHemisphere | OpenCone
