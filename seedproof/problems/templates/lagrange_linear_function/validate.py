"""Certifies the maximum M at the point p by an identity: M - f is a sum of squares on the whole surface.

With w . p^2 = N, and M w_i p_i = N a_i for every coordinate, 2 N (M - a . x) = M (w . (x - p)^2) wherever
w . x^2 = N. So M is the largest value of a . x, at p, and -M is the smallest, at -p.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from seedproof.problems.checker import Checker
from seedproof.problems.templates.lagrange_linear_function.facts import Facts

_RATIONAL = r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?"
_VALUE = re.compile(rf"(?:(?P<constant>{_RATIONAL}) )?(?P<sign>[-+]? ?)(?P<surd>[0-9*]*sqrt[()0-9/]+)")
_SURD = re.compile(
    r"(?P<sign>-?)(?:(?P<factor>[0-9]{1,9})\*)?sqrt\((?P<radicand>[0-9]{1,9})\)"
    r"(?:/(?P<denominator>[1-9][0-9]{0,8}))?"
)
_POINT = re.compile(r"\((.*)\)")


class Surd(NamedTuple):
    """A rational number times the root of an integer that is no square, or of 1."""

    factor: Fraction
    radicand: int


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The certificate, coefficient by coefficient."""
    try:
        maximum = _without_constant(answers[0], facts.constant)
        minimum = _without_constant(answers[1], facts.constant)
        point = _point(answers[2])
    except ValueError as error:
        yield str(error)
        return
    if len(point) != len(facts.linear):
        yield f"{answers[2]} is no point of the surface"
        return
    if maximum.factor <= 0 or minimum != (-maximum.factor, maximum.radicand):
        yield f"{answers[0]} and {answers[1]} do not lie symmetrically to the constant"
    weights = [Fraction(weight) for weight in facts.weights]
    if min(weights) <= 0 or facts.total <= 0:
        yield "the surface is no ellipse, sphere or ellipsoid"
    squares = [
        weight * _product(coordinate, coordinate) for weight, coordinate in zip(weights, point, strict=True)
    ]
    if sum(squares) != facts.total:
        yield f"{answers[2]} does not lie on the surface"
    for factor, weight, coordinate in zip(facts.linear, weights, point, strict=True):
        same_root = maximum.radicand == coordinate.radicand
        if not same_root or weight * _product(maximum, coordinate) != facts.total * factor:
            yield f"at {answers[2]} the value is not largest, or it is not {answers[0]}"


def _without_constant(text: str, constant: int) -> Surd:
    """Return a value without the constant. Raises: ValueError."""
    if re.fullmatch(_RATIONAL, text):
        return Surd(Fraction(text) - constant, 1)
    match = _VALUE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text[:40]!r} is no value")
    if Fraction(match["constant"] or 0) != constant:
        raise ValueError(f"{text[:40]!r} does not have the constant")
    return _surd(match["sign"].strip("+ ") + match["surd"])


def _point(text: str) -> list[Surd]:
    """Return the coordinates of a point. Raises: ValueError."""
    match = _POINT.fullmatch(text)
    if match is None:
        raise ValueError(f"{text[:40]!r} is no point")
    return [_surd(coordinate) for coordinate in match[1].split(", ")]


def _surd(text: str) -> Surd:
    if re.fullmatch(_RATIONAL, text):
        return Surd(Fraction(text), 1)
    match = _SURD.fullmatch(text)
    if match is None:
        raise ValueError(f"{text[:40]!r} is no rational number and no surd")
    radicand = int(match["radicand"])
    if isqrt(radicand) ** 2 == radicand:
        raise ValueError(f"{text[:40]!r} is the root of a square")
    factor = Fraction(int(match["factor"] or 1), int(match["denominator"] or 1))
    if match["sign"]:
        factor = -factor
    return Surd(factor, radicand)


def _product(first: Surd, second: Surd) -> Fraction:
    """Return the product of two surds with the same root."""
    return first.factor * second.factor * first.radicand


CHECKER = Checker(
    facts=Facts,
    method="sum of squares as a certificate",
    wrong=wrong,
    types=lambda facts: ["number", "number", "tuple"],
)
