"""The facts of a power series that is summed."""

from typing import Literal

import msgspec

Kind = Literal["geometric", "logarithm", "double", "exponential"]


class Facts(msgspec.Struct, frozen=True):
    """A power series in x/scale, whose coefficients are a polynomial in n, divided by what the kind says.

    By kind: nothing; n + 1, with the power n + 1 of x; n (n + 1), with the power n + 1 of x and from n = 1
    on; the factorial of n.
    """

    kind: Kind
    weight: list[int]
    """The polynomial in n, the highest power first."""
    scale: int
    """Not zero; positive or negative."""
    at: str
    """The value of x/scale for which the numerical series is summed, a fraction."""
