"""What a claim is, and when two values are the same."""

from collections.abc import Callable, Iterable
from typing import Literal

from flint import acb

from seedproof.problems.reading import Gaps

Truth = Literal["true", "false", "undecided"]

Claim = Callable[[Gaps], Truth]
"""Decides a step from the text in its gaps. Raises: ValueError where that cannot be evaluated."""

_SAME = 1e-12
_OTHER = 1e-6


def truth(holds: bool) -> Truth:
    """Return a boolean as a verdict."""
    return "true" if holds else "false"


def same(left: acb, right: acb, tolerance: float = _SAME) -> Truth:
    """Return whether two values agree: to twelve digits they do, in six they must not differ."""
    # As balls, since an exponential function may be too large for a float.
    difference = abs(left - right) / (1 + abs(right).mid())
    distance = float(difference.mid())
    if float(difference.rad()) > tolerance:
        return "undecided"
    if distance <= tolerance:
        return "true"
    if distance >= _OTHER:
        return "false"
    return "undecided"


def together(truths: Iterable[Truth]) -> Truth:
    """Return true if all are true, false if one is false; undecided without any."""
    every = set(truths)
    if "false" in every:
        return "false"
    return "true" if every == {"true"} else "undecided"
