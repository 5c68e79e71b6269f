"""The facts of an initial value problem that is solved by a power series."""

from typing import Literal

import msgspec

Asked = Literal["derivative", "closed form"]


class Facts(msgspec.Struct, frozen=True):
    """A homogeneous linear equation with polynomials before y'', y' and y, whose sum is zero."""

    second: list[int]
    """Before y'': coefficients, the highest power of x first; none in an equation of the first order."""
    first: list[int]
    zeroth: list[int]
    start: list[int]
    """y(0), and with an equation of the second order y'(0)."""
    order: int
    """The degree of the Taylor polynomial that is asked for."""
    asked: Asked
    """What the last part asks for."""
    number: int = 0
    """Which derivative at 0 it asks for, or 0."""
