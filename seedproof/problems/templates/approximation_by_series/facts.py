"""The facts of an approximation by an alternating series."""

from typing import Literal

import msgspec

Function = Literal["exp", "sin", "cos", "log", "arctan", "one minus exp", "one minus cos"]
"""Of t: e^-t, sin t, cos t, ln(1 + t), arctan t, 1 - e^-t, 1 - cos t."""


class Facts(msgspec.Struct, frozen=True):
    """The value of a function at a point, or the integral of x^weight f(x^power) from 0 to it."""

    function: Function
    power: int
    """0 where the value itself is approximated, and not an integral."""
    weight: int
    """Perhaps negative: then the function is divided by a power of x."""
    end: str
    """A fraction between 0 and 1: the point, or the upper end of the integral."""
    digits: int
    """The error is to be less than 10^-digits."""
