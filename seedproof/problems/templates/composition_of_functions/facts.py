"""The facts of a composition of two quotients of polynomials."""

from typing import Literal

import msgspec

Asked = Literal["formula", "excluded", "reverse", "zeros"]

Quotient = tuple[list[int], list[int]]
"""Numerator and denominator: coefficients, that of the highest power first."""


class Facts(msgspec.Struct, frozen=True):
    """Two functions, and what is asked about f(g(x)), or g(f(x)) in reverse."""

    f: Quotient
    g: Quotient
    asked: list[Asked]
