"""The facts of a problem about work."""

from typing import Literal

import msgspec

Shape = Literal["cylinder", "cone", "bowl", "trough", "paraboloid"]


class Spring(msgspec.Struct, frozen=True, tag_field="kind", tag="spring"):
    """A spring that a known force holds stretched, and a further stretch."""

    force: int
    """Newtons."""
    stretch: int
    """Centimetres beyond the natural length, held by the force."""
    start: int
    end: int
    """The stretch is increased from the first to the second, in centimetres."""


class Chain(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="chain"):
    """A chain that hangs down, with a load at its lower end."""

    length: int
    """Metres."""
    weight: int
    """Newtons per metre."""
    load: int = 0
    """Newtons; without a word, there is none."""
    pulled: int
    """So many metres are pulled up first."""


class Gas(msgspec.Struct, frozen=True, tag_field="kind", tag="gas"):
    """A gas that expands at constant temperature."""

    pressure: int
    """Kilopascals at the start."""
    volume: int
    """Litres at the start."""
    end: int
    """Litres at the end."""


class Tank(msgspec.Struct, frozen=True, tag_field="kind", tag="tank"):
    """A full tank from which liquid is lifted to a pipe above its rim."""

    shape: Shape
    width: int
    """Metres: the radius, of a trough its width at the top."""
    height: int
    """Metres."""
    length: int
    """Of a trough in metres, else zero."""
    weight: int
    """Of the liquid, kilonewtons per cubic metre."""
    depth: int
    """Metres: what is left after the second part."""
    lift: int
    """Metres from the rim up to the pipe."""


class Stages(msgspec.Struct, frozen=True, tag_field="kind", tag="stages"):
    """A tank that is emptied in two stages: down to a depth over the rim, the rest to a pipe above it."""

    shape: Shape
    width: int
    height: int
    length: int
    weight: int
    fill: int
    """Metres: how deep the liquid is at the start."""
    depth: int
    """Metres: how deep it is after the first stage."""
    lift: int
    power: int
    """Kilowatts of the second pump."""


Facts = Spring | Chain | Gas | Tank | Stages
