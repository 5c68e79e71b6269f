"""The facts of a composition of two quotients of polynomials."""

from typing import Literal

import msgspec

from seedproof.problems.facts import Quotient

Asked = Literal["formula", "excluded", "reverse", "zeros"]


class Facts(msgspec.Struct, frozen=True):
    """Two functions, and what is asked about f(g(x)), or g(f(x)) in reverse."""

    f: Quotient
    g: Quotient
    asked: list[Asked]
