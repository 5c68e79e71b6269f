"""The facts of a linear approximation."""

from typing import Literal

import msgspec

Law = Literal["pendulum", "wire", "flow", "radiation", "beam", "string"]


class Power(msgspec.Struct, frozen=True, tag_field="kind", tag="power"):
    """The function x^(p / q) near the place root^q."""

    p: int
    q: int
    root: int
    tenths: int
    """How far to the right of the place it is approximated."""


class Integral(msgspec.Struct, frozen=True, tag_field="kind", tag="integral"):
    """The function that is `start` at a place, and whose derivative is sqrt(t^degree + constant)."""

    degree: int
    constant: int
    start: int
    place: int
    tenths: int
    """How far to the left of the place it is approximated."""


class Errors(msgspec.Struct, frozen=True, tag_field="kind", tag="errors"):
    """A quantity found from two measured ones by a law of physics, with errors in percent."""

    law: Law
    first: int
    second: int
    target: int


Facts = Power | Integral | Errors
