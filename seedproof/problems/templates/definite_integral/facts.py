"""The facts of a definite integral, of which there are six kinds.

The ends are rational numbers as text; those of a wave are multiples of pi.
"""

from typing import Literal

import msgspec


class Powers(msgspec.Struct, frozen=True, tag_field="kind", tag="powers"):
    """The function a x^2 + b + c/x."""

    numbers: tuple[int, int, int]
    """a, b and c."""
    more: Literal[0]
    ends: tuple[str, str]


class Wave(msgspec.Struct, frozen=True, tag_field="kind", tag="wave"):
    """The function a sin(rate x) + b cos(rate x)."""

    numbers: tuple[int, int]
    """a and b."""
    more: int
    """The rate."""
    ends: tuple[str, str]


class Exponential(msgspec.Struct, frozen=True, tag_field="kind", tag="exponential"):
    """The function (a x + b) exp(rate x)."""

    numbers: tuple[int, int]
    """a and b."""
    more: int
    """The rate."""
    ends: tuple[str, str]


class AbsoluteValue(msgspec.Struct, frozen=True, tag_field="kind", tag="absolute"):
    """The absolute value of a polynomial with integer zeros."""

    numbers: list[int]
    """The coefficients of the polynomial, that of the highest power first."""
    more: Literal[0]
    ends: tuple[str, str]


class Arc(msgspec.Struct, frozen=True, tag_field="kind", tag="arc"):
    """The function (a x + b) / (x^2 + side^2)."""

    numbers: tuple[int, int]
    """a and b."""
    more: int
    """The side."""
    ends: tuple[str, str]


class Circle(msgspec.Struct, frozen=True, tag_field="kind", tag="circle"):
    """The function sqrt(radius^2 - x^2)."""

    numbers: tuple[int]
    """The radius."""
    more: Literal[0]
    ends: tuple[str, str]


Facts = Powers | Wave | Exponential | AbsoluteValue | Arc | Circle
