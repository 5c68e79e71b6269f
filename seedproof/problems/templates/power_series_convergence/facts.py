"""The facts of a power series."""

from typing import Literal

import msgspec


class Weight(msgspec.Struct, frozen=True):
    """The factor of the terms that is no power: a quotient that varies slowly with n."""

    above: str
    """A polynomial in n, such as `n^2`."""
    below: str
    """A polynomial in n, such as `2 n + 1`."""
    root: Literal[0, 1]
    """Whether the square root of what is below is taken."""
    logs: Literal[0, 1, 2]
    """Which power of the logarithm of n is below, too."""


class Facts(msgspec.Struct, frozen=True):
    """The series of sign^n (a x + b)^(step n) / base^n, with a weight."""

    inside: tuple[int, int]
    """The coefficients a and b."""
    step: Literal[1, 2]
    sign: Literal[1, -1]
    base: str
    """A positive fraction."""
    weight: Weight
