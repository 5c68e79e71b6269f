"""The facts of tangent planes and directional derivatives."""

import msgspec

from seedproof.problems.facts import PlanePoint, PlaneTerms, SpacePoint, SpaceTerms


class Hill(msgspec.Struct, frozen=True, tag_field="kind", tag="hill"):
    """The surface z = f(x, y), a point below it, and another towards which one goes."""

    terms: PlaneTerms
    point: PlanePoint
    target: PlanePoint


class Temperature(msgspec.Struct, frozen=True, tag_field="kind", tag="temperature"):
    """A temperature in space, a point, another towards which one goes, and a velocity."""

    terms: SpaceTerms
    point: SpacePoint
    target: SpacePoint
    velocity: SpacePoint


class Implicit(msgspec.Struct, frozen=True, tag_field="kind", tag="implicit"):
    """The surface on which a polynomial in x, y and z has the value that it has at a point."""

    terms: SpaceTerms
    point: SpacePoint


Facts = Hill | Temperature | Implicit
