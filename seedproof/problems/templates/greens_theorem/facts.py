"""The facts of a line integral by Green's theorem."""

from typing import Literal

import msgspec

Distraction = Literal["none", "exponential", "cosine", "root", "logarithm"]
"""A function of one variable that has no simple antiderivative, and adds nothing along a closed curve."""


class Triangle(msgspec.Struct, frozen=True, tag_field="kind", tag="triangle"):
    """The triangle with the corners (0, 0), (width, 0) and (width, height), or (0, height)."""

    width: int
    height: int
    corner: Literal["right", "left"]
    """Whether the third corner is above the right or the left end of the base."""


class Rectangle(msgspec.Struct, frozen=True, tag_field="kind", tag="rectangle"):
    """A rectangle with sides along the axes."""

    x_range: tuple[int, int]
    y_range: tuple[int, int]


class Circle(msgspec.Struct, frozen=True, tag_field="kind", tag="circle"):
    """A circle."""

    centre: tuple[int, int]
    radius: int


class Pieces(msgspec.Struct, frozen=True, tag_field="kind", tag="pieces"):
    """The parabola y = factor * x^2 from the origin to x = width, and the segment back."""

    width: int
    factor: int


class OpenArc(msgspec.Struct, frozen=True, tag_field="kind", tag="open_arc"):
    """The upper half of a circle about the origin, from (radius, 0) to (-radius, 0)."""

    radius: int


class OpenPath(msgspec.Struct, frozen=True, tag_field="kind", tag="open_path"):
    """The segments from (width, 0) to (0, height) and on to (-left, 0)."""

    width: int
    height: int
    left: int


class Annulus(msgspec.Struct, frozen=True, tag_field="kind", tag="annulus"):
    """The region between two circles about the origin, with its whole boundary."""

    inner: int
    outer: int


Curve = Triangle | Rectangle | Circle | Pieces | OpenArc | OpenPath | Annulus


class Facts(msgspec.Struct, frozen=True):
    """A plane field and a curve."""

    first: list[list[int]]
    """The first component: of each term the powers of x and y, and the coefficient at the end."""
    second: list[list[int]]
    first_distraction: Distraction
    """A function of x that is added to the first component."""
    second_distraction: Distraction
    """A function of y that is added to the second component."""
    curve: Triangle | Rectangle | Circle | Pieces | OpenArc | OpenPath | Annulus
    direction: Literal["counterclockwise", "clockwise"]
    """In which a circle or a curve of two pieces runs; other curves run counterclockwise."""
