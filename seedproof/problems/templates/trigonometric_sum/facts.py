"""The facts of two trigonometric sums."""

from typing import Literal

import msgspec

Weight = Literal["geometric", "rising", "binomial"]


class Facts(msgspec.Struct, frozen=True):
    """The sums of w(k) r^k cos(k theta) and w(k) r^k sin(k theta), over k from 0 to the last one."""

    weight: Weight
    """w(k): 1, k, or the binomial coefficient of last over k."""
    square: tuple[int, int]
    """The square of r, as numerator and denominator."""
    angle: tuple[int, int]
    """theta over pi, as numerator and denominator."""
    last: int
