"""The facts of the length of a curve."""

from typing import Literal

import msgspec

Graph = Literal["power", "laurent", "catenary"]
Motion = Literal["involute", "cycloid", "spiral", "astroid", "cubic", "semicubical"]
Polar = Literal["cardioid", "inward", "square", "shifted"]
Kind = Literal[Graph, Motion, Polar]


class Facts(msgspec.Struct, frozen=True):
    """A curve, where it begins and ends, and what else is asked."""

    kind: Kind
    scale: int
    """The factor of the whole curve; one for graphs of functions other than the catenary."""
    shape: list[int]
    """What else is in the formula: exponents, coefficients, a sign."""
    low: str
    high: str
    """Ends as rational numbers: of the parameter; of its square (semicubical, square); over pi (cycloid,
    cardioid, astroid); of its exponential (spiral; catenary, over the scale). Infinite: `oo`."""
    part: str
    """A distance along the curve, a share of the length, or the speed of a bead: a rational number."""
