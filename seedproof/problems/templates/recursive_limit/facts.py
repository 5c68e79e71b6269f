"""The facts of a sequence given by a recursion."""

from typing import Literal

import msgspec

Kind = Literal["linear fractional", "root", "continued fraction", "chord", "newton", "halley"]


class Facts(msgspec.Struct, frozen=True):
    """A recursion x_(n+1) = f(x_n), and where it begins.

    By kind, f(x) is (a x + b)/(x + c), sqrt(a x + b), a + b/x, x + (b - x^2)/a, (x^2 + b)/(2 x - a) or
    x (x^2 + 3 b)/(3 x^2 + b); c is zero but for the first one, and a for the last one.
    """

    kind: Kind
    a: int
    b: int
    c: int
    start: int
