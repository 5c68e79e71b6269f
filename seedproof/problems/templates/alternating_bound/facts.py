"""The facts of an alternating series."""

from typing import Literal

import msgspec

Kind = Literal["linear", "square", "geometric", "hump"]


class Facts(msgspec.Struct, frozen=True):
    """The series of (-1)^(n + 1) b_n from n = 1 on.

    By kind, b_n is 1/(a n + b), 1/(a n + b)^2, 1/((a n + b) c^n) or n/(n^2 + c).
    """

    kind: Kind
    a: int
    b: int
    c: int
    precision: int
    """The error is to be at most one over this."""
    terms: int
    """How many terms the first of the two partial sums has."""
