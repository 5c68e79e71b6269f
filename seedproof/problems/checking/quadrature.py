"""Integrals by the double exponential rule, which bears singular ends and infinite ones."""

from collections.abc import Callable
from functools import cache
from typing import Literal

from flint import acb, arb

Infinite = Literal["+", "-"]
"""An infinite end."""

Function = Callable[[acb], acb]

_STEPS = 54
_STEP = arb(1) / 12
"""The nodes are t = k * step, at most this many to each side of the middle."""


@cache
def _hyperbolic() -> list[tuple[arb, arb, arb]]:
    """Return t, (pi / 2) sinh t, and the derivative of that, for each node."""
    nodes: list[tuple[arb, arb, arb]] = []
    for count in range(-_STEPS, _STEPS + 1):
        t = count * _STEP
        half_pi = arb.pi() / 2
        nodes.append((t, half_pi * t.sinh(), half_pi * t.cosh()))
    return nodes


def integral(function: Function, low: acb | Infinite, high: acb | Infinite) -> acb:
    """Return the integral, to some twelve digits for smooth functions. Raises: ValueError."""
    if low == "+" or high == "-":
        raise ValueError("the ends of the integral are exchanged")
    if low == "-" and high == "+":
        return integral(function, "-", acb(0)) + integral(function, acb(0), "+")
    if isinstance(low, acb) and isinstance(high, acb):
        return _between(function, low, high)
    if isinstance(low, acb):
        return _to_infinity(function, low)
    if isinstance(high, acb):
        return _to_infinity(lambda x: function(-x), -high)
    raise ValueError("both ends of the integral are infinite")


def _between(function: Function, low: acb, high: acb) -> acb:
    """Put x = middle + half * tanh(u), with the distance from the nearer end computed without loss."""
    half = (high - low) / 2
    total = acb(0)
    for _, u, derivative in _hyperbolic():
        # 1 - tanh |u| = 2 / (1 + e^(2 |u|)), small and exact near the end.
        distance = half * 2 / (1 + (2 * abs(u)).exp())
        place = low + distance if u < 0 else high - distance
        weight = derivative / u.cosh() ** 2
        if float(weight.mid()) < 1e-40:
            continue
        total += function(place) * weight
    return total * half * _STEP


def _to_infinity(function: Function, low: acb) -> acb:
    """Put x = low + exp(u)."""
    total = acb(0)
    for _, u, derivative in _hyperbolic():
        distance = u.exp()
        term = function(low + distance) * derivative * distance
        if term.is_finite():
            total += term
    return total * _STEP
