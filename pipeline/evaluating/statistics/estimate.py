"""An estimate with its interval of 95 %, and how it is stated in a result."""

from dataclasses import dataclass
from fractions import Fraction

from seedproof.measuring.statistics import decimal

PLACES = 6
"""The decimals of a number in a result."""


@dataclass(frozen=True)
class Estimate:
    """A value over `n` episodes, with the bounds of its interval and the name of the method.

    The bounds are None where nothing is known of them: see `of_single`.
    """

    value: Fraction
    n: int
    low: Fraction | None
    high: Fraction | None
    method: str


def of_single(value: Fraction, n: int) -> Estimate:
    """Return an estimate from a single cluster of counts: nothing tells how far others lie."""
    return Estimate(value, n, None, None, "one value")


def stated(estimate: Estimate | None) -> dict[str, str | int | None]:
    """Return an estimate as JSON; None is one over no episodes, which has no value."""
    if estimate is None:
        return {"value": None, "n": 0, "low": None, "high": None, "method": None}
    return {
        "value": signed(estimate.value),
        "n": estimate.n,
        "low": signed_or_none(estimate.low),
        "high": signed_or_none(estimate.high),
        "method": estimate.method,
    }


def signed_or_none(bound: Fraction | None) -> str | None:
    """Return a bound as a result states it; None stays None."""
    return None if bound is None else signed(bound)


def signed(value: Fraction, places: int = PLACES) -> str:
    """Return a number to a fixed number of places, rounded half away from zero; zero has no sign."""
    size = decimal(abs(value), places)
    is_zero = not size.strip("0.")
    return f"-{size}" if value < 0 and not is_zero else size
