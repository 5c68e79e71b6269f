"""Differentiates at 0 step by step: every function solves a differential equation, products obey Leibniz."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb, factorial

from seedproof.problems.checker import Checker
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.templates.taylor_polynomial.facts import Facts, Function, Outer

Jet = list[Fraction]
"""The values of a function and of its derivatives at 0."""

_NUMBER = re.compile(r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")
_ZERO = Fraction(0)
_ONE = Fraction(1)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare the stated polynomial with the derivatives that the differential equations give."""
    taylor, derivative = answers
    jet = _jet(facts)
    try:
        coefficients = polynomial_of(taylor, "x")
    except ValueError as error:
        yield f"{taylor!r} is no polynomial: {error}"
        return
    stated = _polynomial_jet(coefficients, facts.order)
    if len(stated) > len(jet):
        yield f"{taylor} is of too high a degree"
    for number, value in enumerate(jet):
        if stated[number] != value:
            yield f"the derivative number {number} of {taylor} at 0 is not {value}"
    if not _NUMBER.fullmatch(derivative) or Fraction(derivative) != jet[-1]:
        yield f"the derivative number {facts.order} is not {derivative}"


def _polynomial_jet(coefficients: Sequence[int | Fraction], order: int) -> Jet:
    """Return the derivatives of a polynomial, given with the highest power first; more if it has more."""
    jet = [Fraction(value * factorial(power)) for power, value in enumerate(reversed(coefficients))]
    return jet + [_ZERO] * (order + 1 - len(jet))


def _jet(facts: Facts) -> Jet:
    jet = _polynomial_jet(facts.polynomial, facts.order)
    for function, scale in facts.factors:
        factor = _factor(function, Fraction(scale), facts.order)
        jet = [_leibniz(jet, factor, number) for number in range(facts.order + 1)]
    return _composed(facts.outer, jet, facts.order) if facts.outer else jet


def _leibniz(first: Jet, second: Jet, number: int) -> Fraction:
    """Return a derivative of a product."""
    products = (comb(number, low) * first[low] * second[number - low] for low in range(number + 1))
    return sum(products, _ZERO)


def _factor(function: Function, scale: Fraction, order: int) -> Jet:
    """Return the derivatives of a function of a x, by its equation differentiated n times at 0."""
    jet = {"sin": [_ZERO, scale], "log": [_ZERO, scale], "cos": [_ONE, _ZERO]}.get(function, [_ONE])
    for n in range(len(jet) - 1, order):
        match function:
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
    return jet


def _composed(outer: Outer, inner: Jet, order: int) -> Jet:
    """Return the derivatives of y, by its equation with u, differentiated n times at 0, where u is 0."""
    if inner[0] != 0:
        raise ValueError("the inner function is not 0 at 0")
    slope = inner[1:]
    jet = [_ZERO if outer == "log" else _ONE]
    for n in range(order):
        match outer:
            case "exp":  # y' = u' y
                jet.append(_leibniz(slope, jet, n))
            case "reciprocal":  # y = 1 + u y
                jet.append(_leibniz(inner, [*jet, _ZERO], n + 1))
            case "log":  # (1 + u) y' = u'
                jet.append(slope[n] - _leibniz(inner, [*jet[1:], _ZERO], n))
            case "sqrt":  # y y = 1 + u
                square = _leibniz([*jet, _ZERO], [*jet, _ZERO], n + 1)
                jet.append((inner[n + 1] - square) / 2)
    return jet


CHECKER = Checker(
    facts=Facts,
    method="derivatives by differential equations",
    wrong=wrong,
    types=lambda facts: ["expression(x)", "number"],
)
