"""Certifies the maximum M at the point p by an identity: M - f is a sum of squares on the whole surface.

With w . p^2 = N, and M w_i p_i = N a_i for every coordinate, 2 N (M - a . x) = M (w . (x - p)^2) wherever
w . x^2 = N. So M is the largest value of a . x, at p, and -M is the smallest, at -p.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import isqrt

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_SURD = re.compile(
    r"(?P<sign>-?)(?:(?P<factor>[0-9]{1,9})\*)?sqrt\((?P<under>[0-9]{1,9})\)(?:/(?P<below>[1-9][0-9]{0,8}))?"
)
_RATIONAL = r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?"
Surd = tuple[Fraction, int]
"""A rational number times the root of an integer without square factors."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The certificate, coefficient by coefficient."""
    try:
        high, low = (_value(text, facts["constant"]) for text in answers[:2])
        at = [_surd(text) for text in re.sub(r"^\(|\)$", "", answers[2]).split(", ")]
    except ValueError as error:
        yield str(error)
        return
    if not re.fullmatch(r"\(.*\)", answers[2]) or len(at) != len(facts["linear"]):
        yield f"{answers[2]} is no point of the surface"
        return
    if high[0] <= 0 or low != (-high[0], high[1]):
        yield f"{answers[0]} and {answers[1]} do not lie symmetrically to the constant"
    weights, amount = [Fraction(one) for one in facts["weights"]], facts["total"]
    if min(weights) <= 0 or amount <= 0:
        yield "the surface is no ellipse, sphere or ellipsoid"
    if sum(weight * _times(one, one) for weight, one in zip(weights, at, strict=True)) != amount:
        yield f"{answers[2]} does not lie on the surface"
    for factor, weight, one in zip(facts["linear"], weights, at, strict=True):
        if high[1] != one[1] or weight * _times(high, one) != amount * factor:
            yield f"at {answers[2]} the value is not largest, or it is not {answers[0]}"


def _value(text: str, constant: int) -> Surd:
    """A value without the constant."""
    match = re.fullmatch(rf"(?:({_RATIONAL}) )?([-+]? ?)([0-9*]*sqrt[()0-9/]+)", text)
    if match is None:
        if not re.fullmatch(_RATIONAL, text):
            raise ValueError(f"{text[:40]!r} is no value")
        return Fraction(text) - constant, 1
    if Fraction(match[1] or 0) != constant:
        raise ValueError(f"{text[:40]!r} does not have the constant")
    return _surd(match[2].strip("+ ") + match[3])


def _surd(text: str) -> Surd:
    if re.fullmatch(_RATIONAL, text):
        return Fraction(text), 1
    match = _SURD.fullmatch(text)
    if match is None or isqrt(int(match["under"])) ** 2 == int(match["under"]):
        raise ValueError(f"{text[:40]!r} is no rational number and no surd")
    factor = Fraction(int(match["factor"] or 1), int(match["below"] or 1))
    return -factor if match["sign"] else factor, int(match["under"])


def _times(one: Surd, other: Surd) -> Fraction:
    """The product of two surds with the same root."""
    return one[0] * other[0] * one[1]


CHECKER = Checker(
    facts=Facts,
    method="sum of squares as a certificate",
    wrong=wrong,
    types=lambda facts: ["number", "number", "tuple"],
)
