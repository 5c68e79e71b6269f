"""The facts of a linear system of two differential equations."""

from typing import Literal

import msgspec

Asked = Literal["direction", "return"]


class Facts(msgspec.Struct, frozen=True):
    """The system x' = a x + b y, y' = c x + d y, and the values of x and y at zero."""

    matrix: tuple[tuple[int, int], tuple[int, int]]
    """The rows (a, b) and (c, d)."""
    start: tuple[int, int]
    asked: Asked
    """The limit of y / x, or when x is zero for the first time after 0."""
