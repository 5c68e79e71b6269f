"""The facts of a quadratic form."""

from typing import Literal

import msgspec

Extremum = Literal["largest", "smallest"]


class Facts(msgspec.Struct, frozen=True):
    """A quadratic form in x, y and maybe z, and a sphere around the origin."""

    matrix: list[list[int]]
    """The symmetric matrix, row by row."""
    parameter: list[int]
    """Row and column of the entry that is a parameter at first, empty where there is none."""
    extremum: Extremum
    square: int
    """Of the radius."""
