"""The facts of an integral that a trigonometric substitution solves."""

from typing import Literal

import msgspec

Kind = Literal[
    "circle_root",
    "circle_square",
    "circle_over_square",
    "circle_reciprocal",
    "circle_cube",
    "circle_square_over_cube",
    "circle_linear",
    "plus_root",
    "plus_inverse",
    "plus_square",
    "plus_reciprocal",
    "plus_cube",
    "plus_square_below",
    "plus_linear",
    "minus_root",
    "minus_over",
    "minus_inverse",
    "minus_reciprocal",
    "minus_cube",
]
"""Circle: the root of a^2 - u^2; plus: of u^2 + a^2; minus: of u^2 - a^2 for u > a; u = x - shift."""


class Facts(msgspec.Struct, frozen=True):
    """A function, and the ends of its integral."""

    kind: Kind
    factor: int
    """A number above, one where there is none."""
    side: int
    """The number a."""
    shift: int
    offset: int
    """What is added to u in a linear numerator, else zero."""
    low: tuple[str, int]
    """The u at the lower end: a rational number times the root of an integer."""
    high: tuple[str, int]
