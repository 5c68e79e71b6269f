"""The facts of an area with a parameter."""

import msgspec


class Divided(msgspec.Struct, frozen=True, tag_field="kind", tag="divided"):
    """The region below y = c x (k - x), cut by a line through the origin."""

    factor: int
    """The number c."""
    zero: int
    """The number k."""
    share: tuple[int, int]
    """Above and below in the fraction whose cube is the share of the area above the line."""


class Chord(msgspec.Struct, frozen=True, tag_field="kind", tag="chord"):
    """The region between y = c x^2 and a line through a point above it."""

    factor: int
    """The number c."""
    point: tuple[int, int]


class Window(msgspec.Struct, frozen=True, tag_field="kind", tag="window"):
    """A concentration a t e^(-t/b), observed for b ln k hours."""

    factor: int
    """The number a."""
    time: int
    """The number b."""
    ratio: str
    """The rational number k."""


Facts = Divided | Chord | Window
