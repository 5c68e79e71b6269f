"""The facts of a contour map."""

from typing import Literal

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A quadratic polynomial about its critical point, and a marked point on an axis of its level curves."""

    square: tuple[int, int, int]
    """The coefficients of the squares and of the product of the steps: u^2, u v, v^2."""
    centre: tuple[int, int]
    """The critical point."""
    value: int
    """At the critical point."""
    formula: Literal[0, 1]
    """Whether a formula is asked for, too."""
    point: tuple[int, int]
    """Where the gradient is asked for."""
