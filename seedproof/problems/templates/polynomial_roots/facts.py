"""The facts of a polynomial that is a product of linear and quadratic factors."""

from typing import Literal

import msgspec

Sign = Literal["<", "<=", ">", ">="]


class Facts(msgspec.Struct, frozen=True):
    """The factors, each with the coefficient of its highest power first."""

    linear: list[tuple[int, int]]
    quadratic: list[tuple[int, int, int]]
    """The leading coefficients are 1, and the roots no rational numbers."""
    sign: Sign
    """That of the inequality."""
