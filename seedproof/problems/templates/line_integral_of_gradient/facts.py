"""The facts of a line integral of a gradient."""

import msgspec


class Segment(
    msgspec.Struct, frozen=True, tag_field="kind", tag="segment", rename={"start": "from", "end": "to"}
):
    """A line segment between two points."""

    start: list[int]
    end: list[int]


class Arc(msgspec.Struct, frozen=True, tag_field="kind", tag="arc"):
    """Quarters of a circle about the origin, counterclockwise from the positive x-axis."""

    radius: int
    quarters: int


class Curve(msgspec.Struct, frozen=True, tag_field="kind", tag="curve"):
    """A curve with a polynomial in t for each coordinate, the highest power first."""

    coordinates: list[list[int]]
    times: tuple[int, int]


Path = Segment | Arc | Curve


class Facts(msgspec.Struct, frozen=True):
    """The potential of a field in two or three variables, and a path."""

    terms: list[list[int]]
    """Of each term the power of every variable, and the coefficient at the end; the highest powers first."""
    path: Segment | Arc | Curve
