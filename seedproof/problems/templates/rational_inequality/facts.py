"""The facts of a rational inequality."""

from typing import Literal

import msgspec

Sign = Literal["<", "<=", ">", ">="]


class Facts(msgspec.Struct, frozen=True):
    """A quotient of two polynomials with simple integer zeros, compared with zero."""

    roots: list[int]
    """The zeros of the numerator, in order."""
    poles: list[int]
    """The zeros of the denominator, in order."""
    factor: Literal[1, -1]
    """The leading coefficient of the numerator; that of the denominator is 1."""
    sign: Sign
