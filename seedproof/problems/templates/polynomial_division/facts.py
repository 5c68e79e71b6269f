"""The facts of a division of polynomials."""

from typing import Literal

import msgspec

Asked = Literal["quotient", "remainder", "divisor", "d", "u", "v"]


class Facts(msgspec.Struct, frozen=True):
    """Two polynomials, coefficients with that of the highest power first, and what is asked about them."""

    f: list[int]
    g: list[int]
    asked: list[Asked]
    """`d`, `u` and `v` are those of Bezout's identity, u f + v g = d."""
