"""The facts of related rates: a setting, with its lengths and the rate that is known."""

import msgspec

from seedproof.problems.facts import Ratio


class Cone(msgspec.Struct, frozen=True, tag_field="story", tag="cone"):
    """Water flows into a cone that stands on its tip."""

    radius: int
    height: int
    depth: int
    inflow: int


class Balloon(msgspec.Struct, frozen=True, tag_field="story", tag="balloon"):
    """A sphere is blown up."""

    radius: int
    inflow: int


class Trough(msgspec.Struct, frozen=True, tag_field="story", tag="trough"):
    """Water flows into a trough whose ends are triangles on their tips."""

    length: int
    width: int
    height: int
    depth: int
    inflow: int


class Ladder(msgspec.Struct, frozen=True, tag_field="story", tag="ladder"):
    """The foot of a ladder slides away from a wall."""

    length: int
    foot: int
    speed: int


class Ships(msgspec.Struct, frozen=True, tag_field="story", tag="ships"):
    """One ship sails east and one north, both away from a port."""

    east: int
    north: int
    east_speed: int
    north_speed: int


class Shadow(msgspec.Struct, frozen=True, tag_field="story", tag="shadow"):
    """A person walks away from a lamp."""

    lamp: int
    person: int
    distance: int
    speed: int


class Gas(msgspec.Struct, frozen=True, tag_field="story", tag="gas"):
    """A spherical balloon of gas rises; pressure and temperature fall."""

    radius: int
    pressure: int
    pressure_fall: int
    temperature: int
    temperature_fall: int


class Filter(msgspec.Struct, frozen=True, tag_field="story", tag="filter"):
    """A liquid drips from a cone into a cylinder; its depth in the cone falls evenly."""

    radius: int
    height: int
    depth: int
    fall: int
    cylinder: int


class Crank(msgspec.Struct, frozen=True, tag_field="story", tag="crank"):
    """A crank moves a piston by a rod; the cosine of the crank's angle is a quotient."""

    crank: int
    rod: int
    cosine: Ratio
    speed: int


Facts = Cone | Balloon | Trough | Ladder | Ships | Shadow | Gas | Filter | Crank
