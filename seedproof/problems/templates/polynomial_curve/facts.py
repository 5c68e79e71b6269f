"""The facts of a polynomial to discuss."""

from typing import Literal

import msgspec

Question = Literal["increasing", "decreasing", "maxima", "minima", "bends"]
"""Intervals in the first two, points of the graph in the others; bends are inflection points."""


class CriticalPoint(msgspec.Struct, frozen=True, array_like=True):
    """A zero of the derivative; a list in JSON."""

    x: int
    multiplicity: int


class Facts(msgspec.Struct, frozen=True):
    """A polynomial whose derivative has integer zeros only, and what is asked about it."""

    critical: list[CriticalPoint]
    """From left to right."""
    factor: int
    """The leading coefficient of the derivative."""
    constant: int
    """The constant term of the polynomial."""
    asked: list[Question]
