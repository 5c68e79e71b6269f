"""The facts of an initial value problem for the Laplace transform."""

import msgspec


class Decay(msgspec.Struct, frozen=True, tag_field="kind", tag="decay"):
    """y' + rate y = factor e^(growth t), with the value start at zero."""

    rate: int
    factor: int
    growth: int
    start: int


class Damped(msgspec.Struct, frozen=True, tag_field="kind", tag="damped"):
    """y'' + (first + second) y' + first second y = force, with the value start and the slope at zero."""

    first: int
    second: int
    force: int
    start: int
    slope: int


class Switched(msgspec.Struct, frozen=True, tag_field="kind", tag="switched"):
    """y'' + turn^2 y = force up to the time off and 0 behind it, from rest."""

    turn: int
    force: int
    off: int


Facts = Decay | Damped | Switched
