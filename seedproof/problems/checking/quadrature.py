"""Integrals by the double exponential rule, which bears singular ends and infinite ones."""

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, NamedTuple

from flint import acb, arb, ctx

Infinite = Literal["+", "-"]
"""An infinite end."""

Function = Callable[[acb], acb]

_STEPS = 54
_STEP = arb(1) / 12
"""The nodes are t = k * step, at most this many to each side of the middle."""
_NEGLIGIBLE = 1e-40
"""A weight that adds nothing."""


class _Node(NamedTuple):
    """A node of the rule, at t = k * step."""

    is_low: bool
    """Whether it lies nearer to the lower end."""
    share: arb
    """1 - tanh |u|, where u is (pi / 2) sinh t: small and exact near the end."""
    weight: arb
    """The derivative of tanh u."""
    distance: arb
    """e^u."""
    growth: arb
    """The derivative of e^u."""


@lru_cache(maxsize=8)
def _nodes(bits: int) -> tuple[_Node, ...]:
    """Return the nodes at a working precision of so many bits, which is the one that is set."""
    nodes: list[_Node] = []
    for count in range(-_STEPS, _STEPS + 1):
        t = count * _STEP
        half_pi = arb.pi() / 2
        u = half_pi * t.sinh()
        derivative = half_pi * t.cosh()
        distance = u.exp()
        nodes.append(
            _Node(
                is_low=u < 0,
                share=2 / (1 + (2 * abs(u)).exp()),
                weight=derivative / u.cosh() ** 2,
                distance=distance,
                growth=derivative * distance,
            )
        )
    return tuple(nodes)


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
    for node in _nodes(ctx.prec):
        if float(node.weight.mid()) < _NEGLIGIBLE:
            continue
        distance = half * node.share
        place = low + distance if node.is_low else high - distance
        total += function(place) * node.weight
    return total * half * _STEP


def _to_infinity(function: Function, low: acb) -> acb:
    """Put x = low + exp(u)."""
    total = acb(0)
    for node in _nodes(ctx.prec):
        term = function(low + node.distance) * node.growth
        if term.is_finite():
            total += term
    return total * _STEP
