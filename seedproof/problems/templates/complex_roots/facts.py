"""The facts of an equation for a power of a complex number."""

from typing import Literal

import msgspec

Half = Literal["right", "left", "upper", "lower"]
"""An open half-plane."""
Operation = Literal["product", "sum", "squares"]
"""What is asked of the solutions there: their product, their sum, the sum of their squares."""
Number = tuple[int, int, int]
"""The complex number a + b sqrt(c) i, as (a, b, c)."""


class Pure(msgspec.Struct, frozen=True, tag_field="kind", tag="pure"):
    """A power has a value."""

    exponent: int
    value: Number
    half: Half
    operation: Operation


class Quadratic(msgspec.Struct, frozen=True, tag_field="kind", tag="quadratic"):
    """A power is one of the zeros of a quadratic polynomial with integer coefficients."""

    exponent: int
    values: tuple[Number, Number]
    half: Half
    operation: Operation


class Moebius(msgspec.Struct, frozen=True, tag_field="kind", tag="moebius"):
    """The power of a quotient (z - zero) / (z - pole) has a value."""

    exponent: int
    value: Number
    zero: tuple[int, int]
    pole: tuple[int, int]
    half: Half
    operation: Operation


Facts = Pure | Quadratic | Moebius
