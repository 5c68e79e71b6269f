"""The facts of a problem about mean values or about the number of solutions."""

from typing import Literal

import msgspec

from seedproof.problems.facts import Polynomial

Shape = Literal["exp", "log"]


class Mean(msgspec.Struct, frozen=True, tag_field="kind", tag="mean"):
    """A cubic on an interval."""

    coefficients: Polynomial
    interval: tuple[int, int]


class Count(msgspec.Struct, frozen=True, tag_field="kind", tag="count"):
    """A polynomial of the third or fourth degree, all of whose stationary points are real."""

    coefficients: Polynomial


class Level(msgspec.Struct, frozen=True, tag_field="kind", tag="level"):
    """The function c x^m e^(-a x) for all x, or c ln(a x) / x^m for x > 0."""

    shape: Shape
    factor: int
    power: int
    multiple: int


Facts = Mean | Count | Level
