"""The facts of an exact differential equation."""

from typing import Literal

import msgspec

Kind = Literal["exact", "parameter", "factor"]
Letter = Literal["x", "y"]


class Facts(msgspec.Struct, frozen=True):
    """An equation M dx + N dy = 0, a point on a solution, and a line that the solution's curve meets."""

    kind: Kind
    """Exact as it stands, for one value of k, or after multiplication by a power of the line's letter."""
    first: list[list[int]]
    """The terms of M: the powers of x, y and k, and the coefficient; the highest powers first."""
    second: list[list[int]]
    """The terms of N."""
    point: tuple[int, int]
    line: Letter
    """The letter in the equation of the line, on which an integrating factor depends, too."""
    at: int
    """The value of that letter on the line."""
