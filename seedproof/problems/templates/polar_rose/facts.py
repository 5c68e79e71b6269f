"""The facts of a curve in polar coordinates."""

from typing import Literal

import msgspec

Kind = Literal["rose", "limacon", "loops"]
Function = Literal["cos", "sin"]


class Facts(msgspec.Struct, frozen=True):
    """The curve r = constant + factor * function(multiple * angle), perhaps with a circle."""

    kind: Kind
    constant: int
    factor: int
    function: Function
    multiple: int
    halves: int
    """Twice the radius of the circle about the origin; 0 for none."""
