"""The facts of a table of values."""

from typing import Literal

import msgspec

Kind = Literal["linear", "quadratic", "exponential"]


class Facts(msgspec.Struct, frozen=True):
    """A rule, tabulated at five evenly spaced values of x."""

    kind: Kind
    coefficients: list[str]
    """Of a polynomial, the highest power first; of a * b^x the numbers a and b."""
    first: int
    """The first x of the table."""
    step: int
    """From one x to the next."""
    at: int
    """The x that is not in the table, whose value is asked for."""
