"""The facts of a body in cylindrical or spherical coordinates."""

from typing import Literal

import msgspec

Profile = Literal["cylinder", "bowl", "cone"]
"""How the bottom rises from the axis to the rim: not at all, as a parabola, as a line."""

Opening = Literal["sixth", "quarter", "third", "half", "whole"]
"""The largest angle with the positive z-axis, as a part of pi: 1/6, 1/4, 1/3, 1/2, 1."""

Density = Literal["axis", "axis_squared", "height", "origin", "origin_squared", "inverse"]
"""What the density is proportional to: a distance, its square, its inverse, or the height."""

Asked = Literal["distance", "centre"]


class Upright(msgspec.Struct, frozen=True, tag_field="kind", tag="upright"):
    """A body about the z-axis with a flat top."""

    profile: Profile
    radius: int
    height: int


class Spherical(msgspec.Struct, frozen=True, tag_field="kind", tag="spherical"):
    """The part of a ball, or of the shell between two spheres, within a cone of directions."""

    inner: int
    """The radius of the hollow, 0 for none."""
    outer: int
    opening: Opening


class Facts(msgspec.Struct, frozen=True):
    """A body, its density, and what the last question asks."""

    body: Upright | Spherical
    density: Density
    factor: int
    asked: Asked
    """The mean distance of its points from the axis or the origin, or the height of the centre of mass."""
