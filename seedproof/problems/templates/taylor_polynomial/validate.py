"""Differentiates at 0 step by step: every function solves a differential equation, products obey Leibniz."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb, factorial

from seedproof.problems.checker import Checker
from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.untyped import Facts

Jet = list[Fraction]
"""The values of a function and of its derivatives at 0."""

_NUMBER = re.compile(r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The stated polynomial has the derivatives that the differential equations give."""
    order = facts["order"]
    jet = _jet(facts, order)
    try:
        stated = polynomial_of(answers[0], "x")[::-1]
    except ValueError as error:
        yield f"{answers[0]!r} is no polynomial: {error}"
        return
    if len(stated) > order + 1:
        yield f"{answers[0]} is of too high a degree"
    for place, value in enumerate(jet):
        if (stated[place] if place < len(stated) else 0) * factorial(place) != value:
            yield f"the derivative number {place} of {answers[0]} at 0 is not {value}"
    if not _NUMBER.fullmatch(answers[1]) or Fraction(answers[1]) != jet[order]:
        yield f"the derivative number {order} is not {answers[1]}"


def _jet(facts: Facts, order: int) -> Jet:
    coefficients = facts["polynomial"][::-1]
    jet = [Fraction(one * factorial(place)) for place, one in enumerate(coefficients)]
    jet += [Fraction(0)] * (order + 1 - len(jet))
    for name, scale in facts["factors"]:
        jet = [_leibniz(jet, _factor(name, Fraction(scale), order), place) for place in range(order + 1)]
    return _composed(facts["outer"], jet, order) if facts["outer"] else jet


def _leibniz(one: Jet, other: Jet, place: int) -> Fraction:
    """A derivative of a product."""
    return sum((comb(place, low) * one[low] * other[place - low] for low in range(place + 1)), Fraction(0))


def _factor(name: str, scale: Fraction, order: int) -> Jet:
    """The equation of each function, differentiated n times, at 0."""
    start = {"sin": [Fraction(0), scale], "cos": [Fraction(1), Fraction(0)], "log": [Fraction(0), scale]}
    jet = start.get(name, [Fraction(1)])
    while len(jet) <= order:
        n = len(jet) - 1
        match name:
            case "exp":  # y' = a y
                jet.append(scale * jet[-1])
            case "sin" | "cos":  # y'' = -a^2 y
                jet.append(-(scale**2) * jet[-2])
            case "log":  # (1 + a x) y'' = -a y'
                jet.append(-scale * n * jet[-1])
            case "reciprocal":  # (1 - a x) y' = a y
                jet.append(scale * (n + 1) * jet[-1])
            case "sqrt":  # 2 (1 + a x) y' = a y
                jet.append(scale * (Fraction(1, 2) - n) * jet[-1])
            case _:
                raise ValueError(f"{name!r} is no function")
    return jet


def _composed(name: str, inner: Jet, order: int) -> Jet:
    """The equation between y and u, differentiated n times at 0, where u is 0."""
    if inner[0] != 0:
        raise ValueError("the inner function is not 0 at 0")
    jet = [Fraction(0 if name == "log" else 1)]
    slope = inner[1:]
    for n in range(order):
        if name == "exp":  # y' = u' y
            jet.append(_leibniz(slope, jet, n))
        elif name == "reciprocal":  # y = 1 + u y
            jet.append(_leibniz(inner, [*jet, Fraction(0)], n + 1))
        elif name == "log":  # (1 + u) y' = u'
            jet.append(slope[n] - _leibniz(inner, [*jet[1:], Fraction(0)], n))
        elif name == "sqrt":  # y y = 1 + u
            square = _leibniz([*jet, Fraction(0)], [*jet, Fraction(0)], n + 1)
            jet.append((inner[n + 1] - square) / 2)
        else:
            raise ValueError(f"{name!r} is no function")
    return jet


CHECKER = Checker(
    facts=Facts,
    method="derivatives by differential equations",
    wrong=wrong,
    types=lambda facts: ["expression(x)", "number"],
)
