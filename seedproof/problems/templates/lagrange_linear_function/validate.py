"""Certifies the maximum M at the point p by an identity: M - f is a sum of squares on the whole surface.

With w . p^2 = N, and M w_i p_i = N a_i for every coordinate, 2 N (M - a . x) = M (w . (x - p)^2) wherever
w . x^2 = N. So M is the largest value of a . x, at p, and -M is the smallest, at -p.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import (
    ClosedForm,
    added,
    closed_form,
    closed_forms,
    multiplied,
    rational,
)
from seedproof.problems.templates.lagrange_linear_function.facts import Facts


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
    if not maximum or min(maximum.values()) < 0 or added(maximum, minimum):
        yield f"{answers[0]} and {answers[1]} do not lie symmetrically to the constant"
    weights = [Fraction(weight) for weight in facts.weights]
    if min(weights) <= 0 or facts.total <= 0:
        yield "the surface is no ellipse, sphere or ellipsoid"
    weighted = [multiplied(rational(weight), each) for weight, each in zip(weights, point, strict=True)]
    if added(*map(multiplied, weighted, point)) != rational(facts.total):
        yield f"{answers[2]} does not lie on the surface"
    for factor, coordinate in zip(facts.linear, weighted, strict=True):
        if multiplied(maximum, coordinate) != rational(facts.total * factor):
            yield f"at {answers[2]} the value is not largest, or it is not {answers[0]}"


def _without_constant(text: str, constant: int) -> ClosedForm:
    """Return a value without the constant: a multiple of one root. Raises: ValueError."""
    try:
        rest = added(closed_form(text), rational(-constant))
    except (ValueError, ZeroDivisionError):
        raise ValueError(f"{text[:40]!r} is no value") from None
    if len(rest) > 1:
        raise ValueError(f"{text[:40]!r} does not have the constant")
    return rest


def _point(text: str) -> list[ClosedForm]:
    """Return the coordinates of a point. Raises: ValueError."""
    try:
        if text.startswith("("):
            return closed_forms(text)
    except (ValueError, ZeroDivisionError):
        pass
    raise ValueError(f"{text[:40]!r} is no point")


CHECKER = Checker(
    facts=Facts,
    method="sum of squares as a certificate",
    wrong=wrong,
    types=lambda facts: ["number", "number", "tuple"],
)
