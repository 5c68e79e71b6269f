"""The facts of an alternating series with an exponent that is to be chosen."""

from typing import Literal

import msgspec

Kind = Literal[
    "quotient",
    "quotient with a root",
    "difference with a root",
    "sine",
    "cosine",
    "exponential",
    "logarithm",
    "sine defect",
    "logarithm defect",
    "exponential defect",
    "arctangent defect",
    "exponential and logarithm",
]


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """The series of (-1)^n n^(halves/2) g(n)^p from n = 1 on.

    By kind, g(n) is (a n + b)/(n^m + c), a/sqrt(n^m + b), sqrt(n^(2 m) + a n^b) - n^m, and of t = a/n^m the
    functions sin t, 1 - cos t, e^t - 1, ln(1 + t), t - sin t, t - ln(1 + t), e^t - 1 - t, t - arctan t and
    e^t - 1 - ln(1 + t).
    """

    kind: Kind
    a: int
    m: int
    b: int = 0
    c: int = 0
    halves: int
    """Twice the exponent of n."""
