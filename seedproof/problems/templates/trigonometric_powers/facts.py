"""The facts of an integral of trigonometric powers."""

from typing import Literal

import msgspec

Function = Literal["sin", "cos", "tan", "cot", "sec"]


class Powers(msgspec.Struct, frozen=True, tag_field="kind", tag="powers"):
    """A product of powers of two functions of x."""

    factor: int
    functions: Literal["sin cos", "tan sec"]
    exponents: tuple[int, int]
    low: str
    """Over pi, as the other end."""
    high: str


class Frequencies(msgspec.Struct, frozen=True, tag_field="kind", tag="frequencies"):
    """A product of two waves of different frequencies."""

    factor: int
    waves: Literal["sin sin", "sin cos", "cos cos"]
    rates: tuple[int, int]
    low: str
    high: str


class Reduction(msgspec.Struct, frozen=True, tag_field="kind", tag="reduction"):
    """The integrals of all powers of one function."""

    function: Function
    rate: int
    """The number beside x."""
    low: str
    """Of the angle, over pi, as the other end."""
    high: str
    index: int
    """The power whose integral is asked for."""


Facts = Powers | Frequencies | Reduction
