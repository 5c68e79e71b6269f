"""The facts of an exponential or logarithmic equation."""

from typing import Literal

import msgspec

Base = Literal["e", "2", "3"]


class Power(msgspec.Struct, frozen=True, array_like=True):
    """A multiple of a power of the base: factor base^(rate x)."""

    factor: int
    rate: int
    """Zero for a number."""


class Logarithm(msgspec.Struct, frozen=True, array_like=True):
    """A logarithm of slope x + constant, with its sign."""

    sign: Literal[1, -1]
    slope: int
    constant: int


class Exponential(msgspec.Struct, frozen=True, tag_field="kind", tag="exponential"):
    """A sum of powers that equals a number."""

    base: Base
    terms: list[Power]
    value: int


class Logarithmic(msgspec.Struct, frozen=True, tag_field="kind", tag="logarithmic"):
    """A sum of logarithms that equals a number; where that is zero, the negative ones stand on the right."""

    base: str
    """`e` or an integer."""
    terms: list[Logarithm]
    value: int


Facts = Exponential | Logarithmic
