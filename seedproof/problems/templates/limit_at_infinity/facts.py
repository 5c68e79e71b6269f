"""The facts of a limit at infinity."""

from typing import Literal

import msgspec

Sign = Literal[1, -1]


class Root(msgspec.Struct, frozen=True, array_like=True):
    """A square root of a quadratic polynomial, or a cube root of a cubic one, with its sign."""

    sign: Sign
    index: Literal[2, 3]
    radicand: list[int]
    """Coefficients, the highest power first."""


class RootSum(msgspec.Struct, frozen=True, array_like=True):
    """A sum of roots and a linear function."""

    roots: list[Root]
    line: list[int]
    """Coefficients, the highest power first; none where there are roots alone."""


class Facts(msgspec.Struct, frozen=True):
    """A function: x to a power, times a quotient of two sums."""

    power: Literal[0, 1]
    above: RootSum
    below: RootSum
    """The line 1 where the function is no quotient."""
