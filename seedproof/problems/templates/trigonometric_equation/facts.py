"""The facts of a trigonometric equation."""

from typing import Literal

import msgspec

Function = Literal["sin", "cos", "tan"]
Form = Literal["plain", "mixed", "double"]
"""How the equation is written: as the polynomial; with the square of the other function; with cos(2x)."""
Brackets = Literal["[)", "(]", "()"]


class Interval(msgspec.Struct, frozen=True, array_like=True):
    """Where solutions are asked for; its ends are exact numbers, times pi."""

    low: str
    high: str
    brackets: Brackets


class Facts(msgspec.Struct, frozen=True):
    """A polynomial in a function of a multiple of x, which has to be zero."""

    function: Function
    form: Form
    multiple: int
    coefficients: list[int]
    """The highest power first."""
    interval: Interval
