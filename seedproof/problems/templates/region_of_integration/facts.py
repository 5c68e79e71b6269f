"""The facts of integrals over a drawn region."""

from typing import Literal

import msgspec

Integrand = Literal["x", "y", "xy", "x^2", "y^2"]


class Facts(msgspec.Struct, frozen=True):
    """A region that begins at a corner and ends at a line or a parabola through it and another corner.

    Steps from the corner are u across and v up. The curve is v = factor * u^degree up to u = width; a line is
    the upper edge of a triangle above v = 0, a parabola the other edge below or above its chord.
    """

    corner: tuple[int, int]
    """For a line its end on the lower edge, for a parabola its vertex."""
    degree: Literal[1, 2]
    factor: int
    """It may be negative: then the region hangs down."""
    width: int
    """Negative where the region lies to the left of the corner."""
    integrand: Integrand
