"""The facts of a surface of revolution."""

from typing import Literal

import msgspec

Kind = Literal["root", "cubic", "catenary", "parabola", "logarithmic", "reciprocal", "horn", "trumpet"]
"""Root, cubic, catenary and horn go round the x-axis; parabola, logarithmic, reciprocal and trumpet round the
y-axis."""


class Facts(msgspec.Struct, frozen=True):
    """A curve, its ends in x, and the price of a coat."""

    kind: Kind
    first: int
    """Of a root, y = 2 first sqrt(x); a cubic, y = first x^3 / 3; a catenary, y = first cosh(x / first); a
    parabola, y = x^2 / (2 first); the number before the highest power over 4 or 6 of the next two; of horns,
    where they begin on the axis that they do not go round."""
    second: int
    """Of horns, the length over which they fall by e; else zero."""
    low: int
    high: int
    """Of a catenary, the exponential of high over first; of horns, zero."""
    price: int
    """Euros per square metre; of horns, zero."""
