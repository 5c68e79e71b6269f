"""The facts of a Fourier series."""

from typing import Literal

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A function of period 2 pi, whose pieces are polynomials in x and pi with terms of one degree."""

    left: list[int]
    """From -pi to 0: the coefficients of x^d, x^(d - 1) pi, ..., pi^d."""
    right: list[int]
    """The same from 0 to pi."""
    at_pi: Literal[0, 1]
    """Whether the value of the series is asked for at pi; else it is at 0."""
