"""The facts of an invertible function, of which there are three kinds."""

from typing import Literal

import msgspec

Base = Literal["e", "2", "3"]


class Moebius(msgspec.Struct, frozen=True, tag_field="kind", tag="moebius"):
    """A quotient of linear functions; each is given by slope and constant."""

    above: tuple[int, int]
    below: tuple[int, int]


class Exponential(msgspec.Struct, frozen=True, tag_field="kind", tag="exponential"):
    """The function `factor * base**(rate*x + shift) + level`."""

    base: Base
    factor: int
    rate: int
    shift: int
    level: int


class Logarithm(msgspec.Struct, frozen=True, tag_field="kind", tag="logarithm"):
    """The function `factor * log(rate*x + shift) + level`, with the logarithm to this base."""

    base: Base
    factor: int
    rate: int
    shift: int
    level: int


Facts = Moebius | Exponential | Logarithm
