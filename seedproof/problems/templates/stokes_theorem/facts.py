"""The facts of a circulation by Stokes' theorem."""

from typing import Literal

import msgspec

from seedproof.problems.facts import SpacePoint

Distraction = Literal["exponential", "cosine", "root"]
"""A function of a component's own variable, which adds nothing along a closed curve."""

Direction = Literal["counterclockwise", "clockwise"]
"""As seen from above."""


class Triangle(msgspec.Struct, frozen=True, tag_field="kind", tag="triangle"):
    """The triangle with a corner on each positive axis, run through from x to y to z."""

    intercepts: tuple[int, int, int]


class Ring(msgspec.Struct, frozen=True, tag_field="kind", tag="ring"):
    """The curve in which the cylinder x^2 + y^2 = radius^2 meets the graph of a polynomial."""

    radius: int
    height: list[list[int]]
    """Of each term the powers of x and y, and the coefficient at the end."""
    direction: Direction


class Facts(msgspec.Struct, frozen=True):
    """A field in space, a closed curve, and a point."""

    components: list[list[list[int]]]
    """Of each component the terms: the powers of x, y and z, and the coefficient at the end."""
    distractions: tuple[Distraction, Distraction, Distraction]
    """What is added to the components."""
    curve: Triangle | Ring
    point: SpacePoint
    """Where the curl is asked for."""
