"""Rational numbers, and rational multiples of a square root, by their exact value."""

import re
from dataclasses import dataclass
from fractions import Fraction
from math import isqrt

from seedproof.answers.numbers import number


@dataclass(frozen=True)
class Surd:
    """The irrational s with s * |s| = `signed_square`: 2*sqrt(2) and sqrt(8) are equal without factoring."""

    signed_square: Fraction


def expression(text: str) -> Fraction | Surd | None:
    """Return a rational, or a rational times sqrt(n); None for `1/2sqrt(2)`, which has two readings."""
    root = _ROOT.search(text)
    if root is None:
        return number(text)
    before, after = text[: root.start()].strip(), text[root.end() :].strip()
    if after[:1] not in ("", "/") or ("/" in before and before[-1] != "*"):
        return None
    factor = number((f"{before}1" if before in ("", "+", "-") else before.removesuffix("*").strip()) + after)
    radicand = number((root[1] or root[2] or root[3] or "").strip())
    if factor is None or radicand is None or radicand < 0:
        return None
    signed_square = factor * abs(factor) * radicand
    top, bottom = isqrt(abs(signed_square.numerator)), isqrt(signed_square.denominator)
    if (top**2, bottom**2) != (abs(signed_square.numerator), signed_square.denominator):
        return Surd(signed_square)
    return Fraction(top if factor > 0 else -top, bottom)


_ROOT = re.compile(r"(?:\\?sqrt|√)\s*(?:\(([^()]*)\)|\{([^{}]*)\})|√\s*([0-9]+)")
