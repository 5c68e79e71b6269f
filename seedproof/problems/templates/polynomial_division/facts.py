"""The facts of a division of polynomials."""

from typing import Literal

import msgspec

from seedproof.problems.facts import Polynomial

Asked = Literal["quotient", "remainder", "divisor", "d", "u", "v"]


class Facts(msgspec.Struct, frozen=True):
    """Two polynomials, and what is asked about them."""

    f: Polynomial
    g: Polynomial
    asked: list[Asked]
    """`d`, `u` and `v` are those of Bezout's identity, u f + v g = d."""
